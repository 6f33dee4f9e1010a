/**
 * The errors of the rules: a text that is no square or no board, a move that is not legal. `OthelloError` is the base of
 * the errors of `formats`, too.
 */
import type { Square } from './square.js';

/** The base of all errors that the rules and the formats throw: bad input, described in one line. */
export class OthelloError extends Error {
  override get name(): string {
    return 'OthelloError';
  }
}

/** A text that is not a square. */
export class SquareError extends OthelloError {
  override get name() {
    return 'SquareError' as const;
  }

  /** What is wrong, for programs. */
  readonly code = 'square';

  /** The values that the message mentions. */
  get data(): { readonly text: string } {
    return { text: excerptOf(this.text) };
  }

  constructor(readonly text: string) {
    super(`${excerptOf(text)} is not a square from a1 to h8`);
  }
}

/** A board without 64 squares, or with an unknown character. */
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

/** The longest part of a text that a message quotes, in characters. */
const LONGEST = 100;

/** The beginning of a text for a message: what people and programs write may be of any length. */
export function excerptOf(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
