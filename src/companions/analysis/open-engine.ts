/** The engine for what stands beside a board: of the same kind as the board's own. */
import type { OthelloBoard } from '../../board/element.js';
import { createEngine } from '../../engine/client.js';
import { workersFor } from '../../engine/pooled-engine.js';
import { engineAddress } from '../../engine/engine-address.js';
import type { Engine } from '../../engine/engine.js';

/** An engine, and how many of its searches run at the same time. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly workers: number;
}

/** Opens the page's engine where the board has one, else the package's; whoever opens it closes it. */
export async function openEngine(board: OthelloBoard): Promise<OpenedEngine> {
  const workers = workersFor(navigator.hardwareConcurrency);
  if (board.engineProvider) return { engine: unclosed(await board.engineProvider()), workers };
  const url = engineAddress(board);
  return { engine: await createEngine(url === undefined ? {} : { url }), workers };
}

/** A page's engine may be one for all: only the board, which was given it, may end it. */
function unclosed(engine: Engine): Engine {
  const version = engine.version;
  return {
    search: (position, limits) => engine.search(position, limits),
    close: () => undefined,
    ...(version !== undefined && { version }),
  };
}
