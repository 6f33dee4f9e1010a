/**
 * The finding of a contrast, and how it becomes a reason against the worse move or for the better one. The contrasts
 * make them, and `explain.ts` turns those that are kept into reasons.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { Square } from '../../rules/square.js';
import type { Answers } from '../values/answers.js';
import type { Outcome } from '../positions/outcome.js';
import type { Access, Consequence, Instead, NumberName, Reason, ReasonKind } from './reason.js';

/** A side with at most this many moves has hardly any. */
export const HARDLY_ANY = 3;

/** The weight of a reason that says less than what the better move does. */
export const FAINT = 0;

/** Whether the effect of an answer is that it takes the better move away. */
export function takesBetter(consequences: readonly Consequence[] = []): boolean {
  return consequences.some(({ kind }) => kind === 'takes-better');
}

/** Why a reply that is wanted after the worse move is weaker after the better one, if a reason is about that. */
export function meeting(consequences: readonly Consequence[] = []): Consequence | undefined {
  return consequences.find(({ kind }) => kind === 'meets' || kind === 'flips-more');
}

/** Why the first of two moves is worse than the second: a fault of the first, a merit of the second. */
export interface Finding {
  readonly kind: ReasonKind;
  readonly squares: readonly Square[];
  readonly consequences?: readonly Consequence[];
  readonly access?: Access | undefined;
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  /** Answers that are about as strong, the one in the line first. */
  readonly replies?: readonly Square[];
  /** The part of the worse move's line that shows it, or a separate line. */
  readonly worseLine: readonly EngineMove[];
  /** The same for the better move. */
  readonly betterLine: readonly EngineMove[];
  readonly weight: number;
  /** Whether it is a general rule whose effect neither line shows here: used only if there is nothing else. */
  readonly isRule?: boolean;
}

/**
 * Looks for one kind of difference between a worse and a better move, or a few related ones.
 *
 * @param answers what the answers to both are worth, where that was searched
 */
export type Contrast = (worse: Outcome, better: Outcome, answers?: Answers) => readonly Finding[];

/** The finding as a reason against the worse move. */
export function asFault(finding: Finding, instead?: Instead): Reason {
  const { kind, squares, consequences, access, numbers, replies, worseLine, betterLine, weight } = finding;
  return {
    kind,
    tone: 'bad',
    squares,
    ...(consequences && { consequences }),
    ...(replies && { replies }),
    ...(access && { access }),
    ...(instead && { instead }),
    numbers,
    line: worseLine,
    other: betterLine,
    weight,
  };
}

/** The finding as a reason for the better move: the counts of the two moves are exchanged. */
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
