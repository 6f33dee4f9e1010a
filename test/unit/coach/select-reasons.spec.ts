/** Which reasons are selected where a strict reader objected to one, each in its position. */
import { describe, expect, it } from 'vitest';
import { explainFrom } from '../../../src/core/coach/explain.js';
import type { Reason } from '../../../src/core/coach/reasons/reason.js';
import { selectReasons } from '../../../src/core/coach/selection/select-reasons.js';
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { misleading, missing } from '../../bench/coach/misleading.js';
import { played } from './case.js';

interface Case {
  readonly board: string;
  readonly worse: string;
  readonly better: string;
  readonly loss: number;
}

const GIVES_H1: Case = {
  board: '-X-OOOO-O-XXXO-OOOOXXXXOOOOOXXXOOOOOXXXO-OXXOOXOX-XOOO-O-X-OOO-O O',
  worse: 'c8 g7 c1 h1 g2 g8 a8 a6 b7 a1 pass b2',
  better: 'g2 h1 c1 a6 a1 b2 a8 c8 b7 g8 g7',
  loss: 6,
};
const F7_IS_BACK: Case = {
  board: '------------------X-OOO----XOOX---XXOOO----OOO------------------ X',
  worse: 'd7 g6 h5 h6 h7 e7 h2 c6 f8 b5',
  better: 'h5 c6 d3 h6 g6 h4 f7 e7 e2 f8',
  loss: 12,
};
const OPENS_F8: Case = {
  board: '------------------XO-O----XXOO----XOOO----XXXXO----XX------X---- O',
  worse: 'e8 f8 b5 b6 c8 b8 c7 b4 f7',
  better: 'c7 d2 c8 f7 b6 a6 b5 b4 e8 g5 h6',
  loss: 9,
};
const H3_FIRST: Case = {
  board: '-OOOOOXO--OOOOOOXXOOXOO-XXXOOOX-XXXOOOXXXXXXXXXXXOOOOO--XOOOXX-- O',
  worse: 'g7 a1 b2 h4 h3 h8 h7 g8 pass a2',
  better: 'h3 h4 g7 h7 b2 a2 h8 g8 pass a1',
  loss: 12,
};
const TWO_MOVES: Case = {
  board: '--XXXX--O-XOX---OOOXOO--OXXOOO--OXOOOOOOOOXXXXOOOXOOOXXOX-OOOOOO O',
  worse: 'b2 b8 f2 a1 b1 g2 g3 h3 g1 h1 h2 h4 g4',
  better: 'b8 a1 f2 g1 g2 h1 g4 b2 b1 h3 h4 g3 h2',
  loss: 20,
};
const A1_LATER: Case = {
  board: '--------X-------X-XOOO-XXOXXOOX-XOOOXXX-X-OOXX-----OOX---OOOO--- O',
  worse: 'c2 b3 b2 b1 e2 d2 f2 a1 c1 g3 g2 d1',
  better: 'd2 g3 b3 f8 g8 c7 b6 f2 g6 c2',
  loss: 28,
};
const H5_SPOILED: Case = {
  board: '--------------------XXX----OOO----OOOOX----OOOX----------------- O',
  worse: 'h6 e7 f7 g4 h3 f8 h2 c3 d2 e2 c4',
  better: 'd2 f7 h5 g4 h6 d3 h4 e7 d7 c4 e2',
  loss: 7,
};
const D7_FIRST: Case = {
  board: '---X-X------XX------OXX----OOOXO--OOXOXO----XXOO-------O-------- O',
  worse: 'd6 c4 b3 b4 d3 c6 a4 c2 c3 d2 b5',
  better: 'd7 e7 d6 c4 f8 b6 b5 a6 d3 c6 b3 c7 b4',
  loss: 5,
};
const H7_OPENED: Case = {
  board: '-------------X------XXO----XXXOO--XXXXXO---OOO-X---------------- O',
  worse: 'g6 h3 c4 h7 c6 f7 e7 d8 f8 d7 g8',
  better: 'h7 c7 g6 h2 c6 d7 d3 c3 e7 e8 e2',
  loss: 13,
};
const H8_FIRST: Case = {
  board: '-OOOOX---OOOXX-OXXXXXXOOXXXXXOOOXXXOXOOOXXXOOX-OX-XXXXX--OOOOO-- O',
  worse: 'g8 a2 b7 a1 g2 g6 g1 h1 h8 a8 pass h7',
  better: 'h8 h7 g1 h1 g8 g6 g2 a1 a2 pass a8 pass b7',
  loss: 30,
};
const BOTH_WAIT: Case = {
  board: '--------------------XX-----XXX---OOOXXX---OOOX------OO-------O-- X',
  worse: 'e8 d8 c7 c8 c4 d7 b4 c3 b3 d3 b6',
  better: 'c7 d7 e8 d8 c8 b8 c4 b3 a5 d3 b4',
  loss: 8,
};
const CORNERS_MADE_UP: Case = {
  board: '-XXXXX--O-OOXOOOOXXXOXOOOXXXXOOOOXXXOOXOOOXXOOOOO--OOO-O--O----- X',
  worse: 'e8 d8 g8 f8 h1 g1 h8 a1 b2 c7 b8 b7 a8 pass g7',
  better: 'g1 b2 d8 g7 f8 c7 a1 h1 b8 b7 a8 pass e8 pass g8',
  loss: 14,
};
const BESIDE_H1: Case = {
  board: '----XXX----OXX-X---OOOXX--XOXOXX--OOXOO----XOOOO--XOOO----O-O--- X',
  worse: 'b5 c6 c3 a4 a6 c1 h5 h1 d1 b6',
  better: 'g2 b3 d1 c2 c3 c1 a3 b4 a4 c6 h5 h1',
  loss: 14,
};
const BESIDE_H8: Case = {
  board: '-------------------X-X-----OXXX---OOOXXX---OOOOO----OO-----OOO-- X',
  worse: 'c4 h4 b6 h3 c6 b5 c7 d7 h7 h8 g3 a6',
  better: 'h7 e3 c4 g3 d2 h3 f2 e2 c7 b3 e1 c6',
  loss: 10,
};
const A1_IN_BOTH: Case = {
  board: '--------XOO-----XOOO--X-XOXOOOO-XXOXOOOXXXXOXOXXOXXXXX-XXXXXX-O- X',
  worse: 'e2 e3 f2 a1 g7 f3 g2 d1 h4 h1 g1 f1 e1',
  better: 'f3 a1 e3 h3 f2 e2 d1 f1 e1 h4 h2',
  loss: 6,
};
const A1_IS_OPEN: Case = {
  board: '--OOOOO--XXXXX--OXOOOOXXOXXOOOOXOXOOOXOXOXOOXOXXOXXXXX-XOXXOXX-- O',
  worse: 'b1 g7 g2 h1 h2 a1 h8 pass a2 pass g8',
  better: 'g7 h8 g8 pass g2 h2 a1 a2 b1 pass h1',
  loss: 14,
};
const CASES = { GIVES_H1, F7_IS_BACK, OPENS_F8, H3_FIRST, TWO_MOVES, A1_LATER };

