import { parseBoardString } from '../../formats/board-string.js';
import { opponent } from '../../rules/color.js';
import { Game, type GameNode } from '../../rules/game.js';
import type { MoveNote } from '../../rules/notes.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { followsRules, outcome as outcomeOf } from '../../rules/hand-flips.js';
import type { FlipMistake } from './manual-flips.js';

/** A move of a saved game tree, as `formats/game-json.ts` has it, too. */
export interface SavedMove {
  readonly move: Square;
  /** What is said of the move and the place that it leads to. */
  readonly note?: MoveNote | undefined;
  /** The 64 squares after it, where discs were flipped wrongly by hand; without it the rules decide. */
  readonly outcome?: string | undefined;
  /** The moves played from there, the main line first. */
  readonly next: readonly SavedMove[];
}

/** The moves played from a node, with all side lines. */
export function serializeTree({ children }: GameNode): readonly SavedMove[] {
  return children.flatMap((child) => {
    const { move, note } = child;
    if (!move) return [];
    const outcome = followsRules(child) ? undefined : child.position.board;
    return [{ move, ...(outcome && { outcome }), ...(note && { note }), next: serializeTree(child) }];
  });
}

/**
 * A line of moves as a tree, up to the first move that is not legal.
 *
 * @param mistakes where discs were flipped wrongly by hand
 */
export function treeOfLine(
  start: Position,
  moves: readonly Square[],
  mistakes: readonly FlipMistake[] = [],
  ply = 1,
): readonly SavedMove[] {
  const [move, ...rest] = moves;
  if (!move || !isLegal(start, move)) return [];
  const before = afterPass(start);
  const mistake = mistakes.find((one) => one.ply === ply);
  const turned = mistake?.turned.filter((disc) => disc !== move && before.at(disc));
  const after = turned ? outcomeOf({ before, square: move, turned }) : before.play(move);
  return [
    {
      move,
      ...(turned && { outcome: after.board }),
      next: treeOfLine(after, rest, mistakes, ply + 1),
    },
  ];
}

/** A game of all moves of a tree, which stands at its start; those that are not legal are left out. */
export function gameOf(start: Position, tree: readonly SavedMove[]): Game {
  const game = new Game({ position: start });
  const pending = tree.map((saved) => ({ after: game.root, saved }));
  // The list grows while it is gone through.
  for (const { after, saved } of pending) {
    const node = added(game, after, saved);
    for (const next of node ? saved.next : []) pending.push({ after: node!, saved: next });
  }
  return game;
}

/** The main line of a tree, up to the first move whose discs were flipped wrongly. */
export function mainLineOf(tree: readonly SavedMove[]): readonly Square[] {
  const [first] = tree;
  return first && first.outcome === undefined ? [first.move, ...mainLineOf(first.next)] : [];
}

/** The node at the end of a line, which says by an index which child to follow; then the main line. */
export function endOfLine(root: GameNode, line: readonly number[]): GameNode {
  let node = root;
  for (let ply = 0; node.children.length > 0; ply++)
    node = node.children[line[ply] ?? 0] ?? node.children[0]!;
  return node;
}

/** Which child each node of a line is. */
export function indexesOf(nodes: readonly GameNode[]): readonly number[] {
  return nodes.slice(1).map((node) => node.parent!.children.indexOf(node));
}

function added(game: Game, after: GameNode, { move, outcome, note }: SavedMove): GameNode | undefined {
  if (!isLegal(after.position, move)) return undefined;
  const { turn } = afterPass(after.position);
  const turned = outcome === undefined ? undefined : parseBoardString(outcome).withTurn(opponent(turn));
  const node = game.add(after, move, turned);
  if (note) game.annotate(note, node);
  return node;
}

function isLegal(position: Position, move: Square): boolean {
  return position.phase !== 'over' && afterPass(position).flips(move).length > 0;
}

/** The position in which the next move is made. */
function afterPass(position: Position): Position {
  return position.phase === 'pass' ? position.pass() : position;
}
