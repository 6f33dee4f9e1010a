/**
 * The tree of a game's moves: its nodes, the results at its ends, walking it, and copying it. `Game` is built on it;
 * views, formats and reviews walk the tree by these functions.
 */
import { type Color, opponent } from '../color.js';
import { definedFields, type MoveNote, type Patch } from './facts.js';
import { IllegalMoveError, Position } from '../position.js';
import { officialScore, type Score } from '../score.js';
import { SQUARES, type Square } from '../square.js';

/** One place in a game's tree: the start, or what a move led to. */
export interface GameNode {
  /** Moves from the start to here; passes do not count. */
  readonly ply: number;
  /** The move that led here; absent at the start. */
  readonly move?: Square;
  /** Who made that move. */
  readonly color?: Color;
  /** The discs right after the move, the opponent to move, even if they must pass. */
  readonly position: Position;
  readonly parent?: GameNode;
  /** The places after the moves played from here, the main line first; the others are side lines. */
  readonly children: readonly GameNode[];
  /** The remarks on the place, its marks and arrows too. */
  readonly note?: MoveNote;
  /** How the game ended here; `undefined` where it goes on. */
  readonly result?: GameResult | undefined;
}

/** Why a game ended: no empty square, nobody can move, one colour gone, a side resigned or ran out of time. */
export type ResultReason = 'full' | 'blocked' | 'wipe-out' | 'resignation' | 'time';

/** How a game ended. The scores are official: 64 in all. */
export interface GameResult extends Score {
  readonly reason: ResultReason;
  /** `undefined` is a draw. */
  readonly winner: Color | undefined;
  /** Black's points less White's. */
  readonly margin: number;
}

/** A node with what only its game may change. */
export class TreeNode implements GameNode {
  readonly ply: number;
  readonly move?: Square;
  readonly color?: Color;
  readonly parent?: TreeNode;
  /** The root of its tree; `undefined` once deleted. */
  root: TreeNode | undefined;
  /** The child that was visited last, if it is not the first: the line goes on with it. */
  visited?: TreeNode | undefined;
  /** Whether the side that cannot move here has passed. */
  passed: boolean;
  /** A resignation or a fallen flag. */
  verdict?: GameResult;
  note?: MoveNote;
  /** Children by move and discs, the main line first. */
  #children = new Map<string, TreeNode>();
  /** A copy, so that callers cannot change the tree; made when first read, so that building a tree takes linear time. */
  #list: readonly TreeNode[] | undefined;
  #boardResult: GameResult | undefined;

  /** @param parent the place before the move; absent at the start */
  constructor(
    readonly position: Position,
    autoPass: boolean,
    parent?: TreeNode,
    move?: Square,
    color?: Color,
  ) {
    this.ply = parent ? parent.ply + 1 : 0;
    this.root = parent ? parent.root : this;
    this.passed = autoPass && position.phase === 'pass';
    if (!parent) return;
    this.parent = parent;
    this.move = move!;
    this.color = color!;
    parent.#append(this);
  }

