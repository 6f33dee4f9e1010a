import type { Color } from './color.js';
import type { GameNode, GameResult } from './game-node.js';
import type { Square } from './square.js';

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
