/**
 * Chances of winning, computed from the value of a search: how much that estimate says about the end of the game with
 * best play. An exact value leaves nothing to chance: it is how the game ends. Reviews, the classes of moves and the
 * bar of values use it.
 *
 * The model takes the score with best play as logistically distributed around the value. The scale grows with the
 * square root of the plies that the search did not see. It is smaller for searches that reached the end of the game but
 * cut unlikely branches. `npm run -w training fit:chances` fits the parameters to games played by this engine;
 * `training/report.md` says how well they fit.
 */
import type { MoveValue } from '../engine/engine.js';

/** The chances of the side that the value belongs to, 0 to 1 each; they add up to 1. */
export interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** The result of a search for a position or a move. */
export type Estimate = Pick<MoveValue, 'value' | 'certainty' | 'confidence' | 'depth'>;

/** The parameters of the model. */
export interface ChanceModel {
  /** Scale of the curve, in discs, when only the last ply is unseen. */
  base: number;
  /** Added to the scale for each unit of the square root of the unseen plies. */
  perPly: number;
  /** The uncertainty of the evaluation at the horizon; divided by the square root of the depth. */
  perDepth: number;
  /**
   * Exponent for selective searches: the scale is multiplied by the remaining doubt (1 less the confidence) to this
   * power.
   */
  doubt: number;
  /** Scores closer to 0 than this, in discs, count as a draw. */
  draw: number;
}

/** The chance in percent that the most selective search of the engine cut nothing relevant. */
export const LEAST_CONFIDENCE = 74;

/** The parameters, fitted to games by `training/fit-chances.ts`. */
export const CHANCE_MODEL: ChanceModel = {
  base: 0.4332,
  perPly: 0.344,
  perDepth: 2.2531,
  doubt: 0.3748,
  draw: 0.9701,
};

/** The chances that the side the value belongs to wins, draws or loses with best play from here. */
export function chancesOf(estimate: Estimate, empties: number): Chances {
  return chancesWith(CHANCE_MODEL, estimate, empties);
}

/** As {@link chancesOf}, with other parameters; for fitting them. */
export function chancesWith(model: ChanceModel, estimate: Estimate, empties: number): Chances {
  const { value, certainty } = estimate;
  if (certainty === 'exact') {
    return { win: Number(value > 0), draw: Number(value === 0), loss: Number(value < 0) };
  }
  const scale = scaleOf(model, estimate, empties);
  const above = (discs: number): number => 1 / (1 + Math.exp((discs - value) / scale));
  const win = above(model.draw);
  const loss = 1 - above(-model.draw);
  return { win, draw: 1 - win - loss, loss };
}

/**
 * The scale of the score around a value, in discs. An engine that names no confidence counts as unsure as ours ever is.
 */
function scaleOf(
  model: ChanceModel,
  { certainty, confidence = LEAST_CONFIDENCE, depth }: Estimate,
  empties: number,
): number {
  const unseen = certainty === 'heuristic' ? Math.max(1, empties - depth) : 1;
  const horizon =
    model.base + model.perPly * Math.sqrt(unseen) + model.perDepth / Math.sqrt(Math.max(1, depth));
  return certainty === 'heuristic' ? horizon : horizon * (1 - confidence / 100) ** model.doubt;
}
