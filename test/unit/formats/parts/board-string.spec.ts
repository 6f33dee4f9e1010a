import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoardString, printBoardString } from '../../../../src/core/formats/notation/board-string.js';
import { Position } from '../../../../src/core/rules/position.js';
import { anyPosition } from '../../rules/support.js';

const START = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`;

describe('reading a board string', () => {
  test.each([
    ['the usual form', `${START} X`],
    ['stars and dots', `${START.replaceAll('X', '*').replaceAll('-', '.')} *`],
    ['B and W', `${START.replaceAll('X', 'B').replaceAll('O', 'W')} B`],
    ['small letters', `${START.toLowerCase()} x`],
    ['digits', `${START.replaceAll('X', '0').replaceAll('O', '1')} 0`],
    ['rows with slashes', `${START.replace(/.{8}(?!$)/g, '$&/')} X`],
    ['rows by lines', `${START.replace(/.{8}/g, '$&\n')}X\n`],
    ['a blank after each disc', `${START}X`.split('').join(' ')],
    ['the side at the end without a blank', `${START}X`],
    ['no side', START],
  ])('takes %s', (_, text) => {
    expect(parseBoardString(text).toString()).toBe(`${START} X`);
  });

  test('finds the side in the empty squares if it is not named', () => {
    expect(parseBoardString(Position.start.play('f5').board).turn).toBe('white');
  });

  test('finds the side in who can move if it is not named', () => {
    // The earliest position in which a side, here Black, cannot move.
    const board = '-------------------X-------XX--O---XXXOO-----X-O-----X----------';
    expect(parseBoardString(board).turn).toBe('white');
  });

  test.each([
    [START.slice(1), 'a board has 64 squares, not 63 (board string, character 64)'],
    [`${START.slice(1)} X`, 'a board has 64 squares, not 63 (board string, character 66)'],
    ['', 'a board has 64 squares, not 0 (board string, character 1)'],
    [START.replace('O', '?'), "'?' on d4 is not X, O or - (board string, character 28)"],
    [`${START} z`, 'side z is not X or O (board string, character 66)'],
    [`${START} -`, 'side - is not X or O (board string, character 66)'],
    [`${START} XX`, 'side X is not X or O (board string, character 67)'],
  ])('refuses %j', (text, message) => {
    expect(() => parseBoardString(text)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });
});

test.each([
  ['without a side', 'XO'.repeat(18)],
  ['with a side behind a blank', `${'XO'.repeat(18)} X`],
  ['with a side without a blank', `${'XO'.repeat(18)}X`],
  ['larger than ours', `${'XO'.repeat(50)}O`],
])('a board of another size is called so: %s', (_, text) => {
  expect(() => parseBoardString(text)).toThrow(expect.objectContaining({ code: 'board-size' }));
});

test('prints the board, a blank and the side', () => {
  expect(printBoardString(Position.start.play('f5'))).toBe(
    '---------------------------OX------XXX-------------------------- O',
  );
});

test('a printed game reads back unchanged', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(parseBoardString(printBoardString(position)).equals(position)).toBe(true);
    }),
  );
});
