import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opponent } from '../../../src/core/rules/color.js';
import { BoardError } from '../../../src/core/rules/errors.js';
import {
  IllegalMoveError,
  emptyPosition,
  Position,
  withColorsExchanged,
  withDisc,
} from '../../../src/core/rules/position.js';
import { discCount } from '../../../src/core/rules/score.js';
import { SQUARES, type Square } from '../../../src/core/rules/square.js';
import { anyPosition, anyReachedPosition, at } from './support.js';

test('plays what an engine answers, a pass included', () => {
  const passing = Position.of(`XO${'-'.repeat(62)}`, 'white');
  const moves: readonly (Square | 'pass')[] = ['pass', 'c1'];
  expect(moves.reduce((position, move) => position.play(move), passing).board).toMatch(/^XXX/);
  expect(() => Position.start.play('pass')).toThrow(IllegalMoveError);
});

describe('the start', () => {
  test('has Black on e4 and d5, White on d4 and e5, Black to move', () => {
    const { start } = Position;
    expect(start.equals(at({ black: 'e4 d5', white: 'd4 e5' }))).toBe(true);
    expect(start.empties).toBe(60);
    expect(start.phase).toBe('play');
  });

  test('has the four first moves d3 c4 f5 e6', () => {
    expect(Position.start.legalMoves).toEqual(['d3', 'c4', 'f5', 'e6']);
  });

  test('leaves White d6, f4 and f6 after f5', () => {
    const after = Position.start.play('f5');
    expect(after.at('e5')).toBe('black');
    expect([...after.legalMoves].sort()).toEqual(['d6', 'f4', 'f6']);
  });
});

describe('a move', () => {
  test("flips in all directions where a line is bracketed (the federation's example c6)", () => {
    const position = at({ black: 'a6 a4 e8 c3', white: 'b6 b5 d7 c5 c4 d6 e6' });
    expect([...position.flips('c6')].sort()).toEqual(['b5', 'b6', 'c4', 'c5', 'd7']);
    expect([...position.flipsByDirection('c6')].map((line) => line.join(' ')).sort()).toEqual([
      'b5',
      'b6',
      'c5 c4',
      'd7',
    ]);
    const after = position.play('c6');
    // f6 is empty, so this line is not outflanked.
    expect([after.at('d6'), after.at('e6'), after.at('f6')]).toEqual(['white', 'white', undefined]);
    expect(after.at('c6')).toBe('black');
    expect(after.turn).toBe('white');
  });

  test("sets off no chain reaction (the federation's example a5)", () => {
    const after = at({ black: 'd5 c3', white: 'b5 c5 c4' }).play('a5');
    expect([after.at('b5'), after.at('c5')]).toEqual(['black', 'black']);
    // Now between c3 and the flipped c5, but not outflanked by the disc just placed.
    expect(after.at('c4')).toBe('white');
  });

  test('can flip in all eight directions at once', () => {
    const position = at({ white: 'c3 d3 e3 c4 e4 c5 d5 e5', black: 'b2 d2 f2 b4 f4 b6 d6 f6' });
    expect(position.flipsByDirection('d4')).toHaveLength(8);
    expect(discCount(position.play('d4'))).toEqual({ black: 17, white: 0, empty: 47 });
  });

  test('flips the whole line up to the next own disc, and not beyond', () => {
    const position = at({ black: 'a1 e1 h1', white: 'b1 c1 f1 g1' });
    expect(position.flips('d1')).toEqual(['c1', 'b1']);
  });

  test('does not reach around the edge of the board', () => {
    // h3 and a4 are neighbours only in row-by-row order.
    expect(at({ white: 'h3', black: 'g3' }).legalMoves).toEqual([]);
    expect(at({ white: 'h3 a4', black: 'b4' }).flips('g3')).toEqual([]);
    expect(at({ white: 'a1', black: 'b1' }).legalMoves).toEqual([]);
  });

  test.each<[Square, string]>([
    ['e5', 'illegal move e5: occupied'],
    ['d6', 'illegal move d6: flips nothing'],
  ])('%s at the start is refused', (square, message) => {
    expect(() => Position.start.play(square)).toThrow(IllegalMoveError);
    expect(() => Position.start.play(square)).toThrow(message);
  });
});

