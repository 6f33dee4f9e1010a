/**
 * The work of an operator: starts a job by a queue with a password, watches it, kills its workers, continues, reads
 * metrics.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedResults } from '../../../e2e/support/stored-results.js';
import { haveRedis, RedisServer } from '../../../e2e/support/redis.js';
import { randomGame } from '../../../e2e/support/random-game.js';
import { freePort } from '../../../support/free-port.mjs';

const isRedisThere = haveRedis();
if (!isRedisThere)
  console.warn('There is no redis-server, and none can be installed: the queue is not tested.');

const GAMES = 16;
const PASSWORD = 'open sesame';

interface Running {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

let folder: string;
let running: Running[];
/** What ends the servers of a test and the connections to them. */
let closing: (() => unknown)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'othello-operator-'));
  running = [];
  closing = [];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  for (const { process: child } of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A Redis server with a password, and a connection to it. */
async function openRedis(args: readonly string[] = []): Promise<{ redis: RedisServer; client: Redis }> {
  const data = join(folder, 'redis');
  mkdirSync(data);
  const redis = await RedisServer.start(data, ['--requirepass', PASSWORD, ...args]);
  const client = redis.client(PASSWORD);
  closing.push(
    () => redis.kill(),
    () => client.disconnect(),
  );
  return { redis, client };
}

function start(...args: string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, OTHELLO_QUEUE_PASSWORD: PASSWORD },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const command = { process: child, output: () => output, ended };
  running.push(command);
  return command;
}

async function finish(...args: string[]): Promise<string> {
  const command = start(...args);
  expect(await command.ended, command.output()).toBe(0);
  return command.output();
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

/** A job with this many games; each name has other games. */
async function jobOf(name: string, games: number, nodes = '100'): Promise<string> {
  const file = join(folder, `${name}.txt`);
  const first = 100 * name.length;
  writeFileSync(file, Array.from({ length: games }, (_, at) => `${randomGame(first + at, 10)}\n`).join(''));
  const store = join(folder, name);
  await finish('jobs', 'create', 'review', file, '--nodes', nodes, '--table', '4', '--store', store);
  return store;
}

/**
 * Makes a certificate for this machine, self-signed or signed by another one that is made with it; its key is beside
 * it.
 */
function certificate(name: string, signer?: string): string {
  const pathOf = (ending: string, of = name): string => join(folder, `${of}.${ending}`);
  const by = signer === undefined ? [] : ['-CA', certificate(signer), '-CAkey', pathOf('key', signer)];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost', ...by],
    ...['-keyout', pathOf('key'), '-out', pathOf('pem')],
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  return pathOf('pem');
}

/** A port for metrics; those of a killed process may stay in use for a moment. */
let nextPort = 20_000 + (process.pid % 20_000);

async function textAt(port: number, path: string): Promise<string> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  } catch {
    return '';
  }
}

