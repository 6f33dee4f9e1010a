/**
 * What a story may claim of a move, by positions of games whose values were solved or searched independently of it. Each
 * kind of claim that is true on the board, but decides nothing, is refused.
 */
import { describe, expect, it } from 'vitest';
import { positionBefore, reviewPly, type PlyReview } from '../../../src/core/analysis/ply-review.js';
import { courseOf } from '../../../src/core/analysis/story/course.js';
import { factOf, foundFact, type Fact } from '../../../src/core/analysis/story/facts/fact.js';
import { worthOf } from '../../../src/core/analysis/story/facts/worth.js';
import { momentText } from '../../../src/core/analysis/story/moment-text.js';
import { moments } from '../../../src/core/analysis/story/moments.js';
import { story } from '../../../src/core/analysis/story/story.js';
import { en } from '../../../src/core/locales/en/coach.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { Square } from '../../../src/core/rules/square.js';

const GIVES_C3 = `f5 f6 e6 f4 g5 e7 f7 c5 f3 g4 e3 h4 g6 d7 d6 f8 c6 h5 c8 b6 d3 e8 c7 d8 g8 g3 b4 c2 c3 b5 b8 c4 b3 a4
  c1 f2 e2 f1 d2 d1 a6 b2 a5 a7 g2 g1 e1 b1 h2 h3 h1 g7 b7 h8 h7 h6 a1 a2 a3 a8`;
const WAITS = `f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g4 c4 g5 c3 f7 d2 e7 f2 c8 f3 c7 d8 e2 f1 d1 b8 c1 g8 c2 g3 b6 b5 a5 e1 g1 h5
  h4 g6 b3 b4 e8 f8 h6 a4 a3 a6 b7 g7 g2 h3 h7 h8 h2 h1 a7 a8 a2 b2 b1`;
const SAFE_A5 = `f5 d6 c3 d3 c4 f4 f6 g5 e6 c5 f3 e3 g4 f7 g6 g3 e7 f8 c7 b4 d8 h4 e2 f2 c2 e1 d2 d1 b6 b5 c6 h6 h5 a6 d7
  b8 a3 a4 b3 c1 h3 h2 g1 b2 g2 a2 a5 h1 f1 e8 a1 b7 a7 c8 h7 g7 b1 h8 a8 g8`;
const OWN_G8 = `f5 f6 d3 g5 e6 d6 e7 d7 f7 f4 h5 g4 e3 g3 g6 c5 c4 e8 f3 h6 h7 h3 b5 f8 c7 c6 b6 f2 c8 e2 d8 c2 g8 c3
  d2 b4 c1 d1 e1 f1 g1 b3 a4 b7 b2 a3 a2 a1 b1 a5 a6 h1 h2 g2 h4 a8 a7 b8 h8 g7`;
const STEP_C8 = `f5 d6 c7 f4 e3 f6 g6 h6 c5 c4 d3 e6 c6 b6 f3 c3 b4 b5 b3 g5 d7 e7 f8 c2 d2 a3 c1 e8 d8 b8 g7 f7 c8 d1
  e2 e1 f2 b1 a8 b7 g8 g4 f1 g1 a7 h8 a6 a4 h7 a5 a2 b2 h3 g3 a1 h2 g2 h1 h4 h5`;
const OWN_D8 = `f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 f7 c5 b6 g6 e3 e2 f1 d2 e1 c1 c2 b5 g3 e8 a6 b4 a5 a3 c6 b3 g4 c7 c8 f2
  g5 h5 h4 h6 h7 d1 a4 g1 b2 b7 d7 d8 f8 a7 b1 a1 a2 h2 h3 h8 g2 h1 a8 b8 g8 g7`;
const STEP_F3 = `f5 d6 c3 d3 c4 f4 c5 b3 e2 e3 c2 b6 c6 d2 d1 c1 b1 e1 f1 f2 e6 b4 a4 a3 a5 a6 b5 g6 g2 f7 e7 e8 f8 g8
  f6 c7 d7 b7 c8 b8 a8 a7 a2 d8 h8 g7 g3 f3 h5 h1 g1 a1 g5 b2 g4 h2 h3 h4 h7 h6`;
