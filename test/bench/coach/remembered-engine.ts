/** Searches stored in a file: a changed coach is measured again on the same ones, without a new search. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Engine, SearchLimits, SearchResult } from '../../../src/core/engine/engine.js';
import type { Position } from '../../../src/core/rules/position.js';

/** An engine that searches only what the file does not have, and adds it there. */
export function rememberedEngine(engine: Engine, path: string): Engine {
  const known = new Map<string, SearchResult>();
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { key, result } = JSON.parse(line) as { key: string; result: SearchResult };
      known.set(key, result);
    }
  }
  return {
    async search(position: Position, limits: SearchLimits = {}) {
      const { signal: _, onProgress: __, ...requested } = limits;
      const key = `${position.toString()} ${JSON.stringify(requested)}`;
      const found = known.get(key);
      if (found) return found;
      // The same search gives the same answer whatever was searched before it.
      const result = await engine.search(position, { ...limits, fresh: true });
      known.set(key, result);
      appendFileSync(path, `${JSON.stringify({ key, result })}\n`);
      return result;
    },
    close: () => engine.close(),
  };
}
