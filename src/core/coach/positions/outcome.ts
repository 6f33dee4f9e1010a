/**
 * The outcome of a move (the position after it, and best play from there), and squares that both sides want. Contrasts
 * compare the outcomes of two moves.
 */
import type { EngineMove, MoveValue } from '../../engine/engine.js';
import { opponent, type Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { movesOf, playOut, seenBy, type Step } from './lines.js';

/** What a move leads to: the position after it, and best play from there. */
export interface Outcome {
  /** The position in which the move is made. */
  readonly position: Position;
  readonly move: Square;
  /** The side that makes it. */
  readonly mover: Color;
  readonly other: Color;
  /** Best play, beginning with the move. */
  readonly line: readonly EngineMove[];
  readonly steps: readonly Step[];
  /** The position after the move; the other side may have to pass. */
  readonly after: Position;
  /** The position after the other side's best reply, with the mover to move; `undefined` if the game ends before. */
  readonly replied: Position | undefined;
}

/** Plays a move and its line. */
export function outcomeOf(position: Position, { move, line }: Pick<MoveValue, 'move' | 'line'>): Outcome {
  const mover = position.turn;
  const square = move as Square;
  const after = position.play(square);
  const steps = playOut(position, line[0] === move ? line : [move]);
  return {
    position,
    move: square,
    mover,
    other: opponent(mover),
    line: steps.map((step) => step.move),
    steps,
    after,
    replied: repliedTo(after, mover, steps),
  };
}

/** The first position in which the mover has a move again, after the other side has played or passed. */
function repliedTo(after: Position, mover: Color, steps: readonly Step[]): Position | undefined {
  const next = after.settled();
  if (next.phase === 'over') return undefined;
  if (next.turn === mover) return next;
  const reply = steps[1];
  return reply && reply.after.phase !== 'over' ? reply.after : undefined;
}

/** Whether only the mover can play on a square before a move. */
export function isOwn({ position, other }: Outcome, square: Square): boolean {
  return position.legalMoves.includes(square) && !movesOf(position, other).includes(square);
}

/** Whether both sides can play on a square before a move; never for a pass. */
export function isShared({ position, mover, other }: Outcome, square: EngineMove | undefined): boolean {
  return [mover, other].every((color) => movesOf(position, color).some((move) => move === square));
}

/**
 * Whether only the better move settles who gets a square that both sides can play: the worse one leaves it to the other
 * side, and the better one leaves no such square, neither that of the worse move nor that of the answer to it.
 */
export function isContested(worse: Outcome, better: Outcome, square: Square): boolean {
  const { after, other, line } = better;
  const isLeft = movesOf(after, other).includes(worse.move) && isShared(worse, worse.move);
  const isTraded = isShared(worse, line[1]);
  return (
    !isLeft && !isTraded && isShared(worse, square) && movesOf(worse.after, worse.other).includes(square)
  );
}

/** The position after a move and another move's answer; without the answer if it is illegal. */
export function answeredAlike({ after, other }: Outcome, answer: Square): Position {
  return movesOf(after, other).includes(answer) ? seenBy(after, other).play(answer) : after;
}
