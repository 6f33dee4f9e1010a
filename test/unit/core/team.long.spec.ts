import { describe, expect, it } from 'vitest';
import type { CoreSearch } from '../../../src/core/engine/wasm/core.js';
import { Position } from '../../../src/core/rules/position.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { searchInTurns, type Team } from '../../bench/thread-turns.js';
import { randomPosition } from '../random-position.js';
import { FFO } from './ffo.js';
import { alone, pair, searchAlone, searchOf, useTeams } from './team.js';

useTeams();

/** Nodes of one thread for each node of a team's leading thread: the speed-up of the team. */
function speed(team: Team, searches: readonly CoreSearch[]): number {
  let nodes = 0;
  let lead = 0;
  for (const search of searches) {
    team.lead.clear();
    nodes += searchAlone(search).nodes;
    lead += searchInTurns(team, search).lead;
  }
  return nodes / lead;
}

describe('threads that search together', () => {
  it('share the work', () => {
    const solved = FFO.filter(({ number }) => number >= 20 && number <= 29).map(({ board, turn }) =>
      searchOf(Position.of(board, turn === 'X' ? 'black' : 'white'), {}),
    );
    expect(speed(pair, solved)).toBeGreaterThan(1.65);
    const random = randomNumbers(8);
    const deep = Array.from({ length: 4 }, () =>
      searchOf(randomPosition(random, 36), { depth: 16, exact: false }),
    );
    expect(speed(pair, deep)).toBeGreaterThan(1.35);
  });

  it('decide an open choice faster than one', () => {
    const others = randomNumbers(11);
    const open = Array.from({ length: 40 }, () =>
      searchOf(randomPosition(others, 36), { depth: 13, exact: false }),
    ).filter((search) => {
      searchAlone(search);
      return alone.answer[0]!.depth === 15;
    });
    expect(open.length).toBeGreaterThan(3);
    // Helpers that stop at the depth limit would help less: 1.25 was measured.
    expect(speed(pair, open)).toBeGreaterThan(1.55);
  });
});
