/**
 * `othello-engine jobs ACTION` and `othello-engine worker`: splits large amounts of work into units, for one machine or
 * many. A job has a kind, such as reviewing games, which says how to split the input into items and how to work on a
 * unit, a few items; the program has a set of kinds (`kind.ts` defines both). This file reads the options and prints
 * the outcome; `job.ts` does the work of `jobs`, and `serve-queue.ts` that of `worker`.
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

/** The options of everything that uses a queue: its address, how to log in, and where to serve metrics. */
const QUEUE_OPTIONS = ['queue', 'queuePassword', 'queueCa', 'metrics'];
/**
 * The options of each action, by their names in code: `--unit-time` is `unitTime`; `io/command-line/options.ts` and the help say
 * what each means. Those of `create` are the options of all kinds; a kind refuses what it does not use.
 */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  create: [
    'store',
    'unit',
    'depth',
    'nodes',
    'time',
    'threads',
    'table',
    'goal',
    'effort',
    'exactFrom',
    'strength',
    'language',
    'encoding',
    'json',
  ],
  run: [
    'store',
    'part',
    'out',
    'failed',
    'unitTime',
    'ahead',
    'priority',
    'threads',
    'json',
    ...QUEUE_OPTIONS,
  ],
  status: ['store', 'watch', 'json'],
  merge: ['store', 'out'],
};
/** The options of all actions of `jobs`, each once. */
export const JOB_OPTIONS: readonly string[] = [...new Set(Object.values(ACTIONS).flat())];
/** The options of `worker`. */
export const WORKER_OPTIONS: readonly string[] = ['threads', 'lease', 'unitTime', ...QUEUE_OPTIONS];
/** Default of `--ahead`: units in a queue at the same time. More threads than this in all workers would wait for units. */
const DEFAULT_AHEAD = 256;
/** Default of `--lease`: after so many seconds without a sign of life from a worker its units go to others. */
const DEFAULT_LEASE = 30;
/** Interval of `status --watch` in milliseconds, at least. */
const WATCH_EVERY = 2000;
/** `status --watch` pauses for so many times as long as counting took, so that it uses a sixth of a processor at most. */
const PAUSE_FACTOR = 5;

/** What `jobs create --json` prints. */
export interface CreatedJob {
  units: number;
  /** Number of items (games, positions) that cannot be read; the job goes without them. */
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
    if (action === 'status') return printStatus(line, io);
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
  // `failed`: work only on units that failed before; `unitTime`: seconds for a unit; `priority`: units of jobs with a lower
  // number come first.
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

/** `jobs status`: prints how many units are done. @returns the exit status, 0 when all are */
async function printStatus(line: CommandLine, io: Io): Promise<number> {
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

/** Reports the progress of a job, which others work on, until each unit has a result or has failed. */
async function watchStatus(folder: string, io: Io): Promise<void> {
  const quiet: Io = { ...io, err: () => undefined };
  /** The first count of units that are done, and its moment in milliseconds: the rate counts from there. */
  let first: { readonly done: number; readonly at: number } | undefined;
  // Read the results, which may be gigabytes, only once; later only new ones.
  const store = await openStore(folder, quiet);
  for (;;) {
    const refreshed = performance.now();
    await store.refresh();
    const { units, done, failed } = await jobStatus(folder, quiet, store);
    if (done + failed >= units) break;
    const now = performance.now();
    first ??= { done, at: now };
    /** Units in a minute. */
    const rate = (done - first.done) / ((now - first.at) / 60_000);
    const outlook =
      done > first.done ? `, ${rate.toFixed(1)} a minute, ${timeLeft((units - done - failed) / rate)}` : '';
    const text = `${portion(done, units)} done, ${failed} failed${outlook}`;
    io.err(io.live ? `${CLEAR_LINE}${text}` : `${text}\n`);
    // Counting the units of a very large job takes long, so pause for longer.
    await pause(Math.max(WATCH_EVERY, PAUSE_FACTOR * (performance.now() - refreshed)));
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

/** The command `worker` for a set of kinds: works on units of a queue until it is ended. Its only words are options. */
export function workerCommand(set: JobSet): Command {
  return async (_, line, io) => {
    const { lease = DEFAULT_LEASE, unitTime, metrics } = line;
    const queue = await queueAddressOf(line);
    if (!queue) throw new UsageError('usage: othello-engine worker --queue redis://HOST:PORT');
    const threads = threadsOf(line);
    const build = await set.build();
    const runners = new UnitThreads(set.thread, unitTime);
    const ending = new AbortController();
    // On SIGTERM, which service managers send, finish the running units before ending. Ctrl+C ends at once: the units
    // then go to other workers after the lease.
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
          // Why the queue cannot be used, or `undefined` once it can; and how to count the units that wait in it.
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

/** The folder of the job, which `--store` names. @throws {UsageError} when it does not */
function storeOf({ store }: CommandLine): string {
  if (store === undefined) throw new UsageError('name the folder of the job: --store DIR');
  return store;
}

/** The threads of the options; by default one less than the machine has processors. */
function threadsOf({ limits: { threads } }: CommandLine): number {
  return threads ?? Math.max(1, availableParallelism() - 1);
}

/** The part of a job in a text such as `3/10`. @throws {UsageError} when it is no such text */
function partOf(text: string): { number: number; of: number } {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new UsageError(`--part takes a part such as 3/10, not ${text}`);
  }
  return { number, of };
}
