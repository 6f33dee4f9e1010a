/**
 * `othello-engine jobs ACTION` and `othello-engine worker`: splits large amounts of work into units, for one machine or
 * many. `job.ts` does the work of `jobs`, and `serve-queue.ts` that of `worker`.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command, Io } from '../../io/command.js';
import { refuseOthers, UsageError, type CommandLine } from '../../io/command-line/options.js';
import { count, jsonLine, logLine, visible } from '../../io/words.js';
import { CLEAR_LINE } from '../../io/streams/progress.js';
import { createJob, jobStatus, kindOf, mergeJob, runJob, type RunOptions } from './job.js';
import type { JobSet } from './kind.js';
import { serveMetrics } from './metrics.js';
import { queueAddressOf } from './queue/redis.js';
import { portion, timeLeft } from './run-progress.js';
import { serveQueue } from './queue/serve-queue.js';
import { openStore } from '../../io/streams/store.js';
import { UnitThreads } from './units/unit-threads.js';

const QUEUE_OPTIONS = ['queue', 'queuePassword', 'queueCa', 'metrics'];
const RUN_OPTIONS = ['store', 'part', 'out', 'failed', 'unitTime', 'ahead', 'priority', 'threads', 'json'];
/** The options of an action; those of `create` depend on the kind, which checks its limits. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  create: [
    ...['store', 'unit', 'depth', 'nodes', 'time', 'threads', 'table', 'goal', 'effort', 'exactFrom'],
    ...['strength', 'language', 'encoding', 'json'],
  ],
  run: [...RUN_OPTIONS, ...QUEUE_OPTIONS],
  status: ['store', 'watch', 'json'],
  merge: ['store', 'out'],
};
/** The options of all actions of `jobs`. */
export const JOB_OPTIONS: readonly string[] = Object.values(ACTIONS).flat();
/** The options of `worker`. */
export const WORKER_OPTIONS: readonly string[] = ['threads', 'lease', 'unitTime', ...QUEUE_OPTIONS];
/** Default number of units in a queue at the same time. */
const DEFAULT_AHEAD = 256;
/** Default seconds without a sign of life after which a worker's units go to others. */
const DEFAULT_LEASE = 30;
/** Interval of `status --watch` in milliseconds. */
const WATCH_EVERY = 2000;

/** A job that was created. */
export interface CreatedJob {
  units: number;
  /** Parts of the input that cannot be read. */
  errors: number;
}

/** The command `jobs` for a set of kinds. */
export function jobsCommand(set: JobSet): Command {
  return async ([action = '', ...words], line, io) => {
    const options = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!options) throw new UsageError(`jobs takes one of ${Object.keys(ACTIONS).join(', ')}, not ${action}`);
    refuseOthers(`jobs ${action}`, line, options);
    if (action === 'create') return create(set, words, line, io);
    if (words.length > 0)
      throw new UsageError(`jobs ${action} takes no more arguments: remove ${words.join(' ')}`);
    if (action === 'run') return runUnits(set, line, io);
    if (action === 'status') return tellStatus(line, io);
    return merge(set, line, io);
  };
}

/** `jobs create KIND FILE…`: splits the input into units. @returns the exit status */
async function create(
  set: JobSet,
  [name, ...words]: readonly string[],
  line: CommandLine,
  io: Io,
): Promise<number> {
  const kind = kindOf(set, name);
  if (words.length === 0)
    throw new UsageError(`usage: othello-engine jobs create ${kind.name} FILE… --store DIR`);
  const options = await kind.options(line);
  const items = kind.items(words, options, io);
  const unitSize = line.unit ?? kind.unitSize;
  const { units, errors }: CreatedJob = await createJob(
    set,
    storeOf(line),
    { kind, options, items, unitSize },
    io,
  );
  io.out(
    line.json
      ? jsonLine({ units, errors })
      : `${count(units, 'unit')}${errors > 0 ? `, ${count(errors, 'error')}` : ''}\n`,
  );
  return errors === 0 ? 0 : 1;
}

/** `jobs run`: works on the units that have no result, here or by a queue. @returns the exit status */
async function runUnits(set: JobSet, line: CommandLine, io: Io): Promise<number> {
  const folder = storeOf(line);
  const { part, out, ahead = DEFAULT_AHEAD, priority, unitTime, metrics, failed: onlyFailed } = line;
  const queue = await queueAddressOf(line);
  if (queue && unitTime !== undefined)
    throw new UsageError('with --queue, set --unit-time on the workers instead');
  if (queue && line.limits.threads !== undefined)
    throw new UsageError('with --queue, set --threads on the workers instead');
  if (!queue && priority !== undefined) throw new UsageError('--priority needs --queue');
  if (!queue && line.ahead !== undefined) throw new UsageError('--ahead needs --queue');
  const options: RunOptions = {
    threads: threadsOf(line),
    ahead,
    ...(queue && { queue }),
    ...(priority !== undefined && { priority }),
    ...(unitTime !== undefined && { unitTime }),
    ...(metrics !== undefined && { metrics }),
    ...(onlyFailed !== undefined && { failed: onlyFailed }),
    ...(part !== undefined && { part: partOf(part) }),
  };
  const total = await runJob(set, folder, options, io);
  const { units, known, done, failed } = total;
  io.out(
    line.json
      ? jsonLine(total)
      : `${count(units, 'unit')}: ${known} already done, ${done} done now, ${failed} failed\n`,
  );
  const missing = out === undefined ? 0 : await mergeJob(set, folder, out, io);
  return failed + missing === 0 ? 0 : 1;
}

