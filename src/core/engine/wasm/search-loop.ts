/**
 * One search on one core, in slices: between two slices the thread handles its messages, so a stop takes effect without
 * shared memory. The core resumes where a slice ended. `worker-server.ts` runs it for each search that arrives.
 */
import type { Core, Discs } from './core.js';
import type { SearchInfo } from '../engine.js';
import type { SearchPlan } from './search-plan.js';

/**
 * Nodes of a slice without a time limit: less than a millisecond on a desktop, 20 ms on a weak phone.
 */
const FIXED_SLICE = 16_384;
/** Nodes of the first slice, before the machine's speed is known, and of the shortest ones. */
const LEAST_SLICE = 1024;
const MOST_SLICE = 1 << 20;
/** The target length of a slice, in milliseconds: short enough that a stop seems immediate. */
const SLICE_MS = 6;
const REPORT_MS = 100;

/** The functions of its thread that a search calls. */
export interface SearchThread {
  /** Lets the thread handle its messages. */
  pause(): Promise<void>;
  /** Whether this search was stopped. */
  stopped(): boolean;
  report(info: SearchInfo): void;
}

/** Searches until a limit is met; returns `undefined` when the search was stopped. */
export async function runSearch(
  core: Core,
  discs: Discs,
  plan: SearchPlan,
  thread: SearchThread,
): Promise<SearchInfo | undefined> {
  const start = performance.now();
  let reported = -Infinity;
  let lastYield = start;
  let iteration = 0;
  const timed = plan.hard !== Infinity;
  let slice = timed ? LEAST_SLICE : FIXED_SLICE;
  let sliceBegin = start;
  core.begin({ ...discs, ...plan });
  while (!core.step(slice)) {
    const now = performance.now();
    const time = now - start;
    const completed = core.iteration;
    if (completed !== 0) {
      if (time >= plan.hard || (time >= plan.soft && completed !== iteration)) {
        core.commitPartial();
        break;
      }
      iteration = completed;
      if (now - reported >= REPORT_MS) {
        reported = now;
        thread.report(infoOf(core, time, plan.hard));
      }
    }
    // Near the time limit, half of what is left, so that the slices converge on it.
    if (timed) slice = nextSlice(slice, now - sliceBegin, Math.min(SLICE_MS, (plan.hard - time) / 2));
    if (now - lastYield >= SLICE_MS) {
      await thread.pause();
      if (thread.stopped()) return undefined;
      lastYield = performance.now();
    }
    sliceBegin = performance.now();
  }
  return infoOf(core, performance.now() - start, plan.hard);
}

/** Nodes that fit into some milliseconds at the speed of the last slice; at most double. */
function nextSlice(nodes: number, took: number, ms: number): number {
  const growth = Math.min(2, ms / Math.max(took, 0.01));
  return Math.max(LEAST_SLICE, Math.min(MOST_SLICE, Math.floor(nodes * growth)));
}

/** @param hard milliseconds after which the search ends, or `Infinity` */
function infoOf(core: Core, time: number, hard: number): SearchInfo {
  const moves = core.answer;
  const { nodes, outcome } = core;
  // The core knows the limit of nodes, this loop that of time; the one nearer to its end counts.
  const fraction = hard === Infinity ? core.fraction : Math.max(core.fraction, Math.min(1, time / hard));
  return {
    ...moves[0]!,
    moves,
    nodes,
    time,
    nps: Math.round((nodes * 1000) / Math.max(time, 0.01)),
    ...(outcome && { outcome }),
    ...(fraction >= 0 && { fraction }),
  };
}
