import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Engine, SearchLimits } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { FFO, ffoPosition } from '../core/ffo.js';

const MIDGAME = Position.start;
// FFO #45: 24 empties.
const FFO_45 = ffoPosition(45);

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1, table: 8 });
  await engine.ready!();
});
afterAll(() => engine.close());

/** Aborts a search after some milliseconds, then measures how long its worker took to be free again. */
async function stopLatency(position: Position, limits: SearchLimits, after: number): Promise<number> {
  const abort = new AbortController();
  const search = engine.search(position, { ...limits, signal: abort.signal });
  const rejected = expect(search).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, after));
  const begin = performance.now();
  abort.abort();
  await rejected;
  await engine.search(MIDGAME, { depth: 1 });
  return performance.now() - begin;
}

describe('the engine in Node, asked often', () => {
  it('proves the scores of FFO #20-30 with one, two and three threads', async () => {
    const team = await createEngine({ workers: 1, table: 16 });
    for (const { number, board, turn, score, best } of FFO.slice(19, 30)) {
      const position = Position.of(board, turn === 'X' ? 'black' : 'white');
      for (const threads of [1, 2, 3]) {
        const info = await team.search(position, { exact: true, fresh: true, threads });
        expect([number, threads, info.value, info.certainty]).toEqual([number, threads, score, 'exact']);
        expect(best).toContain(info.move);
      }
    }
    team.close();
  }, 60_000);

  it('is free again soon after each of 200 aborts', async () => {
    const kinds: [Position, SearchLimits][] = [
      [MIDGAME, { exact: true }],
      [FFO_45, { exact: true, fresh: true }],
      [MIDGAME, { exact: true, goal: 'wld' }],
      [MIDGAME, { depth: 40, multiPv: 60 }],
    ];
    const latencies: number[] = [];
    for (let i = 0; i < 200; i++) {
      const [position, limits] = kinds[i % kinds.length]!;
      latencies.push(await stopLatency(position, limits, Math.random() * 60));
    }
    latencies.sort((a, b) => a - b);
    const [median, high, largest] = [100, 198, 200].map((rank) => latencies[rank - 1]!) as [
      number,
      number,
      number,
    ];
    console.log(
      `stop latency of 200 aborts: median ${median.toFixed(1)} ms, 99 % within ${high.toFixed(1)} ms, ` +
        `${largest.toFixed(1)} ms at most`,
    );
    // The goal is 100 ms. On a loaded machine a single maximum of 200 may be due to the scheduler: a process that waits
    // a second for its turn says nothing about slices. An engine that does not stop is late every time, so two of 200
    // may be late, and the others have a margin.
    expect(high).toBeLessThan(500);
  });

  it('holds no more memory after 1,000 searches, aborted or not', async () => {
    const some = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const abort = new AbortController();
        const search = engine.search(i % 2 ? MIDGAME : FFO_45, { nodes: 20_000, signal: abort.signal });
        if (i % 3 === 0) abort.abort();
        await search.catch((cause: unknown) => expect(cause).toHaveProperty('name', 'AbortError'));
      }
    };
    await some(200);
    const before = process.memoryUsage().rss;
    await some(1000);
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    // The garbage in the two heaps varies; a table for each search would be gigabytes.
    expect(grown).toBeLessThan(48);
  });
});
