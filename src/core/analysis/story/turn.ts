/**
 * The turning point of a reviewed game: the move after which the side that lost never stood about level again, unless it
 * lost far more with a later one; or nowhere, as it was lost a little at a time. The candidates are the key moments of the game
 * (`moments.ts`): each has a dearest move (`main`), all moves that it is about (`plies`), what that move did on the
 * board as far as it shows (`fact`), and a kind, of which `found` is the only one that is no mistake. Losses and leads
 * are in discs, chances in expected points (0 to 1). `story.ts` begins with the turn.
 */
import type { Certainty } from '../../engine/engine.js';
import { opponent, type Color } from '../../rules/color.js';
import { tenths } from '../../rules/score.js';
import { expectedPoints } from '../classes.js';
import { ahead, lasting, leaderOf, type Lead } from './course.js';
import { withMain, type Because, type Moment } from './moments.js';
import type { PlyReview } from '../ply-review.js';

/** Where the game turned, or how it was lost without a turn. */
export type Turn =
  /** A moment decided it; `further` is the dearest move of its side, if that is another one. */
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

// The bounds are judgements of what people would call large, slow or level; no statistic stands behind them.

/** In discs: a side that is estimated to be less far behind stands about level. */
const LEVEL = 4;
/** In discs: a move that loses so much can decide a game. */
const DECIDES = 4;
/** In discs: a game in which one move lost so much was not lost a little at a time. */
const LARGE_LOSS = 9;
/** The same, even if it was regained. */
const HUGE_LOSS = 15;
/** In discs: a side that is behind by so many hardly turns a game any more. */
const HOPELESS = 36;
/** A game was lost slowly by at least three moves of at least two discs each, and at least six discs together. */
const SLOW_LOSS = 2;
const LEAST_SLOW = 6;
const LEAST_MOVES = 3;
/** The last loss from a level game is the turn if it cost this part of the dearest one after it, or lost a proven result. */
const PART_OF_DEAREST = 0.5;
const PART_WITH_RESULT = 0.4;
/** A game was not lost a little at a time if its last loss from a level game was this part of all. */
const PART_OF_ALL = 0.5;
/** Of losses of like size, this part of the dearest, the one that the board shows most plainly. */
const LIKE = 0.75;
/** A loss was regained if this part of it was. */
const REGAINED = 0.6;
/** A side has come back if it regained so many discs in so few plies. */
const BACK = 10;
const BACK_PLIES = 7;
/** In expected points, where half a point is even: the least of a game to be won. */
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
  const own = known.filter(({ color }) => !loser || color === loser);
  const last = loser && own.findLast(isLevel);
  const after = own.filter(({ ply }) => ply >= (last?.ply ?? 0));
  const isLasting = (ply: PlyReview): boolean => !isRegained(ply, leads);
  const pools = [after.filter(isLasting), after, own.filter(isLasting), own].map((pool) =>
    pool.filter(({ loss }) => loss >= SLOW_LOSS),
  );
  const whole = pools.find((pool) => pool.some(decides)) ?? pools.at(-2)!;
  // A game turns before it is hopeless, if much was lost there.
  const early = whole.filter(({ before }) => before > -HOPELESS);
  const lost = early.some(({ loss }) => loss >= LARGE_LOSS) ? early : whole;
  const [dearest] = lost.toSorted((a, b) => b.loss - a.loss);
  if (!dearest) return undefined;
  const total = lost.reduce((sum, { loss }) => sum + loss, 0);
  const isEven = dearest.loss < LARGE_LOSS && own.every(({ loss }) => loss < HUGE_LOSS);
  const isLong = lost.length >= LEAST_MOVES && total >= LEAST_SLOW && isEven;
  const isSlow = loser && isLong && !(last && (losesResult(last) || last.loss >= total * PART_OF_ALL));
  const part = last && losesResult(last) ? PART_WITH_RESULT : PART_OF_DEAREST;
  const isDecided = !isSlow && last && decides(last) && last.loss >= dearest.loss * part;
  const main = isDecided ? last : plainestOf(lost, dearest, moments);
  const found = momentWith(main, moments);
  if (isSlow) {
    const moment = found && { ...found, because: 'dearest' as const };
    const certainty = lost.every((ply) => ply.certainty === 'exact') ? 'exact' : 'heuristic';
    const cost = { moves: lost.length, discs: tenths(total), certainty } as const;
    return {
      kind: 'slow',
      color: loser,
      ...cost,
      ...(moment && main === dearest ? { moment } : found && { moment: found }),
    };
  }
  if (!found) return undefined;
  const isDearest = own.every(({ loss }) => loss <= main.loss);
  const decided = isDecided ? becauseOf(last, leads) : undefined;
  const because = decided ?? (isDearest ? 'dearest' : undefined);
  const [worst] = own.toSorted((a, b) => b.loss - a.loss);
  const further = worst && worst.loss >= LARGE_LOSS && worst.loss > main.loss ? worst : undefined;
  const back = backFrom(main, known);
  return {
    kind: 'moment',
    moment: because ? { ...found, because } : found,
    ...(further && { further }),
    ...(back !== undefined && { back }),
  };
}

