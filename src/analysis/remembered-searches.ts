/** Searches that are asked for twice in one review are made once. */
import type { Engine, SearchLimits, SearchResult } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import { cacheKey } from './cache.js';

/**
 * An engine that gives again what it has found, or is finding, for the same position within the same limits. The searches
 * must be fresh ones, whose result does not depend on those before them; how far they are nobody hears.
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
