/**
 * Removes reasons that are true but say nothing: a rule beside a reason that can be seen, or a corner that can still be
 * taken. `explain.ts` calls it at the end, and `puzzles/mine.ts` before it names the theme of a puzzle.
 */
import type { Position } from '../../rules/position.js';
import { playedBy, playOut } from '../positions/lines.js';
import type { Reason } from '../reasons/reason.js';

/** How many moves of an unproven line are shown. */
const SHOWN = 10;
/** Reasons that say nothing new beside a better one. */
const RULES: readonly Reason['kind'][] = ['x-square'];

/**
 * The reasons of an explanation, values last, without the unnecessary ones: the X-square of a corner that does not
 * fall, if there is another reason or the better line plays there, too; the frontier, if there is another reason; and a
 * corner that the mover takes soon after the worse move as well.
 */
export function withoutPadding(position: Position, reasons: readonly Reason[]): readonly Reason[] {
  const values = reasons.at(-1)!;
  const telling = reasons.filter((reason) => !isSpare(position, reason, values));
  const plain = telling.filter(({ kind, numbers }) => !RULES.includes(kind) || numbers.plies !== undefined);
  return plain.length > 1 ? plain : [...new Set([telling[0]!, values])];
}

/**
 * Whether the mover takes the corner of a fault soon after the worse move as well, or the better line also plays on the
 * X-square.
 */
function isSpare(position: Position, { kind, tone, numbers, squares }: Reason, values: Reason): boolean {
  if (numbers.plies !== undefined) return false;
  const [worse, better] = tone === 'bad' ? [values.line, values.other] : [values.other, values.line];
  if (kind === 'x-square') return better.slice(1, SHOWN).includes(worse[0]!);
  if (kind !== 'corner-missed' || tone === 'good') return false;
  return playedBy(playOut(position, worse.slice(0, SHOWN)), position.turn).includes(squares[0]!);
}
