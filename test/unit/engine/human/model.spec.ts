/** The arithmetic of the model: what a weight depends on, sums and chances. */
import { describe, expect, test } from 'vitest';
import {
  drawMove,
  humanDepths,
  humanMoves,
  valuesOfMoves,
} from '../../../../src/core/engine/levels/human/human-moves.js';
import { isNamedOpening } from '../../../../src/core/engine/levels/human/habit.js';
import {
  circumstances,
  softmax,
  weightedSums,
} from '../../../../src/core/engine/levels/human/choice-model.js';
import { Position } from '../../../../src/core/rules/position.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { SYMMETRIES, transform } from '../../../../src/core/rules/symmetry.js';
import { after } from '../people.js';

describe('circumstances that change a weight', () => {
  test('the phase: an opening that fades until 34 empty squares, an end that grows from 22 on', () => {
    const phases = (empties: number): number[] => circumstances(1550, empties).slice(0, 3);
    expect([60, 54, 44, 34, 22, 14, 6, 1].map(phases)).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 0.5, 0],
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0.5],
      [1, 0, 1],
      [1, 0, 1],
    ]);
  });

  test('strength, in units of 250 points from 1550, within what it was fitted to', () => {
    const mastery = (strength: number): number => circumstances(strength, 28)[3]!;
    expect([1550, 1800, 1300, 950, 0, 2150, 9000].map(mastery)).toEqual([0, 1, -1, -2.4, -2.4, 2.4, 2.4]);
    expect(circumstances(1800, 44)).toEqual([1, 0.5, 0, 1, 0.5, 0]);
  });
});

describe('sums and chances', () => {
  test('a sum has each number times its weight in these circumstances, in hundredths', () => {
    const weights = [
      [100, 50],
      [200, 0],
    ];
    expect(
      weightedSums(
        [
          [1, 2],
          [0, 3],
        ],
        weights,
        [1, 2],
      ),
    ).toEqual([6, 6]);
  });

  test('chances are in proportion to exponentials, however large the sums', () => {
    const [one, three] = softmax([0, Math.log(3)]);
    expect(one).toBeCloseTo(1 / 4, 12);
    expect(three).toBeCloseTo(3 / 4, 12);
    expect(softmax([5000, 5000])).toEqual([1 / 2, 1 / 2]);
    expect(softmax([-5000, 0])[1]).toBe(1);
  });
});

describe('a drawn move', () => {
  const board = Position.start.board;
  const drawn = (chances: readonly number[], sharpness: number): number[] => {
    const counts = chances.map(() => 0);
    for (let seed = 1; seed <= 4000; seed++) counts[drawMove(chances, sharpness, board, seed * 7919)]!++;
    return counts.map((count) => count / 4000);
  };

  test('comes as often as its chance, raised to the power', () => {
    const [often] = drawn([0.75, 0.25], 1);
    expect(often).toBeCloseTo(0.75, 1);
    const [sharper] = drawn([0.75, 0.25], 2);
    expect(sharper).toBeCloseTo(0.9, 1);
    const thirds = drawn([0.2, 0.3, 0.5], 1);
    expect(thirds[1]).toBeCloseTo(0.3, 1);
  });

  test('is the same for the same seed and position, and never one without a chance', () => {
    expect(drawMove([0.5, 0.5], 1, board, 12)).toBe(drawMove([0.5, 0.5], 1, board, 12));
    expect(drawn([0, 1, 0], 1)).toEqual([0, 1, 0]);
  });
});

describe('the searches that a position needs', () => {
  /** A position with so many empty squares at the end of the board. */
  const withEmpties = (empties: number): Position =>
    Position.of('OX'.repeat(32).slice(0, 64 - empties) + '-'.repeat(empties), 'black');

  test('go eight plies deep, and to the end from 12 empty squares on', () => {
    expect(humanDepths(withEmpties(13))).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(humanDepths(withEmpties(12))).toEqual([1, 2, 3, 4, 5, 6, 12]);
    expect(humanDepths(withEmpties(3))).toEqual([1, 2, 3, 3, 3, 3, 3]);
  });

  /** What searches to several depths find of a move. */
  const found = (move: Square, ...byDepth: readonly number[]) => ({
    ...({ move, value: byDepth.at(-1)!, certainty: 'heuristic', depth: 8, line: [move] } as const),
    byDepth,
  });

  test('give their values in the order of the legal moves', () => {
    const moves = Position.start.legalMoves.toReversed().map((move, at) => found(move, at));
    expect(valuesOfMoves(Position.start, { moves })).toEqual([[3], [2], [1], [0]]);
  });

  test('weigh more where they are exact, the more the stronger a player is', () => {
    const line =
      'f5d6c3d3c4b3d2f3e3f4e6e2c2f2e1f1a3f7b5c1d1b4a4c5c6g4b2a6c7e7d7b6g5b8f8c8h3h4g2h2g3a1d8h1g1h6h5b1';
    const [judged, counted] = [after(line.slice(0, 94)), after(line)];
    expect([judged.empties, counted.empties]).toEqual([13, 12]);
    /** How the odds of the first move grow, as a logarithm, when the last search says that the second loses eight discs more. */
    const growth = (position: Position, strength: number): number => {
      const odds = (loss: number): number => {
        const moves = position.legalMoves.map((move, at) =>
          found(move, 0, 0, 0, 0, 0, 0, at === 1 ? -loss : 0),
        );
        const chances = new Map(
          humanMoves(position, { moves }, strength, []).map(({ move, probability }) => [move, probability]),
        );
        return Math.log(chances.get(position.legalMoves[0]!)! / chances.get(position.legalMoves[1]!)!);
      };
      return odds(16) - odds(8);
    };
    const more = (strength: number): number => growth(counted, strength) - growth(judged, strength);
    expect(more(1450)).toBeGreaterThan(0.05);
    expect(more(1950)).toBeGreaterThan(more(1450) + 0.1);
  });

  test('all first moves are equally likely, because they are one move, rotated', () => {
    const moves = Position.start.legalMoves.map((move, at) => found(move, 0, at, 0, 2 * at, 0, 0, -at));
    for (const { probability } of humanMoves(Position.start, { moves }, 1500, []))
      expect(probability).toBeCloseTo(1 / 4, 12);
  });
});

describe('openings that players know by heart', () => {
  test('openings with a name, on a board that is turned, too', () => {
    const tiger = after('f5d6c3d3c4');
    for (const symmetry of SYMMETRIES) expect(isNamedOpening(transform(tiger, symmetry))).toBe(true);
  });

  test('the ways there, and nothing else', () => {
    expect(isNamedOpening(after('f5d6c3'))).toBeDefined();
    expect(isNamedOpening(after('f5d6c3d3e3'))).toBeUndefined();
    expect(isNamedOpening(after('f5d6c7'))).toBeUndefined();
  });
});
