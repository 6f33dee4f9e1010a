import type { Position } from '../../../src/core/rules/position.js';

/** Convention A, the published one: a pass is a ply, and a finished game counts as one leaf. */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = position.legalMoves;
  if (moves.length === 0) return position.phase === 'pass' ? perft(position.pass(), depth - 1) : 1;
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(position.play(move), depth - 1), 0);
}

/** Convention B: passes are automatic and not plies; finished games are not counted. */
export function perftAutoPass(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const { phase } = position;
  if (phase === 'over') return 0;
  const mover = phase === 'pass' ? position.pass() : position;
  if (depth === 1) return mover.legalMoves.length;
  return mover.legalMoves.reduce((sum, move) => sum + perftAutoPass(mover.play(move), depth - 1), 0);
}
