/**
 * Where a reviewed game turned: the move after which the result never changed hands again, else the move that cost most,
 * else nowhere, as it was lost a little at a time. `story.ts` begins with it.
 */
import { opponent, type Color } from '../../rules/color.js';
import { expectedPoints, isError, isWorseThanGood, pointsLost } from '../classes.js';
import { ahead, lasting, leaderOf, type Lead } from './course.js';
import { withMain, type Because, type Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';

/** Where the game turned, or how it was lost without a turn. */
export type Turn =
  /** A moment decided it; `further` is a later move of its side that cost even more, if there is one. */
  | { readonly kind: 'moment'; readonly moment: Moment; readonly further?: PlyReview }
  /** A side lost it a little at a time, with so many moves; its heaviest moment. */
  | {
      readonly kind: 'slow';
      readonly color: Color;
      readonly moves: number;
      readonly moment?: Moment;
    };

/** A single move that loses so many discs can decide a game, or several about one square. */
const BLUNDER = 9;
const BLUNDERS = 15;
/** Moves that lose so many discs count where a game is lost slowly; so many discs and moves must be lost in all. */
const SLOW_LOSS = 2;
const LEAST_SLOW = 6;
const LEAST_MOVES = 3;
/** What decides a game is at least this part of what the side lost. */
const DECIDING = 0.3;
/** Where the result changed hands before the last squares, this part is enough, and this part of the dearest. */
const CHANGING = 0.2;
const OF_DEAREST = 0.5;
/** What cost this part of the dearest cost about as much. */
const ABOUT = 0.7;
/** With so few empty squares left, a result that changed hands decided the game, however little it cost. */
const LATE_EMPTIES = 20;
/** The next move gives a loss back if it loses this part of it. */
const GIVEN_BACK = 0.6;
/** A side that is so many discs behind has made nothing good. */
const FAR_BEHIND = 8;
/** A move costs so many expected points if the result changes hands with it; nearly half a point is even. */
const CHANGE = 0.2;
const NEARLY_EVEN = 0.4;
const CHANCE = 0.6;

/** Where a game turned; nothing if hardly anything was lost. */
export function turnOf(
  known: readonly PlyReview[],
  moments: readonly Moment[],
  leads: readonly Lead[],
  winner: Color | undefined,
): Turn | undefined {
  const loser = winner && opponent(winner);
  const isOwn = ({ color }: PlyReview): boolean => !loser || color === loser;
  const lost = known.filter((ply) => isOwn(ply) && ply.loss >= SLOW_LOSS && !isMadeGood(ply, leads));
  const total = lost.reduce((sum, { loss }) => sum + loss, 0);
  const own = moments
    .filter(({ kind }) => kind !== 'found')
    .flatMap((moment) => ofSide(moment, loser))
    .filter(({ main }) => !isGivenBack(main, known));
  // What was made good later decided nothing, unless nothing else shows anything.
  const final = own.filter(({ main }) => lost.includes(main));
  const faults = final.some(({ fact }) => fact) ? final : own;
  const costOf = (moment: Moment): number => costIn(moment, lost);
  const dearest = faults.toSorted((a, b) => costOf(b) - costOf(a))[0];
  const last = lastChange(known, loser);
  const changed = last && momentWith(last, moments);
  if (changed && isDeciding(changed, dearest, total, costOf)) {
    const moment = { ...changed, because: becauseOf(last, known, leads) };
    const further = furtherThan(last, lost);
    return { kind: 'moment', moment, ...(further && { further }) };
  }
  const isMost = dearest && known.every((ply) => !isOwn(ply) || ply.loss <= dearest.main.loss);
  const named = isMost ? { ...dearest, because: 'dearest' as const } : dearest;
  const hasBlunder =
    lost.some(({ loss }) => loss >= BLUNDER) || known.some((ply) => isOwn(ply) && ply.loss >= BLUNDERS);
  const isSlow = loser && !hasBlunder && lost.length >= LEAST_MOVES && total >= LEAST_SLOW;
  const cost = dearest ? costOf(dearest) : 0;
  const isHeavy = cost >= BLUNDERS && cost >= total * DECIDING;
  if (named && (!isSlow || isHeavy)) return { kind: 'moment', moment: named };
  if (!isSlow) return undefined;
  // Of what cost about as much, the first one that shows something teaches most.
  const isAsHeavy = (moment: Moment): boolean => costOf(moment) >= cost * ABOUT;
  const heaviest = [...faults, ...own].find((moment) => moment.fact && isAsHeavy(moment)) ?? dearest;
  const moment = heaviest === dearest ? named : heaviest;
  return {
    kind: 'slow',
    color: loser,
    moves: lost.length,
    ...(moment && { moment }),
  };
}

/** Whether the side that lost discs with a move stood about as well again later. */
function isMadeGood({ ply, color, before, loss }: PlyReview, leads: readonly Lead[]): boolean {
  const least = Math.max(-FAR_BEHIND, before - loss * (1 - GIVEN_BACK));
  return leads.some((lead) => lead.ply > ply && ahead(lead, color) >= least);
}

/** What a moment cost its side: all moves about one square together, but for what was given back. */
function costIn({ kind, main, plies }: Moment, lost: readonly PlyReview[]): number {
  if (kind !== 'square') return main.loss;
  const sum = plies.filter((ply) => lost.includes(ply)).reduce((total, { loss }) => total + loss, 0);
  return Math.max(main.loss, sum);
}

/** Whether the other side gave most of what a move lost back with the next one. */
export function isGivenBack(ply: PlyReview, known: readonly PlyReview[]): boolean {
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

/** The move with which the result changed hands for good; of any side in a draw. */
function lastChange(known: readonly PlyReview[], loser: Color | undefined): PlyReview | undefined {
  const last = known.findLast((ply) => isWorseThanGood(ply.class) && pointsLost(ply) >= CHANGE);
  if (!loser || !last) return last;
  const chances = known.filter((ply) => ply.color === loser && best(ply) >= NEARLY_EVEN);
  const isChange = (ply: PlyReview): boolean => isWorseThanGood(ply.class) && pointsLost(ply) >= CHANGE;
  // Who had a chance again later, and lost it a little at a time, did not lose for good with that move.
  const change = chances.at(-1);
  if (!change || !isChange(change)) return undefined;
  // A chance that the other side gave for one move only weighs less than the move that had lost the game before.
  const before = chances.findLast((ply) => !isGiven(ply, known));
  return before && isChange(before) && before.loss >= change.loss ? before : change;
}

/** Whether the other side gave a chance with the move right before. */
function isGiven({ ply, color }: PlyReview, known: readonly PlyReview[]): boolean {
  const gift = known.find((other) => other.ply === ply - 1);
  return gift !== undefined && gift.color !== color && isError(gift.class);
}

/** The expected points with the best move. */
const best = ({ chances }: PlyReview): number => expectedPoints(chances.best);

/** Whether the last change of the result is where the game turned. */
function isDeciding(
  changed: Moment,
  dearest: Moment | undefined,
  total: number,
  costOf: (moment: Moment) => number,
): boolean {
  const { certainty, position, class: found } = changed.main;
  if (certainty === 'exact' || position.empties <= LATE_EMPTIES) return true;
  const cost = costOf(changed);
  const isLarge = cost >= BLUNDER || cost >= total * CHANGING;
  return isError(found) && isLarge && (!dearest || cost >= costOf(dearest) * OF_DEAREST);
}

/** Why a move decided: what had been gained or given before it. */
function becauseOf(last: PlyReview, known: readonly PlyReview[], leads: readonly Lead[]): Because {
  const { ply, color } = last;
  // A lead that changes with the move itself does not last from the ply before it.
  const before = lasting(leads).findLast((lead) => lead.ply < ply - 1);
  if (before && leaderOf(before) === color && best(last) >= CHANCE) return 'lead';
  if (isGiven(last, known) || last.certainty === 'exact')
    return best(last) >= CHANCE ? 'chance' : 'draw-chance';
  return 'even';
}

/** The move of the side that lost which cost most after the turn, if it cost more than it. */
function furtherThan({ ply, color, loss }: PlyReview, lost: readonly PlyReview[]): PlyReview | undefined {
  const later = lost.filter((other) => other.color === color && other.ply > ply && other.loss >= BLUNDER);
  const [dearest] = later.toSorted((a, b) => b.loss - a.loss);
  return dearest && dearest.loss > loss ? dearest : undefined;
}