const lineOf = (text: string): EngineMove[] => text.split(' ') as EngineMove[];

function explained({ board, worse, better, loss }: Case) {
  const values = [better, worse].map((text, at): MoveValue => ({
    move: lineOf(text)[0]!,
    line: lineOf(text),
    value: at * -loss,
    certainty: 'heuristic',
    depth: 10,
  }));
  return explainFrom(parseBoardString(board), lineOf(worse)[0] as Square, values);
}

async function textOf(one: Case): Promise<string> {
  return sentences(explained(one), await loadCoachWords('en'), 'en').join(' ');
}

async function firstText(one: Case, language: 'en' | 'fr' | 'cs' = 'en'): Promise<string> {
  return sentences(explained(one), await loadCoachWords(language), language)[0]!;
}

describe('the first reason', () => {
  it('says what the better move gets for a corner that it gives', async () => {
    const found = explained(GIVES_H1);
    const [first, ...rest] = found.reasons as [Reason, ...Reason[]];
    const upshot = { kind: 'corner-traded', squares: ['h1', 'a1'], line: lineOf('g2 h1 c1 a6 a1') } as const;
    const textIn = async (language: 'en' | 'fr' | 'cs'): Promise<string> => {
      const traded = { ...found, reasons: [{ ...first, upshot }, ...rest] };
      return sentences(traded, await loadCoachWords(language), language)[0]!;
    };
    expect(await textIn('en')).toContain('give up the h1 corner and get a1 in return');
    expect(await textIn('fr')).toContain('cédez le coin h1 et prenez a1 en échange');
    expect(await textIn('cs')).toContain('dáte roh h1 a získáte za něj a1');
  });

  it('is no corner that falls only by the reader’s own later move', async () => {
    expect(await firstText(A1_LATER)).toMatch(/^Only you could play b3/u);
    const texts = sentences(explained(A1_LATER), await loadCoachWords('en'), 'en').join(' ');
    expect(texts).not.toContain('a1 corner');
    const sooner = { ...A1_LATER, worse: 'c2 b3 b2 b1 e2 a1' };
    const aside = sentences(explained(sooner), await loadCoachWords('en'), 'en').slice(1);
    expect(aside.join(' ')).toContain('you later give the a1 corner away with b2: c2 b3 b2 b1 e2 a1.');
  });

  it('gives no corner up, and gets none, that could be taken before', async () => {
    const both = await textOf(A1_IN_BOTH);
    expect(both).toContain('The a1 corner falls after either move.');
    expect(both).not.toContain('gives up');
    expect(await textOf(A1_IS_OPEN)).not.toContain('a1 in return');
    // Black can take h1 from the start.
    expect(await textOf(GIVES_H1)).not.toContain('give up');
  });

  it('says which move is left, and no price, where the corner could be taken before', async () => {
    expect(await firstText(TWO_MOVES)).toContain('then you can play only f2');
    expect(await textOf(TWO_MOVES)).not.toContain('costs you');
  });

  it('says which of two moves comes first where the better line makes both', async () => {
    expect(await firstText(H3_FIRST)).toContain('h3 first');
  });
});

