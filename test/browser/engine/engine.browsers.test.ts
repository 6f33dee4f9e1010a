import { expect } from '@open-wc/testing';
import { createEngine } from '../../../src/core/engine/page/client.js';
import type { Engine, SearchInfo, SearchLimits } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';

/** A middle game that takes long to solve. */
const WIDE = Position.start;

async function rejection(
  promise: Promise<unknown>,
): Promise<{ name: string; code?: string; message: string }> {
  try {
    await promise;
  } catch (cause) {
    return cause as Error;
  }
  throw new Error('the promise should have been rejected');
}

describe('the engine in a browser', () => {
  const engines: Engine[] = [];
  const open = async (options?: Parameters<typeof createEngine>[0]): Promise<Engine> => {
    const engine = await createEngine(options);
    engines.push(engine);
    return engine;
  };
  afterEach(() => {
    for (const engine of engines.splice(0)) engine.close();
  });

  it('fetches nothing before the first search', async () => {
    performance.clearResourceTimings();
    await open({ table: 4 });
    // A task, in which a request would have begun.
    await new Promise((resolve) => setTimeout(resolve));
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(fetched.filter((name) => /worker|\.wasm|\.bin/.test(name))).to.deep.equal([]);
  });

  it('shares its workers with another copy of the package on the page', async () => {
    // A separate bundle has separate modules.
    const copy = '../../../src/core/engine/page/client.ts?copy';
    const other = (await import(copy)) as { createEngine: typeof createEngine };
    expect(other.createEngine).not.to.equal(createEngine);
    let started = 0;
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor(...parameters: ConstructorParameters<typeof Worker>) {
        super(...parameters);
        started++;
      }
    };
    try {
      // A table size that no other test uses, for separate workers.
      const options = { table: 3, workers: 1 };
      const [first, second] = [await open(options), await other.createEngine(options)];
      engines.push(second);
      await first.search(Position.start, { depth: 1 });
      await second.search(Position.start, { depth: 1 });
      expect(started).to.equal(1);
    } finally {
      globalThis.Worker = Real;
    }
  });

  it('answers with a legal move, its value and its line', async () => {
    const engine = await open();
    const info = await engine.search(Position.start, { depth: 6 });
    expect(Position.start.legalMoves).to.include(info.move);
    expect(info.depth).to.equal(6);
    expect(info.certainty).to.equal('heuristic');
    expect(info.line[0]).to.equal(info.move);
    expect(info.moves).to.have.length(1);
    expect(info.nodes).to.be.greaterThan(10);
  });

  it('values every legal move when asked to, best first', async () => {
    const engine = await open();
    const { moves } = await engine.search(Position.start, { depth: 4, multiPv: 60 });
    expect(moves.map(({ move }) => move).sort()).to.deep.equal([...Position.start.legalMoves].sort());
    const values = moves.map(({ value }) => value);
    expect(values).to.deep.equal([...values].sort((a, b) => b - a));
  });

  it('searches for two boards at once: a short search does not wait for a long one', async () => {
    const [one, other] = [await open(), await open()];
    const abort = new AbortController();
    const long = rejection(one.search(WIDE, { depth: 60, signal: abort.signal }));
    await other.search(WIDE, { depth: 2 });
    abort.abort();
    expect(await long).to.have.property('name', 'AbortError');
  });

  it('rejects an aborted search with AbortError and goes on', async () => {
    const engine = await open();
    await engine.ready?.();
    const abort = new AbortController();
    const search = engine.search(WIDE, { exact: true, signal: abort.signal });
    setTimeout(() => abort.abort(), 100);
    expect(await rejection(search)).to.have.property('name', 'AbortError');
    expect((await engine.search(WIDE, { depth: 3 })).depth).to.equal(3);
  });

  it('keeps the time', async () => {
    const engine = await open();
    await engine.ready?.();
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const begin = performance.now();
      await engine.search(WIDE, { time: 1000 });
      times.push(performance.now() - begin);
    }
    // The machine may be busy, but not three times in a row.
    expect(Math.min(...times)).to.be.lessThan(1100);
  });

  it('is free again soon after each of 40 aborts', async () => {
    const engine = await open({ workers: 1 });
    await engine.ready?.();
    const kinds: SearchLimits[] = [{ exact: true }, { exact: true, goal: 'wld' }, { depth: 40, multiPv: 60 }];
    const latencies: number[] = [];
    for (let i = 0; i < 40; i++) {
      const abort = new AbortController();
      const search = rejection(engine.search(WIDE, { ...kinds[i % 3], signal: abort.signal }));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      const begin = performance.now();
      abort.abort();
      expect(await search).to.have.property('name', 'AbortError');
      await engine.search(WIDE, { depth: 1 });
      latencies.push(performance.now() - begin);
    }
    latencies.sort((a, b) => a - b);
    console.log(`stop latency of 40 aborts: ${latencies.at(-1)!.toFixed(1)} ms at most`);
    // A single maximum may be caused by another process.
    expect(latencies.at(-3)).to.be.lessThan(500);
  });

  it('is ready soon', async () => {
    const engine = await open({ table: 32 });
    await engine.ready?.();
    const begin = performance.now();
    const again = await open({ table: 33 });
    await again.ready?.();
    console.log(`ready from cache: ${(performance.now() - begin).toFixed(0)} ms`);
    expect(performance.now() - begin).to.be.lessThan(3000);
  });

  it('reports at most ten times a second', async () => {
    const engine = await open();
    const infos: SearchInfo[] = [];
    const enough = new AbortController();
    const onProgress = (info: SearchInfo): void => {
      if (infos.push(info) === 5) enough.abort();
    };
    expect(
      await rejection(engine.search(WIDE, { depth: 60, onProgress, signal: enough.signal })),
    ).to.have.property('name', 'AbortError');
    const pauses = infos.slice(1).map(({ time }, i) => time - infos[i]!.time);
    // Times are in whole milliseconds.
    expect(Math.min(...pauses)).to.be.at.least(99);
    expect(infos.every((info) => WIDE.legalMoves.includes(info.move as never))).to.equal(true);
  });

  it('ends the searches of a closed engine and leaves the others alone', async () => {
    const [closed, other] = [await open(), await open()];
    const ended = closed.search(WIDE, { exact: true });
    const unaffected = other.search(WIDE, { depth: 5 });
    closed.close();
    expect(await rejection(ended)).to.have.property('name', 'AbortError');
    expect((await unaffected).depth).to.equal(5);
    expect(await rejection(closed.search(WIDE, { depth: 1 }))).to.have.property('name', 'AbortError');
  });

  it('says what is wrong with a request', async () => {
    const engine = await open();
    const wrong = await rejection(engine.search(WIDE, { depth: 99 }));
    expect(wrong).to.include({ name: 'EngineError', code: 'invalid-request' });
    expect(wrong.message).to.equal('limits.depth takes a number from 1 to 60, not 99');
    const over = Position.of('X'.repeat(64), 'black');
    expect(await rejection(engine.search(over, { depth: 1 }))).to.have.property('code', 'invalid-request');
  });
});
