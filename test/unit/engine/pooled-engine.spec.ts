import { describe, expect, it } from 'vitest';
import { EngineError, type SearchLimits } from '../../../src/core/engine/engine.js';
import { PoolRegistry } from '../../../src/core/engine/pool/pooled-engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { fakeWorkers, INFO } from './fakes.js';

/** A registry with fake workers, and engines that share one of its names and record their notifications. */
function registry(later?: ConstructorParameters<typeof PoolRegistry>[0]) {
  const { start, workers } = fakeWorkers();
  const made = new PoolRegistry(later);
  const open = () => {
    const restarts: EngineError[] = [];
    const onRestart = (cause: EngineError) => restarts.push(cause);
    return {
      engine: made.open('all', start, { table: 8, workers: 2, startTimeout: 90_000, onRestart }),
      restarts,
    };
  };
  return { workers, open };
}

/** A full board without legal moves. */
const OVER = Position.of('X'.repeat(64), 'black');

describe('requests to an engine', () => {
  it.each([
    [undefined, {}, /^position takes a Position such as .*, not undefined/],
    ['f5', {}, /^position takes a Position such as .*, not "f5"/],
    [{ board: 7, turn: 'black' }, {}, /^position takes a Position such as .*, not object/],
    [OVER, {}, /^position X{64}: the game is over/],
    [Position.start, null, /^limits takes an object, not null/],
    [Position.start, { depth: 99 }, /^limits\.depth takes a number from 1 to 60, not 99/],
    [Position.start, { level: 11 }, /^limits\.level takes .*, not 11/],
    [Position.start, { exact: 'yes' }, /^limits\.exact takes one of true, false, not "yes"/],
    [Position.start, { dept: 3 }, /^limits\."dept" is unknown: use one of depth/],
    [Position.start, { signal: 'now' }, /^limits\.signal takes an AbortSignal, not "now"/],
    [Position.start, { onProgress: 5 }, /^limits\.onProgress takes a function, not 5/],
  ])(
    'is refused before a worker starts, by the name of the argument: %o, %o',
    async (position, limits, message) => {
      const { workers, open } = registry();
      const { engine } = open();
      const search = engine.search(position as Position, limits as SearchLimits);
      await expect(search).rejects.toThrow(EngineError);
      await expect(search).rejects.toMatchObject({
        code: 'invalid-request',
        message: expect.stringMatching(message) as string,
      });
      expect(workers).toHaveLength(0);
      engine.close();
    },
  );

  it('rejects with the reason of the signal that aborts it', async () => {
    const { open } = registry();
    const { engine } = open();
    const abort = new AbortController();
    const reason = new Error('the page was left');
    const search = engine.search(Position.start, { depth: 4, signal: abort.signal });
    abort.abort(reason);
    await expect(search).rejects.toBe(reason);
    await expect(engine.search(Position.start, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const last = engine.search(Position.start, { depth: 4 });
    engine.close();
    await expect(last).rejects.toMatchObject({ name: 'AbortError', message: 'The engine was closed' });
  });
});

describe('an engine', () => {
  it('shares its workers with the others of its page, until the last one is closed', async () => {
    const { workers, open } = registry();
    const [one, other] = [open().engine, open().engine];
    expect(workers).toHaveLength(0);
    const loaded = [one.ready!(), other.ready!()];
    workers[0]!.say({ type: 'ready' });
    await Promise.all(loaded);
    one.close();
    expect(workers[0]!.terminated).toBe(false);
    other.close();
    other.close();
    expect(workers.every((worker) => worker.terminated)).toBe(true);
  });

  it('finds the workers of the last one for a while, where they are kept', async () => {
    let end: (() => void) | undefined;
    const { workers, open } = registry((act) => {
      end = act;
      return () => (end = undefined);
    });
    const first = open().engine;
    const loaded = first.ready!();
    workers[0]!.say({ type: 'ready' });
    await loaded;
    first.close();
    const next = open().engine;
    await next.ready!();
    expect([workers.length, end, workers[0]!.terminated]).toEqual([1, undefined, false]);
    next.close();
    end!();
    expect(workers[0]!.terminated).toBe(true);
  });

  it('loads ahead what a search of those limits needs', () => {
    const { workers, open } = registry();
    const { engine } = open();
    void engine.ready!({ threads: 3 }).catch(() => undefined);
    // The lead of a team is told to share its memory.
    expect(workers[0]!.heard).toMatchObject([{ type: 'load', share: 'lead' }]);
    void engine.search(Position.start, { depth: 4, threads: 3 }).catch(() => undefined);
    expect(workers).toHaveLength(1);
    engine.close();
  });

  it('tells whose search was begun again, and why; the search goes on', async () => {
    const { workers, open } = registry();
    const [mine, yours] = [open(), open()];
    const search = mine.engine.search(Position.start, { depth: 4 });
    workers[0]!.say({ type: 'ready' });
    workers[0]!.say({ type: 'error', id: 1, code: 'engine-crashed', message: 'unreachable' });
    expect(mine.restarts).toEqual([new EngineError('engine-crashed', 'unreachable')]);
    expect(yours.restarts).toEqual([]);
    workers[1]!.say({ type: 'ready' });
    workers[1]!.say({ type: 'result', id: workers[1]!.searchId, info: INFO });
    expect(await search).toEqual(INFO);
    mine.engine.close();
    yours.engine.close();
  });

  it('tells nothing when its search breaks down for good, but rejects', async () => {
    const { workers, open } = registry();
    const { engine, restarts } = open();
    const search = engine.search(Position.start, { depth: 4 });
    workers[0]!.say({ type: 'ready' });
    workers[0]!.die('first');
    workers[1]!.say({ type: 'ready' });
    workers[1]!.die('second');
    await expect(search).rejects.toMatchObject({ code: 'engine-crashed', message: 'second' });
    expect(restarts.map(({ message }) => message)).toEqual(['first']);
    engine.close();
  });

  it('rejects what is under way when it is closed', async () => {
    const { open } = registry();
    const { engine } = open();
    const search = engine.search(Position.start, { depth: 4 });
    engine.close();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });
});
