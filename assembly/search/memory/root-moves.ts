/** The order of the moves at the root: the best so far comes first. */
import { CHECKED } from '../../checks';
import { isSquare } from '../../board/bitboard';
import { root } from './root';
import { rootFrame } from './frame';

/** Makes the search use all moves that the root's frame lists. */
export function searchAllListed(): void {
  root.listed = rootFrame().count;
  root.count = root.listed;
}

/** Restricts the search to the first moves. */
export function searchFirst(count: i32): void {
  if (CHECKED) assert(count > 0 && count <= root.listed);
  rootFrame().count = count;
  root.count = count;
}

/** Moves a root move forward to an index of the list; those in between move back. */
export function moveToFront(square: i32, front: i32): void {
  const frame = rootFrame();
  const listed = root.listed;
  if (CHECKED) assert(front >= 0 && front < listed && isSquare(square));
  let index = front;
  while (index < listed && frame.moveAt(index).square != square) index++;
  if (index == listed) return;
  for (; index > front; index--) frame.moveAt(index).swapWith(frame.moveAt(index - 1));
}
