/**
 * Opens the engine for an element that shows an analysis: the page's, or one of the same kind as the board's.
 * Companions that search call it when they first need values; the caller of it also closes the engine.
 */
import type { OthelloBoard } from '../../board/element/element.js';
import { createEngine } from '../../../core/engine/page/client.js';
import { workersFor } from '../../../core/engine/pool/pooled-engine.js';
import { engineAddress, type EngineLocation } from '../../board/engine-address.js';
import type { Engine } from '../../../core/engine/engine.js';

/** An engine, and how many of its searches can run at the same time. */
export interface OpenedEngine {
  readonly engine: Engine;
  readonly workers: number;
}

/** Where an engine comes from: what the page has set on an element and on the board beside it. */
export interface EngineSource {
  readonly engineProvider?: (() => Promise<Engine>) | undefined;
  readonly board: OthelloBoard | undefined;
}

/** Opens the page's engine if the element or its board has one, otherwise the package's. The caller closes it. */
export async function openEngine({ engineProvider, board }: EngineSource): Promise<OpenedEngine> {
  const workers = workersFor(navigator.hardwareConcurrency);
  const provide = engineProvider ?? board?.engineProvider?.bind(board);
  if (provide) return { engine: unclosed(await provide()), workers };
  const url = board ? engineAddress(board) : commonAddress();
  return { engine: await createEngine(url === undefined ? {} : { url }), workers };
}

/** The address that the page has set for all its boards. */
function commonAddress(): string | URL | undefined {
  return (customElements.get('othello-board') as EngineLocation | undefined)?.engineUrl;
}

/**
 * Makes `close` do nothing. The page may use one engine for everything, so only the board it was set on may close it.
 */
function unclosed(engine: Engine): Engine {
  return {
    // It may be of another engine once this one has failed.
    get version() {
      return engine.version;
    },
    search: (position, limits) => engine.search(position, limits),
    close: () => undefined,
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
  };
}
