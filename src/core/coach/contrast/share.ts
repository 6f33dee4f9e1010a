/**
 * Tests causes: how much of the loss would vanish without the answer that a reason names? `explain.ts` asks it when the
 * answers have values: a reason whose answer costs little is not the cause.
 */
import type { EngineMove } from '../../engine/engine.js';
import { shareOf, type Answers } from '../values/answers.js';
import { HARDLY_ANY, type Finding } from '../reasons/finding.js';
import { movesOf } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Reason, ReasonKind } from '../reasons/reason.js';
import type { Square } from '../../rules/square.js';

/** An answer with a smaller share of the loss, of 0-1, is not its cause. */
const LEAST_SHARE = 1 / 3;
/** What a finding keeps of its weight if its answer is not the cause, or has no effect to be seen. */
const MINOR = 0.5;

/** Reasons about answers that the better move prevents: all such answers are removed together. */
const PREVENTED: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reserve-lost',
  'could-wait',
];
/** Reasons about an answer that is legal after both moves. */
const LEGAL_AFTER_BOTH: readonly ReasonKind[] = ['reply-stronger', 'reply-poisoned', 'region-closed'];
/** Reasons that stand and fall with their answer; `could-wait` is about a move that the mover keeps, whatever is answered. */
export const OF_ITS_ANSWER: readonly ReasonKind[] = [...PREVENTED, ...LEGAL_AFTER_BOTH].filter(
  (kind) => kind !== 'could-wait',
);
/** An answer with a share below this, of 0-1, is not the reason: without it others cost as much. */
const UNDECIDED_SHARE = 0.2;
/** An answer decides if no other costs this share of what it does, 0-1. */
const DECISIVE_SHARE = 0.5;
/** An answer that costs fewer discs than the best one, by more than this, is not called strong. */
const BEST_WITHIN = 2;
/** Reasons that say little without an effect of their answer, or the discs that allow it. */
const EFFECTS: readonly ReasonKind[] = ['reply-opened', 'reply-prevented'];
/** Reasons about a corner that the other side can take at once. */
const GIVES: readonly ReasonKind[] = ['corner-given', 'corner-left'];
/** The weight of such a corner if taking it costs the mover little: the other side has better answers. */
const CAN_WAIT = 3.5;
/** Mere rules, unless their line shows the effect: then they have a number of `plies`. */
const RULES: readonly ReasonKind[] = ['x-square'];

/**
 * A finding, weighed by its answer's share of the loss; none if another answer is as strong, so that this one is not
 * the reason.
 */
export function withShare(finding: Finding, better: Outcome, answers: Answers): Finding[] {
  const { kind, numbers, access, consequences = [], worseLine } = finding;
  if (RULES.includes(kind) && numbers.plies === undefined) return [{ ...finding, isRule: true }];
  if (kind === 'region-opened') return [entering(finding, answers)];
  // A line begins with the move itself.
  const answer = worseLine[1];
  if (kind === 'mobility' && isSlight(answer, answers)) return [{ ...finding, isRule: true }];
  if (isUndecided(finding, answers)) return [];
  // An answer that does nothing to be seen is worth a word if it decides.
  if (EFFECTS.includes(kind) && consequences.length === 0 && !access) {
    return [{ ...finding, isRule: true, weight: finding.weight * MINOR }];
  }
  if (GIVES.includes(kind)) return [isWorth(finding, answers) ? finding : { ...finding, weight: CAN_WAIT }];
  const share = shareOfAnswer(finding, answer, better, answers);
  const isMinor = share !== undefined && share < LEAST_SHARE;
  return [isMinor ? { ...finding, weight: finding.weight * MINOR } : finding];
}

/** Whether a finding stands and falls with an answer that comes at once, as the second ply, and others are as strong. */
export function isUndecided({ kind, numbers, worseLine }: Finding, answers: Answers): boolean {
  return OF_ITS_ANSWER.includes(kind) && numbers.plies === 2 && isSlight(worseLine[1], answers);
}

/** Whether other answers are as strong as this one. */
function isSlight(answer: EngineMove | undefined, answers: Answers): boolean {
  return asStrong(answers, answer).length > 0;
}

