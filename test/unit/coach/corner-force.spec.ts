import { expect, it } from 'vitest';
import { forcedCorner } from '../../../src/core/coach/positions/corner-force.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { Position } from '../../../src/core/rules/position.js';

/** White has no move; Black takes a1 over b1. */
const PASSES = Position.of(`-OXXXXXX${'-'.repeat(56)}`, 'white');
/** Of a game: White to move after h4, when d1, a7 and b1 are answered by h1. */
const AFTER_H4 = parseBoardString('--O--O--X-OOOOX--XOOOXX-OXOOXOO-OXXXXXOXOXXXOOOO-XOOOO--XXXXX--- O').play(
  'h4',
);

it('a pass is a ply', () => {
  expect(PASSES.phase).toBe('pass');
  expect(forcedCorner(PASSES, 'black', 2)).toEqual({ plies: 2, line: ['pass', 'a1'] });
  expect(forcedCorner(PASSES, 'black', 1)).toBe('none');
});

it('a corner is forced by the shortest line, against the longest defence', () => {
  expect(forcedCorner(AFTER_H4, 'white', 4)).toEqual({ plies: 4, line: ['d1', 'a7', 'b1', 'h1'] });
  expect(forcedCorner(AFTER_H4, 'white', 3)).toBe('none');
});

it('a given corner may not be forced where another one is', () => {
  expect(forcedCorner(PASSES, 'black', 4, 'a1')).toMatchObject({ line: ['pass', 'a1'] });
  expect(forcedCorner(PASSES, 'black', 4, 'h8')).toBe('none');
});

it('nothing is forced after the game, or at once by the other side', () => {
  expect(forcedCorner(Position.of('X'.repeat(64), 'black'), 'black', 5)).toBe('none');
  expect(forcedCorner(PASSES, 'white', 5)).toBe('none');
});

it('the question stays open where there are too many positions', () => {
  expect(forcedCorner(Position.start, 'black', 12)).toBe('unknown');
});
