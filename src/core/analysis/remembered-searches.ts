/** Makes sure that one review does not run the same search twice. */
import type { Engine, SearchLimits, SearchResult } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import { cacheKey } from './cache.js';

/**
 * Wraps an engine so that a second search of the same position with the same limits returns the first one's result, or
 * waits for it. Searches must be `fresh`, so that their result does not depend on earlier ones. Progress is not
 * reported.
 */
export function rememberedSearches(engine: Engine): Pick<Engine, 'search'> {
  const found = new Map<string, Promise<SearchResult>>();
  return {
    search: (position: Position, limits: SearchLimits = {}) => {
      const key = cacheKey(position, limits, engine);
      const known = found.get(key);
      if (known) return known;
      const result = engine.search(position, limits);
      found.set(key, result);
      return result;
    },
  };
}
