/** Threads that search together, taking turns so that every run is the same, and one thread beside them. */
import { beforeAll } from 'vitest';
import { discsOf, type Core, type CoreSearch } from '../../../src/core/engine/wasm/core.js';
import { loadCore } from '../../../src/core/engine/wasm/load.js';
import type { Position } from '../../../src/core/rules/position.js';
import { loadTeam, type Team } from '../../bench/thread-turns.js';
import { coreFiles } from './core-files.js';

export let alone: Core;
export let pair: Team;
export let three: Team;

/** Loads them before the tests of the calling file. */
export function useTeams(): void {
  beforeAll(async () => {
    alone = await loadCore(coreFiles, 16);
    pair = await loadTeam(16, 2, coreFiles);
    three = await loadTeam(16, 3, coreFiles);
  });
}

export const searchOf = (position: Position, limits: Partial<CoreSearch>): CoreSearch => ({
  ...discsOf(position.board, position.turn),
  ...{ depth: 60, exact: true, goal: 'score', multiPv: 1, nodes: Infinity },
  ...limits,
});

/** The result of one thread with an empty table, and its nodes. */
export function searchAlone(search: CoreSearch): { values: number[]; nodes: number } {
  alone.clear();
  alone.begin(search);
  while (!alone.step(Infinity));
  return { values: alone.answer.map(({ value }) => value), nodes: alone.nodes };
}
