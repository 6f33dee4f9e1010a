/** Another program as the engine of the page. If it fails, the page's own engine takes over. No DOM. */
import type { Engine, SearchLimits, SearchResult } from '../../../src/core/engine.js';
import type { Position } from '../../../src/core/rules.js';

/** Addresses that the page's policy allows: a program on this machine behind the bridge. */
const ADDRESS = /^ws:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/i;

/** Whether an address is on this machine. */
export function isLocalAddress(address: string): boolean {
  return ADDRESS.test(address) && Number(/:(\d+)\/?$/.exec(address)?.[1] ?? 0) <= 65_535;
}

/**
 * @param openOwn opens the page's own engine, called once when the program has failed
 * @param onFailed called once with the reason
 */
export function withFallback(
  program: Engine,
  openOwn: () => Promise<Engine>,
  onFailed: (error: Error) => void,
): Engine {
  let own: Promise<Engine> | undefined;
  // Whose values a page may keep: those of a version count for that version alone.
  let current = program;
  const standIn = (error: Error): Promise<Engine> => {
    if (own) return own;
    own = openOwn().then((engine) => (current = engine));
    onFailed(error);
    return own;
  };
  const searchProgram = async (position: Position, limits: SearchLimits): Promise<SearchResult> => {
    let found: SearchResult;
    try {
      found = await program.search(position, limits);
    } catch (error) {
      // An abort is not a failure.
      if (limits.signal?.aborted || (error as Error).name !== 'EngineError') throw error;
      return (await standIn(error as Error)).search(position, limits);
    }
    return own ? (await own).search(position, limits) : found;
  };
  return {
    get version() {
      return current.version;
    },
    ...(program.human && { human: (position, options) => program.human!(position, options) }),
    search: async (position, limits = {}) =>
      own ? (await own).search(position, limits) : searchProgram(position, limits),
    // All elements share the program, so only the code that connected it closes it.
    close: () => undefined,
  };
}
