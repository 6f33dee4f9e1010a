/**
 * The turning point of a reviewed game: the move after which the result never changed hands again, else at the move
 * that cost most; or nowhere, as it was lost a little at a time. The candidates are the key moments of the game
 * (`moments.ts`): each has a dearest move (`main`), all moves that it is about (`plies`), what that move did on the
 * board as far as it shows (`fact`), and a kind, of which `found` is the only one that is no mistake. Losses and leads
 * are in discs, chances in expected points (0 to 1). `story.ts` begins with the turn.
 */
import type { Certainty } from '../../engine/engine.js';
import { opponent, type Color } from '../../rules/color.js';
import { tenths } from '../../rules/score.js';
import { expectedPoints, isError, isWorseThanGood, pointsLost } from '../classes.js';
import { ahead, lasting, leaderOf, type Lead } from './course.js';
import { hasReason, isMinor, withMain, type Because, type Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';

/** Where the game turned, or how it was lost without a turn. */
export type Turn =
  /** A moment decided it; `further` is another move of its side that cost even more. */
  | {
      readonly kind: 'moment';
      readonly moment: Moment;
      readonly further?: PlyReview;
      /** In discs: how far behind its side had been, if the other side had just given back a good part of that. */
      readonly back?: number;
    }
  /** A side lost it a little at a time, with so many moves that lost `discs` together; its heaviest moment. */
  | {
      readonly kind: 'slow';
      readonly color: Color;
      readonly moves: number;
      readonly discs: number;
      readonly certainty: Certainty;
      readonly moment?: Moment;
    };

// The bounds are judgements of what people would call large, slow or late; no statistic stands behind them.

/** In discs: a move that loses so much can decide a game, even one that was also lost a little at a time. */
const LARGE_LOSS = 9;
/** In discs: a moment whose moves lose so much together is always named. */
const HUGE_LOSS = 15;
/** A game was lost slowly by at least three moves of at least two discs each, and at least six discs together. */
const SLOW_LOSS = 2;
const LEAST_SLOW = 6;
const LEAST_MOVES = 3;
/** Such a moment must also be at least this part of all that its side lost. */
const PART_OF_ALL = 0.3;
/**
 * A change of the result that is no proven value is the turn if it cost this part of all, and this part of the dearest.
 */
const CHANGE_OF_ALL = 0.2;
const CHANGE_OF_DEAREST = 0.5;
/** The same of a proven change, or a late one. */
const PROVEN_OF_DEAREST = 0.35;
/** Of two moments, one that cost this part of the other cost about as much. */
const ABOUT = 0.7;
/** In discs: a move that loses so much for good, after the game was level again, decides. */
const FOR_GOOD = 4;
/** With so few empty squares left, a result that changed hands decided the game, however little it cost. */
const LATE_EMPTIES = 20;
/**
 * A loss has been given back if the next move of the other side loses this part of it, or if this part is regained
 * later.
 */
const GIVEN_BACK = 0.6;
/** In discs: a side that is still so far behind has regained nothing. */
const FAR_BEHIND = 8;
/** A side has come back if it regained so many discs in so few plies. */
const BACK = 10;
const BACK_PLIES = 7;
/** Of two moves, one that cost so much of the other is of like size. */
const LIKE = 0.75;
/** In expected points: with a move that loses so much, the result changes hands. */
const CHANGE = 0.2;
/**
 * In expected points, where half a point is even: the least of a game that can still be drawn, and of one to be won.
 */
const NEARLY_EVEN = 0.4;
const CAN_WIN = 0.6;

/**
 * Where a game turned; nothing if hardly anything was lost.
 *
 * @param known the moves of the review that have a value, in order
 * @param moments all key moments, the most important first
 * @param leads who led after each move, and by how much
 * @param winner missing for a draw or an unfinished game: then the moves of both sides count
 */
export function turnOf(
  known: readonly PlyReview[],
  moments: readonly Moment[],
  leads: readonly Lead[],
  winner: Color | undefined,
): Turn | undefined {
  const loser = winner && opponent(winner);
  const losersMoves = known.filter(({ color }) => !loser || color === loser);
  const lost = losersMoves.filter((ply) => ply.loss >= SLOW_LOSS && !isRegained(ply, leads));
  const total = lost.reduce((sum, { loss }) => sum + loss, 0);
  const costOf = (moment: Moment): number => costIn(moment, lost);
  const level = levelUntil(leads, loser);
  const isSettled = losersMoves.some(({ ply, loss }) => ply > level && loss >= FOR_GOOD);
  const able = moments.filter(({ plies }) => !isSettled || plies.some(({ ply }) => ply > level));
  const mistakes = able
    .filter(({ kind }) => kind !== 'found')
    .flatMap((moment) => ofSide(moment, loser))
    .filter(({ kind, main }) => kind === 'square' || !isGivenBack(main, known));
  // A loss that was regained decided nothing, unless only such a loss shows something on the board.
  const lasted = mistakes.filter(({ plies }) => plies.some((ply) => lost.includes(ply)));
  // Nothing turns in a game that is decided.
  const open = lasted.filter((moment) => !isMinor(moment));
  const candidates = [open, lasted].find((some) => some.some(({ fact }) => fact)) ?? mistakes;
  const byCost = candidates.toSorted((a, b) => costOf(b) - costOf(a));
  // Of losses of like size, one that shows a reason.
  const isLike = (moment: Moment): boolean => costOf(moment) >= costOf(byCost[0]!) * LIKE;
  const alike = byCost.filter(isLike);
  const shows = (moment: Moment): boolean => hasReason(moment, loser);
  const facts = byCost.filter(({ fact }) => fact);
  const some = facts.find((moment) => costOf(moment) >= costOf(byCost[0]!) * PART_OF_ALL);
  const dearest = alike.find(({ fact }) => fact) ?? alike.find(shows) ?? some ?? byCost[0];

  const last = lastChange(known, loser, leads);
  const changed = last && momentWith(last, able);
  // A change without a reason is none where the dearest moment shows one and cost about as much, or more.
  const isShown =
    !changed || !dearest || shows(changed) || !shows(dearest) || costOf(dearest) < costOf(changed) * LIKE;
  if (changed && isShown && isDeciding(changed, dearest, total)) {
    const because = loser && becauseOf(last, leads);
    const moment = because ? { ...changed, because } : changed;
    const further = dearerThan(changed, lost);
    return { kind: 'moment', moment, ...(further && { further }) };
  }

  const isDearestMove = dearest && losersMoves.every(({ loss }) => loss <= dearest.main.loss);
  const named = isDearestMove ? { ...dearest, because: 'dearest' as const } : dearest;
  const hasLargeLoss = losersMoves.some((ply) => ply.loss >= LARGE_LOSS || losesResult(ply));
  const isSlow = loser && !hasLargeLoss && lost.length >= LEAST_MOVES && total >= LEAST_SLOW;
  const cost = dearest ? costOf(dearest) : 0;
  const isHeavy = cost >= HUGE_LOSS && cost >= total * PART_OF_ALL;
  if (named && (!isSlow || isHeavy)) {
    const back = backFrom(named.main, known);
    const further = dearerThan(named, lost);
    return {
      kind: 'moment',
      moment: named,
      ...(further && { further }),
      ...(back !== undefined && { back }),
    };
  }
  if (!isSlow) return undefined;

  // Of what cost about as much, the first one that shows something teaches most.
  const isAsHeavy = (moment: Moment): boolean => costOf(moment) >= cost * ABOUT;
  const shown = [...candidates, ...mistakes].find((moment) => moment.fact && isAsHeavy(moment)) ?? dearest;
  const moment = shown === dearest ? named : shown;
  const certainty = lost.every((ply) => ply.certainty === 'exact') ? 'exact' : 'heuristic';
  const discs = tenths(total);
  return { kind: 'slow', color: loser, moves: lost.length, discs, certainty, ...(moment && { moment }) };
}

/** The last ply after which the loser stood about level or better, for more than one move. */
function levelUntil(leads: readonly Lead[], loser: Color | undefined): number {
  const isLevel = (lead?: Lead): boolean => !!loser && !!lead && leaderOf(lead) !== opponent(loser);
  return leads.findLast((lead, at) => isLevel(leads[at - 1]) && isLevel(lead))?.ply ?? 0;
}

/** Whether the side that lost discs with a move stood about as well again later. */
function isRegained({ ply, color, before, loss }: PlyReview, leads: readonly Lead[]): boolean {
  const least = Math.max(-FAR_BEHIND, before - loss * (1 - GIVEN_BACK));
  return leads.some((lead) => lead.ply > ply && ahead(lead, color) >= least);
}

/** In discs, what a moment cost: its dearest move, or all moves about one square together that were not regained. */
function costIn({ kind, main, plies }: Moment, lost: readonly PlyReview[]): number {
  if (kind !== 'square') return main.loss;
  const sum = plies.filter((ply) => lost.includes(ply)).reduce((total, { loss }) => total + loss, 0);
  return Math.max(main.loss, sum);
}

/** How far behind a side was before the other one gave back a good part of it with a move shortly before its own. */
function backFrom({ ply, color, before }: PlyReview, known: readonly PlyReview[]): number | undefined {
  const gifts = known.filter(
    (other) => other.color !== color && other.ply < ply && other.ply >= ply - BACK_PLIES,
  );
  const behind = Math.max(0, ...gifts.map((gift) => gift.before));
  return before < 0 && behind + before >= BACK ? behind : undefined;
}

/** Whether the other side gave most of what a move lost back with the next one. */
function isGivenBack(ply: PlyReview, known: readonly PlyReview[]): boolean {
  const next = known.find((other) => other.ply === ply.ply + 1);
  return next !== undefined && next.color !== ply.color && next.loss >= ply.loss * GIVEN_BACK;
}

/** A moment with the dearest move of a side in its middle; nothing if it has none of that side. */
function ofSide(moment: Moment, color: Color | undefined): Moment[] {
  const own = moment.plies.filter(
    (ply) => (!color || ply.color === color) && (moment.kind !== 'chance-missed' || ply === moment.main),
  );
  if (own.length === 0) return [];
  const main = own.reduce((worst, ply) => (ply.loss > worst.loss ? ply : worst));
  return [main === moment.main ? moment : withMain(moment, main)];
}

/** The key moment that a move belongs to. */
function momentWith(ply: PlyReview, moments: readonly Moment[]): Moment | undefined {
  const found = moments.find(({ kind, plies }) => kind !== 'found' && plies.includes(ply));
  return found && (found.main === ply ? found : withMain(found, ply));
}

/** Whether a move gave away a proven win or draw. */
function losesResult({ certainty, before, after }: PlyReview): boolean {
  return certainty === 'exact' && Math.sign(after) < Math.sign(before);
}

/** Whether the result changed hands with a move. */
function isChange(ply: PlyReview): boolean {
  return isWorseThanGood(ply.class) && pointsLost(ply) >= CHANGE;
}

/** The move with which the result changed hands for good; of any side in a draw. */
function lastChange(
  known: readonly PlyReview[],
  loser: Color | undefined,
  leads: readonly Lead[],
): PlyReview | undefined {
  const last = known.findLast(isChange);
  // Where nobody lost, the dearest change counts.
  if (!loser) return known.filter(isChange).toSorted((a, b) => b.loss - a.loss)[0];
  if (!last) return undefined;
  const chances = known.filter((ply) => ply.color === loser && pointsBefore(ply) >= NEARLY_EVEN);
  // Who had a chance again later, and lost it a little at a time, did not lose for good with that move.
  const change = chances.at(-1);
  if (!change || !isChange(change)) return undefined;
  // A chance that the other side gave for one move only weighs less than the move that had lost the game before.
  const before = chances.findLast((ply) => !isGiven(ply, known));
  const hasLost = (ply: PlyReview): boolean =>
    leads
      .filter((lead) => lead.ply >= ply.ply && lead.ply < change.ply - 1)
      .every((lead) => leaderOf(lead) === opponent(loser));
  return before && isChange(before) && before.loss >= change.loss && hasLost(before) ? before : change;
}

/** Whether the other side gave a chance with the move right before. */
function isGiven({ ply, color }: PlyReview, known: readonly PlyReview[]): boolean {
  const gift = known.find((other) => other.ply === ply - 1);
  return gift !== undefined && gift.color !== color && isError(gift.class);
}

/** The expected points before a move, with the best one. */
function pointsBefore({ chances }: PlyReview): number {
  return expectedPoints(chances.best);
}

/** Whether the last change of the result is where the game turned. */
function isDeciding(changed: Moment, dearest: Moment | undefined, total: number): boolean {
  const { certainty, position, class: found } = changed.main;
  const { loss } = changed.main;
  // A disc or two decide nothing where much more was lost for good.
  if (certainty === 'exact' || position.empties <= LATE_EMPTIES)
    return !dearest || loss >= dearest.main.loss * PROVEN_OF_DEAREST;
  const isLarge = loss >= LARGE_LOSS || loss >= total * CHANGE_OF_ALL;
  return isError(found) && isLarge && (!dearest || loss >= dearest.main.loss * CHANGE_OF_DEAREST);
}

/** Why a move decided: it lost a lead that had lasted, or a proven chance; or it was even until then. */
function becauseOf(last: PlyReview, leads: readonly Lead[]): Because | undefined {
  const { ply, color } = last;
  // A lead that changes with the move itself does not last from the ply before it.
  const before = lasting(leads).findLast((lead) => lead.ply < ply - 1);
  if (before && leaderOf(before) === color && pointsBefore(last) >= CAN_WIN) return 'lead';
  if (last.certainty === 'exact') return pointsBefore(last) >= CAN_WIN ? 'chance' : 'draw-chance';
  // Who won may have had to take the lead once more.
  return leads.every((lead) => lead.ply < ply || leaderOf(lead) === opponent(color)) ? 'even' : undefined;
}

/** The move of the side that lost which cost most, or belongs to the turn, if it cost more than that. */
function dearerThan({ main, plies }: Moment, lost: readonly PlyReview[]): PlyReview | undefined {
  const others = [...lost.filter(({ loss }) => loss >= LARGE_LOSS), ...plies];
  const dearer = others.filter(({ color, loss }) => color === main.color && loss > main.loss);
  return dearer.toSorted((a, b) => b.loss - a.loss)[0];
}
