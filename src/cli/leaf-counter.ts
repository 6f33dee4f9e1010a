/** Counts the leaves of a part of the game tree, in this thread or another one. */
import { once } from 'node:events';
import { discsOf } from '../core/engine/core.js';
import { loadCore } from '../core/engine/load.js';
import { nodeFiles } from '../core/engine/node-files.js';
import { startThread } from '../core/engine/node-thread.js';
import type { Color } from '../core/rules/color.js';

/** A position, and the number of plies to search below it. */
export interface Subtree {
  board: string;
  turn: Color;
  depth: number;
}

/** Counts one subtree at a time. */
export interface LeafCounter {
  count(subtree: Subtree): Promise<number>;
  close(): void;
}

/** Counting does not use the transposition table, but the core requires one. */
const LEAST_TABLE = 1;

/** A counter in this thread. */
export async function loadLeafCounter(): Promise<LeafCounter> {
  const core = await loadCore(nodeFiles, LEAST_TABLE);
  return {
    count: ({ board, turn, depth }) => Promise.resolve(core.perft(discsOf(board, turn), depth)),
    close: () => undefined,
  };
}

/** A counter in its own thread. */
export function startLeafCounter(): LeafCounter {
  // The file beside this one has the same extension: `.ts` in the source, `.js` in the package.
  const here = import.meta.url;
  const worker = startThread(new URL(here.replace(/leaf-counter(\.[jt]s)$/, 'perft-thread$1')));
  return {
    count: async (subtree) => {
      // Rejects if the thread fails.
      const answer = once(worker, 'message') as Promise<[number]>;
      worker.postMessage(subtree);
      return (await answer)[0];
    },
    close: () => void worker.terminate(),
  };
}
