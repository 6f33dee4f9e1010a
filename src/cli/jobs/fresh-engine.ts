/** An engine of which no search knows of another: what it finds does not depend on what was searched before. */
import { createEngine } from '../../engine/node.js';
import type { Engine } from '../../engine/engine.js';

export async function freshEngine(table: number): Promise<Engine> {
  const engine = await createEngine({ table, workers: 1 });
  return {
    ...(engine.version !== undefined && { version: engine.version }),
    search: (position, limits) => engine.search(position, { ...limits, fresh: true }),
    close: () => engine.close(),
  };
}
