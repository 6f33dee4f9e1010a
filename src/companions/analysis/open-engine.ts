/** The engine of what shows an analysis: the page's, else of the same kind as the board's own. */
import type { OthelloBoard } from '../../board/element.js';
import { createEngine } from '../../engine/client.js';
import { workersFor } from '../../engine/pooled-engine.js';
import { engineAddress, type EngineLocation } from '../../engine/engine-address.js';
import type { Engine } from '../../engine/engine.js';

/** An engine, and how many of its searches run at the same time. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly workers: number;
}

/** What an engine comes from: what a page has given to an element, and to the board beside it. */
export interface EngineSource {
  readonly engineProvider?: (() => Promise<Engine>) | undefined;
  readonly board: OthelloBoard | undefined;
}

/** Opens the page's engine where the element or its board was given one, else the package's; whoever opens it closes it. */
export async function openEngine({ engineProvider, board }: EngineSource): Promise<OpenedEngine> {
  const workers = workersFor(navigator.hardwareConcurrency);
  const provide = engineProvider ?? board?.engineProvider?.bind(board);
  if (provide) return { engine: unclosed(await provide()), workers };
  const url = board ? engineAddress(board) : commonAddress();
  return { engine: await createEngine(url === undefined ? {} : { url }), workers };
}

/** What a page has said for all its boards. */
function commonAddress(): string | URL | undefined {
  return (customElements.get('othello-board') as EngineLocation | undefined)?.engineUrl;
}

/** A page's engine may be one for all: only the board, which was given it, may end it. */
function unclosed(engine: Engine): Engine {
  const version = engine.version;
  return {
    search: (position, limits) => engine.search(position, limits),
    close: () => undefined,
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    ...(version !== undefined && { version }),
  };
}
