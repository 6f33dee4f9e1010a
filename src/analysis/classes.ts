/**
 * What a move was worth in words, and a side's play in per cent: the one rule by which counts, graph, list of moves and
 * training from mistakes go. The thresholds are explained in docs/guides/analysis.md.
 */
import type { Certainty } from '../engine/engine.js';
import type { Chances } from './chances.js';

/** How good a move was, best first. A move without an alternative has no class. */
export type MoveClass = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** The classes, best first. */
export const MOVE_CLASSES: readonly MoveClass[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** What a class is decided by. */
export interface JudgedMove {
  /** Discs that the move gave away, 0 or more. */
  readonly loss: number;
  /** How far the loss can be trusted: that of the less certain of the two values. */
  readonly certainty: Certainty;
  /** The chances of the side that moved after the best move and after the one that was played. */
  readonly chances: { readonly best: Chances; readonly played: Chances };
}

/** The least loss in discs for each class below `best`. */
export const CLASS_THRESHOLDS: Readonly<Record<Exclude<MoveClass, 'best'>, number>> = {
  good: 1,
  inaccuracy: 3,
  mistake: 5,
  blunder: 9,
};
/** Discs by which two estimates may differ for nothing: added to the thresholds of errors where one is no proof. */
export const ESTIMATE_MARGIN = 1;
/** Discs whose loss is a blunder in a decided game, too. */
const ALWAYS_BLUNDER = 14;
/** An error that costs fewer expected points than this is one class less bad: the game was decided. */
const LEAST_POINTS = 0.025;
/** Turning points cost at least so many expected points. */
const TURNING_POINTS = 0.2;

/** The points that are to be expected: 1 for a win, a half for a draw. */
export function expectedPoints({ win, draw }: Chances): number {
  return win + draw / 2;
}

/** The expected points that a move gave away, 0 to 1. */
export function pointsLost({ chances }: Pick<JudgedMove, 'chances'>): number {
  return Math.max(0, expectedPoints(chances.best) - expectedPoints(chances.played));
}

/** The class of a move that had an alternative. */
export function classOf(move: JudgedMove): MoveClass {
  const { loss, certainty } = move;
  const margin = certainty === 'exact' ? 0 : ESTIMATE_MARGIN;
  let rank = 0;
  while (rank < MOVE_CLASSES.length - 1 && loss >= thresholdOf(rank + 1, margin)) rank++;
  const lost = pointsLost(move);
  // Exact chances are 0, a half or 1: whoever loses some has thrown away what was proven theirs.
  if (certainty === 'exact' && lost > 0) rank = Math.max(rank + 1, MOVE_CLASSES.indexOf('mistake'));
  // In a decided game an error is one class less bad, but none becomes a good move, and a very large one stays what it is.
  if (lost < LEAST_POINTS && loss < ALWAYS_BLUNDER && rank > MOVE_CLASSES.indexOf('inaccuracy')) rank--;
  return MOVE_CLASSES[Math.min(rank, MOVE_CLASSES.length - 1)]!;
}

function thresholdOf(rank: number, margin: number): number {
  const name = MOVE_CLASSES[rank] as Exclude<MoveClass, 'best'>;
  return CLASS_THRESHOLDS[name] + (name === 'good' ? 0 : margin);
}

/** Whether a move was worse than good: an inaccuracy, a mistake or a blunder. Such moves are marked and explained. */
export function isWorseThanGood(moveClass: MoveClass | undefined): moveClass is MoveClass {
  return moveClass !== undefined && MOVE_CLASSES.indexOf(moveClass) > MOVE_CLASSES.indexOf('good');
}

/** Whether a class is one that training from mistakes asks about again. */
export function isError(moveClass: MoveClass | undefined): boolean {
  return moveClass === 'mistake' || moveClass === 'blunder';
}

/** Whether the course of the game changed with a move: an error that moved much of the chances. */
export function isTurningPoint(move: JudgedMove & { readonly class?: MoveClass | undefined }): boolean {
  return isError(move.class) && pointsLost(move) >= TURNING_POINTS;
}

/** One move as the accuracy sees it. */
export interface WeighedMove {
  readonly loss: number;
  /** The losses of all legal moves, the best one's 0 among them. */
  readonly losses: readonly number[];
}

/**
 * The scale is the one that people know from chess sites: strong tournament players reach 90 and more, club players 70 to
 * 80, beginners 50. Calibrated on human tournament games by the strength of each side: `training/report.md`.
 */
const LOSS_SCALE = 5.4;
const LOSS_EXPONENT = 1.5;
/** Discs that one move can cost in the accuracy: one collapse is not the whole game. */
const MOST_LOSS = 20;
/** Where the moves lie so many discs apart on average, a position counts in full. */
const FULL_SPREAD = 6;
const LEAST_WEIGHT = 0.1;

/**
 * How accurate a side played, 0 to 100: 100 where nothing was given away. Positions in which every move is about as
 * good count little.
 *
 * @returns `undefined` where there was nothing to choose
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

function weightOf(losses: readonly number[]): number {
  const others = losses.map((loss) => Math.min(MOST_LOSS, loss));
  const spread = others.reduce((sum, loss) => sum + loss, 0) / (losses.length - 1);
  return Math.min(1, Math.max(LEAST_WEIGHT, spread / FULL_SPREAD));
}
