/**
 * Chances of winning from a search's value: what the estimate is worth as a statement about the end of the game with
 * best play. An exact value leaves no chance: it says how the game ends.
 *
 * The score with best play is taken to lie around the value as a logistic curve does. Its scale grows with the
 * square root of the plies that the search did not see, and shrinks for searches that saw the end but cut unlikely
 * branches. `npm run fit:chances` fits the numbers to games of our own; `training/report.md` says how well they do.
 */
import type { MoveValue } from '../engine/engine.js';

/** The chances of the side whose value it is, 0 to 1; together they make 1. */
export interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What a search says of a position or a move. */
export type Estimate = Pick<MoveValue, 'value' | 'certainty' | 'confidence' | 'depth'>;

/** The numbers of the fit. */
export interface ChanceModel {
  /** Scale of the curve in discs where only the last ply is unseen. */
  base: number;
  /** What each root of an unseen ply adds. */
  perPly: number;
  /** What the evaluation at the horizon leaves open, shrinking with the root of the depth. */
  perDepth: number;
  /** Share of the doubt that a selective search leaves over: the scale is multiplied by its power. */
  doubt: number;
  /** Discs from 0 up to which a score counts as a draw. */
  draw: number;
}

export const CHANCE_MODEL: ChanceModel = {
  base: 0.4332,
  perPly: 0.344,
  perDepth: 2.2531,
  doubt: 0.3748,
  draw: 0.9701,
};

/** The chances that the side whose value it is wins, draws or loses with best play from here. */
export function chancesOf(estimate: Estimate, empties: number): Chances {
  return chancesWith(CHANCE_MODEL, estimate, empties);
}

/** The same with other numbers: for the fit. */
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

function scaleOf(
  model: ChanceModel,
  { certainty, confidence = 73, depth }: Estimate,
  empties: number,
): number {
  const unseen = certainty === 'heuristic' ? Math.max(1, empties - depth) : 1;
  const horizon =
    model.base + model.perPly * Math.sqrt(unseen) + model.perDepth / Math.sqrt(Math.max(1, depth));
  return certainty === 'heuristic' ? horizon : horizon * (1 - confidence / 100) ** model.doubt;
}
