/** What can be done with a job: made, run, looked at, and its results put together. */
import type { Io } from '../command.js';
import { InputError } from '../options.js';
import { Progress } from '../progress.js';
import { writeWhole } from '../whole-file.js';
import { count, logLine } from '../words.js';
import type { BadItem, Item, JobKind, JobOptions, JobSet, UnitResult } from './kind.js';
import { headOf, openManifest, writeManifest, type ManifestLine, type ManifestTotal } from './manifest.js';
import type { Outcome } from './outcome.js';
import { runHere } from './run-here.js';
import { runQueued } from './run-queued.js';
import { UnitStore } from './store.js';
import { unitKey, type Unit } from './unit.js';
import { UnitThreads } from './unit-threads.js';

/** @throws {InputError} */
export function kindOf(set: JobSet, name: string | undefined): JobKind {
  const kind = set.kinds.find((known) => known.name === name);
  if (kind) return kind;
  const known = set.kinds.map((each) => each.name).join(', ');
  throw new InputError(
    name === undefined
      ? `a kind of job is expected: ${known} are accepted`
      : `unknown kind of job ${name}: ${known} are accepted`,
  );
}

/** What a new job consists of. */
export interface NewJob {
  kind: JobKind;
  options: JobOptions;
  items: AsyncIterable<Item | BadItem>;
  unitSize: number;
}

/** Cuts a job into units and writes its manifest; results that the folder has already are kept. */
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

function unitOf(kind: string, options: JobOptions, build: string, own: readonly Item[]): Unit {
  const items = own.map(({ text }) => text);
  const [first, last] = [own[0]!, own.at(-1)!];
  const place = first === last ? first.place : `${first.place} to ${last.place}`;
  return {
    key: unitKey({ kind, options, items }, build),
    place,
    numbers: own.map(({ number }) => number),
    items,
  };
}

/** How a job is run. */
export interface RunOptions {
  threads: number;
  /** The address of a queue, whose workers do the work. */
  queue?: string;
  /** Units in the queue at the same time. */
  ahead: number;
  /** This part of so many alone, from 1. */
  part?: { number: number; of: number };
}

/** How far a run came. */
export interface RunTotal {
  units: number;
  /** Those that were there before. */
  known: number;
  done: number;
  failed: number;
}

/**
 * Works on the units that have no result yet.
 *
 * @throws {InputError} when there is no job, its manifest is damaged, or it was made with another build
 */
export async function runJob(
  set: JobSet,
  folder: string,
  { threads, queue, ahead, part }: RunOptions,
  io: Io,
): Promise<RunTotal> {
  const { head, lines } = await openManifest(folder);
  const build = await set.build();
  if (head.build !== build) {
    throw new InputError(`the job was cut for the build ${head.build}, this is ${build}: create it again`);
  }
  kindOf(set, head.kind);
  const store = new UnitStore(folder);
  const total: RunTotal = { units: 0, known: 0, done: 0, failed: 0 };
  const missing = async function* (): AsyncGenerator<Unit> {
    const given = new Set<string>();
    let index = 0;
    for await (const line of lines) {
      if ('error' in line || (part && index++ % part.of !== part.number - 1)) continue;
      total.units++;
      // The same game twice is one unit.
      if (given.has(line.key) || (await store.has(line.key))) total.known++;
      else {
        given.add(line.key);
        yield line;
      }
    }
  };
  const progress = new Progress(io);
  const begun = performance.now();
  let workers = '';
  const say = (): void =>
    progress.say(() => `${count(total.done + total.failed, 'unit')} done${speed(total, begun)}${workers}`);
  const onWorkers = (found: number): void => {
    workers = Number.isNaN(found) ? '' : `, ${count(found, 'worker')}`;
    say();
  };
  const { kind, options } = head;
  const runners = new UnitThreads(set.thread);
  const outcomes =
    queue === undefined
      ? runHere(missing(), { kind, options }, runners, threads)
      : runQueued(missing(), { address: queue, set: set.name, build, kind, options, ahead, onWorkers });
  try {
    for await (const outcome of outcomes) {
      await keep(store, outcome, total, io, progress);
      say();
    }
  } finally {
    runners.close();
  }
  progress.clear();
  return total;
}

async function keep(
  store: UnitStore,
  { unit, content, error }: Outcome,
  total: RunTotal,
  io: Io,
  progress: Progress,
): Promise<void> {
  if (error === undefined) {
    await store.write(unit.key, content);
    total.done++;
    return;
  }
  total.failed++;
  progress.clear();
  io.err(logLine(`${unit.place}: ${error}`));
  await store.fail(unit.key, `${unit.place}: ${error}`);
}

function speed({ done, failed }: RunTotal, begun: number): string {
  const minutes = (performance.now() - begun) / 60_000;
  return minutes > 0 ? `, ${((done + failed) / minutes).toFixed(1)} a minute` : '';
}

/** How far a job is. */
export interface JobStatus {
  kind: string;
  build: string;
  units: number;
  done: number;
  /** Units that were tried and have no result, and parts of the input that cannot be read. */
  failed: number;
  errors: number;
}

/** Counts what is there; says of each failure what was wrong and where. */
export async function jobStatus(folder: string, io: Io): Promise<JobStatus> {
  const { head, lines } = await openManifest(folder);
  const store = new UnitStore(folder);
  const status: JobStatus = { kind: head.kind, build: head.build, units: 0, done: 0, failed: 0, errors: 0 };
  for await (const line of lines) {
    if ('error' in line) {
      status.errors++;
      io.err(logLine(line.error));
      continue;
    }
    status.units++;
    if (await store.has(line.key)) status.done++;
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
 * Puts the results that are there together, in the order of the input.
 *
 * @param out a file, or `undefined` for standard output
 * @returns how many units have no result
 */
export async function mergeJob(
  set: JobSet,
  folder: string,
  out: string | undefined,
  io: Io,
): Promise<number> {
  const { head, lines } = await openManifest(folder);
  const { merge = contents } = kindOf(set, head.kind);
  const store = new UnitStore(folder);
  let missing = 0;
  const results = async function* (): AsyncGenerator<UnitResult> {
    for await (const line of lines) {
      if ('error' in line) continue;
      const { key, numbers } = line;
      if (await store.has(key)) yield { numbers, content: await store.read(key) };
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

async function* contents(results: AsyncIterable<UnitResult>): AsyncGenerator<Uint8Array> {
  for await (const { content } of results) yield content;
}