  get children(): readonly TreeNode[] {
    return (this.#list ??= Object.freeze([...this.#children.values()]));
  }

  /** The place that the line goes on with. */
  get next(): TreeNode | undefined {
    return this.visited ?? this.children[0];
  }

  /** The position in which the next move is made: after a pass, if there was one. */
  get positionToMove(): Position {
    return this.passed ? this.position.pass() : this.position;
  }

  /** How the game ended here; `undefined` where it goes on. */
  get result(): GameResult | undefined {
    if (this.verdict) return this.verdict;
    if (this.position.phase !== 'over') return undefined;
    return (this.#boardResult ??= resultOnBoard(this.position));
  }

  /** Puts a note in place of the one before. */
  setNote(note: Patch<MoveNote>): void {
    this.note = definedFields<MoveNote>(note);
    if (Object.keys(this.note).length === 0) delete this.note;
  }

  /** The child with a move and the position after it. */
  childAt(move: Square, position: Position): TreeNode | undefined {
    return this.#children.get(keyOf({ move, position }));
  }

  /** Reorders its children, or removes some. */
  setChildren(children: readonly TreeNode[]): void {
    this.#children = new Map(children.map((child) => [keyOf(child), child]));
    this.#list = undefined;
  }

  /** Adds a child behind the others. */
  #append(child: TreeNode): void {
    this.#children.set(keyOf(child), child);
    this.#list = undefined;
  }
}

/** Makes the line of every place before a place go on to it. */
export function visit(place: TreeNode): void {
  for (let at = place; at.parent; at = at.parent) at.parent.visited = at;
}

/** The result of a game by its score. */
export function resultByScore(reason: ResultReason, { black, white }: Score): GameResult {
  const margin = black - white;
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return Object.freeze({ reason, black, white, winner, margin });
}

/** The result of a position in which no side can move. */
function resultOnBoard(position: Position): GameResult {
  const { board } = position;
  const isFull = !board.includes('-');
  const hasBoth = board.includes('X') && board.includes('O');
  return resultByScore(isFull ? 'full' : hasBoth ? 'blocked' : 'wipe-out', officialScore(position));
}

/** The same move may exist twice, with different discs flipped by hand. */
function keyOf({ move, position }: Pick<TreeNode, 'move' | 'position'>): string {
  return `${move!}${position.toString()}`;
}

/**
 * The place that a move leads to, and whether it is new.
 *
 * @param before the position in which it is made
 * @param outcome the discs that it led to, where they were flipped by hand
 * @throws {IllegalMoveError} when the move is not legal, or the game was over
 */
export function placeAfter(
  from: TreeNode,
  before: Position,
  square: Square,
  outcome: Position | undefined,
  autoPass: boolean,
): readonly [node: TreeNode, isNew: boolean] {
  assertRunning(from, square);
  const isByHand = outcome && before.flips(square).length > 0;
  const position = isByHand ? outcome.withTurn(opponent(before.turn)) : before.play(square, from.ply + 1);
  const known = from.childAt(square, position);
  if (known) return [known, false];
  return [new TreeNode(position, autoPass, from, square, before.turn), true];
}

/** @throws {IllegalMoveError} when the game is over */
export function assertRunning(place: TreeNode, move: Square | 'pass'): void {
  if (place.result) throw new IllegalMoveError(move, 'the game is over', place.ply + 1);
}

/** The places of the line that a place is in, without the start. */
export function lineThrough(place: TreeNode): TreeNode[] {
  const line: TreeNode[] = [];
  for (let at = place; at.parent; at = at.parent) line.push(at);
  line.reverse();
  for (let at = place.next; at; at = at.next) line.push(at);
  return line;
}

/** The discs that the move to a place flipped, those flipped by hand included; none at the start. */
export function flippedBy({ parent, position }: GameNode): readonly Square[] {
  const before = parent?.position.board ?? position.board;
  return SQUARES.filter((_, index) => before[index] !== '-' && before[index] !== position.board[index]);
}

/** Whether the move that led here flipped what the rules say; true at the start. */
export function followsRules({ parent, move, position }: GameNode): boolean {
  if (!parent || !move) return true;
  const before = parent.position.phase === 'pass' ? parent.position.pass() : parent.position;
  const flips = before.flips(move);
  return flips.length > 0 && before.putDiscs(move, flips).board === position.board;
}

/** The places of the main line, without the start: the first child, its first child, and so on. */
export function mainLineOf(root: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let [node] = root.children; node; [node] = node.children) line.push(node);
  return line;
}

/** Where the main line ends. */
export function mainLineEnd(root: TreeNode): TreeNode {
  let end = root;
  for (let [next] = root.children; next; [next] = next.children) end = next;
  return end;
}

/** A place and all that follow from it. Iterative: games with hand-flipped discs may be too deep for recursion. */
export function placesFrom(first: TreeNode): readonly TreeNode[] {
  const places = [first];
  // The list grows while it is gone through.
  for (const place of places) for (const child of place.children) places.push(child);
  return places;
}

/** The positions before a place, the latest last. */
export function positionsBefore(node: GameNode): Position[] {
  const before: Position[] = [];
  for (let at = node.parent; at; at = at.parent) before.push(at.position);
  return before.reverse();
}

/** A record, as far as its tree is copied. */
interface CopiedRecord {
  readonly game: { readonly root: GameNode; readonly node: GameNode; readonly autoPass: boolean };
  readonly shown?: GameNode;
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
}

/**
 * Copies the tree of a record, for a game to take over, and finds the place shown in the copy.
 *
 * @throws {TypeError} when there is no game
 * @throws {RangeError} when the record names a place that is not in its tree
 */
export function copyOf(
  { game, notes, shown }: CopiedRecord,
  autoPass: boolean,
): readonly [root: TreeNode, shown: TreeNode] {
  // Duck typing, not `instanceof`: a page may have loaded this code twice, in the script of the board and in that of the game.
  const root = (game as unknown as { readonly root?: TreeNode } | undefined)?.root;
  if (!Array.isArray(root?.children)) throw new TypeError('this is not a Game');
  const copies = new Map<GameNode | undefined, TreeNode>();
  const places = placesFrom(root);
  for (const place of places) {
    const { position, parent, move, color, verdict, note } = place;
    // A position is immutable: one of this copy of the code is shared, with what it has cached.
    const own =
      (position as object) instanceof Position ? position : Position.of(position.board, position.turn);
    const copy = new TreeNode(own, autoPass, copies.get(parent), move, color);
    if (verdict) copy.verdict = verdict;
    if (note) copy.note = note;
    // An automatic pass with no move after it is left to the game that takes the tree over.
    copy.passed ||= place.passed && (place.children.length > 0 || !game.autoPass);
    copies.set(place, copy);
  }
  const copied = (node: GameNode): TreeNode => {
    const copy = copies.get(node);
    if (!copy) throw new RangeError('the node belongs to another game');
    return copy;
  };
  for (const place of places) copied(place).visited = copies.get(place.visited);
  for (const [node, note] of notes ?? []) copied(node).setNote(note);
  const place = copied(shown ?? game.node);
  visit(place);
  return [place.root!, place];
}
