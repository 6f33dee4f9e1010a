/**
 * Classes of moves and the accuracy of a side. The counts, the graph, the list of moves and training from mistakes all
 * use these rules. docs/guides/how-reviews-judge.md explains the thresholds.
 */
import type { Certainty } from '../engine/engine.js';
import { lostDiscs } from '../rules/score.js';
import type { Chances } from './chances.js';

/** How good a move was, best first. A move without an alternative has no class. */
export type MoveClass = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** The classes, best first. */
export const MOVE_CLASSES: readonly MoveClass[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** The facts that decide the class of a move. */
export interface JudgedMove {
  /** Discs that the move gave away, 0 or more. */
  readonly loss: number;
  /** How far the loss can be trusted: the certainty of the less certain of the two values. */
  readonly certainty: Certainty;
  /** The chances of the side that moved, after the best move and after the move that was played. */
  readonly chances: { readonly best: Chances; readonly played: Chances };
}

/** The smallest loss, in discs, for each class below `best`. */
export const CLASS_THRESHOLDS: Readonly<Record<Exclude<MoveClass, 'best'>, number>> = {
  good: 1,
  inaccuracy: 3,
  mistake: 5,
  blunder: 9,
};
/** Two estimates may differ by this many discs without meaning anything. */
const ESTIMATE_MARGIN = 1;
/** A turning point costs at least this many expected points. */
const TURNING_POINTS = 0.2;

/** By how many discs two values of a certainty may differ without meaning anything. */
export function marginOf(certainty: Certainty): number {
  return certainty === 'exact' ? 0 : ESTIMATE_MARGIN;
}

/** Expected points: 1 for a win, a half for a draw. */
export function expectedPoints({ win, draw }: Chances): number {
  return win + draw / 2;
}

/** The expected points that a move gave away, 0 to 1. */
export function pointsLost({ chances }: Pick<JudgedMove, 'chances'>): number {
  return Math.max(0, expectedPoints(chances.best) - expectedPoints(chances.played));
}

/**
 * The class of a move, by the loss in whole discs that stands beside it: the same loss is the same class throughout a
 * game. The position must have had an alternative.
 */
export function classOf(move: JudgedMove): MoveClass {
  const discs = lostDiscs(move.loss);
  const byLoss = MOVE_CLASSES.findLast((name) => name === 'best' || discs >= CLASS_THRESHOLDS[name])!;
  // Exact chances are 0 or 1: losing any of them throws away a proven result.
  const isThrown = move.certainty === 'exact' && pointsLost(move) > 0;
  return isThrown && byLoss !== 'blunder' ? 'mistake' : byLoss;
}

/** Whether a move was worse than good: an inaccuracy, a mistake or a blunder. Such moves are marked and explained. */
export function isWorseThanGood(moveClass: MoveClass | undefined): moveClass is MoveClass {
  return moveClass !== undefined && MOVE_CLASSES.indexOf(moveClass) > MOVE_CLASSES.indexOf('good');
}

/** Whether training from mistakes asks about moves of this class. */
export function isError(moveClass: MoveClass | undefined): boolean {
  return moveClass === 'mistake' || moveClass === 'blunder';
}

/** Whether a move changed the course of the game: an error that moved the chances a lot. */
export function isTurningPoint(move: JudgedMove & { readonly class?: MoveClass | undefined }): boolean {
  return isError(move.class) && pointsLost(move) >= TURNING_POINTS;
}

/** The data about one move from which the accuracy is computed, in discs. */
export interface WeighedMove {
  readonly loss: number;
  /** The losses of all legal moves, including the 0 of the best one. */
  readonly losses: readonly number[];
}

/**
 * Chosen so that the scale is the one known from chess sites: strong tournament players reach 90 and more, club players
 * 70 to 80, beginners 50. Calibrated on human tournament games by the strength of each side; see `training/report.md`.
 */
const LOSS_SCALE = 5.4;
const LOSS_EXPONENT = 1.5;
/** The most discs that one move can cost in the accuracy, so that one collapse does not decide the whole game. */
const MOST_LOSS = 20;
/** When the legal moves are on average this many discs worse than the best one, a position counts in full. */
const FULL_SPREAD = 6;
const LEAST_WEIGHT = 0.1;

/**
 * How accurately a side played, 0 to 100; 100 when nothing was given away. Positions in which all moves are about
 * equally good count little.
 *
 * @returns `undefined` when there was nothing to choose
 */
export function accuracyOf(moves: readonly WeighedMove[]): number | undefined {
  let weights = 0;
  let lost = 0;
  for (const { loss, losses } of moves) {
    if (losses.length < 2) continue;
    const weight = weightOf(losses);
    weights += weight;
    lost += weight * Math.min(MOST_LOSS, loss);
  }
  return weights === 0 ? undefined : 100 * Math.exp(-((lost / weights / LOSS_SCALE) ** LOSS_EXPONENT));
}

/**
 * How much a move counts for accuracy: little where all moves are about equally good. @param losses of the other
 * moves
 */
function weightOf(losses: readonly number[]): number {
  const others = losses.map((loss) => Math.min(MOST_LOSS, loss));
  const spread = others.reduce((sum, loss) => sum + loss, 0) / (losses.length - 1);
  return Math.min(1, Math.max(LEAST_WEIGHT, spread / FULL_SPREAD));
}