const BOTH_B3 = `f5 f6 e6 f4 e3 c5 g4 d6 c4 d3 c3 g5 e7 d7 h6 f7 c7 c6 e8 f8 g8 c8 g6 b4 a5 a3 b5 e2 f1 d2 d1 b3 f3 e1
  f2 c2 c1 b6 a6 g3 g2 h4 g7 d8 b8 h8 h5 h7 a4 a7 b7 a2 h3 b2 g1 h1 h2 b1 a1 a8`;

/** Values of moves for the side that moves, and lines of best play after some of them. */
interface Known {
  readonly values: Readonly<Partial<Record<Square, number>>>;
  readonly lines?: readonly (readonly Square[])[];
}

/** The review of a game with known values at some plies; elsewhere the move that was played is the only good one. */
function reviewed(game: string, known: Readonly<Record<number, Known>>): PlyReview[] {
  const played = new Game();
  for (const move of game.split(/\s+/u)) played.play(move as Square);
  const nodes = played.nodes.filter(({ move }) => move !== undefined);
  return nodes.map((node) => {
    const position = positionBefore(node);
    const { values, lines = [] } = known[node.ply] ?? { values: { [node.move!]: 0 } };
    const least = Math.min(...Object.values(values));
    const moves = position.legalMoves.map((move) => {
      const answer = position.play(move).legalMoves[0];
      const line = lines.find(([first]) => first === move) ?? [move, ...(answer ? [answer] : [])];
      return {
        move,
        value: values[move] ?? least - 20,
        certainty: 'exact' as const,
        depth: 20,
        line: [...line],
      };
    });
    return reviewPly(node, { moves }, false);
  });
}

/** What a story says of a move. */
function factAt(plies: readonly PlyReview[], ply: number): Fact | undefined {
  return factOf(plies[ply - 1]!, new Map(plies.map((one) => [one.node, one])));
}

describe('what a better move is said to do', () => {
  it('is not to shut the other side out of a square where it plays all the same', () => {
    const plies = reviewed(GIVES_C3, {
      28: {
        values: { b5: -12, c4: -24, c2: -25 },
        lines: [
          ['b5', 'b8', 'c4', 'c3'],
          ['c2', 'c3'],
        ],
      },
      29: { values: { c3: 25, b5: 12 } },
    });
    const fact = factAt(plies, 28);
    expect(fact?.worth).toBeUndefined();
    expect(fact?.cause?.kind).not.toBe('opened');
  });

  it('is to leave only moves that give up a corner where every one of them does', () => {
    // After g2 Black can play h2, h4, a6, a7 and b8: each lets White take a corner at once. After a6 a5 is safe.
    const worthAt46 = (best: Square) =>
      worthOf(reviewed(OWN_G8, { 46: { values: { [best]: 4, a3: -10 } } })[45]!, undefined);
    expect(worthAt46('g2')).toEqual({ kind: 'unsafe', squares: [] });
    expect(worthAt46('a6')?.kind).not.toBe('unsafe');
  });

  it('is a move without a sacrifice where one is about as good', () => {
    const plies = reviewed(SAFE_A5, { 41: { values: { g7: 30, a5: 28, h3: 22 } } });
    expect(moments(plies)[0]!.main.best[0]).toBe('a5');
    const apart = reviewed(SAFE_A5, { 41: { values: { g7: 30, a5: 26, h3: 22 } } });
    expect(moments(apart)[0]!.main.best[0]).toBe('g7');
  });
});

describe('what a bad move is said to have done', () => {
  it('is not to let the other side in where it could play before, and can after the better move', () => {
    const plies = reviewed(WAITS, {
      25: {
        values: { e8: -3, d1: -12 },
        lines: [
          ['e8', 'c1'],
          ['d1', 'b8'],
        ],
      },
      26: { values: { b8: 12, c1: 3 } },
    });
    expect(factAt(plies, 25)?.cause).toBeUndefined();
    expect(factAt(plies, 25)?.reply?.square).toBe('b8');
  });
});

