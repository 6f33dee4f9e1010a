/**
 * Access to the queue's packages and its server, which are loaded for a queue alone. A job without a queue needs none of
 * these packages.
 */
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { reasonOf } from '../../../io/streams/input.js';
import { InputError, UsageError, type CommandLine } from '../../../io/command-line/options.js';

/** Milliseconds to wait for the server's first answer. */
const FIRST_ANSWER = 5000;
/** The longest pause between attempts to reconnect, in milliseconds. */
const MOST_DELAY = 5000;

/** The interval of the pings to the server, and how long it may take to answer one, in milliseconds. */
const PING_EVERY = 4000;
const LONGEST_PING = 4000;

/** BullMQ, and a connection to a server that has answered. */
export interface QueueAccess {
  bullmq: typeof import('bullmq');
  redis: Redis;
  /** Ends this connection and its copies, whether or not the server answers. */
  close: () => void;
}

/** The address of a queue and its credentials. */
export interface QueueAddress {
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
export async function queueAddressOf(line: CommandLine): Promise<QueueAddress | undefined> {
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

/** A text from a file, such as a password. @throws {InputError} */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** @throws {InputError} when the address is invalid, or no server answers */
export async function openQueueAccess({ address, password, ca }: QueueAddress): Promise<QueueAccess> {
  const shown = withoutPassword(address);
  const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
  let isReached = false;
  const url = new URL(address);
  const { username } = url;
  // In the library, what stands in an address goes before the options.
  if (password !== undefined) url.username = url.password = '';
  const redis = new ioredis.Redis(url.href, {
    lazyConnect: true,
    ...(password !== undefined && { password }),
    ...(password !== undefined && username !== '' && { username: decodeURIComponent(username) }),
    ...(ca !== undefined && { tls: { ca } }),
    connectTimeout: FIRST_ANSWER,
    // Repeat requests that a restarting server has not answered, without limit.
    maxRetriesPerRequest: null,
    // Milliseconds before the next attempt; `null` gives up.
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
  const connections = [redis];
  const duplicate = redis.duplicate.bind(redis);
  // BullMQ opens further connections by this method.
  redis.duplicate = (override) => {
    const copy = duplicate(override);
    connections.push(copy);
    return copy;
  };
  const pings = cutWhenSilent(redis);
  return {
    bullmq,
    redis,
    close: () => {
      clearInterval(pings);
      for (const connection of connections) {
        connection.disconnect();
        // A server that does not answer does not close its side either.
        (connection.stream as Socket | undefined)?.destroy();
      }
    },
  };
}

/**
 * Cuts the connection to a server that has become silent, as one whose packets are dropped: nothing else would say that
 * it is lost.
 */
function cutWhenSilent(redis: Redis): NodeJS.Timeout {
  return setInterval(() => {
    if (redis.status !== 'ready') return;
    const limit = setTimeout(() => redis.stream.destroy(), LONGEST_PING);
    redis.ping().then(
      () => clearTimeout(limit),
      () => clearTimeout(limit),
    );
  }, PING_EVERY).unref();
}

/**
 * The number of units that wait in a queue; `NaN` while its connection is lost, also if that happens before it answers.
 * The library would answer only once the queue is back.
 */
export function countWaiting(queue: Pick<Queue, 'getJobCountByTypes'>, redis: Redis): Promise<number> {
  if (redis.status !== 'ready') return Promise.resolve(NaN);
  return new Promise((resolve, reject) => {
    const onLost = (): void => resolve(NaN);
    redis.once('close', onLost);
    void queue
      .getJobCountByTypes('waiting', 'prioritized', 'delayed')
      .then(resolve, reject)
      .finally(() => redis.off('close', onLost));
  });
}

/** What a Redis server says when it refuses a command, and whether that may pass. */
const REFUSALS: readonly (readonly [code: RegExp, words: string, passes: boolean])[] = [
  [/\bOOM\b/u, 'the Redis server has no memory left (maxmemory)', true],
  [/\bNOREPLICAS\b/u, 'the Redis server has too few replicas (min-replicas-to-write)', true],
  [/\bREADONLY\b/u, 'the Redis server is a replica, which stores nothing', true],
  [/\bMASTERDOWN\b/u, 'the Redis server is a replica that has lost its master', true],
  [/\bMISCONF\b/u, 'the Redis server cannot write its data to its disk', true],
  [/\bLOADING\b/u, 'the Redis server is still loading its data', true],
  [/\bNOPERM\b/u, "the Redis server does not grant this user the queue's commands and keys", false],
  [/\b(?:NOAUTH|WRONGPASS)\b/u, 'the Redis server does not accept the password', false],
];
/** Characters of an answer that is quoted. */
const LONGEST_REASON = 300;

/** Why a server that answers refuses a command, in words; `undefined` for an error that is no answer of a server. */
export function refusalOf(error: unknown): { readonly reason: string; readonly passes: boolean } | undefined {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return undefined;
  const known = REFUSALS.find(([code]) => code.test(error.message));
  if (known) return { reason: known[1], passes: known[2] };
  return { reason: `the Redis server refuses: ${error.message.slice(0, LONGEST_REASON)}`, passes: false };
}

/** In milliseconds, as all pauses. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** The pauses after one refusal and the next, in milliseconds: each is twice as long, up to half a minute. */
export class Pauses {
  #next = FIRST_PAUSE;

  /** The next pause. */
  next(): number {
    const pause = this.#next;
    this.#next = Math.min(2 * pause, LONGEST_PAUSE);
    return pause;
  }

  /** After a command that was not refused. */
  reset(): void {
    this.#next = FIRST_PAUSE;
  }
}

/** @throws {InputError} when it is not the address of a Redis server */
function withoutPassword(address: string): string {
  if (!URL.canParse(address) || !/^rediss?:$/.test(new URL(address).protocol)) {
    throw new InputError(`--queue takes an address such as redis://localhost:6379, not ${address}`);
  }
  const url = new URL(address);
  if (url.password) url.password = '***';
  return url.href;
}

/** The name contains the build, so that only workers of the same build see the units and results are never mixed. */
export function queueName(set: string, build: string): string {
  return `othello-${set}-${build}`;
}
