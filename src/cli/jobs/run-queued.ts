/** Units worked on by the workers of a queue, wherever they are. */
import type { Job, Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { ATTEMPTS, type Outcome } from './outcome.js';
import { unpack } from './packing.js';
import { openQueueAccess, queueName } from './redis.js';
import type { JobCommon } from './run-here.js';
import type { Unit, UnitWork } from './unit.js';

/** Where the workers are, and how much they are given at a time. */
export interface QueueRun extends JobCommon {
  address: string;
  set: string;
  build: string;
  /** Units in the queue at the same time, done or not. */
  ahead: number;
  /** Hears now and then how many workers there are. */
  onWorkers: (count: number) => void;
}

/** What goes through the queue. */
export interface QueuedUnit extends UnitWork {
  place: string;
}

/** How often the queue is looked at, in milliseconds. */
const LOOK_EVERY = 100;
/** How often workers are counted, in milliseconds. */
const COUNT_EVERY = 5000;
/** The first wait before a unit that broke down is tried again, in milliseconds; it doubles each time. */
const FIRST_DELAY = 1000;
/** Results that nobody has come for are dropped after so many seconds: a week. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/**
 * Gives each outcome as it comes. The queue is asked again and again for what it knows of each unit: whatever it forgets, by a
 * restart without its file for instance, is put into it once more, and what it has known from an earlier run is not.
 */
export async function* runQueued(
  units: AsyncIterable<Unit>,
  { address, set, build, kind, options, ahead, onWorkers }: QueueRun,
): AsyncGenerator<Outcome, void> {
  const { bullmq, redis } = await openQueueAccess(address);
  const queue: Queue<QueuedUnit, string> = new bullmq.Queue(queueName(set, build), { connection: redis });
  // A server that is gone for a while is waited for.
  queue.on('error', () => undefined);
  const put = (added: readonly Unit[]) =>
    queue.addBulk(added.map((unit) => entryOf(unit, { kind, options })));
  const waiting = units[Symbol.asyncIterator]();
  const queued = new Map<string, Unit>();
  let isEnded = false;
  let counted = -Infinity;
  try {
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
      if (added.length > 0) await put(added);
      if (queued.size === 0) return;
      if (performance.now() - counted > COUNT_EVERY) {
        counted = performance.now();
        onWorkers(await countWorkers(queue));
      }
      const { ended, lost } = await look(queue, [...queued.values()]);
      if (lost.length > 0) await put(lost);
      for (const { outcome, job } of ended) {
        queued.delete(outcome.unit.key);
        // Who hears of it keeps it before it goes on.
        yield outcome;
        await job.remove().catch(() => undefined);
      }
      if (ended.length === 0) await pause(LOOK_EVERY);
    }
  } finally {
    await queue.close().catch(() => undefined);
    redis.disconnect();
  }
}

function entryOf(unit: Unit, { kind, options }: JobCommon) {
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
    },
  };
}

interface Ended {
  outcome: Outcome;
  job: Job<QueuedUnit, string>;
}

/** How the queue says that a unit has ended: values that anybody may have written who reaches it. */
export interface QueuedEnd {
  readonly returnvalue?: unknown;
  readonly failedReason?: unknown;
}

/** Which of some units have ended, and which the queue does not know. */
async function look(
  queue: Queue<QueuedUnit, string>,
  units: readonly Unit[],
): Promise<{ ended: Ended[]; lost: Unit[] }> {
  const found = await Promise.all(units.map(async (unit) => ({ unit, job: await queue.getJob(unit.key) })));
  const ended: Ended[] = [];
  const lost: Unit[] = [];
  for (const { unit, job } of found) {
    if (!job) lost.push(unit);
    else if (job.finishedOn !== undefined) ended.push({ outcome: outcomeOf(unit, job), job });
  }
  return { ended, lost };
}

/** What the queue says of a unit that has ended, whatever was written into it. */
export function outcomeOf(unit: Unit, { returnvalue, failedReason }: QueuedEnd): Outcome {
  if (typeof returnvalue !== 'string') {
    const isReason = typeof failedReason === 'string' && failedReason !== '';
    return { unit, error: isReason ? failedReason : 'what came out of the queue is no result' };
  }
  try {
    return { unit, content: unpack(returnvalue) };
  } catch (error) {
    return { unit, error: `the result came damaged out of the queue: ${String(error)}` };
  }
}

/** Servers that are rented may keep the list of their clients to themselves. */
async function countWorkers(queue: Queue): Promise<number> {
  try {
    return await queue.getWorkersCount();
  } catch {
    return NaN;
  }
}
