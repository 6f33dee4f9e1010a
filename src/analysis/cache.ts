/** What reviews have searched before, so that nothing is searched twice. */
import type { Engine, MoveValue, SearchLimits } from '../engine/engine.js';
import type { Position } from '../rules/position.js';

/** The values of all moves of a position. */
export type KnownMoves = readonly MoveValue[];

/** Where a review keeps what it has found. A page may hand in one that lasts longer than itself. */
export interface ReviewCache {
  get(key: string): KnownMoves | undefined;
  set(key: string, moves: KnownMoves): void;
}

/** Positions that the common cache keeps: some forty games. */
const MOST_POSITIONS = 5000;

/** A cache in memory that forgets what was not used for longest. */
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

/** An engine's version; one that has none is taken for different from all others. */
function versionOf(engine: Engine): string {
  if (engine.version !== undefined) return engine.version;
  const number = unnamed.get(engine) ?? ++lastUnnamed;
  unnamed.set(engine, number);
  return `unnamed ${number}`;
}

/** What a search's result depends on: the position, the limits and the engine's version. */
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
