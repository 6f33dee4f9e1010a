/** Reasons that are true and tell nothing: a rule beside a reason that can be seen, and a corner that is still there. */
import type { Position } from '../rules/position.js';
import { playedBy, playOut } from './lines.js';
import type { Reason } from './reason.js';

/** Of a line without a proof so many moves are shown. */
const SHOWN = 10;
/** Reasons that tell nothing new where a better one stands. */
const RULES: readonly Reason['kind'][] = ['x-square', 'frontier'];

/**
 * The reasons of an explanation, the values last, without those that need not be said: the X-square of a corner that does not fall, where
 * another reason stands or the better line plays there too; the frontier, where another reason stands; and a corner that the mover
 * takes soon after the worse move as well.
 */
export function withoutPadding(position: Position, reasons: readonly Reason[]): readonly Reason[] {
  const values = reasons.at(-1)!;
  const telling = reasons.filter((reason) => !isSpare(position, reason, values));
  const plain = telling.filter(({ kind, numbers }) => !RULES.includes(kind) || numbers.plies !== undefined);
  return plain.length > 1 ? plain : [...new Set([telling[0]!, values])];
}

/**
 * Whether the mover takes the corner of a fault soon after the worse move, too, or the better line plays on the X-square as well.
 */
function isSpare(position: Position, { kind, tone, numbers, squares }: Reason, values: Reason): boolean {
  if (numbers.plies !== undefined) return false;
  const [worse, better] = tone === 'bad' ? [values.line, values.other] : [values.other, values.line];
  if (kind === 'x-square') return better.slice(1, SHOWN).includes(worse[0]!);
  if (kind !== 'corner-missed' || tone === 'good') return false;
  return playedBy(playOut(position, worse.slice(0, SHOWN)), position.turn).includes(squares[0]!);
}
