/**
 * Estimates how strong a player is from the losses of their moves in each part of the game. Points are those of people,
 * 1500 the mean of tournament players.
 */
import type { GamePart } from '../../analysis/summary.js';
import { partOf } from '../../analysis/summary.js';
import { STRENGTH_MODEL } from './norms.js';
import type { ReviewedMove } from '../reviewed-side.js';

/**
 * Strength in points, on the scale of tournament players: their mean is 1500, and 400 points more than an opponent mean
 * ten times the opponent's expected score.
 */
export interface StrengthEstimate {
  readonly points: number;
  /** 90% interval of the strength. */
  readonly low: number;
  readonly high: number;
  /** Number of games that were used: those with a choice in each part. */
  readonly games: number;
}

/** The parts of a game, in their order. */
export const PARTS: readonly GamePart[] = ['opening', 'midgame', 'endgame'];
/** The largest loss that one move counts here, in discs: a collapse says no more about strength than a bad mistake. */
const MOST_LOSS = 12;
/**
 * Half-width of a 90% interval, in standard deviations of a normal distribution. Of 441 people the errors had its tails;
 * earlier intervals were too narrow since the model took what players of one strength differ by in each part of the game
 * for independent, so that the parts seemed to say more together than they do.
 */
const NINE_OF_TEN = 1.645;

/**
 * The three numbers of a game that show strength (see `STRENGTH_MODEL`); `undefined` if one part has no move with a
 * choice.
 */
export function strengthSigns(moves: readonly ReviewedMove[]): number[] | undefined {
  const signs = PARTS.map((part) => {
    const losses = moves
      .filter(({ losses: all, empties }) => all.length > 1 && partOf(empties) === part)
      .map(({ loss }) => Math.min(MOST_LOSS, loss));
    return Math.sqrt(losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
  });
  return signs.every(Number.isFinite) ? signs : undefined;
}

/** A game of which strength is estimated. */
export interface StrengthGame {
  readonly moves: readonly ReviewedMove[];
  /** When it was played. */
  readonly year?: number | undefined;
}

/**
 * The strength that some games show; `undefined` if none of them can be used. The losses of a game with a year are
 * compared with those of people in that year.
 */
export function estimateStrength(
  games: readonly StrengthGame[],
  model = STRENGTH_MODEL,
): StrengthEstimate | undefined {
  const known = games.flatMap(({ moves, year }) => {
    const signs = signsToday(moves, year, model);
    return signs ? [{ signs, year }] : [];
  });
  if (known.length === 0) return undefined;
  const mean = PARTS.map((_, part) => known.reduce((sum, { signs }) => sum + signs[part]!, 0) / known.length);
  const shared = sharedForm(
    known.map(({ year }) => year),
    model,
  );
  const { points, deviation } = posterior(mean, known.length, model, shared);
  const reach = NINE_OF_TEN * deviation;
  return {
    points: Math.round(points),
    low: Math.round(points - reach),
    high: Math.round(points + reach),
    games: known.length,
  };
}

/** The three numbers of a game, less what they have changed by until its year; `undefined` as in {@link strengthSigns}. */
export function signsToday(
  moves: readonly ReviewedMove[],
  year: number | undefined,
  model: typeof STRENGTH_MODEL,
): number[] | undefined {
  return strengthSigns(moves)?.map((value, part) => value - model.perYear[part]! * yearsSince(year, model));
}

/** How many times the mean of some games has what players differ by: the mean over all pairs of games. */
function sharedForm(years: readonly (number | undefined)[], { form }: typeof STRENGTH_MODEL): number {
  const counts = new Map<number | undefined, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  let sum = 0;
  for (const [one, count] of counts) {
    for (const [other, others] of counts) {
      const dated = one !== undefined && other !== undefined;
      sum += count * others * (dated ? form.most * Math.exp(-Math.abs(one - other) / form.years) : 1);
    }
  }
  return sum / years.length ** 2;
}

/** The years of change until a year, none for an unknown one. */
export function yearsSince(year: number | undefined, { years }: typeof STRENGTH_MODEL): number {
  const [first, last] = years as [number, number];
  return year === undefined ? 0 : Math.min(last, Math.max(first, year)) - first;
}

/** About how far the interval reaches to either side with this many games, in points. */
export function reachWith(games: number, model = STRENGTH_MODEL): number {
  return Math.round(NINE_OF_TEN * posterior(model.at1500, games, model).deviation);
}

/** Combines the prior with the mean of some games; both are normal distributions. */
function posterior(
  mean: readonly number[],
  games: number,
  model: typeof STRENGTH_MODEL,
  shared = 1,
): { points: number; deviation: number } {
  const { at1500, perPoint, prior } = model;
  const weights = signWeights(games, model, shared);
  const precision = 1 / prior.deviation ** 2 + dot(weights, perPoint);
  const surprise = mean.map((value, part) => value - at1500[part]! - perPoint[part]! * (prior.mean - 1500));
  return { points: prior.mean + dot(weights, surprise) / precision, deviation: Math.sqrt(1 / precision) };
}

/**
 * How much each of the three numbers says of strength, in the mean of so many games.
 *
 * @param shared how many times the games have what players of one strength differ by
 */
export function signWeights(
  games: number,
  { perPoint, ofGames, ofPlayers }: typeof STRENGTH_MODEL,
  shared = 1,
): number[] {
  const covariance = ofGames.map((row, at) =>
    row.map((value, to) => value / games + shared * ofPlayers[at]![to]!),
  );
  return solved(covariance, perPoint);
}

/** The sum of the products. */
export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

/** Solves a small system of linear equations with a symmetric positive matrix, by Gaussian elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (const [at, row] of rows.entries()) {
    for (const other of rows.slice(at + 1)) {
      const factor = other[at]! / row[at]!;
      for (let column = at; column < other.length; column++) other[column]! -= factor * row[column]!;
    }
  }
  const solution: number[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    const known = row
      .slice(at + 1, -1)
      .reduce((sum, value, past) => sum + value * solution[at + 1 + past]!, 0);
    solution[at] = (row.at(-1)! - known) / row[at]!;
  }
  return solution;
}