/** The other answers that cost about as much as this one; none if it decides, or if nothing is known. */
export function asStrong(answers: Answers, answer: EngineMove | undefined): readonly Square[] {
  const share = answer === undefined || answer === 'pass' ? undefined : shareOf(answers, [answer]);
  if (share === undefined || share >= UNDECIDED_SHARE) return [];
  const most = Math.max(...answers.costs!.values());
  const strong = [...answers.costs!].filter(([, cost]) => cost > (1 - UNDECIDED_SHARE) * most);
  return strong.map(([square]) => square).filter((square) => square !== answer);
}

/** Whether an answer costs as much as the best one, but for a few discs; a search that knows no costs does not object. */
export function isAmongBest({ costs }: Answers, answer: Square): boolean {
  return !costs || (costs.get(answer) ?? -Infinity) >= Math.max(...costs.values()) - BEST_WITHIN;
}

/** Whether an answer is among the best ones by one of the searches, and costs half of what the best one does by all. */
export function isStrong(known: readonly Answers[], answer: Square): boolean {
  const isHalf = ({ costs }: Answers): boolean =>
    !costs || (costs.get(answer) ?? -Infinity) >= DECISIVE_SHARE * Math.max(...costs.values());
  return known.every(isHalf) && known.some((some) => isAmongBest(some, answer));
}

/**
 * Whether a reason is about one answer that explains less than a fifth of the loss by some of the searches, and says
 * neither that others are as strong, nor what all of them exploit.
 */
export function isOfOneAmong(
  { kind, numbers, line }: Pick<Reason, 'kind' | 'numbers' | 'line'>,
  answers: readonly (Answers | undefined)[],
): boolean {
  // That hardly any moves are left is worth a word whatever the answer.
  const { plies, own = 0, replies } = numbers;
  const isCount = kind === 'mobility' && plies === undefined && own > HARDLY_ANY;
  const isOfAnswer = isCount || (OF_ITS_ANSWER.includes(kind) && plies === 2);
  return isOfAnswer && replies === undefined && answers.some((some) => some && isSlight(line[1], some));
}

/** The answers that cost more than half of what the best one does, by one of the searches; none if one says nothing. */
export function costly(answers: readonly (Answers | undefined)[]): readonly Square[] {
  const known = answers.flatMap((some) => (some?.costs ? [some.costs] : []));
  if (known.length < answers.length) return [];
  const found = known.flatMap((some) => {
    const costs = [...some];
    const most = Math.max(...costs.map(([, cost]) => cost));
    return costs.filter(([, cost]) => cost > DECISIVE_SHARE * most).map(([square]) => square);
  });
  return [...new Set(found)];
}

/**
 * Whether an answer is clearly weaker than the best one, by more than a third of the loss, by one of the searches:
 * nobody needs to fear it. What is no answer, or has no known value, is not weak.
 */
export function isWeak(answers: readonly (Answers | undefined)[], square: Square): boolean {
  const known = answers.flatMap((some) => (some?.costs?.has(square) ? [some.costs] : []));
  const isBelow = (costs: ReadonlyMap<Square, number>): boolean => {
    const most = Math.max(...costs.values());
    return costs.get(square)! < most - Math.max(BEST_WITHIN, LEAST_SHARE * most);
  };
  return known.some(isBelow);
}

/** Whether an answer on one of the squares of a finding costs a good part of the loss. */
function isWorth({ squares }: Finding, { costs }: Answers): boolean {
  if (!costs) return true;
  const most = Math.max(...squares.map((square) => costs.get(square) ?? 0));
  return most >= LEAST_SHARE * Math.max(...costs.values());
}

/** A finding about entering a region becomes a mere rule if entering it costs the mover little. */
function entering(finding: Finding, { costs }: Answers): Finding {
  if (!costs) return finding;
  const most = Math.max(0, ...finding.squares.map((square) => costs.get(square) ?? 0));
  return most < LEAST_SHARE * Math.max(...costs.values()) ? { ...finding, isRule: true } : finding;
}

/**
 * The share of the loss that would vanish without the answer: for an answer that the better move prevents, without all
 * answers that it prevents.
 */
function shareOfAnswer(
  { kind }: Finding,
  answer: EngineMove | undefined,
  better: Outcome,
  answers: Answers,
): number | undefined {
  const { costs } = answers;
  if (!costs) return undefined;
  if (answer === undefined || answer === 'pass') return undefined;
  if (LEGAL_AFTER_BOTH.includes(kind)) return shareOf(answers, [answer]);
  if (!PREVENTED.includes(kind)) return undefined;
  const left = movesOf(better.after, better.other);
  return shareOf(answers, [answer, ...[...costs.keys()].filter((square) => !left.includes(square))]);
}
