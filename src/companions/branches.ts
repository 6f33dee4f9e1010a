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

/**
 * The nodes of a tree that a list has room for: all of a small one; of a large one the line that the board shows, the moves that
 * were played first, and what lies nearest to the place shown. The parent of each is among them.
 *
 * @param line the nodes of the line that the board shows, from the start
 * @param ply which of them is the place shown
 */
export function nearestNodes(line: readonly GameNode[], ply: number, most: number): ReadonlySet<GameNode> {
  const near = new Set(line);
  for (let at = line[0]; at; at = at.children[0]) near.add(at);
  const current = line[ply];
  const waiting = current ? [current] : [];
  const seen = new Set(waiting);
  // The list grows while it is gone through: the nearest come first.
  for (const node of waiting) {
    if (near.size >= most) break;
    near.add(node);
    for (const next of node.parent ? [...node.children, node.parent] : node.children) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return near;
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
