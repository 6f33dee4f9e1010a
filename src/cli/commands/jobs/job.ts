/**
 * Operations on a job: create, run, show its status, merge its results.
 *
 * A job is much work of one kind, such as the review of many games, in a folder of its own. Its input is read as
 * items, such as a game, and cut into units of a few items, which the manifest of the folder lists. The store of the
 * folder has the result of each unit that is done. The build is the version of the engine; results of different builds
 * are never mixed.
 */
import type { Server } from 'node:http';
import type { Io } from '../../io/command.js';
import { InputError } from '../../io/command-line/options.js';
import { Progress } from '../../io/streams/progress.js';
import { writeWhole } from '../../io/streams/whole-file.js';
import { logLine } from '../../io/words.js';
import type { BadItem, Item, JobKind, JobOptions, JobSet, UnitResult } from './kind.js';
import {
  headOf,
  openManifest,
  totalOf,
  writeManifest,
  type ManifestLine,
  type ManifestTotal,
} from './manifest.js';
import type { UnitOutcome } from './units/unit-outcome.js';
import { serveMetrics } from './metrics.js';
import { openQueueAccess, type QueueAccess, type QueueAddress } from './queue/redis.js';
import { runHere } from './run-here.js';
import { takeTurn } from './run-lock.js';
import { RunProgress, type RunTotal } from './run-progress.js';
import { runQueued } from './queue/run-queued.js';
import { openStore, type UnitStore, type UnitRecord } from '../../io/streams/store.js';
import { unitKey, type Unit } from './units/unit.js';
import { UnitThreads } from './units/unit-threads.js';

/** @throws {InputError} */
export function kindOf(set: JobSet, name: string | undefined): JobKind {
  const kind = set.kinds.find((known) => known.name === name);
  if (kind) return kind;
  const known = set.kinds.map((each) => each.name).join(', ');
  throw new InputError(
    name === undefined
      ? `name a kind of job: ${known}`
      : `there is no kind of job ${name}; the kinds are ${known}`,
  );
}

/** Options for creating a job. */
export interface NewJob {
  kind: JobKind;
  options: JobOptions;
  items: AsyncIterable<Item | BadItem>;
  unitSize: number;
}

/** Splits a job into units and writes its manifest. Results already in the folder are kept. */
export async function createJob(
  set: JobSet,
  folder: string,
  { kind, options, items, unitSize }: NewJob,
  io: Io,
): Promise<ManifestTotal> {
  const build = await set.build();
  const lines = async function* (): AsyncGenerator<ManifestLine> {
    let waiting: Item[] = [];
    const cut = (): Unit => {
      const unit = unitOf(kind.name, options, build, waiting);
      waiting = [];
      return unit;
    };
    for await (const item of items) {
      if ('error' in item) {
        io.err(logLine(item.error));
        yield item;
        continue;
      }
      waiting.push(item);
      if (waiting.length === unitSize) yield cut();
    }
    if (waiting.length > 0) yield cut();
  };
  return writeManifest(folder, headOf({ kind: kind.name, options, build }), lines());
}

/** A unit of some items, with a key made of all that its result depends on. */
function unitOf(kind: string, options: JobOptions, build: string, own: readonly Item[]): Unit {
  const items = own.map(({ text }) => text);
  const [first, last] = [own[0]!, own.at(-1)!];
  const location = first === last ? first.location : `${first.location} to ${last.location}`;
  return {
    key: unitKey({ kind, options, items }, build),
    location,
    numbers: own.map(({ number }) => number),
    items,
    ...(own.some(({ facts }) => facts && Object.keys(facts).length > 0) && {
      facts: own.map(({ facts }) => facts ?? {}),
    }),
  };
}

/** Options for running a job. */
export interface RunOptions {
  /** Number of threads of this process, without a queue. */
  threads: number;
  /** A queue whose workers do the work; by default threads of this process do. */
  queue?: QueueAddress;
  /** Number of units in the queue at the same time. */
  ahead: number;
  /** Workers take units with a smaller number first. */
  priority?: number;
  /** Seconds after which a unit of a thread is aborted. */
  unitTime?: number;
  /** Run only this part of the job, from 1. */
  part?: { number: number; of: number };
  /** Whether to run only units that failed before. */
  failed?: boolean;
  /** Where to serve metrics: a port, or host and port. */
  metrics?: string;
}

