import { describe, expect, it, vi } from 'vitest';
import { isLocalAddress, withFallback } from '../../../../demo/analyse/engine-choice/fallback.js';
import { limitedEngine, limitedSearch } from '../../../../demo/analyse/engine-choice/limits.js';
import { cacheKey } from '../../../../src/core/analysis/cache.js';
import { EngineError, type Engine, type SearchResult } from '../../../../src/core/engine/engine.js';
import { Position } from '../../../../src/core/rules/position.js';

const found = (move: 'f5' | 'd3'): SearchResult => ({ move }) as unknown as SearchResult;
const engineOf = (search: Engine['search']): Engine => ({ search, close: vi.fn(), version: 'x' });

describe('the limits of an analysis', () => {
  it('shorten what is asked for, and never lengthen it', () => {
    const requested = { multiPv: 3, time: 9000, exact: true };
    expect(limitedSearch(requested, {}, true)).toEqual(requested);
    expect(limitedSearch(requested, { time: 5 }, true)).toEqual({ ...requested, time: 5000 });
    expect(limitedSearch(requested, { time: 60 }, true)).toEqual(requested);
    expect(limitedSearch({ multiPv: 1 }, { time: 5 }, true)).toEqual({ multiPv: 1, time: 5000 });
  });

  it('end at a depth, also where the end is asked for', () => {
    const requested = { multiPv: 3, time: 9000, exact: true };
    expect(limitedSearch(requested, { depth: 8, threads: 2 }, true)).toEqual({
      multiPv: 3,
      time: 9000,
      depth: 8,
      threads: 2,
    });
  });

  it('leave a move of a level as it is', async () => {
    const search = vi.fn(() => Promise.resolve(found('f5')));
    const engine = limitedEngine(engineOf(search), { depth: 4 });
    await engine.search(Position.start, { level: 6 });
    await engine.search(Position.start);
    expect(search.mock.calls).toEqual([
      [Position.start, { level: 6 }],
      [Position.start, { depth: 4 }],
    ]);
    expect(engine.version).toBe('x');
  });
});

describe('another program', () => {
  it('is one of this computer', () => {
    for (const address of [
      'ws://localhost:8123',
      'ws://127.0.0.1:1/',
      'WS://LOCALHOST',
      'ws://localhost:65535',
    ])
      expect([address, isLocalAddress(address)]).toEqual([address, true]);
    for (const address of [
      'wss://localhost:8123',
      'ws://example.com',
      'ws://localhost.example.com:1',
      'ws://localhost:8123@example.com',
      'ws://localhost:99999',
      'ws://localhost:8123/x',
      'http://localhost',
      '',
    ])
      expect([address, isLocalAddress(address)]).toEqual([address, false]);
  });

  it('values positions as long as it answers, then the own engine does, which is told once', async () => {
    const failure = new EngineError('connection-lost', 'gone');
    const program = vi.fn<Engine['search']>().mockResolvedValueOnce(found('d3')).mockRejectedValue(failure);
    const open = vi.fn(() => Promise.resolve(engineOf(() => Promise.resolve(found('f5')))));
    const onFailed = vi.fn();
    const engine = withFallback(engineOf(program), open, onFailed);
    expect(await engine.search(Position.start)).toEqual(found('d3'));
    expect(open).not.toHaveBeenCalled();
    const both = await Promise.all([engine.search(Position.start), engine.search(Position.start)]);
    expect(both).toEqual([found('f5'), found('f5')]);
    await engine.search(Position.start);
    expect(program).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenCalledOnce();
    expect(onFailed.mock.calls).toEqual([[failure]]);
  });

  it('has its own version for what it found, and the own engine for what that did', async () => {
    let answer = (_result: SearchResult): void => undefined;
    const program = vi
      .fn<Engine['search']>()
      .mockResolvedValueOnce(found('d3'))
      // This search ends only after the own engine has taken over.
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockRejectedValue(new EngineError('connection-lost', 'gone'));
    const own = { ...engineOf(() => Promise.resolve(found('f5'))), version: 'own' };
    const engine = limitedEngine(
      withFallback(engineOf(program), () => Promise.resolve(own), vi.fn()),
      {},
    );
    const search = async (): Promise<unknown> => {
      const { move } = await engine.search(Position.start);
      return [cacheKey(Position.start, {}, engine).split(' ')[0], move];
    };
    expect(await search()).toEqual(['x', 'd3']);
    const slow = search();
    expect(await search()).toEqual(['own', 'f5']);
    answer(found('d3'));
    expect(await slow).toEqual(['own', 'f5']);
  });

  it('has not failed where its search was to end', async () => {
    const ending = AbortSignal.abort();
    const onFailed = vi.fn();
    const engine = withFallback(
      engineOf(() => Promise.reject(ending.reason as Error)),
      () => Promise.reject(new Error('not asked for')),
      onFailed,
    );
    await expect(engine.search(Position.start, { signal: ending })).rejects.toBe(ending.reason);
    expect(onFailed).not.toHaveBeenCalled();
  });
});
