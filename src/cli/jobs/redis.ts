/** The queue's packages and its server: both are there only for those who use a queue. */
import type { Redis } from 'ioredis';
import { readFile } from 'node:fs/promises';
import { reasonOf } from '../input.js';
import { InputError, UsageError, type CommandLine } from '../options.js';

/** How long a server may take to answer at first, in milliseconds. */
const FIRST_ANSWER = 5000;
/** Longest wait between two attempts to reach a server that was there and is gone, in milliseconds. */
const MOST_DELAY = 5000;

/** BullMQ, and a connection to a server that has answered. */
export interface QueueAccess {
  bullmq: typeof import('bullmq');
  redis: Redis;
}

/** Where a queue is, and what opens it. */
export interface QueuePlace {
  address: string;
  /** Takes the place of the one in the address. */
  password?: string;
  /** Certificates of who has signed the server's own, as PEM. */
  ca?: string;
}

/** The password of the queue, for who keeps it out of command lines, which others on the machine can see. */
const PASSWORD = 'OTHELLO_QUEUE_PASSWORD';

/**
 * The queue of a command line, with its password from a file or the environment; nothing where there is none.
 *
 * @throws {InputError} when a file cannot be read
 * @throws {UsageError} when something is given that needs `--queue`
 */
export async function queuePlaceOf(line: CommandLine): Promise<QueuePlace | undefined> {
  const { queue: address, queuePassword, queueCa } = line;
  if (address === undefined) {
    if (queuePassword !== undefined) throw new UsageError('--queue-password needs --queue');
    if (queueCa !== undefined) throw new UsageError('--queue-ca needs --queue');
    return undefined;
  }
  const password =
    queuePassword === undefined
      ? process.env[PASSWORD]
      : (await textOf(queuePassword)).replace(/\r?\n$/u, '');
  return {
    address,
    ...(password !== undefined && password !== '' && { password }),
    ...(queueCa !== undefined && { ca: await textOf(queueCa) }),
  };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** @throws {InputError} when the packages are not installed, the address makes no sense, or nobody answers there */
export async function openQueueAccess({ address, password, ca }: QueuePlace): Promise<QueueAccess> {
  const shown = withoutPassword(address);
  const { bullmq, ioredis } = await loadPackages();
  let isReached = false;
  const redis = new ioredis.Redis(address, {
    lazyConnect: true,
    ...(password !== undefined && { password }),
    ...(ca !== undefined && { tls: { ca } }),
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
