import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../src/engine/engine.js';
import { PoolRegistry } from '../../../src/engine/handle.js';
import { Position } from '../../../src/rules/position.js';
import { fakeWorkers, INFO } from './fakes.js';

/** A registry over fake workers, and engines on one name of it that note what they are told. */
function registry() {
  const { start, workers } = fakeWorkers();
  const made = new PoolRegistry();
  const open = () => {
    const restarts: EngineError[] = [];
    const onRestart = (cause: EngineError) => restarts.push(cause);
    return { engine: made.open('all', start, { table: 8, workers: 2, onRestart }), restarts };
  };
  return { workers, open };
}

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
