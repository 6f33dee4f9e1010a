import { OthelloError } from './errors.js';
import type { Square } from './square.js';

/** Why a move is not legal. */
export type IllegalReason =
  | 'occupied'
  | 'flips nothing'
  | 'the game is over'
  /** A pass although there is a legal move. */
  | 'a legal move exists';

/** A move or a pass that the rules do not allow. The position stays as it was. */
export class IllegalMoveError extends OthelloError {
  override get name() {
    return 'IllegalMoveError' as const;
  }

  /** What is wrong, for programs. */
  readonly code = 'illegal-move';

  /** The values that the message mentions; the ply is 0 outside a game. */
  get data(): { readonly move: Square | 'pass'; readonly ply: number; readonly reason: IllegalReason } {
    const { move, ply = 0, reason } = this;
    return { move, ply, reason };
  }

  /**
   * @param ply The number that the move would have had, from 1; absent outside a game.
   */
  constructor(
    readonly move: Square | 'pass',
    readonly reason: IllegalReason,
    readonly ply?: number,
  ) {
    super(`illegal move ${move}${ply === undefined ? '' : ` at ply ${ply}`}: ${reason}`);
  }
}
