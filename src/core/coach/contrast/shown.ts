/**
 * Leaves out reasons that the lines beside them contradict: no reader would believe the sentence. `explain.ts`,
 * `shape.ts` and `select-reasons.ts` ask it before they keep a reason.
 */
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import type { Finding } from '../reasons/finding.js';
import { isWedge } from '../positions/edges.js';
import { movesOf, pliesUntil } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Consequence, ReasonKind } from '../reasons/reason.js';

/** Reasons that say that the other side plays on a square, as its answer. */
const PLAYS_THERE: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'reply-poisoned',
];
/** Reasons that say that the better move prevents what the other side does on these squares. */
const PREVENTS: readonly ReasonKind[] = ['reply-opened', 'reply-prevented'];
/** Reasons about squares that the other side takes: none if it takes one of them in the better line, too. */
const TAKES: readonly ReasonKind[] = ['own-square-opened', 'reserve-lost', 'square-wanted', 'region-opened'];
/** What comes within so many plies of the better line is prevented only for now. */
const FOR_NOW = 8;
/** What comes within so many plies is not prevented at all. */
const AT_ONCE = 4;
/** What comes after so many plies is a matter of other moves. */
const MUCH_LATER = 6;
/** The weight that is left of what is prevented only for now. */
export const FOR_NOW_SHARE = 0.5;

/** The findings that both lines bear out, each without what they do not. */
export function borneOut(findings: readonly Finding[], worse: Outcome, better: Outcome): Finding[] {
  return findings.flatMap((finding) => {
    const found = played(finding, worse) && onlyHere(finding, worse, better);
    return found ? prevented(found, worse, better) : [];
  });
}

/** Whether the answer named is that of the line. */
function played({ kind, numbers, worseLine }: Finding, worse: Outcome): boolean {
  const isNamed = PLAYS_THERE.includes(kind) || (kind === 'reserve-lost' && numbers.plies === 2);
  return !isNamed || worseLine[1] === worse.line[1];
}

/** Without lost moves that the mover makes later all the same, and without wedges that both lines have. */
function onlyHere(finding: Finding, worse: Outcome, better: Outcome): Finding | undefined {
  const { kind, squares, consequences } = finding;
  const rest = worse.steps.slice(2);
  // A side that plays there next has not lost the square.
  const next = worse.steps[2]?.move;
  if (kind === 'reserve-lost' && squares.every((square) => square === next)) return undefined;
  const isPlayed = (square: Square): boolean => pliesUntil(rest, worse.mover, [square]) !== undefined;
  if (kind === 'region-closed' && squares.some(isPlayed)) return undefined;
  if (!consequences) return finding;
  const visible = consequences.flatMap((one): Consequence[] => {
    if (one.kind === 'shuts-out') return one.squares.some(isPlayed) ? [] : [one];
    if (one.kind === 'wedges') return hasWedge(better, one.squares) ? [] : [one];
    if (one.kind !== 'loses') return [one];
    const lost = one.squares.filter((square) => !isPlayed(square));
    return lost.length === 0 ? [] : [{ ...one, squares: lost }];
  });
  // A strong answer without an effect is a mere value.
  const isBare = kind === 'reply-stronger' && visible.length === 0;
  return isBare ? undefined : { ...finding, consequences: visible };
}

/** Whether the other side wedges in on one of some squares in a line, sooner or later. */
function hasWedge({ steps, other }: Outcome, squares: readonly Square[]): boolean {
  return steps.some(
    ({ move, color, after }) =>
      move !== 'pass' && color === other && squares.includes(move) && isWedge(after, move, color),
  );
}

/** Lighter, and marked as that, if what the better move prevents comes a little later in its line. */
function prevented(finding: Finding, worse: Outcome, better: Outcome): Finding[] {
  const { kind, squares, numbers, weight } = finding;
  const later = pliesUntil(better.steps.slice(0, FOR_NOW), better.other, squares);
  // Who takes the corner all the same is not kept off the square beside it.
  const [, corner] = squares;
  if (kind === 'reply-poisoned') return takes(better, [corner!], Infinity) ? [] : [finding];
  // Which corner falls may depend on the defence; then none may fall after the better move.
  if (kind === 'corner-forced')
    return takes(better, squares.length > 0 ? squares : CORNERS, Infinity) ? [] : [finding];
  // Nobody believes in a forced corner that falls to the other side in the line shown, or to the mover in both lines.
  if (kind === 'corner-force-missed') {
    const corners = squares.length > 0 ? squares : CORNERS;
    const isAnyway = pliesUntil(worse.steps, worse.mover, corners) !== undefined;
    return isAnyway || takes(better, [finding.betterLine.at(-1) as Square], Infinity) ? [] : [finding];
  }
  // Who gets to a square so much later did not get there first.
  const isMuchLater = kind === 'own-square-opened' && later !== undefined && later > MUCH_LATER;
  if (TAKES.includes(kind)) return later === undefined || isMuchLater ? [finding] : [];
  if (!PREVENTS.includes(kind) || later === undefined) return [finding];
  if (later <= AT_ONCE || isOpenAgain(better, squares)) return [];
  return [{ ...finding, numbers: { ...numbers, later }, weight: weight * FOR_NOW_SHARE }];
}

/** Whether the other side can play on one of some squares again for its second answer. */
function isOpenAgain({ steps, other }: Outcome, squares: readonly Square[]): boolean {
  const second = steps[AT_ONCE - 2];
  return second !== undefined && squares.some((square) => movesOf(second.after, other).includes(square));
}

/** Whether the other side takes one of some squares in the better line. */
function takes({ steps, other }: Outcome, squares: readonly Square[], within = FOR_NOW): boolean {
  return pliesUntil(steps.slice(0, within), other, squares) !== undefined;
}