/**
 * Runs the units that have no result. If several runs are started for the same units, one works and the others wait.
 *
 * @throws {InputError} when there is no job, its manifest is damaged, or it was made with another build
 */
export async function runJob(set: JobSet, folder: string, options: RunOptions, io: Io): Promise<RunTotal> {
  const { head } = await openManifest(folder);
  const build = await set.build();
  if (head.build !== build) {
    throw new InputError(
      `the job was created for the build ${head.build}, but this is ${build}: create it again`,
    );
  }
  const kind = kindOf(set, head.kind);
  const { part } = options;
  const name = part ? `part-${part.number}-of-${part.of}` : 'run';
  // A run that has reached the queue waits for it later, also where its turn comes while the queue is gone.
  const queue = options.queue && (await openQueueAccess(options.queue));
  try {
    const done = await takeTurn(folder, name, (holder) =>
      io.err(logLine(`${holder} is already working on this job; waiting for it to finish`)),
    );
    try {
      return await workOn(set, kind, folder, build, options, queue, io);
    } finally {
      await done();
    }
  } finally {
    queue?.close();
  }
}

async function workOn(
  set: JobSet,
  kind: JobKind,
  folder: string,
  build: string,
  options: RunOptions,
  queue: QueueAccess | undefined,
  io: Io,
): Promise<RunTotal> {
  const { threads, ahead, priority, unitTime, part, metrics } = options;
  // The manifest is read again: each line is checked against the head.
  const { head, lines } = await openManifest(folder);
  const { units } = await totalOf(folder);
  const store = await openStore(folder, io);
  const progress = new RunProgress(
    part ? Math.max(0, Math.ceil((units - part.number + 1) / part.of)) : units,
  );
  const { total } = progress;
  const screen = new Progress(io);
  const state: RunState = {};
  const server =
    metrics === undefined ? undefined : await serveRun(metrics, progress, state, queue !== undefined);
  const common = { kind: head.kind, options: head.options };
  const runners = new UnitThreads(set.thread, unitTime);
  const missing = missingUnits(lines, store, options, total);
  const outcomes = queue
    ? runQueued(missing, {
        ...common,
        ...{ access: queue, set: set.name, build, ahead, mostBytes: kind.mostBytes },
        ...(priority !== undefined && { priority }),
        isDone: async (key) => {
          await store.refresh();
          return store.has(key);
        },
        onWorkers: (found) => {
          progress.workers = Number.isNaN(found) ? undefined : found;
          screen.say(() => progress.text);
        },
        onTrouble: (reason) => {
          state.trouble = reason;
          screen.clear();
          io.err(logLine(reason ?? 'the queue is back'));
        },
        onQueue: (waiting) => (state.waiting = waiting),
      })
    : runHere(missing, common, runners, threads);
  try {
    for await (const batch of outcomes) {
      const ended = batch.map((outcome) => checked(outcome, kind));
      await store.append(ended.map(recordOf));
      for (const outcome of ended) {
        if (outcome.error === undefined) total.done++;
        else {
          total.failed++;
          screen.clear();
          io.err(logLine(reasonOf(outcome)));
        }
      }
      screen.say(() => progress.text);
    }
  } finally {
    runners.close();
    server?.close();
    await store.close();
  }
  screen.clear();
  return total;
}

/** What the metrics say of a queue: why it cannot be used, and how many units wait in it. */
interface RunState {
  trouble?: string | undefined;
  waiting?: () => Promise<number>;
}

/** Serves the metrics and the health of a run. */
async function serveRun(
  address: string,
  progress: RunProgress,
  state: RunState,
  isQueued: boolean,
): Promise<Server> {
  // The metrics' library is loaded for those who want them.
  const { metricsOf } = await import('./run-metrics.js');
  const waiting = (): Promise<number> => state.waiting?.() ?? Promise.resolve(NaN);
  const registry = metricsOf(progress, isQueued ? waiting : undefined);
  return serveMetrics(address, { registry, trouble: () => state.trouble });
}

