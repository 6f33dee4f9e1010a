/**
 * Simulates threads that search one position: on one processor they take turns in a fixed order, as if each had a
 * processor of the same speed. So the gain from their cooperation can be measured without a clock, and is the same on
 * every machine.
 */
import type { Core, CoreSearch } from '../../src/core/engine/wasm/core.js';
import { loadFor } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { PROTOCOL } from '../../src/core/engine/protocol/protocol.js';

/** The threads of a team, sharing one memory. */
export interface Team {
  /** The thread whose answer counts. */
  lead: Core;
  helpers: Core[];
}

/** The cost of a search in turns. */
export interface Turns {
  /** Nodes of the leading thread. It ends the search, so all threads have had the time for as many. */
  lead: number;
  /** Nodes of all threads. */
  all: number;
}

/** Nodes of a turn: so few that no thread gets ahead by a relevant amount. */
const TURN = 500;

/** Loads a team of threads with a table of this size in megabytes. */
export async function loadTeam(table: number, threads: number, files = nodeFiles): Promise<Team> {
  const load = { type: 'load', protocol: PROTOCOL, table } as const;
  const { core: lead, share } = await loadFor(files, { ...load, share: 'lead' });
  const helpers: Core[] = [];
  for (let thread = 1; thread < threads; thread++) {
    helpers.push((await loadFor(files, { ...load, share: { ...share!, thread } })).core);
  }
  return { lead, helpers };
}

/** Searches a position until the leading thread is done; the answer is then in the team. */
export function searchInTurns({ lead, helpers }: Team, search: CoreSearch, turn = TURN): Turns {
  const cores = [lead, ...helpers];
  for (const core of cores) core.begin(search);
  const visited = cores.map(() => 0);
  const helping = new Set(helpers.keys());
  for (;;) {
    // The thread with the fewest nodes is next.
    const next = [...helping].reduce((least, at) => (visited[at + 1]! < visited[least]! ? at + 1 : least), 0);
    const isDone = cores[next]!.step(turn);
    const helped = helpers.reduce((sum, { nodes }) => sum + nodes, 0);
    visited[next] = next === 0 ? lead.nodes - helped : cores[next]!.nodes;
    if (!isDone) continue;
    if (next === 0) return { lead: visited[0]!, all: lead.nodes };
    helping.delete(next - 1);
  }
}