describe('a pass', () => {
  const stuck = at({ black: 'a1', white: 'a8 b8' }, 'white');

  test('is forced when only the opponent can move', () => {
    const position = at({ black: 'a1', white: 'b1' }, 'white');
    expect(position.phase).toBe('pass');
    expect(position.pass().toString()).toBe(`XO${'-'.repeat(62)} X`);
  });

  test('is refused while there is a legal move, and after the end', () => {
    expect(() => Position.start.pass()).toThrow('illegal move pass: a legal move exists');
    expect(stuck.phase).toBe('over');
    expect(() => stuck.pass()).toThrow('illegal move pass: the game is over');
  });
});

describe('any board', () => {
  test('may be one that no game leads to', () => {
    expect(Position.of('-'.repeat(64), 'white').phase).toBe('over');
    expect(Position.of('X'.repeat(64), 'black').phase).toBe('over');
    expect(at({ black: 'a1 h8' }).legalMoves).toEqual([]);
  });

  test.each([
    ['-'.repeat(63), 'a board has 64 squares, not 63'],
    ['-'.repeat(65), 'a board has 64 squares, not 65'],
    [`${'-'.repeat(10)}x${'-'.repeat(53)}`, "'x' on c2 is not X, O or -"],
  ])('%s is refused', (board, message) => {
    expect(() => Position.of(board, 'black')).toThrow(new BoardError(message));
  });
});

describe('for every position', () => {
  test('a move adds a disc, flips as said, and leaves all else as it was', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const square of position.legalMoves) {
          const flips = position.flips(square);
          const after = position.play(square);
          const changed = SQUARES.filter((other) => position.at(other) !== after.at(other));
          expect(new Set(changed)).toEqual(new Set([square, ...flips]));
          expect(flips.length).toBeGreaterThan(0);
          expect(flips.every((disc) => position.at(disc) === opponent(position.turn))).toBe(true);
          expect(changed.every((disc) => after.at(disc) === position.turn)).toBe(true);
        }
      }),
    );
  });

  test('a square is legal exactly when it is empty and flips something', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const square of SQUARES) {
          const legal = position.legalMoves.includes(square);
          expect(legal).toBe(position.flips(square).length > 0);
          if (position.at(square)) expect(legal).toBe(false);
          if (!legal) expect(() => position.play(square)).toThrow(IllegalMoveError);
        }
      }),
    );
  });

  test('the discs and the empty squares are 64', () => {
    fc.assert(
      fc.property(anyReachedPosition, (position) => {
        const { black, white, empty } = discCount(position);
        expect(black + white + empty).toBe(64);
        expect(empty).toBe(position.empties);
      }),
    );
  });

  test('made of another by hand, it is the same but for what was changed', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...SQUARES), (position, square) => {
        const other = opponent(position.turn);
        expect(position.withTurn(other)).toEqual(Position.of(position.board, other));
        expect(position.withTurn(other).withTurn(position.turn).equals(position)).toBe(true);
        const emptied = withDisc(position, square, undefined);
        expect(emptied.at(square)).toBeUndefined();
        expect(withDisc(emptied, square, position.at(square)).equals(position)).toBe(true);
        const exchanged = withColorsExchanged(position);
        expect([exchanged.turn, exchanged.legalMoves]).toEqual([other, position.legalMoves]);
        expect(withColorsExchanged(exchanged).equals(position)).toBe(true);
        expect(emptyPosition(other)).toMatchObject({ turn: other, empties: 64 });
      }),
    );
  });

  test('the phase says what can be done', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const others = Position.of(position.board, opponent(position.turn)).legalMoves.length;
        const own = position.legalMoves.length;
        expect(position.phase).toBe(own > 0 ? 'play' : others > 0 ? 'pass' : 'over');
      }),
    );
  });
});
