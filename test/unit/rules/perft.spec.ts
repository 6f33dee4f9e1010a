import { expect, test } from 'vitest';
import { Position } from '../../../src/rules/position.js';

/** Convention A, the public one: a pass is a ply, and a finished game counts as one leaf. */
function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = position.legalMoves;
  if (moves.length === 0) return position.phase === 'pass' ? perft(position.pass(), depth - 1) : 1;
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(position.play(move), depth - 1), 0);
}

/** Convention B: passes are made silently and are no plies; finished games are not counted. */
function perftAutoPass(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const { phase } = position;
  if (phase === 'over') return 0;
  const mover = phase === 'pass' ? position.pass() : position;
  if (depth === 1) return mover.legalMoves.length;
  return mover.legalMoves.reduce((sum, move) => sum + perftAutoPass(mover.play(move), depth - 1), 0);
}

// Published counts; two other programs gave them, too.
const COUNTS = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];

test.each(COUNTS.map((count, i) => [i + 1, count]))('perft %i is %i by both conventions', (depth, count) => {
  expect(perft(Position.start, depth)).toBe(count);
  expect(perftAutoPass(Position.start, depth)).toBe(count);
});

test('at depth 9, where the first passes are, the conventions part', () => {
  expect(perft(Position.start, 9)).toBe(3_005_288);
  expect(perftAutoPass(Position.start, 9)).toBe(3_005_320);
}, 240_000);

test('where a side must pass the conventions differ by that ply', () => {
  // The earliest forced pass: Black cannot move, White then has c5 and e7.
  const stuck = Position.of('-------------------X-------XX--O---XXXOO-----X-O-----X----------', 'black');
  expect(perft(stuck, 1)).toBe(1);
  expect(perft(stuck, 2)).toBe(2);
  expect(perftAutoPass(stuck, 1)).toBe(2);
});

test('a finished game is one leaf by convention A and none by B', () => {
  const over = Position.of('X'.repeat(64), 'black');
  expect(perft(over, 5)).toBe(1);
  expect(perftAutoPass(over, 5)).toBe(0);
});
