/** What a teacher found beside the point, or against the line: what is named instead, and what is left out. */
import { describe, expect, it } from 'vitest';
import { cornerForced } from '../../../src/core/coach/contrast/corners.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { amongOthers, opens } from '../../../src/core/coach/contrast/shape.js';
import { inEachLine, takenLater } from '../../../src/core/coach/contrast/square-wanted.js';
import { borneOut } from '../../../src/core/coach/contrast/shown.js';
import { asFault, type Finding } from '../../../src/core/coach/reasons/finding.js';
import type { Reason } from '../../../src/core/coach/reasons/reason.js';
import { asideOf } from '../../../src/core/coach/selection/aside.js';
import { COUNTED, EARLY, LEAST, rankOf } from '../../../src/core/coach/selection/rank.js';
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { misleading } from '../../bench/coach/misleading.js';
import { refuted } from '../../bench/coach/verifier.js';
import { explained, linesOf, played, type Case } from './case.js';

const E2_ANYWAY: Case = {
  board: '--OOX-----OX-X--XOXOXX--XXXOXXXXXXXOXO----OOO------------------- O',
  worse: 'a6 a7 b6 e2 b2 f7 f6 g5',
  better: 'f6 b1 e2 f1 g5 c7 g2 g3',
};
const A1_ANYWAY: Case = {
  board: '----X----XXXX--XOXXOXXXXOXXXOXOXOXXOXOXXOXXOOX--O-XXXO-----OOOO- O',
  worse: 'a2 g7 d1 g2 f2 f1 c8 c1 h8 b7 g6 h6 a1 b1',
  better: 'c8 g7 a2 g6 b8 b7 a8 pass h7 h8 h6 pass a1 b1',
};
const OPENS_F3: Case = {
  board: '-------------------XX------XXO-----XXO------XO-----OOO---------- O',
  worse: 'c2 f3 f2 g3',
  better: 'd6 e8 c5 c4 b3 g4 d8 c7',
};
const THEY_TAKE_H1: Case = {
  board: '--XOO-----XXOO---XXOOO---XOOXXXXXOXOOXXXXXOOXXXXX-OOXX-X--OOOO-- O',
  worse: 'b1 g1 a4 a3 b2 g2 g3 a1',
  better: 'g3 h3 g2 b7 g8 a4 b8 h1 h2 g7',
};
const H8_FAR_OFF: Case = {
  board: '----OO-----OOOXXOOXXXXX-XXXXXXO-XXOOXOOOXXXOOXOO--OOOOOO--OXXO-- O',
  worse: 'h1 h8 g8 a2 b7 h4 c2 a7 a8 b8 a1',
  better: 'a7 h4 b7 b2 a2 a8 b8 a1 h1 d1 h3 g8 b1 c2 c1 g1 h8',
};
const E3_FOR_BOTH: Case = {
  board: '-------------O-------O-X---OOOXX---OOXOX-X-OXOXX--XOOX-X--XXX--- O',
  worse: 'g8 e3 g3 h2 c6 e2 g2 d3',
  better: 'g3 h2 e3 f8 c6 d2 g2 c4',
};
const D7_TAKEN: Case = {
  board: '------------------OOXX----XXXXX-OOXOOO---XXOOO------O----------- O',
  worse: 'b4 a6 b3 e2 c2 d2 d1 g5',
  better: 'd7 c7 b4 a6 b3 a4 a3 d8',
};
const F1_FIRST: Case = {
  board: '--XXO------OXO----OOXXX---XOXXX---XOOO----OOOO-----O------------ O',
  worse: 'b1 g1 g5 c2 b4 b3 a3 g6 b2',
  better: 'f1 g1 g5 h6 h4 b4 b6 f7 b3 c2',
};
const OPENS_B8: Case = {
  board: '------------XX-----XXXXX--XOOXX---OOOOOO---OOO-----XO----------- O',
  worse: 'c7 h6 h4 c6 b6 b5 a5 g6',
  better: 'h4 c6 h2 e8 b5 f7 d2 c3 b6 e1',
};

/** What is said of a case: true, and not misleading. */
async function textsOf(one: Case, language: 'en' | 'fr' | 'cs' = 'en'): Promise<string[]> {
  const [position, found] = [parseBoardString(one.board), explained(one)];
  for (const reason of found.reasons) {
    expect(refuted(position, found, reason)).toBeUndefined();
    expect(misleading(position, found, reason)).toBeUndefined();
  }
  return sentences(found, await loadCoachWords(language), language);
}

