import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import {
  discCount,
  forfeitScore,
  lostDiscs,
  margin,
  officialScore,
  timeScore,
} from '../../../src/core/rules/score.js';
import { SQUARES, type Square } from '../../../src/core/rules/square.js';
import { anyPosition, at } from './support.js';

/** A blocked end: White 29, Black 34, only b1 is empty, and no line from there has discs of two colours. */
function blocked(): Position {
  const white: readonly Square[] = ['a1', 'a2'];
  const black = SQUARES.filter((square) => {
    const [column, row] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    return column === 1 || row === 0 || column - row === 1;
  }).filter((square) => !white.includes(square) && square !== 'b1');
  const others = SQUARES.filter((square) => ![...white, ...black, 'b1'].includes(square));
  const more = 34 - black.length;
  return at({
    black: [...black, ...others.slice(0, more)].join(' '),
    white: [...white, ...others.slice(more)].join(' '),
  });
}

describe('the official score', () => {
  test("gives the empty square to the winner (the federation's example: 34 to 29 is 35-29)", () => {
    const position = blocked();
    expect(discCount(position)).toEqual({ black: 34, white: 29, empty: 1 });
    expect(position.phase).toBe('over');
    expect(officialScore(position)).toEqual({ black: 35, white: 29 });
    expect(margin(position)).toBe(6);
  });

  test('is the count on a full board', () => {
    const position = Position.of('X'.repeat(34) + 'O'.repeat(30), 'black');
    expect(officialScore(position)).toEqual({ black: 34, white: 30 });
  });

  test('is 64-0 for a wipe-out', () => {
    expect(officialScore(at({ white: 'd4 e4 f4' }))).toEqual({ black: 0, white: 64 });
    expect(margin(at({ white: 'd4' }))).toBe(-64);
  });

  test('is 32-32 for a draw, with empty squares or without', () => {
    expect(officialScore(at({ black: 'a1 a2', white: 'h8 h7' }))).toEqual({ black: 32, white: 32 });
    expect(officialScore(Position.of('XO'.repeat(32), 'black'))).toEqual({ black: 32, white: 32 });
  });

  test('is 64 in all for every position', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { black, white } = officialScore(position);
        const discs = discCount(position);
        expect(black + white).toBe(64);
        expect(Math.sign(black - white)).toBe(Math.sign(discs.black - discs.white));
      }),
    );
  });
});

describe('out of time', () => {
  const ahead = at({ black: 'c4 d4 e4', white: 'd5' });
  const behind = at({ black: 'd5', white: 'c4 d4 e4' });
  const level = Position.start;

  test('scores 31-33 by the Czech rule if the player was ahead', () => {
    expect(timeScore(ahead, 'black', 'czech')).toEqual({ black: 31, white: 33 });
  });

  test('keeps the score by the Czech rule if the player was not ahead, empties to the opponent', () => {
    expect(timeScore(behind, 'black', 'czech')).toEqual({ black: 1, white: 63 });
    expect(timeScore(ahead, 'white', 'czech')).toEqual({ black: 63, white: 1 });
    expect(timeScore(level, 'white', 'czech')).toEqual({ black: 62, white: 2 });
  });

  test('scores 0-64 by the zero rule, and changes nothing by none', () => {
    expect(timeScore(ahead, 'black', 'zero')).toEqual({ black: 0, white: 64 });
    expect(timeScore(ahead, 'white', 'zero')).toEqual({ black: 64, white: 0 });
    expect(timeScore(ahead, 'black', 'none')).toBeUndefined();
  });

  test('a forfeit is never won by who forfeits, whatever the position', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom('black', 'white'), (position, loser) => {
        const score = forfeitScore(position, loser);
        expect(score.black + score.white).toBe(64);
        expect(score[loser]).toBeLessThanOrEqual(32);
      }),
    );
  });
});

test('a move loses no more discs than a board has', () => {
  expect([101.6, 12.4].map(lostDiscs)).toEqual([64, 12]);
});
