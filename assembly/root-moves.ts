/** The order of the moves at the root: what is best so far comes first, and threads that help follow the leading one's. */
import { CHECKED } from './checks';
import { isSearchedElsewhere } from './shared-searches';
import { isSquare } from './bitboard';
import { setWindowMove, windowMove } from './shared-window';
import { thread } from './thread';
import { Frame, rootFrame } from './frame';

/** Moves a root move to a place further in front of the list; those between step back. */
export function moveToFront(square: i32, place: i32): void {
  const frame = rootFrame();
  const count = frame.count;
  if (CHECKED) assert(place >= 0 && place < count && isSquare(square));
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
 * Moves to the end what another thread is searching, so that the move at the frame's index is one that none is, if there is
 * one. The leading thread keeps its order, which the others follow.
 */
export function deferSearchedElsewhere(frame: Frame): void {
  if (thread == 0) return;
  const index = frame.index;
  if (CHECKED) assert(frame == rootFrame() && index <= frame.count);
  const last = frame.count - 1;
  for (let left = last - index; left > 0; left--) {
    if (!isSearchedElsewhere(frame, frame.moveAt(index))) return;
    for (let place = index; place < last; place++) frame.moveAt(place).swapWith(frame.moveAt(place + 1));
  }
}
