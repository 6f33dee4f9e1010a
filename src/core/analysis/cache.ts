/**
 * Caches the results of reviews, so that no position is searched twice. `review.ts` asks and fills it; reports on many
 * games keep one, too, and an application may store it. A key has the position and the limits of the search.
 */
import type { Engine, MoveValue, SearchLimits } from '../engine/engine.js';
import type { Position } from '../rules/position.js';

/** The values of all moves of a position. */
export type KnownMoves = readonly MoveValue[];

/** Where a review stores the values it finds. A page may pass one that outlives it, for example in a database. */
export interface ReviewCache {
  get(key: string): KnownMoves | undefined;
  set(key: string, moves: KnownMoves): void;
}

/** Number of positions in the shared cache: about forty games. */
const MOST_POSITIONS = 5000;

/** A cache in memory. When it is full, it drops what has gone unused for longest. */
export function createReviewCache(most = MOST_POSITIONS): ReviewCache {
  const entries = new Map<string, KnownMoves>();
  return {
    get: (key) => {
      const moves = entries.get(key);
      if (moves) {
        entries.delete(key);
        entries.set(key, moves);
      }
      return moves;
    },
    set: (key, moves) => {
      entries.delete(key);
      entries.set(key, moves);
      const oldest = entries.keys().next();
      if (entries.size > most && !oldest.done) entries.delete(oldest.value);
    },
  };
}

const unnamed = new WeakMap<Engine, number>();
let lastUnnamed = 0;

/** An engine's version. An engine without one is treated as different from every other. */
function versionOf(engine: Engine): string {
  if (engine.version !== undefined) return engine.version;
  const number = unnamed.get(engine) ?? ++lastUnnamed;
  unnamed.set(engine, number);
  return `unnamed ${number}`;
}

/** A key of everything that determines the result of a search: position, limits and the engine's version. */
export function cacheKey(position: Position, limits: SearchLimits, engine: Engine): string {
  const plain = Object.entries(limits)
    .filter(([, value]) => ['number', 'boolean', 'string'].includes(typeof value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    versionOf(engine),
    position.toString(),
    ...plain.map(([name, value]) => `${name}=${String(value)}`),
  ].join(' ');
}