describe.skipIf(!isRedisThere)('an operator', () => {
  it('starts, watches, kills, goes on and reads metrics', async () => {
    const { redis } = await openRedis();
    const games = join(folder, 'games.txt');
    const lines = Array.from({ length: GAMES }, (_, game) => `${randomGame(game + 1, 30)}\n`);
    writeFileSync(games, lines.join(''));
    const store = join(folder, 'store');
    await finish('jobs', 'create', 'review', games, '--nodes', '20000', '--table', '4', '--store', store);
    const [runPort, workerPort, againPort] = [nextPort++, nextPort++, nextPort++];
    const queue = ['--queue', redis.address];
    const doomed = start('worker', ...queue, '--threads', '1', '--lease', '3');
    const worker = start(
      'worker',
      ...queue,
      '--threads',
      '1',
      '--lease',
      '3',
      '--metrics',
      String(workerPort),
    );
    const first = start('jobs', 'run', '--store', store, ...queue, '--metrics', String(runPort));
    const watching = start('jobs', 'status', '--store', store, '--watch');
    await until(() => storedResults(store).length >= 2);
    expect(await textAt(runPort, '/metrics')).toContain(`\nothello_job_units ${GAMES}\n`);
    expect(await textAt(runPort, '/healthz')).toBe('ok\n');
    doomed.process.kill('SIGKILL');
    first.process.kill('SIGKILL');
    await first.ended;
    const before = storedResults(store).length;
    const out = join(folder, 'out.jsonl');
    const again = start(
      ...['jobs', 'run', '--store', store, ...queue, '--out', out],
      ...['--metrics', String(againPort), '--priority', '2'],
    );
    // A second coordinator says whom it waits for, and has nothing left to do.
    await until(async () => (await textAt(againPort, '/healthz')) === 'ok\n');
    const second = start('jobs', 'run', '--store', store, ...queue);
    expect(await again.ended, again.output()).toBe(0);
    expect(again.output()).toMatch(
      new RegExp(`${GAMES} units: \\d+ already done, \\d+ done now, 0 failed`, 'u'),
    );
    expect(storedResults(store).length).toBe(GAMES);
    expect(before).toBeLessThan(GAMES);
    expect(await second.ended, second.output()).toBe(0);
    expect(second.output()).toContain(`${GAMES} units: ${GAMES} already done, 0 done now, 0 failed`);
    expect(await watching.ended, watching.output()).toBe(0);
    expect(watching.output()).toContain(`${GAMES} of ${GAMES} units (100%) done`);
    const metrics = await textAt(workerPort, '/metrics');
    expect(metrics).toMatch(/^othello_worker_units_done_total [1-9]\d*$/mu);
    expect(metrics).toContain('\nothello_worker_queue_up 1\n');
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
  });

  it('is told where the password is wrong', async () => {
    const { redis } = await openRedis();
    const secret = join(folder, 'secret');
    writeFileSync(secret, 'wrong\n');
    const refused = start('worker', '--queue', redis.address, '--queue-password', secret);
    expect(await refused.ended).toBe(2);
    expect(refused.output()).toMatch(/cannot be reached: .*WRONGPASS/u);
    expect(refused.output()).not.toContain('wrong\n');
  });

  it('reaches a queue by TLS only with the certificate of its authority', async () => {
    const port = await freePort();
    await openRedis([
      ...['--tls-port', String(port), '--tls-auth-clients', 'no'],
      ...['--tls-cert-file', certificate('server', 'ca'), '--tls-key-file', join(folder, 'server.key')],
    ]);
    const queue = ['--queue', `rediss://localhost:${port}`];
    const unknown = start('worker', ...queue);
    expect(await unknown.ended, unknown.output()).toBe(2);
    expect(unknown.output()).toMatch(/cannot be reached: .*certificate/u);
    const wrong = start('worker', ...queue, '--queue-ca', certificate('other'));
    expect(await wrong.ended, wrong.output()).toBe(2);
    expect(wrong.output()).toMatch(/cannot be reached: .*certificate/u);
    const ca = ['--queue-ca', join(folder, 'ca.pem')];
    const store = await jobOf('one', 2);
    start('worker', ...queue, ...ca, '--threads', '1');
    const ran = await finish('jobs', 'run', '--store', store, ...queue, ...ca);
    expect(ran).toContain('2 units: 0 already done, 2 done now, 0 failed');
  });

  it('has units of a smaller number worked on first', async () => {
    const { redis, client } = await openRedis();
    const queue = ['--queue', redis.address];
    const waiting = async (): Promise<number> => {
      const [key] = await client.keys('bull:othello-*:prioritized');
      return key === undefined ? 0 : client.zcard(key);
    };
    const runs: Running[] = [];
    for (const [name, priority] of [
      ['later', '5'],
      ['sooner', '2'],
    ] as const) {
      const store = await jobOf(name, 3);
      runs.push(start('jobs', 'run', '--store', store, ...queue, '--priority', priority));
      await until(async () => (await waiting()) === 3 * runs.length);
    }
    const worker = start('worker', ...queue, '--threads', '1');
    for (const run of runs) expect(await run.ended, run.output()).toBe(0);
    const order = [...worker.output().matchAll(/(later|sooner)\.txt:.* s$/gmu)].map(([, name]) => name);
    expect(order, worker.output()).toEqual(['sooner', 'sooner', 'sooner', 'later', 'later', 'later']);
  });

  it('has a run that waited its turn wait for the queue as well', async () => {
    const { redis } = await openRedis();
    const queue = ['--queue', redis.address];
    const store = await jobOf('turn', 1);
    const first = start('jobs', 'run', '--store', store, ...queue);
    await until(() => first.output().includes('0 workers'));
    const second = start('jobs', 'run', '--store', store, ...queue);
    await until(() => second.output().includes('is already working on this job'));
    await redis.kill();
    first.process.kill('SIGKILL');
    const holder = (): unknown => JSON.parse(readFileSync(join(store, 'run.lock'), 'utf8') || '{}');
    await expect.poll(holder, { timeout: 60_000 }).toMatchObject({ pid: second.process.pid });
    await redis.start();
    start('worker', ...queue, '--threads', '1');
    expect(await second.ended, second.output()).toBe(0);
    expect(second.output()).toContain('1 unit: 0 already done, 1 done now, 0 failed');
  });

  it('is told once of a unit that its worker has lost, and the worker takes the next', async () => {
    const { redis, client } = await openRedis();
    const queue = ['--queue', redis.address];
    const store = await jobOf('endless', 1, '100000000');
    start('jobs', 'run', '--store', store, ...queue);
    const worker = start('worker', ...queue, '--threads', '1', '--lease', '2');
    const isTaken = async (): Promise<boolean> => {
      const [key] = await client.keys('bull:othello-*:active');
      return key !== undefined && (await client.llen(key)) === 1;
    };
    await until(isTaken);
    await client.flushall();
    await until(() => worker.output().includes('the queue has taken the unit from this worker'));
    await until(isTaken);
    expect(worker.output().match(/could not renew lock/gu)).toHaveLength(1);
  });

  it('ends an idle worker by SIGTERM also while the queue is gone', async () => {
    const { redis } = await openRedis();
    const port = nextPort++;
    const worker = start('worker', '--queue', redis.address, '--threads', '1', '--metrics', String(port));
    await until(async () => (await textAt(port, '/healthz')) === 'ok\n');
    await redis.kill();
    await until(async () => (await textAt(port, '/healthz')).includes('cannot be reached'));
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
  });

  it('ends a worker by SIGTERM that cannot tell its result, once its unit is lost', async () => {
    const { redis } = await openRedis();
    const port = nextPort++;
    const queue = ['--queue', redis.address];
    // It takes a second or more, so that the queue is killed before the unit is done.
    const store = await jobOf('late', 1, '300000');
    start('jobs', 'run', '--store', store, ...queue);
    const threads = ['--threads', '1', '--lease', '3', '--metrics', String(port)];
    const worker = start('worker', ...queue, ...threads);
    const reported = (text: string) => async () => (await textAt(port, '/metrics')).includes(text);
    await until(reported('othello_worker_units_active 1'));
    await redis.kill();
    await until(reported('othello_worker_units_done_total 1'));
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
    expect(worker.output()).toContain('the queue has been gone for 3 s: giving up its units');
  });

  it('ends a worker by SIGTERM that still works on a unit when the queue is long gone', async () => {
    const { redis } = await openRedis();
    const port = nextPort++;
    const queue = ['--queue', redis.address];
    const store = await jobOf('forever', 1, '100000000');
    start('jobs', 'run', '--store', store, ...queue);
    const threads = ['--threads', '1', '--lease', '2', '--metrics', String(port)];
    const worker = start('worker', ...queue, ...threads);
    await until(async () => (await textAt(port, '/metrics')).includes('othello_worker_units_active 1'));
    await redis.kill();
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
  });
});

