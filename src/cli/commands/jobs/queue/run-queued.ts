/**
 * Runs the units of a job, each of a few games or positions, by workers on any machines: puts them into a queue on a
 * Redis server, and takes the results from there. `serve-queue.ts` is the other end.
 */
import type { Job, Queue, QueueEvents } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { InputError } from '../../../io/command-line/options.js';
import { ATTEMPTS, type UnitOutcome } from '../units/unit-outcome.js';
import { MOST_BYTES, unpack, type PackedResult } from './packing.js';
import { countWaiting, Pauses, queueName, refusalOf, type QueueAccess } from './redis.js';
import type { JobCommon } from '../run-here.js';
import type { Unit, UnitWork } from '../units/unit.js';

/** The queue, and how much is put into it at a time. */
export interface QueueRun extends JobCommon {
  access: QueueAccess;
  set: string;
  build: string;
  /** Number of units in the queue at the same time, finished ones included. */
  ahead: number;
  /** Workers take units with a smaller number first, and units without one before all others. */
  priority?: number;
  /** More bytes than the result of an item has. */
  mostBytes?: number | undefined;
  /** Whether another run of the same job has stored a result by now. */
  isDone: (key: string) => Promise<boolean>;
  /** Called now and then with the number of workers. */
  onWorkers: (count: number) => void;
  /** Called with a reason when the queue is lost, and with `undefined` when it is back. */
  onTrouble: (reason: string | undefined) => void;
  /** Called with a way to count the units that wait in the queue. */
  onQueue: (waiting: () => Promise<number>) => void;
}

/** The data of a unit in the queue. */
export interface QueuedUnit extends UnitWork {
  location: string;
}

/** The result of a unit in the queue. */
export type QueuedResult = PackedResult;

/** The queue, with what goes in and what comes out. */
type UnitQueue = Queue<QueuedUnit, QueuedResult>;

/**
 * Interval for checking all units, in milliseconds. Events of the queue may get lost with a connection or when the
 * server loses its data.
 */
const LOOK_EVERY = 2000;
/**
 * Interval for finding units that the queue has, but in none of its lists, in milliseconds: a server that evicts keys may
 * have dropped the list.
 */
const FIND_EVERY = 10_000;
/** Why units end that a queue has lost. */
const GONE = 'the queue is gone';
/** Results within this many milliseconds are stored together. */
const GATHER = 10;
/** Interval for counting workers, in milliseconds. */
const COUNT_EVERY = 5000;
/** The delay before a crashed unit is tried again, in milliseconds; it doubles each time. */
const FIRST_DELAY = 1000;
/** Maximum characters of what a worker says: why a unit failed, and its own name. */
const LONGEST_REASON = 1000;
const LONGEST_NAME = 100;
/** The longest that closing the queue may take, in milliseconds. */
const CLOSING = 2000;
/** Seconds after which unclaimed results are dropped: a week. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/**
 * Yields outcomes as they come, grouped if they come close together. Events say which units have ended. All units are
 * also checked regularly: units that the queue has lost, for instance by a restart without persistence, are added
 * again, and units that it still has from an earlier run are not added twice.
 */
export async function* runQueued(
  units: AsyncIterable<Unit>,
  run: QueueRun,
): AsyncGenerator<UnitOutcome[], void> {
  const { set, build, ahead, isDone, onWorkers, onTrouble } = run;
  const { bullmq, redis } = run.access;
  const name = queueName(set, build);
  redis.on('close', () => onTrouble(GONE));
  redis.on('ready', () => onTrouble(undefined));
  if (redis.status !== 'ready') onTrouble(GONE);
  // A further connection can only be opened while the server is there.
  await redis.ping();
  const queue: UnitQueue = new bullmq.Queue(name, { connection: redis });
  const listener = redis.duplicate();
  const events = new bullmq.QueueEvents(name, { connection: listener });
  // Wait for a server that is temporarily gone.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  listener.on('error', () => undefined);
  run.onQueue(() => countWaiting(queue, redis));
  const ended = new EndedUnits(events);
  const patiently = patienceOf(onTrouble);
  const waiting = units[Symbol.asyncIterator]();
  const queued = new Map<string, Unit>();
  let isEnded = false;
  let counted = -Infinity;
  let looked = -Infinity;
  let found = performance.now();
  try {
    await patiently(() => events.waitUntilReady());
    for (;;) {
      const added: Unit[] = [];
      while (!isEnded && queued.size < ahead) {
        const next = await waiting.next();
        if (next.done) isEnded = true;
        else {
          queued.set(next.value.key, next.value);
          added.push(next.value);
        }
      }
      await patiently(() => put(queue, added, run));
      if (queued.size === 0) return;
      if (performance.now() - counted > COUNT_EVERY) {
        counted = performance.now();
        onWorkers(await countWorkers(queue));
      }
      let keys = await ended.next(Math.max(0, looked + LOOK_EVERY - performance.now()));
      if (performance.now() - looked >= LOOK_EVERY) {
        looked = performance.now();
        keys = [...queued.keys()];
      }
      const requested = keys.map((key) => queued.get(key)).filter((unit) => unit !== undefined);
      const { outcomes, lost } = await patiently(() => look(queue, requested, run.mostBytes));
      if (performance.now() - found >= FIND_EVERY) {
        found = performance.now();
        lost.push(...(await patiently(() => takeOrphans(queue, [...queued.values()]))));
      }
      // If a unit is missing because another run took it out of the queue, that run has stored its result.
      for (const unit of lost) if (await isDone(unit.key)) queued.delete(unit.key);
      const again = lost.filter(({ key }) => queued.has(key));
      await patiently(() => put(queue, again, run));
      for (const { unit } of outcomes) queued.delete(unit.key);
      if (outcomes.length > 0) yield outcomes;
      // The consumer stores the outcomes before it asks for more, so they can be removed from the queue.
      await Promise.all(outcomes.map(({ unit }) => queue.remove(unit.key).catch(() => 0)));
    }
  } finally {
    // Closing waits for answers, which a server that refuses or is gone does not give.
    listener.disconnect();
    await Promise.race([Promise.allSettled([events.close(), queue.close()]), pause(CLOSING)]);
  }
}

