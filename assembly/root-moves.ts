/** The order of the moves at the root: the best so far comes first, and helpers follow the leading thread. */
import { CHECKED } from './checks';
import { isSearchedElsewhere } from './shared-searches';
import { isSquare } from './bitboard';
import { root } from './root';
import { setWindowMove, windowMove } from './shared-window';
import { thread } from './thread';
import { Frame, rootFrame } from './frame';

/** How many moves are listed at the root; those after the `count` of its frame are no longer searched. */
let listed: i32 = 0;

/** Makes the search use all moves that the root's frame lists. */
export function searchAllListed(): void {
  listed = rootFrame().count;
  root.count = listed;
}

/** Restricts the search to the first moves. */
export function searchFirst(count: i32): void {
  if (CHECKED) assert(count > 0 && count <= listed);
  rootFrame().count = count;
  root.count = count;
}

/** Moves a root move forward to an index of the list; those in between move back. */
export function moveToFront(square: i32, place: i32): void {
  const frame = rootFrame();
  if (CHECKED) assert(place >= 0 && place < listed && isSquare(square));
  let index = place;
  while (index < listed && frame.moveAt(index).square != square) index++;
  if (index == listed) return;
  for (; index > place; index--) frame.moveAt(index).swapWith(frame.moveAt(index - 1));
}

/** Shares the order with the helpers, before the window is published. */
export function showOrder(): void {
  const frame = rootFrame();
  for (let place = 0; place < frame.count; place++) setWindowMove(place, frame.moveAt(place).square);
}

/** Adopts the order of the published window, and its number of moves. */
export function followOrder(): void {
  const count = min(root.count, listed);
  for (let place = 0; place < count; place++) moveToFront(windowMove(place), place);
  rootFrame().count = count;
}

/**
 * Moves to the end what another thread is searching, so that the move at the frame's index is a free one, if there is
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
