/** Reasons that are true and tell nothing: a rule beside a reason that can be seen, and a corner that is still there. */
import type { EngineMove } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import { movesOf, playedBy, playOut } from './lines.js';
import type { Reason } from './reason.js';

/** Of a line without a proof so many moves are shown. */
const SHOWN = 10;
/** Reasons that tell nothing new where a better one stands. */
const RULES: readonly Reason['kind'][] = ['x-square', 'frontier'];

/**
 * The reasons of an explanation, the values last, without those that need not be said: the X-square of a corner that does not fall, where
 * another reason stands or the better line plays there too; the frontier, where another reason stands; and a corner that the mover can
 * take after the worse move and its answer as well, and does soon.
 */
export function withoutPadding(position: Position, reasons: readonly Reason[]): readonly Reason[] {
  const values = reasons.at(-1)!;
  const telling = reasons
    .slice(0, -1)
    .filter((reason) => !isTakenLater(position, reason, values) && !isPlayedAnyway(reason, values));
  const plain = telling.filter((reason) => !isRule(reason));
  return [...(plain.length > 0 ? plain : telling.slice(0, 1)), values];
}

/** A rule, where the line does not show what it is good for. */
function isRule({ kind, numbers }: Reason): boolean {
  return RULES.includes(kind) && numbers.plies === undefined;
}

/** Whether the corner that the better move takes is there after the worse one and its answer, too, and is taken in time. */
function isTakenLater(position: Position, { kind, tone, squares }: Reason, { line }: Reason): boolean {
  if (kind !== 'corner-missed' || tone === 'good') return false;
  const steps = playOut(position, line.slice(0, SHOWN));
  const answered = steps.slice(0, 2).at(-1)!.after;
  return (
    movesOf(answered, position.turn).includes(squares[0]!) &&
    playedBy(steps, position.turn).includes(squares[0]!)
  );
}

/** Whether the better line plays on the X-square, too. */
function isPlayedAnyway(reason: Reason, { line, other }: Reason): boolean {
  if (reason.kind !== 'x-square' || reason.numbers.plies !== undefined) return false;
  const [move, better] = reason.tone === 'bad' ? [reason.line[0], other] : [reason.other[0], line];
  const own: readonly EngineMove[] = better.slice(1, SHOWN);
  return own.includes(move!);
}
