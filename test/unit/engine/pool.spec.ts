import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerPool } from '../../../src/core/engine/pool/pool.js';
import { PROTOCOL } from '../../../src/core/engine/protocol/protocol.js';
import { fakeWorkers, INFO } from './fakes.js';

const REQUEST = { board: '-'.repeat(64), turn: 'black', limits: { depth: 4 } } as const;

function pool(most = 2) {
  const fakes = fakeWorkers();
  const made = new WorkerPool(fakes.start, 8, most);
  const search = (signal?: AbortSignal, listeners = {}) =>
    made.search(REQUEST, signal ? [signal] : [], listeners);
  return { made, search, workers: fakes.workers };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('WorkerPool', () => {
  it('starts no worker before it is asked', () => {
    expect(pool().workers).toHaveLength(0);
  });

  it('rejects values of depths that were not requested', async () => {
    const { made, workers } = pool();
    const found = made.searchDepths({ board: REQUEST.board, turn: 'black', depths: [1, 3] }, [], {});
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'result', id: workers[0]!.searchId, info: INFO });
    await expect(found).rejects.toMatchObject({ code: 'engine-crashed' });
  });

  it('loads, searches, and uses the same worker again', async () => {
    const { search, workers } = pool();
    const first = search();
    expect(workers[0]!.heard).toEqual([{ type: 'load', protocol: PROTOCOL, table: 8, timeout: 81_000 }]);
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'result', id: workers[0]!.searchId, info: INFO });
    expect(await first).toBe(INFO);
    const second = search();
    workers[0]!.say({ type: 'result', id: workers[0]!.searchId, info: INFO });
    await second;
    expect(workers).toHaveLength(1);
  });

  it('gives two searches a worker each and lets the third wait for the first that is free', async () => {
    const { search, workers } = pool();
    const searches = [search(), search(), search()];
    expect(workers).toHaveLength(2);
    workers.forEach((worker) => worker.say({ type: 'ready' }));
    expect(workers[1]!.searchId).toBe(2);
    workers[1]!.say({ type: 'result', id: 2, info: INFO });
    expect(workers[1]!.searchId).toBe(3);
    workers[1]!.say({ type: 'result', id: 3, info: INFO });
    await Promise.all(searches.slice(1));
  });

  it('counts the time in which a search waited', () => {
    const { search, workers } = pool(1);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    void search();
    now.mockReturnValue(1030);
    workers[0]!.say({ type: 'ready' });
    now.mockRestore();
    expect(workers[0]!.heard.at(-1)).toMatchObject({ type: 'search', elapsed: 30 });
  });

  it('rejects an aborted search at once and waits for its worker to be free', async () => {
    const { search, workers } = pool(1);
    const abort = new AbortController();
    const aborted = search(abort.signal);
    const next = search();
    workers[0]!.say({ type: 'ready' });
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]!.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
    workers[0]!.say({ type: 'stopped', id: 1 });
    expect(workers[0]!.searchId).toBe(2);
    workers[0]!.say({ type: 'result', id: 2, info: INFO });
    await next;
  });

  it('tells no progress after an abort', () => {
    const { search, workers } = pool(1);
    const abort = new AbortController();
    const progress = vi.fn();
    search(abort.signal, { progress }).catch(() => undefined);
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'progress', id: 1, info: INFO });
    abort.abort();
    workers[0]!.say({ type: 'progress', id: 1, info: INFO });
    expect(progress).toHaveBeenCalledTimes(1);
  });

  it('never gives a worker a search that was taken back while it waited', async () => {
    const { search, workers } = pool(1);
    const abort = new AbortController();
    const aborted = search(abort.signal);
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    workers[0]!.say({ type: 'ready' });
    expect(workers[0]!.heard.map((message) => message.type)).toEqual(['load']);
    await expect(search(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each(['no-simd', 'wasm-unavailable', 'weights-invalid'] as const)(
    'rejects every waiting search when loading fails with %s, and tries again later',
    async (code) => {
      const { search, workers } = pool(1);
      const waiting = [search(), search()];
      workers[0]!.say({ type: 'error', id: 0, code, message: 'why' });
      for (const one of waiting) {
        await expect(one).rejects.toMatchObject({ name: 'EngineError', code, message: 'why' });
      }
      expect(workers[0]!.terminated).toBe(true);
      const later = search();
      workers[1]!.say({ type: 'ready' });
      workers[1]!.say({ type: 'result', id: workers[1]!.searchId, info: INFO });
      expect(await later).toBe(INFO);
    },
  );

  it('rejects with worker-blocked when the script cannot start', async () => {
    const throwing = new WorkerPool(
      () => {
        throw new Error('policy');
      },
      8,
      2,
    );
    await expect(throwing.ready(new AbortController().signal)).rejects.toMatchObject({
      code: 'worker-blocked',
      message: expect.stringContaining('policy') as string,
    });
    const { search, workers } = pool(1);
    const waiting = search();
    workers[0]!.die('404');
    await expect(waiting).rejects.toMatchObject({ code: 'worker-blocked', message: '404' });
  });

  it('uses all its workers again after a failure of the network', async () => {
    const { search, workers } = pool(2);
    const waiting = [search(), search()];
    workers[0]!.die('offline');
    workers[1]!.die('offline');
    for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'worker-blocked' });
    expect(workers).toHaveLength(2);
    const later = [search(), search()];
    expect(workers).toHaveLength(4);
    for (const worker of workers.slice(2)) worker.say({ type: 'ready' });
    for (const worker of workers.slice(2)) worker.say({ type: 'result', id: worker.searchId, info: INFO });
    await Promise.all(later);
  });

  it('goes on with the workers that it has when another one cannot start', async () => {
    const { search, workers } = pool(3);
    const first = search();
    workers[0]!.say({ type: 'ready' });
    const second = search();
    workers[1]!.die('out of memory');
    workers[0]!.say({ type: 'result', id: 1, info: INFO });
    workers[0]!.say({ type: 'result', id: 2, info: INFO });
    expect(await Promise.all([first, second])).toEqual([INFO, INFO]);
    expect(workers).toHaveLength(2);
  });

  it('begins a search again, once, when its worker breaks down', async () => {
    const { search, workers } = pool(1);
    const restarted = vi.fn();
    const retried = search(undefined, { restarted });
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'error', id: 1, code: 'engine-crashed', message: 'unreachable' });
    expect(restarted).toHaveBeenCalledWith(expect.objectContaining({ code: 'engine-crashed' }));
    expect(workers[0]!.terminated).toBe(true);
    workers[1]!.say({ type: 'ready' });
    expect(workers[1]!.searchId).toBe(1);
    workers[1]!.die('again');
    await expect(retried).rejects.toMatchObject({ code: 'engine-crashed', message: 'again' });
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('notices a worker that died without a word', async () => {
    const { search, workers } = pool(1);
    const saved = search();
    workers[0]!.say({ type: 'ready' });
    vi.advanceTimersByTime(3000);
    workers[0]!.say({ type: 'progress', id: 1, info: INFO });
    vi.advanceTimersByTime(3000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(workers).toHaveLength(2);
    workers[1]!.say({ type: 'ready' });
    workers[1]!.say({ type: 'result', id: 1, info: INFO });
    expect(await saved).toBe(INFO);
  });

  it('leaves no timer behind when nothing is under way', async () => {
    const { search, workers } = pool(1);
    const done = search();
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'result', id: 1, info: INFO });
    await done;
    vi.advanceTimersByTime(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('replaces a worker that makes no sense', () => {
    const { search, workers } = pool(1);
    void search();
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'nonsense' } as never);
    expect(workers).toHaveLength(2);
    expect(workers[0]!.terminated).toBe(true);
  });

  it('ends its workers and their timer when it is terminated', () => {
    const { made, search, workers } = pool(2);
    void search();
    made.terminate();
    expect(workers[0]!.terminated).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
