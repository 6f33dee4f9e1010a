import type { Color } from './color.js';
import type { MoveNote } from './facts.js';
import type { Position } from './position.js';
import type { Score } from './score.js';
import type { Square } from './square.js';

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
  /** What is said about the place, its marks and arrows too. */
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

/** A change of a game. */
export type GameChange =
  | { readonly type: 'move'; readonly node: GameNode; readonly square: Square; readonly color: Color }
  | { readonly type: 'pass'; readonly node: GameNode; readonly color: Color }
  /** Another place is shown, by undo, redo or goTo, or because the place shown was deleted. */
  | { readonly type: 'place'; readonly node: GameNode; readonly from: GameNode }
  /** A new game, empty or loaded: the old tree is gone. */
  | { readonly type: 'reset'; readonly node: GameNode }
  | { readonly type: 'over'; readonly node: GameNode; readonly result: GameResult }
  /** A move was added without being shown. */
  | { readonly type: 'add'; readonly node: GameNode }
  /** A move was deleted, with everything after it. */
  | { readonly type: 'remove'; readonly node: GameNode; readonly parent: GameNode }
  /** A side line is now the first of its siblings. */
  | { readonly type: 'promote'; readonly node: GameNode }
  /** The note on a place changed: comment, marks, arrows, time. */
  | { readonly type: 'note'; readonly node: GameNode }
  /** The facts changed: a name, the event, the result. */
  | { readonly type: 'facts' };

export type GameListener = (change: GameChange) => void;
/** Called once for each group of changes, in the order in which they were made. */
export type GameWatcher = (changes: readonly GameChange[]) => void;
