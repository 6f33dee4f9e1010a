/** Access to the queue's packages and its server, which are loaded for a queue alone. */
import type { Redis } from 'ioredis';
import { readFile } from 'node:fs/promises';
import { reasonOf } from '../input.js';
import { InputError, UsageError, type CommandLine } from '../options.js';

/** Milliseconds to wait for the server's first answer. */
const FIRST_ANSWER = 5000;
/** The longest pause between attempts to reconnect, in milliseconds. */
const MOST_DELAY = 5000;

/** BullMQ, and a connection to a server that has answered. */
export interface QueueAccess {
  bullmq: typeof import('bullmq');
  redis: Redis;
}

/** The address of a queue and its credentials. */
export interface QueuePlace {
  address: string;
  /** Overrides the password in the address. */
  password?: string;
  /** Certificates of the authorities that signed the server's certificate, as PEM. */
  ca?: string;
}

/** The environment variable with the password of the queue; others on the machine can see command lines. */
const PASSWORD = 'OTHELLO_QUEUE_PASSWORD';

/**
 * The queue of a command line, with its password from a file or the environment; `undefined` without a queue.
 *
 * @throws {InputError} when a file cannot be read
 * @throws {UsageError} when an option needs `--queue`
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

/** @throws {InputError} when the address is invalid, or no server answers */
export async function openQueueAccess({ address, password, ca }: QueuePlace): Promise<QueueAccess> {
  const shown = withoutPassword(address);
  const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
  let isReached = false;
  const redis = new ioredis.Redis(address, {
    lazyConnect: true,
    ...(password !== undefined && { password }),
    ...(ca !== undefined && { tls: { ca } }),
    connectTimeout: FIRST_ANSWER,
    // Repeat requests that a restarting server has not answered, without limit.
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

/** @throws {InputError} when it is not the address of a Redis server */
function withoutPassword(address: string): string {
  if (!URL.canParse(address) || !/^rediss?:$/.test(new URL(address).protocol)) {
    throw new InputError(`--queue ${address}: an address such as redis://localhost:6379 is expected`);
  }
  const url = new URL(address);
  if (url.password) url.password = '***';
  return url.href;
}

/** The name contains the build, so that only workers of the same build see the units and results are never mixed. */
export function queueName(set: string, build: string): string {
  return `othello-${set}-${build}`;
}