/** The units to run; counts those that already have a result. */
async function* missingUnits(
  lines: AsyncIterable<ManifestLine>,
  store: UnitStore,
  { part, failed }: RunOptions,
  total: RunTotal,
): AsyncGenerator<Unit> {
  const given = new Set<string>();
  let index = 0;
  for await (const line of lines) {
    if ('error' in line || (part && index++ % part.of !== part.number - 1)) continue;
    if (failed && (await store.failureOf(line.key)) === undefined) continue;
    total.units++;
    // The same game twice is one unit.
    if (given.has(line.key) || store.has(line.key)) total.known++;
    else {
      given.add(line.key);
      yield line;
    }
  }
}

/** Turns a result that cannot belong to its unit into an error. */
function checked(outcome: UnitOutcome, { check }: JobKind): UnitOutcome {
  if (outcome.error !== undefined || !check) return outcome;
  try {
    check(outcome.content, outcome.unit.items.length);
    return outcome;
  } catch (error) {
    const { unit, worker } = outcome;
    return {
      unit,
      ...(worker !== undefined && { worker }),
      error: `no result of this unit: ${(error as Error).message}`,
    };
  }
}

/** The outcome of a unit as the store takes it. */
function recordOf(outcome: UnitOutcome): UnitRecord {
  const { unit, content } = outcome;
  return {
    key: unit.key,
    content: content ?? Buffer.from(reasonOf(outcome)),
    isFailure: content === undefined,
  };
}

/** Why a unit has no result, and where the unit came from. */
function reasonOf({ unit, error, worker }: UnitOutcome): string {
  return `${unit.location}: ${error}${worker === undefined ? '' : ` (worker ${worker})`}`;
}

/** Progress of a job. */
export interface JobStatus {
  kind: string;
  build: string;
  units: number;
  done: number;
  /** Units that failed, and parts of the input that could not be read. */
  failed: number;
  errors: number;
}

/**
 * Counts the results, and reports the reason and the place of each failure.
 *
 * @param opened the store of the job, for callers that ask repeatedly
 */
export async function jobStatus(folder: string, io: Io, opened?: UnitStore): Promise<JobStatus> {
  const { head, lines } = await openManifest(folder);
  const store = opened ?? (await openStore(folder, io));
  const status: JobStatus = { kind: head.kind, build: head.build, units: 0, done: 0, failed: 0, errors: 0 };
  for await (const line of lines) {
    if ('error' in line) {
      status.errors++;
      io.err(logLine(line.error));
      continue;
    }
    status.units++;
    if (store.has(line.key)) status.done++;
    else {
      const reason = await store.failureOf(line.key);
      if (reason === undefined) continue;
      status.failed++;
      io.err(logLine(reason));
    }
  }
  return status;
}

/**
 * Merges the existing results in the order of the input.
 *
 * @param out a file, or `undefined` for standard output
 * @returns number of units without a result
 */
export async function mergeJob(
  set: JobSet,
  folder: string,
  out: string | undefined,
  io: Io,
): Promise<number> {
  const { head, lines } = await openManifest(folder);
  const { merge = contents } = kindOf(set, head.kind);
  const store = await openStore(folder, io);
  let missing = 0;
  const results = async function* (): AsyncGenerator<UnitResult> {
    for await (const line of lines) {
      if ('error' in line) continue;
      const { key, numbers, items, facts } = line;
      if (store.has(key)) yield { numbers, items, ...(facts && { facts }), content: await store.read(key) };
      else missing++;
    }
  };
  const merged = merge(results());
  if (out !== undefined) await writeWhole(out, merged);
  else
    for await (const piece of merged) {
      io.out(piece);
      await io.drained();
    }
  return missing;
}

/** The results alone, for kinds whose results are joined as they are. */
async function* contents(results: AsyncIterable<UnitResult>): AsyncGenerator<Uint8Array> {
  for await (const { content } of results) yield content;
}
