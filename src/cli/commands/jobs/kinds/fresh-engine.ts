/**
 * An engine whose searches do not depend on earlier ones. Otherwise a result would depend on which units the same thread
 * had worked on before.
 */
import { createEngine, type Engine } from 'othello-board/engine/node.js';

/**
 * An engine in one worker that forgets its table before each search: a unit has the same result on every machine.
 *
 * @param table size of the transposition table in megabytes
 */
export async function freshEngine(table: number): Promise<Engine> {
  const engine = await createEngine({ table, workers: 1 });
  return {
    ...(engine.version !== undefined && { version: engine.version }),
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    search: (position, limits) => engine.search(position, { ...limits, fresh: true }),
    close: () => engine.close(),
  };
}