describe('the reason of a bad move', () => {
  it('is the square that it opened, with the corner that the reply there threatens, and no corner later', () => {
    const beside = reviewed(STEP_C8, {
      30: {
        values: { a2: 1, g4: 1, b8: -13 },
        lines: [
          ['a2', 'a5', 'e2', 'a4', 'a6', 'f2', 'g4'],
          ['b8', 'c8', 'd1', 'a8'],
        ],
      },
      31: { values: { c8: 13 }, lines: [['c8', 'd1', 'a8']] },
    });
    expect(factAt(beside, 30)?.cause?.squares).toEqual(['c8']);
    // A corner five plies away is none that anybody saw.
    const later = reviewed(STEP_C8, {
      30: { values: { a2: 1, b8: -13 }, lines: [['b8', 'g7', 'f7', 'c8', 'b7', 'a8']] },
    });
    expect(factAt(later, 30)?.cause?.squares ?? []).not.toContain('a8');
  });

  it('is no square where others are as good for the other side, and the better move closes only that one', () => {
    const replies = (others: Known['values']) =>
      factAt(
        reviewed(STEP_F3, {
          32: {
            values: { f6: 3, e8: -10 },
            lines: [
              ['f6', 'c7', 'c8', 'd7'],
              ['e8', 'f8'],
            ],
          },
          33: { values: { f8: 13, ...others } },
        }),
        32,
      );
    expect(replies({ g1: -3 })).toMatchObject({ plainness: 2, cause: { squares: ['f8'] } });
    expect(replies({ g1: 10 })?.cause?.kind).not.toBe('opened');
  });

  it('is not a corner that the side takes all the same, or without which another move does as well', () => {
    const plies = reviewed(OWN_D8, { 47: { values: { a8: -12, b8: -12, a2: -14, f8: -16 } } });
    expect(factAt(plies, 47)?.advice).not.toBe('corner-now');
    expect(factAt(plies, 47)?.worth?.kind).not.toBe('corner');
  });

  it('is that it could wait, if best play makes it later and nobody else could play there', () => {
    const plies = reviewed(OWN_G8, {
      33: {
        values: { d2: -18, e1: -23, g8: -31 },
        lines: [
          ['d2', 'c3', 'e1', 'b4', 'g8'],
          ['g8', 'c3'],
        ],
      },
      34: { values: { c3: 31, b7: 22 } },
    });
    expect(factAt(plies, 33)?.advice).toBe('could-wait');
    // After the better move White answers at c3 as well.
    expect(factAt(plies, 33)?.cause).toEqual({ kind: 'could-wait', squares: ['g8'] });
  });

  it('is no praise for a corner that the other side then took', () => {
    const plies = reviewed(OWN_D8, {
      46: { values: { d8: 12, h3: -4 }, lines: [['d8', 'b8', 'a8']] },
    });
    expect(foundFact(plies[45]!)?.worth?.squares ?? []).not.toContain('a8');
  });
});

