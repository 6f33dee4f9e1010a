/**
 * The claim of a reason: where in the two lines of an explanation it shows, for readers who play them on a board.
 * Boards mark these squares: reasons of a review, and pages that show an explanation.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { Square } from '../../rules/square.js';
import type { Explanation, Reason, ReasonKind } from './reason.js';

/** What proves a reason, on a board. */
export interface Claim {
  /** The lines of the move explained and of the move compared with, as far as they are known. */
  readonly own: readonly EngineMove[];
  readonly other: readonly EngineMove[];
  /** The line in which it shows, and the ply, from 1; `undefined` for mere values. */
  readonly shows: { readonly line: 'own' | 'other'; readonly ply: number } | undefined;
}

/** Reasons that the line of the better move proves. */
export const IN_THE_BETTER_LINE: readonly ReasonKind[] = [
  'corner-missed',
  'corner-force-missed',
  'corner-won-later',
  'corner-threat-missed',
  'reply-poisoned',
  'prepared',
  'sacrifice',
  'could-wait',
  'too-early',
  'wedge-missed',
  'pass-forced',
];

/** Where a reason of an explanation shows. */
export function claimOf({ reasons }: Explanation, reason: Reason): Claim {
  // The last reason has the values, with both lines of the engine.
  const whole = reasons.at(-1)!;
  const own = longer(reason.line, whole.line);
  const other = longer(reason.other, whole.other);
  if (['value', 'count', 'only-move'].includes(reason.kind)) return { own, other, shows: undefined };
  const isOfBetter = IN_THE_BETTER_LINE.includes(reason.kind);
  const line = isOfBetter === (reason.tone === 'good') ? 'own' : 'other';
  const proof = line === 'own' ? reason.line : reason.other;
  return { own, other, shows: { line, ply: Math.max(1, proof.length) } };
}

/** The engine's line if it continues the proof; otherwise the proof itself, which shows something else. */
function longer(proof: readonly EngineMove[], line: readonly EngineMove[]): readonly EngineMove[] {
  return proof.every((move, at) => line[at] === move) ? line : proof;
}

/** All squares of a reason: its own, and those of an answer's effects. */
export function squaresOf({ squares, consequences = [] }: Reason): readonly Square[] {
  return [...new Set([...squares, ...consequences.flatMap((one) => one.squares)])];
}
