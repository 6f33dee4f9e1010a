import type { Square } from './square.js';

/** Everything that the rules and the formats throw: a mistake in what was handed in, said in one line. */
export class OthelloError extends Error {
  override get name(): string {
    return 'OthelloError';
  }
}

/** A text that names no square. */
export class SquareError extends OthelloError {
  override get name() {
    return 'SquareError' as const;
  }

  constructor(readonly text: string) {
    super(`square ${text}: a1 to h8 expected`);
  }
}

/** A board that has not 64 squares, or something unknown on one of them. */
export class BoardError extends OthelloError {
  override get name() {
    return 'BoardError' as const;
  }
}

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

  /**
   * @param ply The number that the move would have had, counted from 1; unknown outside a game.
   */
  constructor(
    readonly move: Square | 'pass',
    readonly reason: IllegalReason,
    readonly ply?: number,
  ) {
    super(`illegal move ${move}${ply === undefined ? '' : ` at ply ${ply}`}: ${reason}`);
  }
}
