/**
 * Measures units per second with workers that need no time: the overhead of `jobs run` and the queue. Results are
 * written to disk, and Redis writes each change to disk before it answers.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Io } from '../../src/cli/io/command.js';
import { createJob, runJob } from '../../src/cli/commands/jobs/job.js';
import type { JobKind, JobSet } from '../../src/cli/commands/jobs/kind.js';
import { serveQueue } from '../../src/cli/commands/jobs/queue/serve-queue.js';
import { processIo } from '../../src/cli/io/streams/process-io.js';
import { RedisServer } from '../e2e/support/redis.js';

const KIND: JobKind = {
  name: 'instant',
  unitSize: 1,
  options: () => ({}),
  items: async function* (words) {
    await Promise.resolve();
    for (let number = 1; number <= Number(words[0]); number++)
      yield { text: `unit ${number}`, number, location: `unit ${number}` };
  },
  open: () => Promise.reject(new Error('the workers of this measurement are none of threads')),
};

const SET: JobSet = {
  name: 'instant',
  kinds: [KIND],
  build: () => Promise.resolve('bench'),
  thread: new URL(import.meta.url),
};

/** As many units at a time as a machine with many cores would use. */
const THREADS = 64;
const OWN_PATH = fileURLToPath(import.meta.url);

/** A worker that answers at once. */
async function work(address: string): Promise<void> {
  await serveQueue(
    {
      ...{ queue: { address }, set: SET.name, build: 'bench', threads: THREADS, lease: 30 },
      runners: {
        run: ({ items }) => Promise.resolve(new TextEncoder().encode(items.join('\n'))),
        close: () => undefined,
      },
      onDone: () => undefined,
      onFailed: (_, reason) => console.error(reason),
      onNotice: console.error,
    },
    new AbortController().signal,
  );
}

export async function measureInstant(units: number, workers: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'othello-bench-instant-'));
  mkdirSync(join(folder, 'redis'));
  const redis = await RedisServer.start(join(folder, 'redis'));
  const processes = Array.from({ length: workers }, () =>
    spawn(process.execPath, ['--import', 'tsx', OWN_PATH, 'worker', redis.address], { stdio: 'inherit' }),
  );
  const io: Io = { ...processIo().io, err: () => undefined };
  try {
    const store = join(folder, 'store');
    await createJob(
      SET,
      store,
      { kind: KIND, options: {}, items: KIND.items([String(units)], {}, io), unitSize: 1 },
      io,
    );
    const begun = performance.now();
    const before = process.cpuUsage();
    const options = { threads: 1, queue: { address: redis.address }, ahead: 1024 };
    const total = await runJob(SET, store, options, io);
    const seconds = (performance.now() - begun) / 1000;
    if (total.done !== units) throw new Error(`${total.done} of ${units} units done`);
    const { user, system } = process.cpuUsage(before);
    const own = (user + system) / 1e6;
    console.log(
      `instant workers: ${workers}: ${(units / seconds).toFixed(0)} units a second (${seconds.toFixed(1)} s), ` +
        `${(units / own).toFixed(0)} a second of the coordinator's processor time`,
    );
  } finally {
    for (const worker of processes) worker.kill('SIGKILL');
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === OWN_PATH) {
  const [first = '5000', second = '2'] = process.argv.slice(2);
  if (first === 'worker') await work(second);
  else {
    await measureInstant(Number(first), Number(second));
    process.exit(0);
  }
}
