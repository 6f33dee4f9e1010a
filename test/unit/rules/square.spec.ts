import { describe, expect, test } from 'vitest';
import { SquareError } from '../../../src/core/rules/errors.js';
import { isSquare, parseSquare, squareIndex, SQUARES } from '../../../src/core/rules/square.js';

test('squares are numbered row by row from a1 at the top left', () => {
  expect(SQUARES).toHaveLength(64);
  expect([SQUARES[0], SQUARES[7], SQUARES[8], SQUARES[63]]).toEqual(['a1', 'h1', 'a2', 'h8']);
  expect(SQUARES.map(squareIndex)).toEqual([...SQUARES.keys()]);
});

test('only the 64 names in lower case are squares', () => {
  expect(SQUARES.every(isSquare)).toBe(true);
  for (const other of ['i1', 'a9', 'a0', 'A1', 'a11', '', 11, null, undefined])
    expect(isSquare(other)).toBe(false);
});

describe('reading a square', () => {
  test.each([
    ['f5', 'f5'],
    [' F5 ', 'f5'],
    ['(5,4)', 'f5'],
    ['( 0 , 7 )', 'a8'],
    ['(7,0)', 'h1'],
  ])('takes %j as %s', (text, square) => {
    expect(parseSquare(text)).toBe(square);
  });

  test.each(['i9', '', 'a', 'a10', '(8,0)', '(0,-1)', '5,4', 'f 5'])('refuses %j', (text) => {
    expect(() => parseSquare(text)).toThrow(new SquareError(text));
  });

  test('names the text and the squares that there are', () => {
    expect(() => parseSquare('i9')).toThrow('i9 is not a square from a1 to h8');
  });
});
