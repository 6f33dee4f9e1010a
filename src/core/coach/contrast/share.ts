/** Tests causes: how much of the loss would vanish without the answer that a reason names? */
import type { EngineMove } from '../../engine/engine.js';
import { lossWithout, shareOf, type Answers } from '../answers.js';
import type { Finding } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Outcome } from '../outcome.js';
import type { Square } from '../../rules/square.js';
import type { Consequence, ConsequenceKind, ReasonKind } from '../reason.js';

/** An answer with a smaller share of the loss is not its cause: the finding keeps `MINOR` of its weight. */
const LEAST_SHARE = 1 / 3;
const MINOR = 0.5;

/** Reasons about answers that the better move prevents: all such answers are removed together. */
const PREVENTED: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'replies-prevented',
  'reserve-lost',
  'could-wait',
  'quiet-taken',
];
/** Reasons about an answer that is legal after both moves. */
const LEGAL_AFTER_BOTH: readonly ReasonKind[] = [
  'reply-stronger',
  'reply-continued',
  'reply-poisoned',
  'return-missed',
  'return-punished',
  'return-weaker',
  'moves-lost',
  'region-closed',
];
/** Reasons that can say that nothing but their answer is wrong with the move. */
const OF_ONE_ANSWER: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'reply-poisoned',
  'reserve-lost',
  'return-missed',
];
/** The share of the loss that such an answer makes up. */
const DECISIVE_SHARE = 0.7;
/**
 * If that answer could not be played, the move must come out ahead of the better one by this many discs, in two searches
 * (`confirmed`), before the coach says that it would be as good.
 */
const TO_SPARE = 3;
/** The most clauses about an answer. */
const CLAUSES = 2;
/** What an answer does that seldom tells why it costs so much. */
const PLAIN: readonly ConsequenceKind[] = ['turns', 'turns-back', 'turns-edge', 'stays', 'last-square'];
/** Rules that say nothing about this position. */
const RULES: readonly ReasonKind[] = ['x-square', 'frontier'];

/** A finding, weighed by its answer's share of the loss. */
export function withShare(finding: Finding, better: Outcome, answers: Answers): Finding {
  const { kind, numbers, worseLine } = finding;
  if (RULES.includes(kind) && numbers.plies === undefined) return { ...finding, isRule: true };
  if (kind === 'region-opened') return entering(finding, answers);
  const share = shareOfAnswer(finding, worseLine[1], better, answers);
  if (share !== undefined && share >= DECISIVE_SHARE) return decisive(finding, answers);
  return share === undefined || share >= LEAST_SHARE
    ? finding
    : { ...finding, weight: finding.weight * MINOR };
}

/** A finding about entering a region becomes a mere rule if entering it costs the mover little. */
function entering(finding: Finding, { costs }: Answers): Finding {
  if (!costs) return finding;
  const most = Math.max(0, ...finding.squares.map((square) => costs.get(square) ?? 0));
  return most < LEAST_SHARE * Math.max(...costs.values()) ? { ...finding, isRule: true } : finding;
}

/** Adds to a finding that the move would be good without its answer, if that is so. */
function decisive(finding: Finding, answers: Answers): Finding {
  const { kind, consequences = [], worseLine } = finding;
  // A pass has no share of a loss, and a corner given is no reason of one answer: what is left here is a square.
  const answer = worseLine[1] as Square;
  if (!OF_ONE_ANSWER.includes(kind) || !isAllThatIsWrong(answer, answers)) return finding;
  const telling = consequences.filter(({ kind: does }) => !PLAIN.includes(does));
  const kept = (telling.length > 0 ? telling : consequences).slice(0, CLAUSES);
  if (kept.length === CLAUSES) return { ...finding, consequences: kept };
  return { ...finding, consequences: [...kept, { kind: 'decides', squares: [answer] }] };
}

/**
 * Whether the move would be at least as good as the better one if this answer could not be played. Not if it is the only
 * answer: then there is nothing to compare.
 */
function isAllThatIsWrong(answer: Square, answers: Answers): boolean {
  const left = lossWithout(answers, [answer]) ?? -Infinity;
  return left > -Infinity && left <= -TO_SPARE;
}

/** A finding without the parts that a second search of the answers does not confirm. */
export function confirmed(finding: Finding, again: Answers | undefined): Finding {
  const { consequences } = finding;
  if (!consequences) return finding;
  const holds = ({ kind, squares }: Consequence): boolean =>
    kind !== 'decides' || (again !== undefined && isAllThatIsWrong(squares[0]!, again));
  return { ...finding, consequences: consequences.filter(holds) };
}

function shareOfAnswer(
  { kind, squares }: Finding,
  answer: EngineMove | undefined,
  better: Outcome,
  answers: Answers,
): number | undefined {
  const { costs } = answers;
  if (!costs) return undefined;
  if (kind === 'corner-given') {
    return Math.max(...squares.map((corner) => costs.get(corner) ?? 0)) / Math.max(...costs.values());
  }
  if (answer === undefined || answer === 'pass') return undefined;
  if (LEGAL_AFTER_BOTH.includes(kind)) return shareOf(answers, [answer]);
  if (!PREVENTED.includes(kind)) return undefined;
  const left = movesOf(better.after, better.other);
  return shareOf(answers, [answer, ...[...costs.keys()].filter((square) => !left.includes(square))]);
}
