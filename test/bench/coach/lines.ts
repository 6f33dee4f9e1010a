/** Lines of moves and the moves on a board, by the rules of `plain-position` alone. */
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Color } from '../../../src/core/rules/color.js';
import type { Square } from '../../../src/core/rules/square.js';
import { ALL_SQUARES, PlainPosition as Position } from '../../support/plain-position.js';

export const CORNERS: readonly string[] = ['a1', 'h1', 'a8', 'h8'];

/** One ply of a line. */
export interface Ply {
  readonly move: EngineMove;
  readonly by: Color;
  readonly before: Position;
}

/** The squares where a side could play, whoever is to move. */
export const movesOf = ({ board }: Position, color: Color): readonly Square[] =>
  Position.of(board, color).legalMoves;

/** The positions of a line as far as it is legal, beginning before its first move. */
export function positionsOf(start: Position, line: readonly EngineMove[]): Position[] {
  const found = [start];
  for (const move of line) {
    const here = found.at(-1)!;
    if (move === 'pass' ? here.legalMoves.length > 0 : !here.legalMoves.includes(move)) break;
    found.push(move === 'pass' ? here.pass() : here.play(move));
  }
  return found;
}

/** The plies of a line as far as it is legal. */
export function pliesOf(start: Position, line: readonly EngineMove[]): Ply[] {
  const positions = positionsOf(start, line);
  return line
    .slice(0, positions.length - 1)
    .map((move, at) => ({ move, by: positions[at]!.turn, before: positions[at]! }));
}

/** A position with some squares as they are in another one. */
export function withSquares(target: Position, squares: readonly Square[], source: Position): Position {
  const board = ALL_SQUARES.map((square, at) => (squares.includes(square) ? source : target).board[at]!).join(
    '',
  );
  return Position.of(board, target.turn);
}
