import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Core, discsOf } from '../../../src/core/engine/wasm/core.js';
import type { SearchInfo } from '../../../src/core/engine/engine.js';
import type { PlainLimits } from '../../../src/core/engine/protocol/limits.js';
import { planSearch } from '../../../src/core/engine/wasm/search-plan.js';
import { runSearch, type SearchThread } from '../../../src/core/engine/wasm/search-loop.js';
import { FakeExports } from './fakes.js';

const START = '-'.repeat(27) + 'OX------XO' + '-'.repeat(27);
const DISCS = discsOf(START, 'black');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The duration of a slice, on the test's own clock. */
function burn(ms: number): void {
  vi.advanceTimersByTime(ms);
}

function searchThread(overrides: Partial<SearchThread> = {}): SearchThread & { reports: SearchInfo[] } {
  const reports: SearchInfo[] = [];
  return {
    reports,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    stopped: () => false,
    report: (info) => reports.push(info),
    ...overrides,
  };
}

function run(exports: FakeExports, limits: PlainLimits, on: SearchThread): Promise<SearchInfo | undefined> {
  return runSearch(new Core(exports), DISCS, planSearch(limits, 0, false), on);
}

describe('discsOf', () => {
  it('sets one bit a square, a1 the lowest, the side to move first', () => {
    expect(DISCS).toEqual({ player: (1n << 28n) | (1n << 35n), opponent: (1n << 27n) | (1n << 36n) });
    expect(discsOf(START, 'white')).toEqual({ player: DISCS.opponent, opponent: DISCS.player });
  });
});

describe('planSearch', () => {
  const plan = (limits: PlainLimits, elapsed = 0, forced = false) => planSearch(limits, elapsed, forced);

  it('deepens up to proof where only time or nodes limit it', () => {
    expect(plan({ time: 100 })).toMatchObject({ depth: 60, exact: true, nodes: Infinity });
    expect(plan({ nodes: 5 })).toMatchObject({ depth: 60, exact: true, nodes: 5 });
    expect(plan({ depth: 5 })).toMatchObject({ depth: 5, exact: false, hard: Infinity });
    expect(plan({ exact: true })).toMatchObject({ depth: 60, exact: true, hard: Infinity });
    expect(plan({ depth: 5, exact: true })).toMatchObject({ depth: 5, exact: true });
    expect(plan({ time: 100, exact: false })).toMatchObject({ depth: 60, exact: false });
  });

  it('keeps time back for the way home, and takes off what is gone', () => {
    const fresh = plan({ time: 1000 });
    expect(fresh.hard).toBeLessThan(1000);
    expect(fresh.hard).toBeGreaterThan(900);
    expect(plan({ time: 1000 }, 300).hard).toBe(fresh.hard - 300);
    expect(plan({ time: 1000 }, 5000).hard).toBe(50);
    expect(plan({ time: 1 }).hard).toBeGreaterThan(0);
  });

  it('spends little on a forced move, unless a depth is given', () => {
    expect(plan({ time: 1000 }, 0, true).soft).toBeLessThan(110);
    expect(plan({ time: 1000, depth: 20 }, 0, true).soft).toBeGreaterThan(500);
  });

  it('searches at full strength for a second where nothing is said', () => {
    for (const limits of [{}, { multiPv: 3 }, { seed: 4 }] as PlainLimits[]) {
      expect(plan(limits)).toMatchObject({ depth: 60, exact: true, nodes: Infinity });
      expect(plan(limits).hard).toBeLessThan(1000);
      expect(plan(limits).hard).toBeGreaterThan(900);
    }
    expect(plan({ depth: 3 })).toMatchObject({ depth: 3, hard: Infinity });
  });
});

describe('runSearch', () => {
  it('searches to the depth and says what the core says', async () => {
    const info = await run(new FakeExports(50_000), { depth: 3 }, searchThread());
    const value = {
      move: 'f5',
      value: 2,
      certainty: 'selective',
      confidence: 88,
      depth: 3,
      line: ['f5', 'pass'],
    };
    expect(info).toMatchObject({ ...value, moves: [value] });
    expect(info).not.toHaveProperty('fraction');
  });

  it('takes the same slices on every machine where no time is given', async () => {
    const [quick, slow] = [new FakeExports(50_000), new FakeExports(50_000)];
    quick.onStep = () => burn(0.1);
    slow.onStep = () => burn(Math.random() * 50);
    await run(quick, { nodes: 1_000_000 }, searchThread());
    await run(slow, { nodes: 1_000_000 }, searchThread());
    expect(slow.slices).toEqual(quick.slices);
  });

  it('fits its slices to the speed of the machine', async () => {
    for (const nodesPerMs of [300, 25_000]) {
      const exports = new FakeExports(1e9);
      exports.onStep = (slice) => burn(slice / nodesPerMs);
      await run(exports, { nodes: nodesPerMs * 1000, time: 1e6 }, searchThread());
      const steady = exports.slices.slice(10, -10);
      expect(Math.max(...steady) / nodesPerMs).toBeLessThan(15);
      expect(Math.min(...steady) / nodesPerMs).toBeGreaterThan(1);
    }
  });

  it('ends at the hard limit in the middle of an iteration', async () => {
    const exports = new FakeExports(32_768);
    let slices = 0;
    // The second iteration would never end.
    exports.onStep = () => burn(2);
    exports.depthOf = () => Math.min(1, ++slices);
    const begin = performance.now();
    const info = await run(exports, { time: 200 }, searchThread());
    const took = performance.now() - begin;
    expect(info?.depth).toBe(1);
    expect(took).toBeGreaterThan(180);
    expect(took).toBeLessThanOrEqual(200);
    // What was found so far counts.
    expect(exports.committed).toBe(1);
  });

  it('leaves an answer as it is where the search came to its end', async () => {
    const exports = new FakeExports(50_000);
    await run(exports, { depth: 3, time: 10_000 }, searchThread());
    expect(exports.committed).toBe(0);
  });

  it('begins no iteration that it could not complete', async () => {
    const exports = new FakeExports(500_000);
    exports.onStep = (slice) => burn(slice / 32_768);
    const begin = performance.now();
    await run(exports, { time: 400 }, searchThread());
    const took = performance.now() - begin;
    expect(took).toBeGreaterThan(0.5 * 400);
    expect(took).toBeLessThan(0.7 * 400);
  });

  it('has an answer even where the time is over before the first iteration', async () => {
    const exports = new FakeExports(100_000);
    exports.onStep = () => burn(5);
    expect(await run(exports, { time: 1 }, searchThread())).toMatchObject({ move: 'f5', depth: 1 });
  });

  it('stops at the next pause after being told', async () => {
    const exports = new FakeExports(1e9);
    exports.onStep = () => burn(3);
    const deadline = performance.now() + 50;
    const info = await run(
      exports,
      { exact: true },
      searchThread({ stopped: () => performance.now() >= deadline }),
    );
    expect(info).toBeUndefined();
    expect(performance.now() - deadline).toBeLessThan(15);
  });

  it('reports at most ten times a second, and at once', async () => {
    const exports = new FakeExports(600_000);
    exports.onStep = (slice) => burn(slice / 32_768);
    const listener = searchThread();
    await run(exports, { depth: 60, nodes: 1e9, time: 550 }, listener);
    const times = listener.reports.map((info) => info.time);
    expect(times[0]).toBeLessThan(50);
    expect(times.length).toBeGreaterThan(1);
    times.slice(1).forEach((time, i) => expect(time - times[i]!).toBeGreaterThanOrEqual(99));
  });
});