describe('left out', () => {
  it('is a square that a reply is said to prepare, and they can play after the better move as well', () => {
    const [finding] = reply(...linesOf(E2_ANYWAY)) as [Finding];
    expect(finding.consequences?.map(({ kind }) => kind)).not.toContain('prepares');
  });

  it('is a corner won by force that they take in the line shown', () => {
    const lines = linesOf(THEY_TAKE_H1);
    const found = cornerForced(...lines);
    expect(found).toMatchObject([{ kind: 'corner-force-missed' }]);
    expect(borneOut(found, ...lines)).toEqual([]);
  });

  it('is a corner won by force that the mover takes after the other move as well', () => {
    const [worse, better] = linesOf(A1_ANYWAY);
    const found = cornerForced(worse, better);
    expect(found).toMatchObject([{ kind: 'corner-force-missed', squares: ['a1'] }]);
    expect(borneOut(found, worse, better)).toEqual([]);
  });

  it('is that a reply is strong which is worth over two discs less than the best one', () => {
    const [worse, better] = linesOf(OPENS_F3);
    const [finding] = reply(worse, better) as [Finding];
    const repliesOf = (costs: [Square, number][]): number | undefined =>
      amongOthers(finding, worse, better, [{ punishing: [], best: [], costs: new Map(costs) }]).numbers
        .replies;
    expect(
      repliesOf([
        ['f3', 19],
        ['d2', 17],
      ]),
    ).toBe(2);
    expect(
      repliesOf([
        ['f3', 19],
        ['d2', 16.5],
      ]),
    ).toBeUndefined();
    expect(
      repliesOf([
        ['f3', 16.5],
        ['d2', 19],
      ]),
    ).toBeUndefined();
  });

  it('is a corner in return that comes after more than eight plies', () => {
    expect(asideOf(...linesOf(H8_FAR_OFF), () => false)).toMatchObject({
      kind: 'corner-cost',
      squares: ['a8'],
    });
  });

  it('is a square beside an empty corner among those that are opened', () => {
    const [worse, better] = linesOf(OPENS_B8);
    const [finding] = opens(worse, better) as [Finding];
    expect(worse.after.legalMoves).toContain('b8');
    expect(finding.squares).toEqual(['c8', 'd8']);
  });
});

describe('named', () => {
  it('is the square that they take at once, and could take first in the better line, only if nothing else shows', async () => {
    const lines = linesOf(E3_FOR_BOTH);
    expect(lines[1].after.legalMoves).toContain('e3');
    expect(takenLater(...lines)).toEqual([]);
    expect(inEachLine(...lines)).toMatchObject([{ kind: 'square-wanted', squares: ['e3'] }]);
    expect((await textsOf(E3_FOR_BOTH))[0]).not.toContain('e3');
  });

  it('is the disc whose flipping takes the better move away', async () => {
    const because = ['because a6 flips b5', 'car a6 retourne b5', 'protože a6 otočí b5'];
    for (const [at, language] of (['en', 'fr', 'cs'] as const).entries())
      expect((await textsOf(D7_TAKEN, language))[0]).toContain(because[at]);
  });

  it('is the square of the better move where either side can play', async () => {
    expect((await textsOf(F1_FIRST))[0]).toContain('Either of you can play f1, so take it first.');
    expect((await textsOf(F1_FIRST, 'fr'))[0]).toContain('Les deux camps peuvent jouer f1');
    expect((await textsOf(F1_FIRST, 'cs'))[0]).toContain('Na f1 mohou hrát obě strany');
  });
});

it('puts one of several strong replies behind what is counted, and mere counts of all behind that', () => {
  const lines = linesOf(E3_FOR_BOTH);
  const of = (consequence: NonNullable<Reason['consequences']>[number], square: Square = 'e3'): number => {
    const [finding] = reply(...lines);
    const shared = {
      kind: 'reply-stronger',
      squares: [square],
      worseLine: ['g8', square],
      betterLine: ['g3'],
    };
    const given = { ...finding, ...shared, numbers: { plies: 2, replies: 2 }, weight: 4 } as Finding;
    return rankOf(asFault({ ...given, consequences: [consequence] }), ...lines);
  };
  expect(of({ kind: 'loses', squares: ['c5'] })).toBeGreaterThan(COUNTED);
  expect(of({ kind: 'loses', squares: ['c5'] }, 'g3')).toBe(COUNTED);
  expect(of({ kind: 'all-opened', squares: ['e3', 'c6'] })).toBe(EARLY);
  expect(of({ kind: 'all-leave', squares: ['e3', 'c6'], counts: [10, 13] })).toBe(LEAST);
});

it('counts the moves that are left no less where a line ends early', () => {
  const { board, worse, better } = E3_FOR_BOTH;
  const lines = [played(board, worse), played(board, better.split(' ').slice(0, 3).join(' '))] as const;
  const [own, otherOwn] = lines.map(({ replied }) => replied!.legalMoves.length);
  expect([own, otherOwn]).toEqual([5, 8]);
  const counted: Finding = {
    kind: 'mobility',
    squares: [],
    numbers: { own: 5, otherOwn: 8 },
    worseLine: ['g8', 'e3'],
    betterLine: ['g3', 'h2'],
    weight: 3,
  };
  expect(rankOf(asFault(counted), ...lines)).toBe(COUNTED);
});
