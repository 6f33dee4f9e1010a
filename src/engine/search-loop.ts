/**
 * One search on one core, in slices: between two of them the thread hears its messages, so a stop takes effect
 * without shared memory. The core's table keeps what a slice learned.
 */
import type { Core, Discs } from './core.js';
import type { SearchInfo } from './engine.js';
import type { Plan } from './plan.js';

/**
 * Nodes of a slice: 2 ms of an endgame and 8 ms of a middle game on a machine of 2024, 80 ms on a weak phone.
 * A fixed number, never adapted to the machine, because where slices end has an influence on the nodes that a
 * search takes, and the same limits are to take the same nodes everywhere.
 */
const SLICE_NODES = 32_768;
/** Near the end of the time, slices shrink to this. */
const LEAST_SLICE_NODES = 1024;
const BREATH_MS = 8;
const REPORT_MS = 100;

/** What a search needs of the thread that it runs on. */
export interface SearchHost {
  /** Lets the thread handle its messages. */
  pause(): Promise<void>;
  /** Whether somebody ended this search. */
  stopped(): boolean;
  report(info: SearchInfo): void;
}

/** Searches until a limit is met; nothing is returned when the search was stopped. */
export async function runSearch(
  core: Core,
  discs: Discs,
  plan: Plan,
  host: SearchHost,
): Promise<SearchInfo | undefined> {
  const start = performance.now();
  let reported = -Infinity;
  let breath = start;
  let iteration = 0;
  let slice = SLICE_NODES;
  core.begin({ ...discs, ...plan });
  while (!core.step(slice)) {
    const now = performance.now();
    const time = now - start;
    const completed = core.iteration;
    if (completed !== 0) {
      if (time >= plan.hard || (time >= plan.soft && completed !== iteration)) break;
      iteration = completed;
      if (now - reported >= REPORT_MS) {
        reported = now;
        host.report(infoOf(core, time));
      }
    }
    if (plan.hard !== Infinity) slice = sliceFor(plan.hard - time, core.nodes / time);
    if (now - breath >= BREATH_MS) {
      await host.pause();
      if (host.stopped()) return undefined;
      breath = performance.now();
    }
  }
  return infoOf(core, performance.now() - start);
}

/** Half of what fits into the time left, so that the last slices close in on the end. */
function sliceFor(timeLeft: number, nodesPerMs: number): number {
  return Math.max(LEAST_SLICE_NODES, Math.min(SLICE_NODES, (timeLeft / 2) * nodesPerMs));
}

function infoOf(core: Core, time: number): SearchInfo {
  const moves = core.answer;
  const { nodes, fraction } = core;
  return {
    ...moves[0]!,
    moves,
    nodes,
    time,
    nps: Math.round((nodes * 1000) / Math.max(time, 0.01)),
    ...(fraction >= 0 && { fraction }),
  };
}
