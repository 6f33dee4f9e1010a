import type { GameNode } from '../rules/game.js';

/** The main line of a list of moves: `first`, of the moves played first; `shown`, of those on the board. */
export type MainLine = 'first' | 'shown';

/** The moves played from one node of the game tree. */
export interface Branches {
  /** The move that the line goes on with; none at its end. */
  readonly main: GameNode | undefined;
  /** The others, each the beginning of a side line. */
  readonly sides: readonly GameNode[];
}

/** @param shown The nodes of the line that the board shows. */
export function branchesOf(node: GameNode, shown: ReadonlySet<GameNode>, mainLine: MainLine): Branches {
  const { children } = node;
  const onBoard = children.find((child) => shown.has(child));
  const main = (mainLine === 'shown' ? onBoard : undefined) ?? children[0];
  // A turn corrected by hand is the same move once more, not a side line, unless the board shows it.
  const sides = children.filter(
    (child) => child !== main && (child === onBoard || child.move !== main?.move),
  );
  return { main, sides };
}

/** The move after this node: on the line that the board shows, else the first that was played. */
export function nextOf({ children }: GameNode, shown: ReadonlySet<GameNode>): GameNode | undefined {
  return children.find((child) => shown.has(child)) ?? children[0];
}

/** The end of the line that goes on from this node. */
export function endOf(node: GameNode, shown: ReadonlySet<GameNode>): GameNode {
  let end = node;
  for (let next: GameNode | undefined = node; next; next = nextOf(next, shown)) end = next;
  return end;
}
