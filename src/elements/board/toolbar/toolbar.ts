/**
 * The bar below a board and `<othello-controls>` have the same buttons, so both take from here when one is enabled,
 * what it does and its icon.
 */

/** What a button does to a board, here and in `<othello-controls>`. */
export type ToolbarAction =
  | 'undo'
  | 'redo'
  | 'first'
  | 'back'
  | 'forward'
  | 'last'
  | 'pass'
  | 'resign'
  | 'hint'
  | 'move-now'
  | 'restart';

/** The state of a board that decides which buttons are enabled. */
export interface ToolbarState {
  readonly ply: number;
  /** The number of moves to the end of the line. */
  readonly length: number;
  readonly legalMoves: readonly unknown[];
  readonly gameOver: boolean;
  readonly paused: boolean;
  readonly thinking: boolean;
  readonly canTakeBack: boolean;
  readonly canRedo: boolean;
}

/** Whether a button would have an effect now. */
export function isEnabled(action: ToolbarAction, board: ToolbarState): boolean {
  const { ply, length, gameOver, legalMoves, thinking, paused } = board;
  switch (action) {
    case 'undo':
      return board.canTakeBack;
    case 'redo':
      return board.canRedo;
    case 'first':
    case 'back':
      return ply > 0;
    case 'forward':
    case 'last':
      return ply < length;
    case 'pass':
      return !gameOver && legalMoves.length === 0;
    case 'resign':
      return !gameOver && !paused && ply === length;
    case 'hint':
      return !gameOver && !thinking && legalMoves.length > 0;
    case 'move-now':
      return thinking;
    case 'restart':
      return !paused && length > 0;
  }
}

/** An icon for each button: an outline of 24 by 24. */
export const ICON_PATHS: Readonly<Record<ToolbarAction, string>> = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  first: 'M6 5v14M18 6l-7 6 7 6',
  back: 'm15 6-7 6 7 6',
  forward: 'm9 6 7 6-7 6',
  last: 'M18 5v14M6 6l7 6-7 6',
  pass: 'M5 12h11M12 7l5 5-5 5M20 5v14',
  resign: 'M6 21V4M6 5h12l-3 4 3 4H6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2 1 2.1h5c.1-.9.4-1.6 1-2.1A6 6 0 0 0 12 3',
  'move-now': 'M13 3 5 14h6l-1 7 8-11h-6z',
  restart: 'M19 12a7 7 0 1 1-2.1-5M19 3v5h-5',
};
