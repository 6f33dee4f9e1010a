/**
 * Turns in which a player flips the discs by hand, right or wrong, as in the teaching mode. `<othello-game>` plays with
 * it when players flip the discs themselves.
 */
import { discOf, opponent } from './color.js';
import { OthelloError } from './errors.js';
import { IllegalMoveError, Position } from './position.js';
import { squareIndex, type Square } from './square.js';

/**
 * A turn in which the players flip the discs themselves; immutable. It can be corrected until the opponent has moved,
 * so keep it until then: take the move back and play it again with the new {@link outcome}.
 */
export interface HandTurn {
  /** The position before the move. */
  readonly before: Position;
  /** Where the new disc lies. */
  readonly square: Square;
  /** The discs that the player has turned, in that order. */
  readonly turned: readonly Square[];
}

/** A turn compared with the rules. */
export interface HandCheck {
  /** Flipped correctly. */
  readonly right: readonly Square[];
  /** Bracketed, but not flipped. */
  readonly missing: readonly Square[];
  /** Flipped, but not bracketed, or the player's own. */
  readonly extra: readonly Square[];
  /** Whether nothing is missing and nothing extra. */
  readonly correct: boolean;
}

/** A disc that cannot be turned. */
export class HandFlipError extends OthelloError {
  override get name() {
    return 'HandFlipError' as const;
  }
}

/**
 * Places a disc; nothing is flipped yet.
 *
 * @throws {IllegalMoveError} when the move is not legal.
 */
export function beginHandTurn(before: Position, square: Square): HandTurn {
  if (before.flips(square).length === 0) {
    throw new IllegalMoveError(square, before.at(square) ? 'occupied' : 'flips nothing');
  }
  return { before, square, turned: [] };
}

/**
 * Turns a disc over, or back again.
 *
 * @throws {HandFlipError} when the square is empty or holds the disc just placed.
 */
export function turnDisc(turn: HandTurn, square: Square): HandTurn {
  if (square === turn.square) throw new HandFlipError(`${square} is the disc that was just placed`);
  if (!turn.before.at(square)) throw new HandFlipError(`${square} is empty`);
  const turned = turn.turned.filter((other) => other !== square);
  return { ...turn, turned: turned.length < turn.turned.length ? turned : [...turned, square] };
}

/** Compares the turn with the rules. */
export function checkHandTurn({ before, square, turned }: HandTurn): HandCheck {
  const bracketed = before.flips(square);
  const right = turned.filter((disc) => bracketed.includes(disc));
  const missing = bracketed.filter((disc) => !turned.includes(disc));
  const extra = turned.filter((disc) => !bracketed.includes(disc));
  return { right, missing, extra, correct: missing.length === 0 && extra.length === 0 };
}

/** The position as the player left it, the opponent to move: the second argument of {@link Game.play}. */
export function outcome({ before, square, turned }: HandTurn): Position {
  const discs = before.board.split('');
  for (const disc of turned) discs[squareIndex(disc)] = discs[squareIndex(disc)] === 'X' ? 'O' : 'X';
  discs[squareIndex(square)] = discOf(before.turn);
  return Position.of(discs.join(''), opponent(before.turn));
}
