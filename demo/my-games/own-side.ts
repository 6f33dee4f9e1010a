/** The user's side in a game, by the names that are theirs. */
import { plainName } from '../../src/core/report.js';
import type { Color, GameFacts } from '../../src/core/rules.js';
import { readerOf } from '../analyse/story/story-facts.js';

/**
 * The side that is called "You", or has one of the user's names; `undefined` if neither or both are the user's.
 *
 * @param names as the user has given them for the report on their games
 */
export function ownSide(facts: GameFacts, names: readonly string[]): Color | undefined {
  const known = new Set(names.map(plainName).filter(Boolean));
  const own = (['black', 'white'] as const).filter((side) => known.has(plainName(facts[side] ?? '')));
  return readerOf(facts).you ?? (own.length === 1 ? own[0] : undefined);
}
