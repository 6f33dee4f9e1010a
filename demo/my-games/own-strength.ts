/** The user's strength, a rating in points, as far as their games show it. */
import { readSettings } from './settings.js';
import { readTraining } from '../progress/store.js';
import type { TrainingGame } from '../progress/training.js';
import { pointsOf, resultsOf, strengthOf, type Strength } from '../progress/strength.js';

/** With fewer games an estimate is little more than what is assumed of everybody. */
export const LEAST_GAMES = 5;

/** Half of a 90 % interval as a share of half of a 95 % one. */
const NINETY_OF_NINETY_FIVE = 1.645 / 1.96;

/** The strength by a report on games: points, and half of its 90 % interval. */
interface Reported {
  readonly points: number;
  readonly reach: number;
}

/**
 * The user's strength in points: by the last report on their games or by their results against levels. `undefined`
 * without such games, or without storage.
 */
export async function ownStrength(): Promise<number | undefined> {
  return surestPoints(readSettings().strength, await againstLevels());
}

/** Of two estimates the one with the narrower interval, in points. */
export function surestPoints(
  reported: Reported | undefined,
  against: Strength | undefined,
): number | undefined {
  const isSurer = !reported || (against && against.error * NINETY_OF_NINETY_FIVE < reported.reach);
  return against && isSurer ? pointsOf(against) : reported?.points;
}

/** The strength by games against levels, once there are enough of them to say that it is from one's games. */
export function strengthAgainst(
  games: readonly Pick<TrainingGame, 'level' | 'margin'>[],
): Strength | undefined {
  return games.length < LEAST_GAMES ? undefined : strengthOf(resultsOf(games));
}

async function againstLevels(): Promise<Strength | undefined> {
  try {
    return strengthAgainst((await readTraining()).games);
  } catch {
    // It is only needed for an addition to the reasons.
    return undefined;
  }
}