/**
 * Repeats what the server refuses for now, after longer and longer pauses.
 *
 * @returns a function, which throws an {@link InputError} when the server refuses for good
 */
function patienceOf(onTrouble: QueueRun['onTrouble']) {
  const pauses = new Pauses();
  let reason: string | undefined;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        const answer = await ask();
        pauses.reset();
        if (reason !== undefined) onTrouble((reason = undefined));
        return answer;
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        if (!refusal.passes) throw new InputError(refusal.reason, { cause: error });
        if (refusal.reason !== reason) onTrouble((reason = refusal.reason));
        await pause(pauses.next());
      }
    }
  };
}

/** Takes the units out of the queue that are in none of its lists, so that they can be added again. */
async function takeOrphans(queue: UnitQueue, units: readonly Unit[]): Promise<Unit[]> {
  const states = await Promise.all(units.map(({ key }) => queue.getJobState(key)));
  const orphans = units.filter((_, at) => states[at] === 'unknown');
  await Promise.all(orphans.map(({ key }) => queue.remove(key)));
  return orphans;
}

/** Collects the units that have ended according to the queue's events. */
class EndedUnits {
  #keys = new Set<string>();
  /** Ends the wait for the next unit. */
  #wake = (): void => undefined;

  constructor(events: QueueEvents) {
    const onEnd = ({ jobId }: { jobId: string }): void => {
      this.#keys.add(jobId);
      this.#wake();
    };
    events.on('completed', onEnd);
    events.on('failed', onEnd);
  }

  /** The next group; empty if none ends in time. */
  async next(most: number): Promise<string[]> {
    if (this.#keys.size === 0) await this.#waitFor(most);
    if (this.#keys.size > 0) await new Promise((resolve) => setTimeout(resolve, GATHER));
    const keys = [...this.#keys];
    this.#keys = new Set();
    return keys;
  }

  /** Resolves when a unit ends, or after some milliseconds. */
  #waitFor(most: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, most);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Adds units to the queue. */
async function put(queue: UnitQueue, units: readonly Unit[], run: QueueRun): Promise<void> {
  if (units.length > 0) await queue.addBulk(units.map((unit) => entryOf(unit, run)));
}

/** A unit as the queue takes it. */
function entryOf(unit: Unit, { kind, options, priority }: QueueRun) {
  return {
    name: kind,
    data: { kind, options, items: unit.items, location: unit.location },
    opts: {
      // Adding the same unit again has no effect.
      jobId: unit.key,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_DELAY },
      removeOnComplete: { age: KEEP_SECONDS },
      removeOnFail: { age: KEEP_SECONDS },
      ...(priority !== undefined && { priority }),
    },
  };
}

/** A finished unit in the queue. Anyone with access to the queue may have written these values. */
export interface QueuedEnd {
  readonly returnvalue?: unknown;
  readonly failedReason?: unknown;
  /** The worker's name. */
  readonly processedBy?: unknown;
}

/** Checks which units have ended, and which the queue does not have. */
async function look(
  queue: UnitQueue,
  units: readonly Unit[],
  mostBytes: number | undefined,
): Promise<{ outcomes: UnitOutcome[]; lost: Unit[] }> {
  const jobs: (Job<QueuedUnit, QueuedResult> | undefined)[] = await Promise.all(
    units.map(({ key }) => queue.getJob(key)),
  );
  const outcomes: UnitOutcome[] = [];
  const lost: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const job = jobs[at];
    if (!job) lost.push(unit);
    else if (job.finishedOn !== undefined) outcomes.push(unitOutcomeOf(unit, job, mostBytes));
  }
  return { outcomes, lost };
}

/** The outcome of a finished unit; tolerates any values. */
export function unitOutcomeOf(
  unit: Unit,
  { returnvalue, failedReason, processedBy }: QueuedEnd,
  mostBytes = Infinity,
): UnitOutcome {
  const worker = typeof processedBy === 'string' ? { worker: processedBy.slice(0, LONGEST_NAME) } : {};
  const most = Math.min(MOST_BYTES, unit.items.length * mostBytes);
  try {
    return { unit, content: unpack(unit.key, returnvalue, most), ...worker };
  } catch (error) {
    const isReason = typeof failedReason === 'string' && failedReason !== '';
    const reason = isReason ? failedReason : (error as Error).message;
    return { unit, error: reason.slice(0, LONGEST_REASON), ...worker };
  }
}

/** Hosted servers may not allow listing their clients. */
async function countWorkers(queue: UnitQueue): Promise<number> {
  try {
    return await queue.getWorkersCount();
  } catch {
    return NaN;
  }
}
