import type { GameNode } from '../rules/game.js';

/** Which line a list of moves goes along: the one played first everywhere, or the one that the board shows. */
export type MainLine = 'first' | 'shown';

/** The moves played from one place. */
export interface Branches {
  /** The move that the line goes on with; none at its end. */
  readonly main: GameNode | undefined;
  /** The others, each the beginning of a side line. */
  readonly sides: readonly GameNode[];
}

/** @param shown The places of the line that the board shows. */
export function branchesOf(place: GameNode, shown: ReadonlySet<GameNode>, along: MainLine): Branches {
  const { children } = place;
  const onBoard = children.find((child) => shown.has(child));
  const main = (along === 'shown' ? onBoard : undefined) ?? children[0];
  // A turn that was mended by hand is the same move once more, not a side line, unless one has gone back to it.
  const sides = children.filter(
    (child) => child !== main && (child === onBoard || child.move !== main?.move),
  );
  return { main, sides };
}

/** The move after this place: on the line that the board shows, else the first that was played. */
export function nextOf({ children }: GameNode, shown: ReadonlySet<GameNode>): GameNode | undefined {
  return children.find((child) => shown.has(child)) ?? children[0];
}

/** The end of the line that goes on from this place. */
export function endOf(place: GameNode, shown: ReadonlySet<GameNode>): GameNode {
  let end = place;
  for (let next: GameNode | undefined = place; next; next = nextOf(next, shown)) end = next;
  return end;
}
