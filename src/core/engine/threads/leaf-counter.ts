/**
 * Counts the leaves of a part of the game tree in Node, in this thread or another one. Tests compare the counts with
 * known ones.
 */
import { once } from 'node:events';
import type { Color } from '../../rules/color.js';
import { discsOf } from '../wasm/core.js';
import { loadCore } from '../wasm/load.js';
import { nodeFiles } from './node-files.js';
import { startThread } from './node-thread.js';

/** A position, and the number of plies to search below it. */
export interface Subtree {
  /** 64 characters, as {@link Position.board} has them. */
  board: string;
  turn: Color;
  depth: number;
}

/** Counts one subtree at a time: the next one is asked for when the one before is counted. */
export interface LeafCounter {
  /** @returns the number of leaves. It rejects if the thread fails, or is closed meanwhile. */
  count(subtree: Subtree): Promise<number>;
  close(): void;
}

/** In MB. Counting does not use the transposition table, but the core requires one. */
const LEAST_TABLE = 1;

/** A counter in this thread, which it blocks while it counts. */
export async function loadLeafCounter(): Promise<LeafCounter> {
  const core = await loadCore(nodeFiles, LEAST_TABLE);
  return {
    count: ({ board, turn, depth }) => Promise.resolve(core.perft(discsOf(board, turn), depth)),
    close: () => undefined,
  };
}

/** A counter in its own thread. Close it, or the process does not end. */
export function startLeafCounter(): LeafCounter {
  // "Perft" is the usual name for such a count.
  const worker = startThread(new URL('./perft-thread.ts', import.meta.url));
  const closing = new AbortController();
  return {
    count: async (subtree) => {
      const answer = once(worker, 'message', { signal: closing.signal }) as Promise<[number]>;
      worker.postMessage(subtree);
      return (await answer)[0];
    },
    close: () => {
      closing.abort();
      void worker.terminate();
    },
  };
}
