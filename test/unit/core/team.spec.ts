import { describe, expect, it } from 'vitest';
import type { MoveValue } from '../../../src/core/engine/engine.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { searchInTurns } from '../../bench/thread-turns.js';
import { randomPosition } from '../random-position.js';
import { pair, searchAlone, searchOf, three, useTeams } from './team.js';

useTeams();

describe('threads that search together', () => {
  it('find the score that one finds, whatever is asked of it', () => {
    const random = randomNumbers(5);
    for (const goal of ['score', 'wld', 'wld-score'] as const) {
      for (let number = 0; number < 12; number++) {
        const search = searchOf(randomPosition(random, 14 + (number % 4)), { goal });
        const { values } = searchAlone(search);
        for (const team of [pair, three]) {
          searchInTurns(team, search, 100 + Math.floor(random() * 2000));
          expect(team.lead.answer.map(({ value }) => value)).toEqual(values);
        }
      }
    }
  });

  it('give every move its value', () => {
    const random = randomNumbers(6);
    for (let number = 0; number < 10; number++) {
      const search = searchOf(randomPosition(random, 13), { multiPv: 64 });
      const { values } = searchAlone(search);
      searchInTurns(three, search, 300);
      expect(three.lead.answer.map(({ value }) => value)).toEqual(values);
    }
  });

  it('are not misled by a helper that is still at the position before, or at the next one already', () => {
    const random = randomNumbers(7);
    const { lead, helpers } = three;
    let before = searchOf(randomPosition(random, 18), {});
    for (let number = 0; number < 30; number++) {
      const search = searchOf(randomPosition(random, 15), {});
      for (const core of [lead, ...helpers]) core.begin(before);
      for (let turn = 0; turn < 20; turn++) for (const core of [lead, ...helpers]) core.step(200);
      helpers[0]!.begin(search);
      helpers[0]!.step(500);
      lead.begin(search);
      let isDone = false;
      while (!isDone) {
        isDone = lead.step(1 + Math.floor(random() * 400));
        for (const helper of helpers) helper.step(1 + Math.floor(random() * 400));
      }
      expect(lead.answer.map(({ value }) => value)).toEqual(searchAlone(search).values);
      before = search;
    }
  });

  it('decide an open choice together, behind the limit of depth', () => {
    const random = randomNumbers(10);
    const depths: number[] = [];
    for (let number = 0; number < 12; number++) {
      const position = randomPosition(random, 34);
      const search = searchOf(position, { depth: 10, exact: false });
      for (const team of [pair, three]) {
        team.lead.clear();
        searchInTurns(team, search, 200);
        const [{ move, depth, line }] = team.lead.answer as [MoveValue];
        expect(position.legalMoves).toContain(move);
        expect(line[0]).toBe(move);
        depths.push(depth);
      }
    }
    expect([...new Set(depths)].sort((a, b) => a - b)).toEqual([10, 11, 12]);
  });

  it('count the nodes of all', () => {
    const search = searchOf(randomPosition(randomNumbers(9), 16), {});
    const { lead, all } = searchInTurns(pair, search);
    expect(all).toBe(lead + pair.helpers[0]!.nodes);
    expect(pair.lead.nodes).toBe(all);
  });
});
