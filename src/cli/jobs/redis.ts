/** The queue's packages and its server: both are there only for those who use a queue. */
import type { Redis } from 'ioredis';
import { InputError } from '../options.js';

/** How long a server may take to answer at first, in milliseconds. */
const FIRST_ANSWER = 5000;
/** Longest wait between two attempts to reach a server that was there and is gone, in milliseconds. */
const MOST_DELAY = 5000;

/** BullMQ, and a connection to a server that has answered. */
export interface QueueAccess {
  bullmq: typeof import('bullmq');
  redis: Redis;
}

/** @throws {InputError} when the packages are not installed, the address makes no sense, or nobody answers there */
export async function openQueueAccess(address: string): Promise<QueueAccess> {
  const shown = withoutPassword(address);
  const { bullmq, ioredis } = await loadPackages();
  let isReached = false;
  const redis = new ioredis.Redis(address, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER,
    // What a server that restarts has not answered is asked again, however long it takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isReached ? Math.min(times * 200, MOST_DELAY) : null),
  });
  let last: Error | undefined;
  redis.on('error', (error: Error) => (last = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new InputError(`the queue ${shown} cannot be reached: ${(last ?? (error as Error)).message}`);
  }
  isReached = true;
  return { bullmq, redis };
}

async function loadPackages() {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, ioredis };
  } catch (cause) {
    throw new InputError('--queue needs the packages bullmq and ioredis: npm install bullmq ioredis', {
      cause,
    });
  }
}

/** @throws {InputError} when it is no address of a Redis server */
function withoutPassword(address: string): string {
  if (!URL.canParse(address) || !/^rediss?:$/.test(new URL(address).protocol)) {
    throw new InputError(`--queue ${address}: an address such as redis://localhost:6379 is expected`);
  }
  const url = new URL(address);
  if (url.password) url.password = '***';
  return url.href;
}

/** Units for one build are seen by workers of that build alone, so that results of different ones are never mixed. */
export function queueName(set: string, build: string): string {
  return `othello-${set}-${build}`;
}
