// The position on the page for missing addresses.
import { expect, test } from 'vitest';
import { RIDDLE, SOLUTION } from '../../../demo/missing/riddle.js';
import { parseBoardString } from '../../../src/core/formats.js';
import { Game, stableDiscs, type Color, type Position, type Square } from '../../../src/core/rules.js';

const { position } = new Game({ position: parseBoardString(RIDDLE) });

/** Whether some line of so many moves flips a disc. */
function isFlipped(from: Position, square: Square, color: Color, moves: number): boolean {
  if (from.at(square) !== color) return true;
  if (moves === 0) return false;
  return from.legalMoves.some((move) => isFlipped(from.play(move), square, color, moves - 1));
}

test('one move only places a disc that is never flipped again; each other disc can be', () => {
  expect(stableDiscs(position.play(SOLUTION))).toContain(SOLUTION);
  const others = position.legalMoves.filter((move) => move !== SOLUTION);
  expect(others).toHaveLength(position.legalMoves.length - 1);
  for (const move of others) expect(isFlipped(position.play(move), move, 'black', 4), move).toBe(true);
});
