/** Units worked on by the workers of a queue, wherever they are. */
import type { Job, Queue, QueueEvents } from 'bullmq';
import { ATTEMPTS, type Outcome } from './outcome.js';
import { unpack, type PackedResult } from './packing.js';
import { openQueueAccess, queueName, type QueuePlace } from './redis.js';
import type { JobCommon } from './run-here.js';
import type { Unit, UnitWork } from './unit.js';

/** Where the workers are, and how much they are given at a time. */
export interface QueueRun extends JobCommon {
  place: QueuePlace;
  set: string;
  build: string;
  /** Units in the queue at the same time, done or not. */
  ahead: number;
  /** Units of a smaller number are worked on first; those without one before all. */
  priority?: number;
  /** Whether there is a result already, of another run of the same job. */
  isDone: (key: string) => Promise<boolean>;
  /** Hears now and then how many workers there are. */
  onWorkers: (count: number) => void;
  /** Hears when the queue is gone, and `undefined` when it is back. */
  onTrouble: (reason: string | undefined) => void;
}

/** What goes through the queue. */
export interface QueuedUnit extends UnitWork {
  place: string;
}

/** A unit's result goes through a queue in this form. */
export type QueuedResult = PackedResult;

type UnitQueue = Queue<QueuedUnit, QueuedResult>;

/**
 * How often all units are looked at, in milliseconds: what the queue says by itself may be lost with a connection, or with a server
 * that has forgotten what it knew.
 */
const LOOK_EVERY = 2000;
/** Results that come within so many milliseconds are kept together. */
const GATHER = 10;
/** How often workers are counted, in milliseconds. */
const COUNT_EVERY = 5000;
/** The first wait before a unit that broke down is tried again, in milliseconds; it doubles each time. */
const FIRST_DELAY = 1000;
/** Results that nobody has come for are dropped after so many seconds: a week. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/**
 * Gives the outcomes as they come, those of a moment together. The queue tells which units have ended; now and then it is asked for
 * all of them: what it forgets, by a restart without its file for instance, is put into it once more, and what it has known
 * from an earlier run is not.
 */
export async function* runQueued(units: AsyncIterable<Unit>, run: QueueRun): AsyncGenerator<Outcome[], void> {
  const { place, set, build, ahead, isDone, onWorkers, onTrouble } = run;
  const { bullmq, redis } = await openQueueAccess(place);
  const name = queueName(set, build);
  const queue: UnitQueue = new bullmq.Queue(name, { connection: redis });
  const listener = redis.duplicate();
  const events = new bullmq.QueueEvents(name, { connection: listener });
  // A server that is gone for a while is waited for.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  listener.on('error', () => undefined);
  redis.on('close', () => onTrouble('the queue is gone'));
  redis.on('ready', () => onTrouble(undefined));
  const ended = new EndedUnits(events);
  const waiting = units[Symbol.asyncIterator]();
  const queued = new Map<string, Unit>();
  let isEnded = false;
  let counted = -Infinity;
  let looked = -Infinity;
  try {
    await events.waitUntilReady();
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
      await put(queue, added, run);
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
      const { outcomes, lost } = await look(
        queue,
        keys.map((key) => queued.get(key)).filter((unit) => unit !== undefined),
      );
      // Another run has it when it takes it out of the queue.
      for (const unit of lost) if (await isDone(unit.key)) queued.delete(unit.key);
      await put(
        queue,
        lost.filter(({ key }) => queued.has(key)),
        run,
      );
      for (const { unit } of outcomes) queued.delete(unit.key);
      if (outcomes.length > 0) yield outcomes;
      // Who hears of them keeps them before it goes on.
      await Promise.all(outcomes.map(({ unit }) => queue.remove(unit.key).catch(() => 0)));
    }
  } finally {
    await events.close().catch(() => undefined);
    await queue.close().catch(() => undefined);
    listener.disconnect();
    redis.disconnect();
  }
}

/** Units of which the queue says that they have ended. */
class EndedUnits {
  #keys = new Set<string>();
  #wake = (): void => undefined;

  constructor(events: QueueEvents) {
    const onEnd = ({ jobId }: { jobId: string }): void => {
      this.#keys.add(jobId);
      this.#wake();
    };
    events.on('completed', onEnd);
    events.on('failed', onEnd);
  }

  /** Those of a moment; none when the time is over. */
  async next(most: number): Promise<string[]> {
    if (this.#keys.size === 0) await this.#waitFor(most);
    if (this.#keys.size > 0) await new Promise((resolve) => setTimeout(resolve, GATHER));
    const keys = [...this.#keys];
    this.#keys = new Set();
    return keys;
  }

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

async function put(queue: UnitQueue, units: readonly Unit[], run: QueueRun): Promise<void> {
  if (units.length > 0) await queue.addBulk(units.map((unit) => entryOf(unit, run)));
}

function entryOf(unit: Unit, { kind, options, priority }: QueueRun) {
  return {
    name: kind,
    data: { kind, options, items: unit.items, place: unit.place },
    opts: {
      // Whoever puts the same unit in again changes nothing.
      jobId: unit.key,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_DELAY },
      removeOnComplete: { age: KEEP_SECONDS },
      removeOnFail: { age: KEEP_SECONDS },
      ...(priority !== undefined && { priority }),
    },
  };
}

/** How the queue says that a unit has ended: values that anybody may have written who reaches it. */
export interface QueuedEnd {
  readonly returnvalue?: unknown;
  readonly failedReason?: unknown;
  /** Who has worked on it. */
  readonly processedBy?: unknown;
}

/** Which of some units have ended, and which the queue does not know. */
async function look(
  queue: UnitQueue,
  units: readonly Unit[],
): Promise<{ outcomes: Outcome[]; lost: Unit[] }> {
  const jobs: (Job<QueuedUnit, QueuedResult> | undefined)[] = await Promise.all(
    units.map(({ key }) => queue.getJob(key)),
  );
  const outcomes: Outcome[] = [];
  const lost: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const job = jobs[at];
    if (!job) lost.push(unit);
    else if (job.finishedOn !== undefined) outcomes.push(outcomeOf(unit, job));
  }
  return { outcomes, lost };
}

/** What the queue says of a unit that has ended, whatever was written into it. */
export function outcomeOf(unit: Unit, { returnvalue, failedReason, processedBy }: QueuedEnd): Outcome {
  const worker = typeof processedBy === 'string' ? { worker: processedBy } : {};
  try {
    return { unit, content: unpack(unit.key, returnvalue), ...worker };
  } catch (error) {
    const isReason = typeof failedReason === 'string' && failedReason !== '';
    return { unit, error: isReason ? failedReason : (error as Error).message, ...worker };
  }
}

/** Servers that are rented may keep the list of their clients to themselves. */
async function countWorkers(queue: UnitQueue): Promise<number> {
  try {
    return await queue.getWorkersCount();
  } catch {
    return NaN;
  }
}