describe('a reason', () => {
  it('names the moves of one’s own that the move itself takes away', async () => {
    const wording =
      'h6 takes h5 away from you, because h6 flips g5; after d2 and the reply f7 you can still play there.';
    expect(await firstText(H5_SPOILED)).toBe(wording);
  });

  it('begins with the better move, if the answer makes it impossible', async () => {
    const [before, after] = ['g6', 'g6 h3'].map((line) => played(H7_OPENED.board, line).steps.at(-1)!.after);
    expect(before!.withTurn(after!.turn).legalMoves).toContain('h7');
    expect(after!.legalMoves).not.toContain('h7');
    expect(await firstText(H7_OPENED)).toBe(
      'Play h7 now: after g6 and their h3 you can’t, because h3 flips h4 and h5.',
    );
  });

  it('begins with a corner that the better move takes', async () => {
    // Where the mover takes it later, too, it is not said to be missed.
    const found = explained(H8_FIRST);
    const only = { ...found, reasons: found.reasons.slice(-1) };
    const texts = sentences(
      selectReasons(parseBoardString(H8_FIRST.board), only),
      await loadCoachWords('en'),
      'en',
    );
    expect(texts[0]).toMatch(/^Take the h8 corner first\./u);
  });

  it('says that a corner beside the better move cannot be forced, or is not the best reply', async () => {
    expect(await textOf(BESIDE_H8)).toContain(
      'h7 is beside the empty h8 corner, but your opponent can’t force it',
    );
    expect(await textOf(BESIDE_H1)).toContain('but b3 is the better reply');
  });

  it('names the whole line after which all moves give a corner', async () => {
    expect(await firstText(A1_IS_OPEN)).toContain(
      'After b1 and the reply g7 all your moves give a corner away',
    );
  });

  it('is one of two at most, beside which no corner is named that falls by the reader’s own choice', async () => {
    const wording = sentences(explained(A1_IS_OPEN), await loadCoachWords('en'), 'en');
    expect(wording).toHaveLength(3);
    expect(wording.join(' ')).not.toContain('you later give the h1 corner away');
  });

  it('says why of two moves one comes first', async () => {
    expect(await firstText(D7_FIRST)).toMatch(
      /^After d6 you can’t play d7 next, because d6 flips e6\. Play d7 first/u,
    );
  });

  it.each([
    [4, -8, 'count', 'd2 wins by 4 discs, and h6 loses by 8 discs'],
    [4, 0, 'count', 'd2 wins by 4 discs, and h6 only draws'],
    [0, -8, 'count', 'd2 draws, and h6 loses by 8 discs'],
    [12, 4, 'count', 'd2 is worth 8 discs more'],
    [4, -4, 'value', 'The computer sees you 4 discs ahead after d2, and 4 discs behind after h6'],
    [2, -2, 'value', 'The computer sees you 2 discs ahead after d2, and 2 discs behind after h6'],
    [4, -1, 'value', 'The computer prefers d2 by 5 discs'],
    [1, -4, 'value', 'The computer prefers d2 by 5 discs'],
    [-4, -8, 'count', 'd2 is worth 4 discs more'],
  ] as const)(
    'with %i discs instead of %i by %s says how the result turns',
    async (otherOwn, own, kind, wording) => {
      const found = explained(H5_SPOILED);
      const values = { ...found.reasons.at(-1)!, kind, numbers: { own, otherOwn, discs: otherOwn - own } };
      const texts = sentences({ ...found, reasons: [values] }, await loadCoachWords('en'), 'en');
      expect(texts.at(-1)).toContain(wording);
    },
  );

  it('does not call a square lost that is open again with the next move', async () => {
    expect(await textOf(F7_IS_BACK)).not.toContain('can no longer play f7');
  });

  it('names no flipped disc as the cause if the square is open without it', async () => {
    expect(await textOf(OPENS_F8)).not.toContain('flips e7');
  });

  it('does not call one of two moves the one that can wait if nobody else can play either', async () => {
    const position = parseBoardString(BOTH_WAIT.board);
    for (const move of ['e8', 'c7'] as const)
      expect(position.withTurn('white').legalMoves).not.toContain(move);
    const text = await textOf(BOTH_WAIT);
    expect(text).not.toMatch(/can wait|[Oo]nly you can|[Nn]obody but you/u);
    // Black plays d8 in both lines.
    expect(text).not.toContain('opens d8');
  });

  it('does not win a corner by a move after which the mover gets fewer', async () => {
    // After e8 Black takes h1, h8 and a8, and White a1; after g1 Black a1 and a8, and White h1.
    expect(await textOf(CORNERS_MADE_UP)).not.toContain('after g1 you do');
  });

  it.each(Object.entries(CASES))(
    'does not mislead for %s, and the decisive one comes first',
    async (_, one) => {
      const position = parseBoardString(one.board);
      const found = explained(one);
      expect(found.reasons.map((reason: Reason) => misleading(position, found, reason))).toEqual(
        found.reasons.map(() => undefined),
      );
      expect(missing(position, found, await firstText(one))).not.toContain('not what decides');
    },
  );
});