describe('the moments of a game', () => {
  it('make one of a square that was best several times, or about as good and the best reply', () => {
    const plies = reviewed(WAITS, {
      39: { values: { h6: -8, b3: -24 } },
      40: { values: { a4: 26, h6: 25, b4: 20 } },
      41: { values: { h6: -20, e8: -28 } },
    });
    const found = moments(plies).filter(({ kind }) => kind !== 'found');
    expect(found.map((moment) => moment.plies.map(({ ply }) => ply))).toEqual([[39, 40, 41]]);
    expect(found[0]).toMatchObject({ kind: 'square', squares: ['h6'] });
    // Of many moves, the span and the dearest are named.
    const many = { ...found[0]!, plies: plies.slice(20, 41) };
    const left = momentText(many, { words: en, language: 'en' }).at(-1);
    expect(left!.match(/(?<![a-h])\d+/gu)).toEqual(expect.arrayContaining(['21', '39', '40', '41']));
    expect(left!.split(/\s+/u).length).toBeLessThanOrEqual(25);
  });

  it('make one of a square that one side missed several times, if others were hardly better', () => {
    const at41 = (f8: number) =>
      moments(
        reviewed(WAITS, {
          37: { values: { f8: -6, h4: -14 } },
          39: { values: { f8: -8, b3: -24 } },
          41: { values: { a4: -20, f8, e8: -28 } },
        }),
      ).map(({ plies }) => plies.map(({ ply }) => ply));
    expect(at41(-21)).toContainEqual([37, 39, 41]);
    expect(at41(-24)).toContainEqual([37, 39]);
  });

  it('make one of a square that was best for both, also where nobody took it soon', () => {
    const plies = reviewed(BOTH_B3, {
      40: { values: { h3: 28, g3: 16 } },
      41: { values: { h3: -16, g2: -30 } },
    });
    const [both, ...others] = moments(plies).filter(({ kind }) => kind !== 'found');
    expect(others).toEqual([]);
    expect(both).toMatchObject({ kind: 'square', squares: ['h3'], main: { ply: 41 } });
    expect(both!.plies.map(({ ply }) => ply)).toEqual([40, 41]);
    expect(both!.color).toBeUndefined();
  });

  it('begin with the dearest loss, of which there is something to take along', () => {
    const plies = reviewed(BOTH_B3, {
      19: { values: { g6: -14, e8: -25 } },
      24: { values: { b3: 29, b4: 21 } },
      25: { values: { b3: -21, a5: -31 } },
      27: { values: { b3: -30, b5: -53 } },
      28: { values: { d8: 53, e2: 35 } },
    });
    const told = story(plies)!;
    expect(told.turn).toMatchObject({ kind: 'moment', moment: { squares: ['b3'], main: { ply: 27 } } });
    expect(told.moments.flatMap((moment) => moment.plies.map(({ ply }) => ply))).toEqual(
      expect.arrayContaining([19, 24, 25, 27, 28]),
    );
    expect(told.advice.black?.moment.main.ply).toBe(27);
  });

  it('say how far behind a side had been before it was given a good part back', () => {
    const plies = reviewed(OWN_G8, {
      28: { values: { h4: 31, f2: 18 } },
      33: { values: { d2: -18, g8: -31 } },
    });
    expect(story(plies)!.turn).toMatchObject({ moment: { main: { ply: 33 } }, back: 31 });
  });

  it('leave out what cost little, or came when the game was decided', () => {
    const whole = reviewed(WAITS, {});
    const lost = (before: number, after: number, ply: number): Known => {
      const node = whole[ply - 1]!;
      const other = node.position.legalMoves.find((move) => move !== node.square)!;
      return { values: { [other]: before, [node.square]: after } };
    };
    const plies = reviewed(WAITS, {
      9: lost(4, -2, 9),
      21: lost(-5, -8, 21),
      25: lost(-3, -12, 25),
      39: lost(-8, -24, 39),
      51: lost(-24, -34, 51),
    });
    const faults = moments(plies.filter(({ loss }) => loss > 0)).map(({ main }) => main.ply);
    expect(faults.toSorted((a, b) => a - b)).toEqual([9, 25, 39]);
  });
});

describe('the course of a game', () => {
  /** The lead of Black after each move. */
  const leads = (values: readonly number[]) =>
    values.map((value, at) => ({ ply: at + 11, value, exact: false }));

  it('is close only while neither side led by more than six discs', () => {
    const after = [-8, -9, -10];
    expect(courseOf(leads([0, 6, -3, ...after]), 'white', 14).kind).toBe('close');
    expect(courseOf(leads([0, 8, 8, ...after]), 'white', 14)).toMatchObject({
      kind: 'led-until',
      color: 'black',
    });
    expect(courseOf(leads([9, -9, 2, ...after]), 'white', 14).kind).toBe('changing');
    expect(courseOf(leads([0, -9, 2, ...after]), 'white', 14)).toMatchObject({ kind: 'led', from: 14 });
    // A small lead is none, and one that was lost is named.
    expect(courseOf(leads([0, -9, -9, 1, -3, -6]), 'white', 15)).toMatchObject({
      held: 16,
      before: { value: -9 },
    });
    // The value is the one after that move, although the next one gave some of the lead back.
    expect(courseOf(leads([0, -20, -15, 1, -3, -6]), 'white', 15)).toMatchObject({
      before: { ply: 12, value: -20 },
    });
    expect(courseOf(leads([0, 22, 18, -3, -6]), 'white', 14)).toMatchObject({
      kind: 'comeback',
      at: 12,
      discs: 22,
    });
    // Nobody led until a move before which the other side led.
    const exact = leads([10, 8, -2, -2, 2, -12, -12]).map((lead) => ({ ...lead, exact: true }));
    expect(courseOf(exact, 'white', 16)).toMatchObject({ kind: 'changing', changes: [13, 15, 16] });
    expect(courseOf(leads([9, -9, 0]), undefined, undefined).kind).toBe('changing');
  });
});
