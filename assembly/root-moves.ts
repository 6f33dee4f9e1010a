/** The order of the moves at the root: what is best so far comes first, and threads that help follow the leading one's. */
import { bit } from './bitboard';
import { isSearchedElsewhere } from './shared-searches';
import { setWindowMove, windowMove } from './shared-window';
import { rootFrame } from './frame';

/** Moves a root move to a place further in front of the list; those between step back. */
export function moveToFront(square: i32, place: i32): void {
  const frame = rootFrame();
  const count = frame.count;
  let index = place;
  while (index < count && frame.moveAt(index).square != square) index++;
  if (index == count) return;
  for (; index > place; index--) frame.moveAt(index).swapWith(frame.moveAt(index - 1));
}

/** Tells the helpers the order, before the window is published. */
export function showOrder(): void {
  const frame = rootFrame();
  for (let place = 0; place < frame.count; place++) setWindowMove(place, frame.moveAt(place).square);
}

/** Takes over the order of the window that is published. */
export function followOrder(): void {
  for (let place = 0; place < rootFrame().count; place++) moveToFront(windowMove(place), place);
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
  const last = frame.count - 1;
  for (let left = last - index; left > 0; left--) {
    const move = frame.moveAt(index);
    const flipped = move.flipped;
    const next = opponent ^ flipped;
    if (!isSearchedElsewhere(next, player ^ flipped ^ bit(move.square), depth, alpha, selectivity)) return;
    for (let place = index; place < last; place++) frame.moveAt(place).swapWith(frame.moveAt(place + 1));
  }
}
