/** Lines of moves played out, and what a side plays in them. Nearly all files of the coach walk lines by it. */
import type { EngineMove } from '../../engine/engine.js';
import type { Color } from '../../rules/color.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** One move of a line and what it leads to. */
export interface Step {
  readonly move: EngineMove;
  readonly color: Color;
  readonly before: Position;
  readonly after: Position;
}

/** Plays a line, up to its first illegal move. */
export function playOut(position: Position, line: readonly EngineMove[]): Step[] {
  const steps: Step[] = [];
  let before = position;
  for (const move of line) {
    const legal = move === 'pass' ? before.phase === 'pass' : before.legalMoves.includes(move);
    if (!legal) break;
    const after = move === 'pass' ? before.pass() : before.play(move);
    steps.push({ move, color: before.turn, before, after });
    before = after;
  }
  return steps;
}

/** The same discs with a given side to move. */
export function seenBy(position: Position, color: Color): Position {
  return position.withTurn(color);
}

/** The squares where a side could play if it were to move. */
export function movesOf(position: Position, color: Color): readonly Square[] {
  return seenBy(position, color).legalMoves;
}

/** The plies of the other side's first two answers to a move. */
export const ANSWERS = [2, 4] as const;

/** The squares that a side plays in a line, in order. */
export function playedBy(steps: readonly Step[], color: Color): Square[] {
  return steps.flatMap(({ move, color: by }) => (by === color && move !== 'pass' ? [move] : []));
}

/** Whether a side can play on a square at one of its turns in a line, after the first move and before some ply. */
export function couldPlay(steps: readonly Step[], color: Color, square: Square, plies: number): boolean {
  return steps
    .slice(1, plies - 1)
    .some(({ before }) => before.turn === color && before.legalMoves.includes(square));
}

/** After how many plies of a line a side plays on one of some squares; `undefined` if it never does. */
export function pliesUntil(
  steps: readonly Step[],
  color: Color,
  squares: readonly EngineMove[],
): number | undefined {
  const at = steps.findIndex(({ move, color: by }) => by === color && squares.includes(move));
  return at < 0 ? undefined : at + 1;
}
