/**
 * A worker: takes units of jobs, each of a few games or positions, from a queue on a Redis server, as many at a time
 * as it has threads, and puts the results back, until it is stopped. `run-queued.ts` is the other end.
 */
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { hostname } from 'node:os';
import { pack } from './packing.js';
import { countWaiting, openQueueAccess, Pauses, queueName, refusalOf, type QueueAddress } from './redis.js';
import type { QueuedResult, QueuedUnit } from './run-queued.js';
import { unitKey } from '../units/unit.js';
import { UnitError, type UnitRunners } from '../units/unit-threads.js';

/** Options of a worker. */
export interface QueueService {
  queue: QueueAddress;
  set: string;
  build: string;
  threads: number;
  /** Seconds without a sign of life after which the worker's units go to others. */
  lease: number;
  runners: UnitRunners;
  /** A unit has begun. */
  onBegin?: () => void;
  /** A unit has a result. @param location where its items come from */
  onDone: (location: string, seconds: number) => void;
  /** A unit has failed. */
  onFailed: (location: string, reason: string) => void;
  /** Called with what is worth a line of the log. */
  onNotice: (text: string) => void;
  /** Called when the queue cannot be used, with the reason, and with `undefined` when it can be used again. */
  onTrouble?: (reason: string | undefined) => void;
  /** Called with a way to count the units that wait in the queue. */
  onQueue?: (waiting: () => Promise<number>) => void;
}

/** How often a unit may take its worker down before it is given up. */
const MOST_STALLS = 5;

/** Serves until the signal aborts; running units are finished first. */
export async function serveQueue(service: QueueService, ending: AbortSignal): Promise<void> {
  const { queue, set, build, threads, lease, runners, onDone, onFailed, onNotice, onTrouble } = service;
  const { bullmq, redis, close } = await openQueueAccess(queue);
  /** The units that are worked on, or whose end the queue does not know yet. */
  const held = new Set<string | undefined>();
  const work = async (
    { id, data }: Job<QueuedUnit, QueuedResult>,
    _token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<QueuedResult> => {
    const begun = performance.now();
    held.add(id);
    service.onBegin?.();
    try {
      const packed = pack(unitKey(data, build), await runners.run(data, signal));
      onDone(data.location, (performance.now() - begun) / 1000);
      return packed;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      onFailed(data.location, reason);
      if (error instanceof UnitError && error.again) throw error;
      throw new bullmq.UnrecoverableError(reason);
    }
  };
  const worker = new bullmq.Worker<QueuedUnit, QueuedResult>(queueName(set, build), work, {
    connection: redis,
    name: workerName(),
    concurrency: threads,
    lockDuration: lease * 1000,
    stalledInterval: lease * 1000,
    maxStalledCount: MOST_STALLS,
  });
  worker.on('completed', ({ id }) => held.delete(id));
  worker.on('failed', (job) => held.delete(job?.id));
  const waiting = new bullmq.Queue(queueName(set, build), { connection: redis });
  waiting.on('error', () => undefined);
  service.onQueue?.(() => countWaiting(waiting, redis));
  // A server that refuses gets the request again and again; the log has each state once.
  const pauses = new Pauses();
  let refused: string | undefined;
  let resting: NodeJS.Timeout | undefined;
  const rest = (reason: string): void => {
    if (reason !== refused) onNotice(reason);
    refused = reason;
    onTrouble?.(reason);
    if (resting || ending.aborted) return;
    void worker.pause(true).catch(() => undefined);
    resting = setTimeout(() => {
      resting = undefined;
      void worker.resume();
    }, pauses.next());
  };
  worker.on('error', (error) => {
    const refusal = refusalOf(error);
    if (refusal) rest(refusal.reason);
    // Its connection reports that it is gone.
    else if (redis.status === 'ready') onNotice(error.message);
  });
  const works = (): void => {
    pauses.reset();
    if (refused !== undefined) onNotice('the queue is back');
    refused = undefined;
    onTrouble?.(undefined);
  };
  worker.on('active', works);
  worker.on('drained', works);
  // Nobody takes the result of a unit that was given to another worker, or that the queue has forgotten.
  worker.on('lockRenewalFailed', (keys) => {
    for (const key of keys) worker.cancelJob(key, 'the queue has taken the unit from this worker');
  });
  worker.on('stalled', (key) => onNotice(`taking over unit ${key} from a worker that has gone`));
  onTrouble?.(undefined);
  redis.on('close', () => onTrouble?.('the queue cannot be reached'));
  redis.on('ready', () => onTrouble?.(refused));
  try {
    await aborted(ending);
    // Without the queue there is nothing to take or to report; only a result waits until the queue is back.
    const closed = worker.close(held.size === 0 && redis.status !== 'ready').then(() => true);
    if (await Promise.race([closed, lostFor(redis, lease)])) return;
    onNotice(`the queue has been gone for ${lease} s: giving up its units`);
    worker.cancelAllJobs('the queue is gone');
  } finally {
    clearTimeout(resting);
    close();
  }
}

/** The name under which a coordinator reports this worker. */
export function workerName(): string {
  return `${hostname()}:${process.pid}`;
}

/**
 * Resolves to false when a connection has been lost for as long as a lease. When the queue is back it gives the worker's
 * units to others, so their results are not needed.
 */
function lostFor(redis: Redis, seconds: number): Promise<false> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const onLost = (): void => {
      // Attempts to reconnect keep the process alive, not this.
      timer ??= setTimeout(() => resolve(false), seconds * 1000).unref();
    };
    if (redis.status !== 'ready') onLost();
    redis.on('close', onLost);
    redis.on('ready', () => {
      clearTimeout(timer);
      timer = undefined;
    });
  });
}

/** Resolves when a signal is aborted. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
