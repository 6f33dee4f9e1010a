import { describe, expect, it } from 'vitest';
import { bookMoves, bookSize, bookValue, evenStart } from '../../../src/core/book.js';
import { printBook } from '../../../src/core/book/print-book.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Square } from '../../../src/core/rules/square.js';
import { OPENINGS } from '../../../src/core/rules/openings.js';
import { canonical, SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';

const after = (moves: string): Position =>
  (moves.match(/../g) ?? []).reduce((at, move) => at.play(move as Square), Position.start);

describe('the opening book', () => {
  it('has thousands of positions, and every legal move of each', () => {
    expect(bookSize()).toBeGreaterThan(1000);
    const position = after('f5d6');
    expect(
      bookMoves(position)!
        .map(({ move }) => move)
        .sort(),
    ).toEqual(position.legalMoves);
  });

  it('gives the best move first, worth as much as the position, and the others by what they lose', () => {
    const position = after('f5f6e6');
    const moves = bookMoves(position)!;
    expect(moves[0]).toMatchObject({ loss: 0, value: bookValue(position) });
    for (const { value, loss } of moves) expect(value + loss).toBe(bookValue(position));
  });

  it('has the moves of every opening with the best one first, wherever it stands on the board', () => {
    for (const { moves } of OPENINGS) {
      const losses = bookMoves(after(moves.slice(0, 8).join('')))!.map(({ loss }) => loss);
      expect(losses[0]).toBe(0);
      expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    }
  });

  it('values a move as what follows it is worth', () => {
    const openings = OPENINGS.map(({ moves }) => moves.slice(0, 6).join(''));
    for (const line of ['', 'f5', 'f5d6', 'f5d6c3d3c4', 'f5f6e6f4', ...openings]) {
      const position = after(line);
      for (const { move, value, goesOn } of bookMoves(position)!) {
        const next = bookValue(position.play(move));
        expect(goesOn).toBe(next !== undefined);
        if (next !== undefined) expect(value, `${line} ${move}`).toBe(0 - next);
      }
    }
  });

  it('knows a position whichever way the board is turned', () => {
    const position = after('f5d6c3');
    const moves = bookMoves(position)!;
    for (const symmetry of SYMMETRIES) {
      const turned = bookMoves(transform(position, symmetry))!;
      const expected = moves.map(({ move, value }) => [transformSquare(move, symmetry), value] as const);
      expect(new Map(turned.map(({ move, value }) => [move, value]))).toEqual(new Map(expected));
    }
  });

  it('has the beginnings of all named openings', () => {
    const missing = OPENINGS.filter(
      ({ moves }) => bookMoves(after(moves.slice(0, 8).join(''))) === undefined,
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('does not know what is no opening', () => {
    expect(bookMoves(Position.of('X'.repeat(32) + 'O'.repeat(31) + '-', 'black'))).toBeUndefined();
  });

  it('is written with values that are backed up', () => {
    const start = canonical(Position.start);
    const first = start.legalMoves[0]!;
    const next = canonical(start.play(first));
    const all = (position: Position, ...values: number[]) => ({
      position,
      moves: new Map(position.legalMoves.map((move, at) => [move, values[at]!])),
    });
    const text = printBook(
      new Map([
        [start.toString(), all(start, 5, 5, 5, 5)],
        [next.toString(), all(next, 2, 0, -1)],
      ]),
    );
    expect(text).toBe('-2 Aaaaacd');
  });
});

describe('even starts', () => {
  it('have eight moves that are legal, after which the book sees no side more than two discs ahead', () => {
    const random = randomNumbers(7);
    const found = Array.from({ length: 40 }, () => evenStart({ random }));
    for (const moves of found) {
      expect(moves).toHaveLength(8);
      expect(Math.abs(bookValue(after(moves.join('')))!)).toBeLessThanOrEqual(2);
    }
    expect(new Set(found.map((moves) => moves.join(''))).size).toBeGreaterThan(30);
    expect(new Set(found.map(([first]) => first)).size).toBe(4);
  });

  it('are as long and as even as is asked, and what cannot be is said', () => {
    const moves = evenStart({ plies: 4, margin: 0, random: randomNumbers(1) });
    expect(moves).toHaveLength(4);
    expect(bookValue(after(moves.join('')))).toBe(0);
    expect(() => evenStart({ plies: 0 })).toThrow(RangeError);
    expect(() => evenStart({ plies: 11 })).toThrow('takes 1 to 10 plies, not 11');
    expect(() => evenStart({ plies: 1, margin: 0 })).toThrow('no start after 1 plies within 0 discs');
  });
});
