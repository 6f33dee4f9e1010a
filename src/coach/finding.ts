import type { EngineMove } from '../engine/engine.js';
import type { Square } from '../rules/square.js';
import type { Answers } from './answers.js';
import type { Outcome } from './outcome.js';
import type { Access, Consequence, NumberName, Reason, ReasonKind } from './reason.js';

/** Why the first of two moves is worse than the second: a fault of the one and a merit of the other. */
export interface Finding {
  readonly kind: ReasonKind;
  readonly squares: readonly Square[];
  readonly consequences?: readonly Consequence[];
  readonly access?: Access | undefined;
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  /** How much of the worse move's line shows it; or a line of its own. */
  readonly worseLine: readonly EngineMove[];
  /** The same for the better move. */
  readonly betterLine: readonly EngineMove[];
  readonly weight: number;
  /** Whether it holds as a rule, and neither line shows that it matters here: it is said where there is nothing else. */
  readonly isRule?: boolean;
  /** Whether it is a small difference, said only in place of a mere value. */
  readonly isFaint?: boolean;
}

/**
 * Looks for one kind of difference between a worse and a better move, or a few related ones.
 *
 * @param answers what the answers to both are worth, where that was searched
 */
export type Contrast = (worse: Outcome, better: Outcome, answers?: Answers) => readonly Finding[];

/** The finding said of the worse move. */
export function asFault(finding: Finding): Reason {
  const { kind, squares, consequences, access, numbers, worseLine, betterLine, weight } = finding;
  return {
    kind,
    tone: 'bad',
    squares,
    ...(consequences && { consequences }),
    ...(access && { access }),
    numbers,
    line: worseLine,
    other: betterLine,
    weight,
  };
}

/** The finding said of the better move: what was counted for the one is now the other's. */
export function asMerit(finding: Finding): Reason {
  const { kind, squares, access, numbers, worseLine, betterLine, weight } = finding;
  const { own, theirs, otherOwn, otherTheirs, ...rest } = numbers;
  const swapped = {
    ...rest,
    ...(otherOwn !== undefined && { own: otherOwn }),
    ...(otherTheirs !== undefined && { theirs: otherTheirs }),
    ...(own !== undefined && { otherOwn: own }),
    ...(theirs !== undefined && { otherTheirs: theirs }),
  };
  return {
    kind,
    tone: 'good',
    squares,
    ...(access && { access }),
    numbers: swapped,
    line: betterLine,
    other: worseLine,
    weight,
  };
}
