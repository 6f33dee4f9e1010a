/**
 * How likely people of a strength choose each move: a conditional logit. Each number that describes a move (`sight.ts`,
 * `foresight.ts`, `memory.ts`) has a weight that changes with the phase of the game and with strength; the chance of a
 * move is in proportion to the exponential of the weighted sum. `human-moves.ts` computes chances with it;
 * `training/human` fits its weights.
 */
import type { Position } from '../../../rules/position.js';
import { foresight, type ForesightName, type ValuesByDepth } from './foresight.js';
import { MEMORY, pastOf } from './memory.js';
import { lookAt, sceneOf } from './scene.js';
import { SIGHT } from './sight.js';

/** A feature that is seen on the board. */
export type SightName = keyof typeof SIGHT;
/** A feature that depends on the moves before. */
export type MemoryName = keyof typeof MEMORY;
/** Any feature of a move that people choose by. */
export type FeatureName = SightName | ForesightName | MemoryName;

/** For each feature its weights, in hundredths, in the order of {@link circumstances}. */
export type Weights<Name extends string = FeatureName> = Readonly<Partial<Record<Name, readonly number[]>>>;

/** The range of strengths in points that the model was fitted to; it clamps others to it. */
export const LEAST_STRENGTH = 950;
/** The greatest strength of the model, in points. */
export const MOST_STRENGTH = 2150;

/**
 * The weight of `loss8` where the deepest search is exact, on top of the usual one: today's players count the end
 * better than those to whose games the other weights were fitted. Fitted by `npm run -w training train:end` to one half
 * of the people of 2005 to 2021; training/report.md says what it gives for the other half.
 */
export const COUNTING_WEIGHTS: readonly number[] = [-14, 0, 0, -8, 0, 0];

/** Strength counts from the middle of its range, in steps of this many points. */
const MIDDLE_STRENGTH = (LEAST_STRENGTH + MOST_STRENGTH) / 2;
const STRENGTH_UNIT = 250;

/**
 * What a weight depends on: a constant, the opening, the endgame; and each of the three times the strength.
 *
 * @param strength in points, 1500 the mean of tournament players, 400 points a factor of ten
 */
export function circumstances(strength: number, empties: number): number[] {
  const mastery =
    (Math.max(LEAST_STRENGTH, Math.min(MOST_STRENGTH, strength)) - MIDDLE_STRENGTH) / STRENGTH_UNIT;
  const share = (part: number): number => Math.max(0, Math.min(1, part));
  // The opening counts fully from 54 empty squares and no more at 34, the endgame from 22 and fully at 6.
  const phases = [1, share((empties - 34) / 20), share((22 - empties) / 16)];
  return [...phases, ...phases.map((phase) => phase * mastery)];
}

/** The features of each legal move that depend on the position alone. */
export function describeMoves(
  position: Position,
  values: readonly ValuesByDepth[],
  sights: readonly SightName[],
  foresights: readonly ForesightName[],
): number[][] {
  const scene = sceneOf(position);
  const ahead = foresight(values, foresights);
  return scene.moves.map((square, at) => {
    const look = lookAt(scene, square);
    return [...ahead[at]!, ...sights.map((name) => SIGHT[name](look))];
  });
}

/** The features of each legal move that depend on the positions before; `undefined` without any. */
export function describeMemories(
  position: Position,
  before: readonly Position[],
  names: readonly MemoryName[],
): number[][] | undefined {
  const scene = sceneOf(position);
  const past = pastOf(scene, before);
  return past && scene.moves.map((square) => names.map((name) => MEMORY[name](lookAt(scene, square), past)));
}

/** Exponentials of the scores, normalized to a sum of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** The weighted sum of each row of features, in hundredths, by weights for the circumstances. */
export function weightedSums(
  rows: readonly (readonly number[])[],
  weights: readonly (readonly number[])[],
  parts: readonly number[],
): number[] {
  const now = weights.map((each) => each.reduce((sum, weight, at) => sum + weight * parts[at]!, 0) / 100);
  return rows.map((row) => row.reduce((sum, number, at) => sum + number * now[at]!, 0));
}
