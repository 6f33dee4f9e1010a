/**
 * The moves that a list shows: the main line, side lines, and what follows a node. `moves.ts` lists them; it has no
 * DOM.
 */
import type { GameNode } from '../../../core/rules/game/tree.js';

/** The main line in a list of moves: `first`, the moves that were played first; `shown`, the moves on the board. */
export type MainLine = 'first' | 'shown';

/** The moves played from one node of the game tree. */
export interface Branches {
  /** The move that continues the line; `undefined` at its end. */
  readonly main: GameNode | undefined;
  /** The other moves, each the beginning of a side line. */
  readonly sides: readonly GameNode[];
}

/** @param shown the nodes of the line on the board */
export function branchesOf(node: GameNode, shown: ReadonlySet<GameNode>, mainLine: MainLine): Branches {
  const { children } = node;
  const onBoard = children.find((child) => shown.has(child));
  const main = (mainLine === 'shown' ? onBoard : undefined) ?? children[0];
  // A turn corrected by hand repeats the same move. It is a side line only if the board shows it.
  const sides = children.filter(
    (child) => child !== main && (child === onBoard || child.move !== main?.move),
  );
  return { main, sides };
}

/**
 * The nodes to draw: all of a small tree. Of a large one, the line on the board, the moves that were played first, and
 * those nearest to the place shown. The parent of each node is included.
 *
 * @param line the nodes of the line on the board, from the start
 * @param ply the index of the place shown
 * @param most from this number of nodes on, none but those always drawn are added
 */
export function nearestNodes(line: readonly GameNode[], ply: number, most: number): ReadonlySet<GameNode> {
  const near = new Set(line);
  for (let at = line[0]; at; at = at.children[0]) near.add(at);
  const current = line[ply];
  const waiting = current ? [current] : [];
  const seen = new Set(waiting);
  // The list grows during the loop, so the nearest come first.
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

/** The move after this node: on the line that the board shows, otherwise the first that was played. */
export function nextOf({ children }: GameNode, shown: ReadonlySet<GameNode>): GameNode | undefined {
  return children.find((child) => shown.has(child)) ?? children[0];
}

/** The end of the line through this node. */
export function endOf(node: GameNode, shown: ReadonlySet<GameNode>): GameNode {
  let end = node;
  for (let next: GameNode | undefined = node; next; next = nextOf(next, shown)) end = next;
  return end;
}
