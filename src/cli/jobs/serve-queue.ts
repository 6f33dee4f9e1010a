/** A worker: takes units from a queue, as many at a time as it has threads. */
import type { Job } from 'bullmq';
import { pack } from './packing.js';
import { openQueueAccess, queueName } from './redis.js';
import type { QueuedUnit } from './run-queued.js';
import { UnitError, type UnitRunners } from './unit-threads.js';

/** What a worker is told of. */
export interface QueueService {
  address: string;
  set: string;
  build: string;
  threads: number;
  /** Seconds after which a worker that is not heard of has lost its units to others. */
  lease: number;
  runners: UnitRunners;
  onDone: (place: string, seconds: number) => void;
  onFailed: (place: string, reason: string) => void;
  onTrouble: (reason: string) => void;
}

/** Workers that take a unit with them when they go are not to take others with the same unit for ever. */
const MOST_STALLS = 5;

/** Serves until the signal aborts; units under way are then worked on to their end. */
export async function serveQueue(service: QueueService, ending: AbortSignal): Promise<void> {
  const { address, set, build, threads, lease, runners, onDone, onFailed, onTrouble } = service;
  const { bullmq, redis } = await openQueueAccess(address);
  const work = async ({ data }: Job<QueuedUnit, string>): Promise<string> => {
    const begun = performance.now();
    try {
      const packed = pack(await runners.run(data));
      onDone(data.place, (performance.now() - begun) / 1000);
      return packed;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      onFailed(data.place, reason);
      if (error instanceof UnitError && error.again) throw error;
      throw new bullmq.UnrecoverableError(reason);
    }
  };
  const worker = new bullmq.Worker<QueuedUnit, string>(queueName(set, build), work, {
    connection: redis,
    concurrency: threads,
    lockDuration: lease * 1000,
    stalledInterval: lease * 1000,
    maxStalledCount: MOST_STALLS,
  });
  worker.on('error', (error) => onTrouble(error.message));
  worker.on('stalled', (key) => onTrouble(`unit ${key} is taken over from a worker that is gone`));
  try {
    await aborted(ending);
    await worker.close();
  } finally {
    redis.disconnect();
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