/** `jobs status`: how many units are done. @returns the exit status, 0 when all are */
async function tellStatus(line: CommandLine, io: Io): Promise<number> {
  const folder = storeOf(line);
  if (line.watch) await watchStatus(folder, io);
  const status = await jobStatus(folder, io);
  const { kind, build, units, done, failed, errors } = status;
  io.out(
    line.json
      ? jsonLine(status)
      : `${visible(kind)} with ${visible(build)}: ${portion(done, units)} done, ${failed} failed` +
          `${errors > 0 ? `, ${count(errors, 'error')} in the input` : ''}\n`,
  );
  return done === units && errors === 0 ? 0 : 1;
}

/** Reports the progress of a job while there is work left. */
async function watchStatus(folder: string, io: Io): Promise<void> {
  const quiet: Io = { ...io, err: () => undefined };
  const begun = performance.now();
  let first: number | undefined;
  // Read the results, which may be gigabytes, only once; later only new ones.
  const store = await openStore(folder, quiet);
  for (;;) {
    const refreshed = performance.now();
    await store.refresh();
    const { units, done, failed } = await jobStatus(folder, quiet, store);
    if (done + failed >= units) break;
    first ??= done;
    const minutes = (performance.now() - begun) / 60_000;
    const rate = (done - first) / minutes;
    const outlook =
      done > first ? `, ${rate.toFixed(1)} a minute, ${timeLeft((units - done - failed) / rate)}` : '';
    const text = `${portion(done, units)} done, ${failed} failed${outlook}`;
    io.err(io.live ? `${CLEAR_LINE}${text}` : `${text}\n`);
    // Counting the units of a very large job takes long, so pause for longer.
    await pause(Math.max(WATCH_EVERY, 5 * (performance.now() - refreshed)));
  }
  if (io.live) io.err(CLEAR_LINE);
}

/** `jobs merge`: writes the results in the order of the input. @returns the exit status, 0 when none is missing */
async function merge(set: JobSet, line: CommandLine, io: Io): Promise<number> {
  const missing = await mergeJob(set, storeOf(line), line.out, io);
  if (missing > 0)
    io.err(`${count(missing, 'unit')} without a result: continue with othello-engine jobs run\n`);
  return missing === 0 ? 0 : 1;
}

/** The command `worker` for a set of kinds. */
export function workerCommand(set: JobSet): Command {
  return async (_, line, io) => {
    const { lease = DEFAULT_LEASE, unitTime, metrics } = line;
    const queue = await queueAddressOf(line);
    if (!queue) throw new UsageError('usage: othello-engine worker --queue redis://HOST:PORT');
    const threads = threadsOf(line);
    const build = await set.build();
    const runners = new UnitThreads(set.thread, unitTime);
    const ending = new AbortController();
    // On SIGTERM, finish the running units before ending.
    const end = (): void => ending.abort();
    process.once('SIGTERM', end);
    const log = (text: string): void => io.err(logLine(`${new Date().toISOString()} ${text}`));
    // The metrics' library is loaded for workers alone.
    const { WorkerState } = await import('./worker-state.js');
    const state = new WorkerState();
    const server =
      metrics === undefined
        ? undefined
        : await serveMetrics(metrics, { registry: state.registry, trouble: () => state.trouble });
    try {
      log(`${set.name} ${build}: ${count(threads, 'thread')}`);
      await serveQueue(
        {
          queue,
          set: set.name,
          build,
          threads,
          lease,
          runners,
          onBegin: () => state.begin(),
          onDone: (unit, seconds) => {
            state.done(seconds);
            log(`${unit}: ${seconds.toFixed(1)} s`);
          },
          onFailed: (unit, reason) => {
            state.failed();
            log(`${unit}: ${reason}`);
          },
          onNotice: log,
          onTrouble: (reason) => (state.trouble = reason),
          onQueue: (waiting) => (state.waiting = waiting),
        },
        ending.signal,
      );
    } finally {
      process.off('SIGTERM', end);
      runners.close();
      server?.close();
    }
    return 0;
  };
}

/** @throws {UsageError} */
function storeOf({ store }: CommandLine): string {
  if (store === undefined) throw new UsageError('name the folder of the job: --store DIR');
  return store;
}

/** The threads of the options; by default one less than the machine has processors. */
function threadsOf({ limits: { threads } }: CommandLine): number {
  return threads ?? Math.max(1, availableParallelism() - 1);
}

/** @throws {UsageError} */
function partOf(text: string): { number: number; of: number } {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new UsageError(`--part takes a part such as 3/10, not ${text}`);
  }
  return { number, of };
}
