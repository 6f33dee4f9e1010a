/**
 * Threads that search one position, in turns: as if each had a processor of its own, all of the same speed, but on one, and always in the
 * same order. So what they gain by working together can be told without a clock, and is the same on every machine.
 */
import type { Core, CoreSearch } from '../../src/engine/core.js';
import { loadFor } from '../../src/engine/load.js';
import { nodeFiles } from '../../src/engine/node-files.js';
import { PROTOCOL } from '../../src/engine/protocol.js';

/** The threads of a team, on one memory. */
export interface Team {
  /** The one whose answer counts. */
  lead: Core;
  helpers: Core[];
}

/** What a search in turns took. */
export interface Turns {
  /** Nodes of the leading thread: it ends the search, so all threads have had the time for as many. */
  lead: number;
  /** Nodes of all threads. */
  all: number;
}

/** Nodes of a turn: few enough that no thread is ahead of the others by what matters. */
const TURN = 500;

/** Loads a team of threads with a table of some megabytes. */
export async function loadTeam(table: number, threads: number, files = nodeFiles): Promise<Team> {
  const load = { type: 'load', protocol: PROTOCOL, table } as const;
  const { core: lead, share } = await loadFor(files, { ...load, share: 'lead' });
  const helpers: Core[] = [];
  for (let thread = 1; thread < threads; thread++) {
    helpers.push((await loadFor(files, { ...load, share: { ...share!, thread } })).core);
  }
  return { lead, helpers };
}

/** Searches a position until the leading thread is done, whose answer the team then has. */
export function searchInTurns({ lead, helpers }: Team, search: CoreSearch, turn = TURN): Turns {
  const cores = [lead, ...helpers];
  for (const core of cores) core.begin(search);
  const visited = cores.map(() => 0);
  const helping = new Set(helpers.keys());
  for (;;) {
    // Whoever has visited the fewest nodes is next.
    const next = [...helping].reduce((least, at) => (visited[at + 1]! < visited[least]! ? at + 1 : least), 0);
    const isDone = cores[next]!.step(turn);
    const helped = helpers.reduce((sum, { nodes }) => sum + nodes, 0);
    visited[next] = next === 0 ? lead.nodes - helped : cores[next]!.nodes;
    if (!isDone) continue;
    if (next === 0) return { lead: visited[0]!, all: lead.nodes };
    helping.delete(next - 1);
  }
}
