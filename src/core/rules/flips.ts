import { SQUARES } from './square.js';

/** For each square its eight rays: the indices on the way to the edge, nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = SQUARES.map((_, index) =>
  [-9, -8, -7, -1, 1, 7, 8, 9].map((step) => {
    const ray: number[] = [];
    let here = index;
    let next = here + step;
    // A step that leaves the board changes the column by more than one, or leaves 0-63.
    while (next >= 0 && next < 64 && Math.abs((next & 7) - (here & 7)) < 2) {
      ray.push(next);
      here = next;
      next += step;
    }
    return ray;
  }),
);

/**
 * The flipping rule: how many discs of the opponent a new disc brackets along a ray from its square. They are the
 * nearest ones on that ray.
 *
 * @param board 64 discs, a1 to h8: `X`, `O` or `-`
 * @param own the disc of the side that moves
 */
export function bracketedOn(ray: readonly number[], board: ArrayLike<string>, own: string): number {
  let end = 0;
  for (; end < ray.length; end++) {
    const disc = board[ray[end]!];
    if (disc === own) return end;
    if (disc === '-') break;
  }
  return 0;
}

/** Whether a side may play anywhere. */
export function canMove(board: ArrayLike<string>, own: string): boolean {
  return RAYS.some(
    (rays, index) => board[index] === '-' && rays.some((ray) => bracketedOn(ray, board, own) > 0),
  );
}
