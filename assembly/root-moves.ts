/** The order of the moves at the root: what is best so far comes first, and threads that help follow the leading one's. */
import { bit } from './bitboard';
import { flipsOf, squareOf, swapMoves } from './move-list';
import { isSearchedElsewhere } from './shared-searches';
import { setWindowMove, windowMove } from './shared-window';
import { countOf, moveAt, rootFrame } from './stack';

/** Moves a root move to a place further in front of the list; those between step back. */
export function moveToFront(square: i32, place: i32): void {
  const frame = rootFrame();
  const count = countOf(frame);
  let index = place;
  while (index < count && squareOf(moveAt(frame, index)) != square) index++;
  if (index == count) return;
  for (; index > place; index--) swapMoves(moveAt(frame, index), moveAt(frame, index - 1));
}

/** Tells the helpers the order, before the window is published. */
export function showOrder(): void {
  const frame = rootFrame();
  for (let place = 0; place < countOf(frame); place++) setWindowMove(place, squareOf(moveAt(frame, place)));
}

/** Takes over the order of the window that is published. */
export function followOrder(): void {
  for (let place = 0; place < countOf(rootFrame()); place++) moveToFront(windowMove(place), place);
}

/**
 * Moves to the end what another thread is searching, so that the move at an index is one that none is, if there is one.
 * The arguments are the sides at the root, and what is searched after a move.
 */
export function deferSearchedElsewhere(
  index: i32,
  player: u64,
  opponent: u64,
  depth: i32,
  alpha: i32,
  selectivity: i32,
): void {
  const frame = rootFrame();
  const last = countOf(frame) - 1;
  for (let left = last - index; left > 0; left--) {
    const at = moveAt(frame, index);
    const flipped = flipsOf(at);
    const next = opponent ^ flipped;
    if (!isSearchedElsewhere(next, player ^ flipped ^ bit(squareOf(at)), depth, alpha, selectivity)) return;
    for (let place = index; place < last; place++) swapMoves(moveAt(frame, place), moveAt(frame, place + 1));
  }
}