/** Whether a side stands about level before its move; where values are proven, a disc behind is behind. */
function isLevel({ before, moves }: PlyReview): boolean {
  return before > (moves[0]!.certainty === 'exact' ? -1 : -LEVEL);
}

/** Whether a move lost enough from a level game to decide it. */
function decides(ply: PlyReview): boolean {
  return ply.loss >= DECIDES || losesResult(ply);
}

/** Whether a move gave away a proven win or draw. */
function losesResult({ certainty, before, after }: PlyReview): boolean {
  return certainty === 'exact' && Math.sign(after) < Math.sign(before);
}

/** Whether most of what a move lost was regained later. */
function isRegained({ ply, color, before, loss }: PlyReview, leads: readonly Lead[]): boolean {
  return leads.some((lead) => lead.ply > ply && ahead(lead, color) >= before - loss * (1 - REGAINED));
}

/** Of the moves that lost about as much as the dearest one, the one that the board shows most plainly. */
function plainestOf(lost: readonly PlyReview[], dearest: PlyReview, moments: readonly Moment[]): PlyReview {
  const plainness = (ply: PlyReview): number => momentWith(ply, moments)?.fact?.plainness ?? 0;
  const like = lost.filter(({ loss }) => loss >= dearest.loss * LIKE);
  return like.toSorted((a, b) => plainness(b) - plainness(a) || b.loss - a.loss)[0]!;
}

/** How far behind a side was before the other one gave back a good part of it with a move shortly before its own. */
function backFrom({ ply, color, before }: PlyReview, known: readonly PlyReview[]): number | undefined {
  const gifts = known.filter(
    (other) => other.color !== color && other.ply < ply && other.ply >= ply - BACK_PLIES,
  );
  const behind = Math.max(0, ...gifts.map((gift) => gift.before));
  return before < 0 && behind + before >= BACK ? behind : undefined;
}

/** The key moment that a move belongs to, with that move in its middle. */
function momentWith(ply: PlyReview, moments: readonly Moment[]): Moment | undefined {
  const found = moments.find(({ kind, plies }) => kind !== 'found' && plies.includes(ply));
  return found && (found.main === ply ? found : withMain(found, ply));
}

/** Why a move decided: it lost a lead that had lasted, or a proven chance; or it was even until then. */
function becauseOf(last: PlyReview, leads: readonly Lead[]): Because | undefined {
  const { ply, color, certainty, chances } = last;
  const canWin = expectedPoints(chances.best) >= CAN_WIN;
  // A lead that changes with the move itself does not last from the ply before it.
  const before = lasting(leads).findLast((lead) => lead.ply < ply - 1);
  if (before && leaderOf(before) === color && canWin) return 'lead';
  if (certainty === 'exact') return canWin ? 'chance' : 'draw-chance';
  // Who won may have led before.
  if (before && leaderOf(before) === opponent(color)) return undefined;
  // Who won may have had to take the lead once more.
  return leads.every((lead) => lead.ply < ply || leaderOf(lead) === opponent(color)) ? 'even' : undefined;
}
