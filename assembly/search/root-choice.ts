/**
 * Whether the choice of a move is still open. While the last iterations disagree on the best move, searching further
 * gains more than spending the same nodes on a greater depth in all positions: see "Choice of move" in
 * `training/report.md`.
 */
import { CHECKED } from '../checks';
import { isSquare } from '../board/bitboard';
import { rootFrame } from './memory/frame';
import { root } from './memory/root';
import { moveToFront, searchFirst } from './memory/root-moves';

/** How many iterations have to agree: as many as `root.choices` has bytes. */
const ITERATIONS: i32 = 4;

/** No square in any byte: no iteration has chosen yet. */
const NONE: u32 = 0xffffffff;

/** Clears the iterations of an earlier search. */
export function clearChoices(): void {
  root.choices = NONE;
}

/** Notes the best move of an iteration. */
export function noteChoice(square: i32): void {
  if (CHECKED) assert(isSquare(square));
  root.choices = (root.choices << 8) | (<u32>square);
}

/** Whether the last iterations have all chosen the same move. */
export function agreesOnChoice(): bool {
  return rotl(root.choices, 8) == root.choices;
}

/** Restricts the root to the moves of the last iterations, the latest first. */
export function keepChoices(): void {
  let front = 0;
  for (let ago = 0; ago < ITERATIONS; ago++) {
    const square = <i32>((root.choices >> (ago << 3)) & 0xff);
    if (CHECKED) assert(isSquare(square), 'so many iterations have chosen');
    if (hasMove(square, front)) continue;
    moveToFront(square, front++);
  }
  if (CHECKED) assert(front > 1);
  searchFirst(front);
}

/** Whether a move is among the first moves of the root. */
function hasMove(square: i32, first: i32): bool {
  const frame = rootFrame();
  for (let index = 0; index < first; index++) if (frame.moveAt(index).square == square) return true;
  return false;
}
