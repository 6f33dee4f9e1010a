/** Another program as the engine of the page, which goes on with its own where that fails. No DOM. */
import type { Engine, SearchLimits, SearchResult } from '../../../src/engine.js';
import type { Position } from '../../../src/rules.js';
import { passedOn } from './limits.js';

/** Addresses that the page's policy lets through: a program of this machine behind the bridge. */
const ADDRESS = /^ws:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/?$/i;

/** Whether an address is one of this machine. */
export function isLocalAddress(address: string): boolean {
  return ADDRESS.test(address) && URL.canParse(address);
}

/**
 * @param openOwn opens the page's own engine, once, when the program has failed
 * @param onFailed is told why, once
 */
export function withFallback(
  program: Engine,
  openOwn: () => Promise<Engine>,
  onFailed: (error: Error) => void,
): Engine {
  let own: Promise<Engine> | undefined;
  const standIn = (error: Error): Promise<Engine> => {
    if (own) return own;
    own = openOwn();
    onFailed(error);
    return own;
  };
  const searchProgram = async (position: Position, limits: SearchLimits): Promise<SearchResult> => {
    try {
      return await program.search(position, limits);
    } catch (error) {
      // An end that was asked for is no failure.
      if (limits.signal?.aborted || (error as Error).name !== 'EngineError') throw error;
      return (await standIn(error as Error)).search(position, limits);
    }
  };
  return {
    ...passedOn(program),
    search: async (position, limits = {}) =>
      own ? (await own).search(position, limits) : searchProgram(position, limits),
    // The program is one for all that show an analysis: whoever has connected it ends it.
    close: () => undefined,
  };
}