/** A server between a queue and its users that can fall silent, as where packets are dropped. */
async function openProxy(to: number): Promise<{ address: string; silence: () => void; close: () => void }> {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isSilent || into.write(data));
      from.on('error', () => undefined);
      from.on('close', () => isSilent || into.destroy());
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    address: `redis://127.0.0.1:${port}`,
    silence: () => (isSilent = true),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.skipIf(!isRedisThere)('a queue whose server', () => {
  it('is silent is not healthy, and a worker that waits for it ends by SIGTERM', async () => {
    const { redis } = await openRedis();
    const proxy = await openProxy(redis.port);
    closing.push(proxy.close);
    const port = nextPort++;
    const threads = ['--threads', '1', '--lease', '3', '--metrics', String(port)];
    const worker = start('worker', '--queue', proxy.address, ...threads);
    await until(async () => (await textAt(port, '/healthz')) === 'ok\n');
    proxy.silence();
    await until(async () => (await textAt(port, '/healthz')).includes('cannot be reached'));
    expect(await textAt(port, '/metrics')).toContain('\nothello_worker_queue_up 0\n');
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
  });

  it('is lost does not hold up metrics', async () => {
    const { redis } = await openRedis();
    const store = await jobOf('unserved', 1, '100000000');
    const queue = ['--queue', redis.address];
    const [runPort, workerPort] = [nextPort++, nextPort++];
    const run = start('jobs', 'run', '--store', store, ...queue, '--metrics', String(runPort));
    const waiting = (port: number) => async () =>
      /_units_waiting [01]\n/u.test(await textAt(port, '/metrics'));
    await until(waiting(runPort));
    const worker = start('worker', ...queue, '--threads', '1', '--metrics', String(workerPort));
    await until(waiting(workerPort));
    // Both are asked before they have seen that the queue is gone, as happens on a busy machine.
    for (const { process: child } of [run, worker]) child.kill('SIGSTOP');
    await redis.kill();
    const texts = [runPort, workerPort].map((port) => textAt(port, '/metrics'));
    await pause(500);
    for (const { process: child } of [run, worker]) child.kill('SIGCONT');
    for (const text of await Promise.all(texts)) expect(text).toMatch(/_units_waiting NaN$/imu);
    for (const port of [runPort, workerPort])
      expect(await textAt(port, '/metrics')).toMatch(/_units_waiting NaN$/imu);
  });

  it('refuses what a user may not do ends a run in words, and fills no log of a worker', async () => {
    const { redis, client } = await openRedis();
    await client.acl('SETUSER', 'weak', 'on', `>${PASSWORD}`, '+ping', '+info', '+hello', '+client');
    const address = redis.address.replace('://', '://weak@');
    const store = await jobOf('weak', 1);
    const run = start('jobs', 'run', '--store', store, '--queue', address);
    expect(await run.ended, run.output()).toBe(2);
    expect(run.output()).toContain("the Redis server does not grant this user the queue's commands and keys");
    const port = nextPort++;
    const threads = ['--threads', '1', '--metrics', String(port)];
    const worker = start('worker', '--queue', address, ...threads);
    await until(async () => (await textAt(port, '/healthz')).includes('does not grant'));
    // Several times what a first pause takes.
    await pause(5000);
    expect(worker.output().match(/does not grant/gu)).toHaveLength(1);
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.output()).toBe(0);
  });

  it('has no memory says so once, and all goes on when it has', async () => {
    const { redis, client } = await openRedis();
    await client.config('SET', 'maxmemory', '1');
    const store = await jobOf('memory', 2);
    const run = start('jobs', 'run', '--store', store, '--queue', redis.address);
    await until(() => run.output().includes('the Redis server has no memory left (maxmemory)'));
    await pause(2000);
    await client.config('SET', 'maxmemory', '0');
    start('worker', '--queue', redis.address, '--threads', '1');
    expect(await run.ended, run.output()).toBe(0);
    expect(run.output().match(/no memory left/gu)).toHaveLength(1);
    expect(run.output()).toContain('the queue is back');
  });

  it('drops the list of waiting units is given them again', async () => {
    const { redis, client } = await openRedis();
    const store = await jobOf('evicted', 4);
    const run = start('jobs', 'run', '--store', store, '--queue', redis.address);
    const lists = async (): Promise<string[]> => client.keys('*:wait');
    await until(async () => {
      const [list] = await lists();
      return list !== undefined && (await client.llen(list)) === 4;
    });
    await client.del(...(await lists()));
    start('worker', '--queue', redis.address, '--threads', '1');
    expect(await run.ended, run.output()).toBe(0);
    expect(run.output()).toContain('4 units: 0 already done, 4 done now, 0 failed');
  });
});

it('a lock whose time is in the future is given up when its holder does not renew it', async () => {
  const store = await jobOf('future', 1);
  const path = join(store, 'run.lock');
  writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', token: 'x' }));
  const future = new Date(Date.now() + 3_600_000);
  utimesSync(path, future, future);
  const output = await finish('jobs', 'run', '--store', store, '--threads', '1');
  expect(output).toContain('1 unit: 0 already done, 1 done now, 0 failed');
}, 120_000);
