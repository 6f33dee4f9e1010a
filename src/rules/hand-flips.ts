import { discOf, opponent } from './color.js';
import { OthelloError } from './errors.js';
import type { GameNode } from './game-node.js';
import { IllegalMoveError } from './illegal-move.js';
import { Position } from './position.js';
import { squareIndex, type Square } from './square.js';

/**
 * A turn in which the player turns the discs himself: a value that never changes. It can be mended as long as
 * the opponent has not moved, so keep it until then: take the move back and play it again with the new
 * {@link outcome}.
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
  /** Turned, and rightly. */
  readonly right: readonly Square[];
  /** Bracketed, but not turned: too few. */
  readonly missing: readonly Square[];
  /** Turned, but not bracketed, or the player's own: too many. */
  readonly extra: readonly Square[];
  /** Whether nothing is missing and nothing too many. */
  readonly correct: boolean;
}

/** A disc that cannot be turned. */
export class HandFlipError extends OthelloError {
  override get name() {
    return 'HandFlipError' as const;
  }
}

/**
 * Lays down a disc, nothing turned yet.
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
 * @throws {HandFlipError} when the square is empty or holds the disc just laid down.
 */
export function turnDisc(turn: HandTurn, square: Square): HandTurn {
  if (square === turn.square) throw new HandFlipError(`${square} is the disc just laid down`);
  if (!turn.before.at(square)) throw new HandFlipError(`${square} is empty`);
  const turned = turn.turned.filter((other) => other !== square);
  return { ...turn, turned: turned.length < turn.turned.length ? turned : [...turned, square] };
}

/** What of the turn is right, missing or too many. */
export function checkHandTurn({ before, square, turned }: HandTurn): HandCheck {
  const bracketed = before.flips(square);
  const right = turned.filter((disc) => bracketed.includes(disc));
  const missing = bracketed.filter((disc) => !turned.includes(disc));
  const extra = turned.filter((disc) => !bracketed.includes(disc));
  return { right, missing, extra, correct: missing.length === 0 && extra.length === 0 };
}

/** The position as the player leaves it, the opponent to move; for {@link Game.play}'s second argument. */
export function outcome({ before, square, turned }: HandTurn): Position {
  const discs = before.board.split('');
  for (const disc of turned) discs[squareIndex(disc)] = discs[squareIndex(disc)] === 'X' ? 'O' : 'X';
  discs[squareIndex(square)] = discOf(before.turn);
  return Position.of(discs.join(''), opponent(before.turn));
}

/** Whether the discs lie as the rules turn them after the move that led here; at the start they do. */
export function followsRules({ parent, move, position }: GameNode): boolean {
  if (!parent || !move) return true;
  const before = parent.position.phase === 'pass' ? parent.position.pass() : parent.position;
  const flips = before.flips(move);
  return flips.length > 0 && before.place(move, flips).board === position.board;
}
