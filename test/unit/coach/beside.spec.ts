/** Beside a reason: the moves that only the better move leaves, and a corner or a pass of one line only. */
import { describe, expect, it } from 'vitest';
import { cornerThreat } from '../../../src/core/coach/contrast/corners.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { asFault, type Finding } from '../../../src/core/coach/reasons/finding.js';
import { asideOf } from '../../../src/core/coach/selection/aside.js';
import { sentence, sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import { explained, linesOf, played, type Case } from './case.js';

const H1_IN_THE_LINE: Case = {
  board: '----------OOOX--XOOOXO-XXXOOOOOXXXXOOOOX-XOOOOXX--OOOOOX--OOOO-O O',
  worse: 'a7 f1 e1 g3 h2 g2 a6 a8 h1 g1',
  better: 'h2 g8 f1 a2 a6 a7 b7 d1 e1 c1 b1 g3 b2 a1 g2 h1',
};
const A8_BY_CHOICE: Case = {
  board: '------------------XXXXOO--XXXXOO---XXOOOOO-XXXOO-OXXXXX---OOOO-- X',
  worse: 'a5 a4 g2 b5 a7 a8 b4 c5 c6 b8 pass h1 g1 h2 e2 h8',
  better: 'g2 e2 f2 h8 g8 h1 h2 h7 a7 g1',
};
const H1_HANGS: Case = {
  board: '-----X-----XXXOOXXXXXOOOXXXXOXOOXXXOXXOOXXOOXOO-XOXXXOXXX-OXX--- O',
  worse: 'b8 f8 d1 h6 h8 g8 c2 b1 e1 c1 a2 a1 b2 g1 h1',
  better: 'h8 b8 h6 h1 g1 f8 d1 c1 c2 e1 g8 b2 a2 a1 b1',
};
const A8_ANYWAY: Case = {
  board: '----X-------XX-----XXXX--XXXXXXX--XOOXXX---OXXOX-XXXXXOX-OOOOOOO O',
  worse: 'h3 c6 h2 g2 g1 h1 f1 pass a8 b6',
  better: 'c6 b6 a8 a7 a5 a6 b5 a4 a3 pass',
};
const H8_BESIDE_WEDGE: Case = {
  board: 'XXOOOOOOOOOOOX--XOXXX----XOXXXX--XXOXXX--XXXOX---XXXXO----OOOO-- O',
  worse: 'a8 b8 h5 g6 g2 g7',
  better: 'g3 g7 g8 h2 h8 h7 g6 f3',
};
const THEY_PASS: Case = {
  board: '----XXXXX--XXOOOXXXXXOOOXXXXXOXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXO O',
  worse: 'c2 d1 c1 b1 b2',
  better: 'd1 c1 c2 pass b2 b1 a1',
};

const H1_BY_CHOICE: Case = {
  board: '--X-XO-----XOO----OOXXXX--OOXXXX--OOOXXX--OOOOX----------------- O',
  worse: 'c2 g1 h6 h7 h2 h1 g2 b1',
  better: 'h7 d1 b1 b4 b5 c2 a3 a4',
};
const PASS_BEFORE_A1: Case = {
  board: '--OXXXXX--OXXOOXX-OXXXOXXXOOXOOXXXOXOXOXXXXXXOOXOXXOOOOXOXOOOOO- X',
  worse: 'h8 a2 b2 b3 b1 a1',
  better: 'b1 a2 b3 b2 h8 pass a1',
};
const A8_BESIDE_TWO: Case = {
  board: '------------X-----OXXX-O-XXXXXOO-OXOOXOO--OOOOO---OOOO----OOO--- X',
  worse: 'b6 c2 b7 b3 d2 a8 h6 h7',
  better: 'h6 h7 g3 a4 a3 c2 b3 b6 a5 h2',
};
const A1_BESIDE_OWN: Case = {
  board: '--XXXX----XOOX---XOOOXX-XOOOXXXXXOOXOXXXX--OXXXX---OOX------O--- X',
  worse: 'c8 c6 b2 a3 a2 a1 b1 a7 b7 b6 d8 f8',
  better: 'c6 a3 a2 b6 a7 h2 c8 f8 d8 b8 g7 h3',
};
const TWO_WON: Case = {
  board: 'OOO-OX----XOOXXX--XXOXXXXXXXOXXX--XOXXXX-XXXXXXX-OOOO-XO--X-OOO- X',
  worse: 'a6 b3 f7 b2 a3 a2',
  better: 'h8 a3 a2 g1 a8 a5',
};

it('calls no corner safe that falls in the line shown', () => {
  const [worse, better] = linesOf(H1_IN_THE_LINE);
  const beforeIt = played(H1_IN_THE_LINE.board, H1_IN_THE_LINE.better.split(' ').slice(0, 10).join(' '));
  expect(asideOf(worse, beforeIt, () => false)).toMatchObject({ kind: 'corner-safe', squares: ['h1'] });
  expect(asideOf(worse, better, () => false)?.kind).not.toBe('corner-safe');
});

describe('a corner of one line only', () => {
  it('is named rather than one that falls after both moves', () => {
    const aside = asideOf(...linesOf(A8_BY_CHOICE), () => false);
    expect(aside).toMatchObject({ kind: 'corner-spoiled', squares: ['a8', 'a7'] });
  });

  it('is named rather than one that is safe', () => {
    const aside = asideOf(...linesOf(H1_BY_CHOICE), () => false);
    expect(aside).toMatchObject({ kind: 'corner-spoiled', squares: ['h1', 'h2'] });
    expect(asideOf(...linesOf(H1_BY_CHOICE), (corner) => corner === 'h1')).toMatchObject({
      kind: 'corner-safe',
      squares: ['h8'],
    });
  });

  it('is named rather than a second reason that is only counted', async () => {
    const texts = sentences(explained(A8_BESIDE_TWO), await loadCoachWords('en'), 'en');
    expect(texts).toHaveLength(3);
    expect(texts[1]).toContain('After b6 your opponent goes on to take the a8 corner');
  });

  it('is named rather than a second reason about a square, where it falls soon', async () => {
    const texts = sentences(explained(A1_BESIDE_OWN), await loadCoachWords('en'), 'en');
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('Only you can play c8, so keep it in hand');
    expect(texts[1]).toContain('After c8 your opponent goes on to take the a1 corner');
  });

  it('is said to hang after both moves where it does', async () => {
    const lines = linesOf(H1_HANGS);
    expect(asideOf(...lines, () => false)).toMatchObject({ kind: 'corner-hangs', squares: ['h1'] });
    for (const { after } of lines) expect(after.legalMoves).toContain('h1');
    const found = explained(H1_HANGS);
    const aside = asideOf(...lines, () => false)!;
    const [first, ...rest] = found.reasons;
    const texts = sentences(
      { ...found, reasons: [{ ...first!, aside }, ...rest] },
      await loadCoachWords('en'),
      'en',
    );
    expect(texts).toContain('Your opponent can take the h1 corner after either move.');
  });

  it('is the next one where the reasons name the first', () => {
    const aside = asideOf(...linesOf(TWO_WON), (corner) => corner === 'h8');
    expect(aside).toMatchObject({
      kind: 'corner-won',
      squares: ['a8'],
      line: ['h8', 'a3', 'a2', 'g1', 'a8'],
    });
  });

  it('is no threat that was missed where the mover takes it after both moves', () => {
    const [worse, better] = linesOf(A8_ANYWAY);
    expect(cornerThreat(worse, better)).toEqual([]);
    const short = played(A8_ANYWAY.board, 'h3 c6 h2 g2');
    expect(cornerThreat(short, better)).toMatchObject([{ squares: ['a8'] }]);
  });

  it('is said rather than a wedge', async () => {
    const [finding] = reply(...linesOf(H8_BESIDE_WEDGE)) as [Finding];
    const instead = { kind: 'wins', squares: ['h8'], line: ['g3', 'g7', 'g8', 'h2', 'h8'] } as const;
    expect(finding.consequences).toMatchObject([{ kind: 'wedges' }]);
    const words = await loadCoachWords('en');
    const texts = [asFault(finding), asFault(finding, instead)].map((reason) =>
      sentence(explained(H8_BESIDE_WEDGE), reason, words, 'en'),
    );
    expect(texts[0]).toContain('wedges');
    expect(texts[1]).toMatch(/first\. With g3 you go on to take the h8 corner: g3 g7 g8 h2 h8\.$/u);
  });
});

it('says beside a move that could wait that they have to pass', async () => {
  const texts = sentences(explained(THEY_PASS), await loadCoachWords('en'), 'en');
  // The better line plays c2 next.
  expect(texts[0]).toContain('Play d1 first: only you can play c2, so it can wait.');
  expect(texts[1]).toContain('soon has to pass');
});

it('names the pass, and not the corner that falls because of it', async () => {
  const texts = sentences(explained(PASS_BEFORE_A1), await loadCoachWords('en'), 'en');
  expect(texts[0]).toContain('your opponent soon has to pass: b1 a2 b3 b2 h8 pass.');
});

it.each([
  [
    'no threat of a corner that they take at once in the better line',
    '--OOOOO-XXOOOO-OXXXXOOOOXOXXOOXOXXOOXOXOXXOOOXX--OXXXXX-O-OOOO-- X',
    'b8 a7 g8 h8 g2 h1 pass h7 h6 a1 b1',
    'b1 a1 a7 b8 g2 h1 pass h8 g8 h6 h7',
    'Your opponent takes a7 at once; after b1 you take it yourself: b1 a1 a7.',
  ],
  [
    'no square that is closed only for now, but who gets it',
    '------------O------XOXXX--XXOXXX--OOOOXX---XOOXX--XXOO----X-OO-- X',
    'd2 d8 b6 c3 b4 b3 b5 a4 d1 c2',
    'c6 c2 c3 b3 d8 d2 g8 b4 e1 f1',
    'Your opponent takes d8 at once; after c6 you take it yourself: c6 c2 c3 b3 d8.',
  ],
])('names %s', async (_, board, worse, better, text) => {
  const found = explained({ board, worse, better });
  expect(found.reasons.flatMap(({ consequences = [] }) => consequences)).toEqual([]);
  const words = await loadCoachWords('en');
  expect(found.reasons.map((reason) => sentence(found, reason, words, 'en')).join(' ')).toContain(text);
});

it('names a corner that falls once, and not that it could have been taken', () => {
  const found = explained({
    board: 'XXXXXX--XOXXXXX-XXOXXXXXXXXOXXXXXXOXXXXXXOXXX-X-XOXX-X--XOX-O-X- O',
    worse: 'g1 h1 f6 g7 f8 e7 h8 pass h6 h7 h2 pass d8',
    better: 'h1 g1 h7 f6 f8 d8 h8 e7 h2 h6 g7',
  });
  expect(found.reasons.map(({ kind }) => kind)).toContain('corner-given');
  expect(found.reasons.map(({ kind }) => kind)).not.toContain('corner-missed');
});

it('is named beside a move that could wait, by the shorter of the lines in which it changes hands', async () => {
  const found = explained({
    board: 'OOOOOOO-XXXXXO-XXXOXOXXXOXOOOXXXOXXOOOOXXXOXOO-XXOOOOOO-O-O----- X',
    worse: 'e8 d8 g8 f8 h8 h7 b8 h1 g2 pass g6',
    better: 'b8 g2 h1 d8 g8 f8 h8 g6 h7 pass e8',
  });
  const texts = sentences(found, await loadCoachWords('en'), 'en');
  expect(texts.join(' ')).toContain('Only you can play e8, so keep it in hand');
  expect(texts).toContain('After e8 your opponent takes the h1 corner; after b8 you do: b8 g2 h1.');
});

it('comes before a reply whose effect does not show', () => {
  const { reasons } = explained({
    board: '-------------------OOOOO---OOOX----OXOXX--OOOOXX--OXOO-X-O-XXXX- X',
    worse: 'b6 h4 c5 h8 g7 c8 c3 b3 d2 c1',
    better: 'c5 c4 f2 g2 b4 b3 c3 b6 h1 a3',
  });
  expect(reasons[0]!.upshot).toMatchObject({ kind: 'corner-lost', squares: ['h8'] });
});
