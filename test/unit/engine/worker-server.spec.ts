import { describe, expect, it, vi } from 'vitest';
import { Core } from '../../../src/core/engine/wasm/core.js';
import { EngineError } from '../../../src/core/engine/engine.js';
import { PROTOCOL, type FromWorker } from '../../../src/core/engine/protocol/protocol.js';
import { serve } from '../../../src/core/engine/wasm/worker-server.js';
import { FakeExports } from './fakes.js';

const START = '-'.repeat(27) + 'OX------XO' + '-'.repeat(27);
const LOAD = { type: 'load', protocol: PROTOCOL, table: 8 };

/** A worker without a thread: its messages are recorded in order, and can be awaited. */
function worker(exports: FakeExports, load = () => Promise.resolve({ core: new Core(exports) })) {
  const sent: FromWorker[] = [];
  const onMessage = serve({
    load,
    post: (message) => sent.push(message),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const until = async (type: FromWorker['type'], id?: number): Promise<FromWorker> => {
    for (;;) {
      const found = sent.find(
        (one) => one.type === type && (id === undefined || ('id' in one && one.id === id)),
      );
      if (found) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { sent, onMessage, until };
}

function search(id: number, limits: object = { depth: 3 }) {
  return { type: 'search', id, board: START, turn: 'black', limits, elapsed: 0 };
}

/** An endless search in slices of 3 ms. */
function endless(): FakeExports {
  const exports = new FakeExports(1e12);
  exports.onStep = () => {
    const end = performance.now() + 3;
    while (performance.now() < end);
  };
  return exports;
}

describe('serve', () => {
  it('loads once asked, then answers a search', async () => {
    const { onMessage, until } = worker(new FakeExports(40_000));
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1));
    expect(await until('result', 1)).toMatchObject({ info: { move: 'f5', depth: 3 } });
  });

  it('answers a search that comes before the core', async () => {
    const { onMessage, until } = worker(new FakeExports(40_000));
    onMessage(search(1));
    expect(await until('error', 1)).toMatchObject({ code: 'invalid-request' });
  });

  it('tells why it cannot load, and tries again when asked again', async () => {
    let tries = 0;
    const { onMessage, until } = worker(new FakeExports(40_000), () =>
      tries++ === 0
        ? Promise.reject(new EngineError('weights-invalid', 'damaged'))
        : Promise.resolve({ core: new Core(new FakeExports(40_000)) }),
    );
    onMessage(LOAD);
    expect(await until('error')).toMatchObject({ id: 0, code: 'weights-invalid', message: 'damaged' });
    onMessage(LOAD);
    await until('ready');
  });

  it('stops the search that is named and no other', async () => {
    const exports = endless();
    const step = vi.spyOn(exports, 'step');
    const { onMessage, until, sent } = worker(exports);
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1, { exact: true }));
    onMessage({ type: 'stop', id: 2 });
    const steps = step.mock.calls.length;
    await expect.poll(() => step.mock.calls.length).toBeGreaterThan(steps + 3);
    expect(sent.some((message) => message.type === 'stopped')).toBe(false);
    onMessage({ type: 'stop', id: 1 });
    await until('stopped', 1);
  });

  it('lets a new search take the place of the one under way', async () => {
    const exports = endless();
    const { onMessage, until } = worker(exports);
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1, { exact: true }));
    onMessage(search(2, { exact: true }));
    await until('stopped', 1);
    onMessage({ type: 'stop', id: 2 });
    await until('stopped', 2);
  });

  it('forgets earlier searches only when a fresh table is requested', async () => {
    const exports = new FakeExports(40_000);
    const { onMessage, until } = worker(exports);
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1));
    await until('result', 1);
    expect(exports.cleared).toBe(0);
    onMessage(search(2, { depth: 3, fresh: true }));
    await until('result', 2);
    expect(exports.cleared).toBe(1);
  });

  it('refuses a finished game', async () => {
    const exports = new FakeExports(40_000);
    exports.legal = 0n;
    const { onMessage, until } = worker(exports);
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1));
    expect(await until('error', 1)).toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('is over') as string,
    });
  });

  it('says that the core trapped', async () => {
    const exports = new FakeExports(40_000);
    exports.onStep = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    const { onMessage, until } = worker(exports);
    onMessage(LOAD);
    await until('ready');
    onMessage(search(1));
    expect(await until('error', 1)).toMatchObject({
      code: 'engine-crashed',
      message: expect.stringContaining('unreachable') as string,
    });
  });
});
