/** What counts the leaves of a part of the game tree: this thread, or another one. */
import { once } from 'node:events';
import { discsOf } from '../engine/core.js';
import { loadCore } from '../engine/load.js';
import { nodeFiles } from '../engine/node-files.js';
import { startThread } from '../engine/node-thread.js';
import type { Color } from '../rules/color.js';

/** A position, and how many plies to go on from there. */
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

/** Counting needs no table; the core wants one all the same. */
const LEAST_TABLE = 1;

/** The core, in this thread. */
export async function loadLeafCounter(): Promise<LeafCounter> {
  const core = await loadCore(nodeFiles, LEAST_TABLE);
  return {
    count: ({ board, turn, depth }) => Promise.resolve(core.perft(discsOf(board, turn), depth)),
    close: () => undefined,
  };
}

/** The core, in a thread of its own. */
export function startLeafCounter(): LeafCounter {
  // Beside this file, with its ending: `.ts` in the source, `.js` in the package.
  const here = import.meta.url;
  const worker = startThread(new URL(here.replace(/leaf-counter(\.[jt]s)$/, 'perft-thread$1')));
  return {
    count: async (subtree) => {
      // Rejects when the thread fails.
      const answer = once(worker, 'message') as Promise<[number]>;
      worker.postMessage(subtree);
      return (await answer)[0];
    },
    close: () => void worker.terminate(),
  };
}
