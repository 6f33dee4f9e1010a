/** The test of a cause: how much of the loss would be gone if the answer that a reason speaks of could not be given. */
import type { EngineMove } from '../../engine/engine.js';
import { lossWithout, shareOf, type Answers } from '../answers.js';
import type { Finding } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Outcome } from '../outcome.js';
import type { Square } from '../../rules/square.js';
import type { Consequence, ConsequenceKind, ReasonKind } from '../reason.js';

/** An answer that makes less of the loss than this is not its cause, and weighs as much less. */
const LEAST_SHARE = 1 / 3;
const MINOR = 0.5;

/** Reasons about an answer that the better move does not allow: all such answers are struck out together. */
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
/** Reasons about an answer that is there after both moves. */
const THERE: readonly ReasonKind[] = [
  'reply-stronger',
  'reply-continued',
  'reply-poisoned',
  'return-missed',
  'return-punished',
  'return-weaker',
  'moves-lost',
  'region-closed',
];
/** Reasons that can say that their answer is all that is wrong with the move. */
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
/** The share that such an answer makes. */
const DECISIVE_SHARE = 0.7;
/** So many discs better the move must seem without it, in two searches, to be called as good. */
const TO_SPARE = 3;
/** What else is worth two clauses. */
const CLAUSES = 2;
const PLAIN: readonly ConsequenceKind[] = ['turns', 'turns-back', 'turns-edge', 'stays', 'last-square'];
/** Rules that tell nothing of this position. */
const RULES: readonly ReasonKind[] = ['x-square', 'frontier'];

/** A finding with what its answer makes of the loss. */
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

/** That the other side may enter a region is a mere rule where entering it costs the mover little. */
function entering(finding: Finding, { costs }: Answers): Finding {
  if (!costs) return finding;
  const most = Math.max(0, ...finding.squares.map((square) => costs.get(square) ?? 0));
  return most < LEAST_SHARE * Math.max(...costs.values()) ? { ...finding, isRule: true } : finding;
}

/** A finding that says as well that the move would be good without its answer, where that is so. */
function decisive(finding: Finding, answers: Answers): Finding {
  const { kind, consequences = [], worseLine } = finding;
  const answer = worseLine[1] as Square;
  if (!OF_ONE_ANSWER.includes(kind) || !isAllThatIsWrong(answer, answers)) return finding;
  const telling = consequences.filter(({ kind: does }) => !PLAIN.includes(does));
  const kept = (telling.length > 0 ? telling : consequences).slice(0, CLAUSES);
  if (kept.length === CLAUSES) return { ...finding, consequences: kept };
  return { ...finding, consequences: [...kept, { kind: 'decides', squares: [answer] }] };
}

/** Where it is the only answer, there is nothing to compare. */
function isAllThatIsWrong(answer: Square, answers: Answers): boolean {
  const left = lossWithout(answers, [answer]) ?? -Infinity;
  return left > -Infinity && left <= -TO_SPARE;
}

/** A finding without what a second search of the answers does not confirm. */
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
  if (THERE.includes(kind)) return shareOf(answers, [answer]);
  if (!PREVENTED.includes(kind)) return undefined;
  const left = movesOf(better.after, better.other);
  return shareOf(answers, [answer, ...[...costs.keys()].filter((square) => !left.includes(square))]);
}
