import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Worker } from 'node:worker_threads';
import { createEngine, startLeafCounter } from '../../../src/core/engine/node.js';
import type { Engine, SearchInfo, SearchLimits } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { ffoPosition } from '../core/ffo.js';

/** The threads that were begun by this process, the latest last. */
const threads: Worker[] = [];
const keep = (thread: Worker): number => threads.push(thread);
process.on('worker', keep);
afterAll(() => process.off('worker', keep));

const MIDGAME = Position.start;
// FFO #1, #40 and #45: 14, 20 and 24 empties.
const FFO_1 = ffoPosition(1);
const FFO_40 = ffoPosition(40);
const FFO_45 = ffoPosition(45);

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1, table: 8 });
  await engine.ready!();
});
afterAll(() => engine.close());

describe('the engine in Node', () => {
  it('warns of no leak, however many searches run at once and share a signal', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error): number => warnings.push(warning);
    process.on('warning', onWarning);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 40 }, () => engine.search(MIDGAME, { depth: 2, signal })));
    // Warnings arrive in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  });

  it('answers with a legal move, its value and its line', async () => {
    const info = await engine.search(MIDGAME, { depth: 6 });
    expect(MIDGAME.legalMoves).toContain(info.move);
    expect(info).toMatchObject({ depth: 6, certainty: 'heuristic' });
    expect(info.line[0]).toBe(info.move);
  });

  it('proves a score: FFO #40 is +38 by a2', async () => {
    const info = await engine.search(FFO_40, { exact: true });
    expect(info).toMatchObject({ certainty: 'exact', value: 38, move: 'a2' });
  });

  it('gives the same answer and the same nodes again on a fresh table', async () => {
    const limits: SearchLimits[] = [
      { depth: 9, fresh: true },
      { nodes: 300_000, fresh: true },
      { depth: 6, multiPv: 60, fresh: true },
    ];
    for (const limit of limits) {
      const [first, second] = [await engine.search(MIDGAME, limit), await engine.search(MIDGAME, limit)];
      const { nodes, move, value, line } = first;
      expect(second).toMatchObject({ nodes, move, value, line });
    }
  });

  it('evaluates exactly the requested moves, on one worker or several', async () => {
    const pair = await createEngine({ workers: 2, table: 8 });
    const position = FFO_1;
    const together = await engine.search(position, { exact: true, multiPv: 60 });
    const spread = await pair.search(position, { exact: true, multiPv: 60 });
    pair.close();
    const values = (info: SearchInfo): Map<string, number> =>
      new Map(info.moves.map(({ move, value }) => [move, value]));
    expect(together.moves.map(({ move }) => move).sort()).toEqual([...position.legalMoves].sort());
    expect(values(spread)).toEqual(values(together));
    // Known exact scores of all eight moves.
    expect(Object.fromEntries(values(spread))).toEqual({
      ...{ g8: 18, h1: 12, h7: 6, a2: 6, a3: 4, b1: -4, a4: -22, g2: -24 },
    });
  });

  it('proves the same score with threads on one table', async () => {
    const team = await createEngine({ workers: 1, table: 16 });
    const first = await team.search(FFO_40, { exact: true, threads: 3 });
    expect(first).toMatchObject({ certainty: 'exact', value: 38, move: 'a2' });
    const abort = new AbortController();
    const aborted = team.search(FFO_45, { exact: true, threads: 3, signal: abort.signal });
    setTimeout(() => abort.abort(), 50);
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const all = await team.search(FFO_1, { exact: true, threads: 3, multiPv: 60 });
    expect(all.moves.map(({ value }) => value)).toEqual([18, 12, 6, 6, 4, -4, -22, -24]);
    team.close();
  });

  it('tells who wins before the score, and how much of its time is gone', async () => {
    const info = await engine.search(FFO_40, { exact: true, goal: 'wld-score', fresh: true });
    expect(info).toMatchObject({ value: 38, certainty: 'exact', outcome: 'win' });
    const timed = await engine.search(FFO_45, { time: 400, fresh: true });
    expect(timed.fraction).toBeGreaterThan(0.5);
    expect(timed.fraction).toBeLessThanOrEqual(1);
    expect((await engine.search(FFO_1, { goal: 'wld', exact: true })).outcome).toBe('win');
  });

  it('keeps the time', async () => {
    let time = Infinity;
    // The machine may be busy, but not three times in a row.
    for (let i = 0; i < 3 && time >= 600; i++) {
      const begin = performance.now();
      await engine.search(FFO_45, { time: 500 });
      time = performance.now() - begin;
    }
    expect(time).toBeLessThan(600);
  });

  it('replaces a thread that was killed in a search, once', async () => {
    const restarts: string[] = [];
    const fragile = await createEngine({
      workers: 1,
      table: 4,
      onRestart: ({ code }) => restarts.push(code),
    });
    await fragile.ready!();
    let search: Promise<SearchInfo> | undefined;
    await new Promise((onProgress) => {
      search = fragile.search(FFO_45, { time: 1500, depth: 60, onProgress });
    });
    await threads.at(-1)!.terminate();
    expect(FFO_45.legalMoves).toContain((await search!).move);
    expect(restarts).toEqual(['engine-crashed']);
    fragile.close();
  });
});

it('ends a count of leaves when its counter is closed', async () => {
  const counter = startLeafCounter();
  const { board, turn } = Position.start;
  const counting = counter.count({ board, turn, depth: 14 });
  counter.close();
  await expect(counting).rejects.toThrow();
});
