import { expect, test } from 'vitest';
import { parsePgn } from '../../../../src/core/formats/pgn.js';
import { printSgf } from '../../../../src/core/formats/sgf.js';
import { printGgfTime, printPgnTime, secondsOf } from '../../../../src/core/formats/common/fact-text.js';

test.each([
  ['300', { main: 300, increment: 0 }],
  ['300+5', { main: 300, increment: 5 }],
  ['300 + 5 s a move', { main: 300, increment: 5 }],
  ['15:00', { main: 900, increment: 0 }],
  ['1:00:00/00:05', { main: 3600, increment: 5 }],
  // No extension, though a place for it.
  ['15:00/00:05/00:00', { main: 900, increment: 5 }],
  ['15:00/00:05/02:00', undefined],
  ['15:00/00:05/00:00/00:00', undefined],
  ['1800 + 10 fischer', undefined],
  ['a while', undefined],
])('%s is main time and increment, or something else', (text, expected) => {
  expect(secondsOf(text)).toEqual(expected);
});

test('each format writes what it can hold, and anything else unchanged', () => {
  expect([
    printPgnTime('15:00/00:05'),
    printGgfTime('900+5'),
    printSgf({ ...parsePgn('*'), timeControl: '900+5' }),
  ]).toEqual(['900+5', '15:00/00:05', expect.stringContaining('TM[900]OT[5 s a move]')]);
  expect([printPgnTime('15:00/00:05/02:00'), printGgfTime('15:00/00:05/02:00')]).toEqual([
    '15:00/00:05/02:00',
    '15:00/00:05/02:00',
  ]);
});
