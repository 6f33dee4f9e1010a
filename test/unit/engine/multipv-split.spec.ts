import { describe, expect, it } from 'vitest';
import type { MoveValue, Outcome, SearchInfo } from '../../../src/core/engine/engine.js';
import { WorkerPool } from '../../../src/core/engine/pool/pool.js';
import { partitionMoves, joinInfos, splitSearch } from '../../../src/core/engine/pool/multipv-split.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { fakeWorkers } from './fakes.js';

function info(time: number, ...values: [Square, number][]): SearchInfo {
  const moves: MoveValue[] = values.map(([move, value]) => ({
    move,
    value,
    certainty: 'heuristic',
    depth: 6,
    line: [move],
  }));
  return { ...moves[0]!, moves, nodes: 100, time, nps: 1000 };
}

describe('partitionMoves', () => {
  const legal = [19, 26, 37, 44];

  it('gives every move to exactly one worker', () => {
    const hands = partitionMoves(Position.start, { multiPv: 60, time: 100 }, 2);
    expect(hands).toHaveLength(2);
    expect(hands.flatMap((hand) => hand!).sort()).toEqual(legal);
  });

  it.each([
    [{ multiPv: 1, time: 100 }, 4],
    [{ time: 100 }, 4],
    [{ multiPv: 60, depth: 8 }, 4],
    [{ multiPv: 60, nodes: 1000, time: 100 }, 4],
    [{ multiPv: 60, time: 100, fresh: true }, 4],
    [{ multiPv: 60, time: 100, threads: 2 }, 4],
    [{ multiPv: 60, time: 100 }, 1],
  ] as const)('leaves %o with %i workers to one of them', (limits, workers) => {
    expect(partitionMoves(Position.start, limits, workers)).toEqual([undefined]);
  });

  it('starts no worker for a single move', () => {
    expect(partitionMoves(Position.start, { multiPv: 60, exact: true }, 4)).toHaveLength(2);
  });
});

describe('joinInfos', () => {
  it('sorts the moves of all, best first, and adds up the work', () => {
    const joined = joinInfos([info(30, ['f5', 2], ['d3', -1]), info(40, ['e6', 4], ['c4', 1])], 3);
    expect(joined).toMatchObject({ move: 'e6', value: 4, nodes: 200, nps: 2000, time: 40 });
    expect(joined.moves.map(({ move }) => move)).toEqual(['e6', 'f5', 'c4']);
  });

  it.each([
    ['win', undefined, 'win'],
    ['loss', undefined, undefined],
    ['loss', 'draw', 'draw'],
    ['loss', 'loss', 'loss'],
  ] as const)('knows who wins when one finds %s and the other %s', (one, other, both) => {
    const knowing = (outcome?: Outcome): SearchInfo => ({
      ...info(9, ['f5', 2]),
      ...(outcome && { outcome }),
    });
    expect(joinInfos([knowing(one), knowing(other)], 2).outcome).toBe(both);
  });
});

describe('splitSearch', () => {
  function start() {
    const { start, workers } = fakeWorkers();
    const infos: SearchInfo[] = [];
    const restarts: string[] = [];
    const search = splitSearch(new WorkerPool(start, 8, 2), Position.start, { multiPv: 60, time: 999 }, [], {
      progress: (progress) => infos.push(progress),
      restarted: ({ message }) => restarts.push(message),
    });
    // Two searches are running, so two workers start.
    for (const worker of workers) worker.say({ type: 'ready' });
    return { search, workers, infos, restarts };
  }

  it('tells once that it was begun again, though both of its workers break down', async () => {
    const { search, workers, restarts } = start();
    workers[0]!.die('first');
    workers[1]!.die('second');
    for (const worker of workers.slice(2)) worker.say({ type: 'ready' });
    for (const worker of workers.slice(2)) {
      worker.say({ type: 'result', id: worker.searchId, info: info(1, ['f5', 3]) });
    }
    expect((await search).move).toBe('f5');
    expect(restarts).toEqual(['first']);
  });

  it('reports once each worker has said something, and joins their answers', async () => {
    const { search, workers, infos } = start();
    workers[0]!.say({ type: 'progress', id: 1, info: info(1, ['f5', 0]) });
    expect(infos).toHaveLength(0);
    workers[1]!.say({ type: 'progress', id: 2, info: info(1, ['e6', 1]) });
    expect(infos).toHaveLength(1);
    expect(infos[0]!.moves.map(({ move }) => move)).toEqual(['e6', 'f5']);
    workers[0]!.say({ type: 'result', id: 1, info: info(1, ['f5', 3]) });
    workers[1]!.say({ type: 'result', id: 2, info: info(1, ['e6', 1]) });
    expect((await search).move).toBe('f5');
  });

  it('stops the others when one fails', async () => {
    const { search, workers } = start();
    workers[0]!.say({ type: 'error', id: 1, code: 'invalid-request', message: 'why' });
    await expect(search).rejects.toMatchObject({ code: 'invalid-request' });
    expect(workers[1]!.heard.at(-1)).toEqual({ type: 'stop', id: 2 });
  });
});
