/**
 * Fits a conditional logit whose weights depend on circumstances: maximum likelihood by L-BFGS, the same on every
 * machine.
 */
import { minimize } from './minimize.js';
import type { Samples } from './samples.js';

/** For each number of a row its weight in each circumstance. */
export type Fit = Float64Array;

/** The data of a fit. */
export interface LogitProblem {
  samples: Samples;
  /** For each choice the factors of the weights; all lists have the same length. */
  circumstances: readonly (readonly number[])[];
  /** For each row an initial value of its sum. */
  offsets?: Float64Array;
}

/** The sum of each row: the logarithm of a chance, up to a constant for each choice. */
export function scoresOf({ samples, circumstances, offsets }: LogitProblem, fit: Fit): Float64Array {
  const { starts, rows, width } = samples;
  const scores = new Float64Array(starts.at(-1)!);
  const weights = new Float64Array(width);
  for (const [choice, parts] of circumstances.entries()) {
    weightsIn(fit, parts, weights);
    for (let row = starts[choice]!; row < starts[choice + 1]!; row++) {
      let sum = offsets?.[row] ?? 0;
      for (let at = 0; at < width; at++) sum += weights[at]! * rows[row * width + at]!;
      scores[row] = sum;
    }
  }
  return scores;
}

/** Converts the scores of a choice's moves to chances, in place; returns the logarithm of the chosen one's. */
export function toChances(scores: Float64Array, begin: number, end: number, chosen: number): number {
  let most = -Infinity;
  for (let row = begin; row < end; row++) most = Math.max(most, scores[row]!);
  let total = 0;
  for (let row = begin; row < end; row++) total += Math.exp(scores[row]! - most);
  const logarithm = scores[chosen]! - most - Math.log(total);
  for (let row = begin; row < end; row++) scores[row] = Math.exp(scores[row]! - most) / total;
  return logarithm;
}

/**
 * The weights that maximize the likelihood of people's choices.
 *
 * @param ridge pulls weights to zero, with the evidence of this many choices for a weight near zero
 */
export function fitLogit(
  problem: LogitProblem,
  ridge: number,
  tell: (step: number, loss: number) => void,
): Fit {
  const { samples, circumstances } = problem;
  const { starts, chosen, rows, width } = samples;
  const choices = circumstances.length;
  const kinds = circumstances[0]!.length;
  const pull = ridge / choices;

  const lossAndSlope = (fit: Fit, slope: Float64Array): number => {
    const scores = scoresOf(problem, fit);
    let loss = 0;
    for (let at = 0; at < fit.length; at++) {
      loss += (pull / 2) * fit[at]! ** 2;
      slope[at] = pull * fit[at]!;
    }
    const missing = new Float64Array(width);
    for (const [choice, parts] of circumstances.entries()) {
      const [begin, end] = [starts[choice]!, starts[choice + 1]!];
      loss -= toChances(scores, begin, end, chosen[choice]!) / choices;
      scores[chosen[choice]!]! -= 1;
      missing.fill(0);
      for (let row = begin; row < end; row++) {
        const chance = scores[row]! / choices;
        for (let at = 0; at < width; at++) missing[at]! += chance * rows[row * width + at]!;
      }
      for (let at = 0; at < width; at++) {
        for (let part = 0; part < kinds; part++) slope[at * kinds + part]! += missing[at]! * parts[part]!;
      }
    }
    return loss;
  };
  return minimize(new Float64Array(width * kinds), lossAndSlope, tell);
}

function weightsIn(fit: Fit, parts: readonly number[], weights: Float64Array): void {
  for (let at = 0; at < weights.length; at++) {
    let sum = 0;
    for (const [part, share] of parts.entries()) sum += share * fit[at * parts.length + part]!;
    weights[at] = sum;
  }
}
