/** The names of a game's players as somebody else reads them, to whom "You" is not the user of this page. */
import type { GameFacts } from '../../src/core/rules.js';
import { readOwnName } from '../share/own-name.js';
import { readerOf } from './story/story-facts.js';

/** The user has the name that they gave last, or none. */
export function namesForOthers(facts: GameFacts): Pick<GameFacts, 'black' | 'white'> {
  const { you, names } = readerOf(facts);
  if (!you) return names ?? {};
  const { [you]: _, ...others } = names ?? {};
  const own = readOwnName();
  return own === '' ? others : { ...others, [you]: own };
}
