import { describe, expect, it } from 'vitest';
import {
  PROTOCOL,
  type FromWorker,
  type SearchMessage,
  type Share,
} from '../../../src/core/engine/protocol/protocol.js';
import { startThreadTeams } from '../../../src/core/engine/pool/thread-team.js';
import { fakeWorkers, INFO } from './fakes.js';

const LOAD = { type: 'load', protocol: PROTOCOL, table: 8 } as const;
const SEARCH: SearchMessage = {
  ...{ type: 'search', id: 4, board: '-'.repeat(64), turn: 'black', elapsed: 0 },
  limits: { time: 500, fresh: true, threads: 3 },
};
const SHARE = { memory: {}, module: {}, thread: 0 } as Share;

/** A team of three whose lead is ready. */
function team() {
  const { start, workers } = fakeWorkers();
  const heard: FromWorker[] = [];
  const broken: string[] = [];
  const port = startThreadTeams(start, 3)(
    (message) => heard.push(message as FromWorker),
    (why) => broken.push(why),
  );
  port.post(LOAD);
  workers[0]!.say({ type: 'ready', share: SHARE });
  return { port, workers, heard, broken };
}

/** The same, with its helpers ready and a search running. */
function searching() {
  const made = team();
  made.workers[1]!.say({ type: 'ready' });
  made.workers[2]!.say({ type: 'ready' });
  made.port.post(SEARCH);
  made.heard.length = 0;
  return made;
}

describe('a team of workers', () => {
  it('is ready when its helpers have joined the memory of its lead', () => {
    const { workers, heard } = team();
    expect(workers[0]!.heard[0]).toEqual({ ...LOAD, share: 'lead' });
    expect(workers[1]!.heard[0]).toEqual({ ...LOAD, share: { ...SHARE, thread: 1 } });
    expect(workers[2]!.heard[0]).toEqual({ ...LOAD, share: { ...SHARE, thread: 2 } });
    workers[1]!.say({ type: 'ready' });
    expect(heard).toEqual([]);
    workers[2]!.say({ type: 'ready' });
    expect(heard).toEqual([{ type: 'ready' }]);
  });

  it('lets the helpers search without end, and keep the table', () => {
    const { workers } = searching();
    expect(workers[0]!.heard.at(-1)).toEqual(SEARCH);
    expect(workers[1]!.heard.at(-1)).toEqual({ ...SEARCH, limits: { exact: true, threads: 3 } });
  });

  it('gives the answer of the lead, and stops the helpers', () => {
    const { workers, heard } = searching();
    workers[1]!.say({ type: 'progress', id: 4, info: { ...INFO, move: 'd3' } });
    expect(heard).toEqual([]);
    workers[0]!.say({ type: 'result', id: 4, info: INFO });
    expect(heard).toEqual([{ type: 'result', id: 4, info: INFO }]);
    expect(workers[1]!.heard.at(-1)).toEqual({ type: 'stop', id: 4 });
    expect(workers[2]!.heard.at(-1)).toEqual({ type: 'stop', id: 4 });
  });

  it('stops as one', () => {
    const { port, workers, heard } = searching();
    port.post({ type: 'stop', id: 4 });
    for (const worker of workers) expect(worker.heard.at(-1)).toEqual({ type: 'stop', id: 4 });
    workers[1]!.say({ type: 'stopped', id: 4 });
    expect(heard).toEqual([]);
    workers[0]!.say({ type: 'stopped', id: 4 });
    expect(heard).toEqual([{ type: 'stopped', id: 4 }]);
  });

  it('is lost with any of its workers, and ends as one', () => {
    const { port, workers, heard, broken } = searching();
    workers[2]!.say({ type: 'error', id: 4, code: 'engine-crashed', message: 'unreachable' });
    expect(heard).toMatchObject([{ type: 'error', id: 0, code: 'engine-crashed' }]);
    workers[1]!.die('killed');
    expect(broken).toEqual(['killed']);
    port.terminate();
    expect(workers.every((worker) => worker.terminated)).toBe(true);
  });
});
