/** What an operator does: starts a job by a queue with a password, watches it, kills what works on it, goes on, reads metrics. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptResults } from '../../e2e/support/kept-results.js';
import { haveRedis, RedisServer } from '../../e2e/support/redis.js';
import { randomGame } from '../../e2e/support/random-game.js';

const isRedisThere = haveRedis();
if (!isRedisThere)
  console.warn('There is no redis-server, and none can be installed: the queue is not tested.');

const GAMES = 16;
const PASSWORD = 'open sesame';

interface Running {
  process: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}

let folder: string;
let running: Running[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'othello-operator-'));
  running = [];
});
afterEach(() => {
  for (const { process: child } of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, OTHELLO_QUEUE_PASSWORD: PASSWORD },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const command = { process: child, said: () => said, ended };
  running.push(command);
  return command;
}

async function finish(...args: string[]): Promise<string> {
  const command = start(...args);
  expect(await command.ended, command.said()).toBe(0);
  return command.said();
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

/** A port of metrics: those of a process that was killed may still be taken for a moment. */
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
    const data = join(folder, 'redis');
    mkdirSync(data);
    const redis = await RedisServer.start(data);
    const client = redis.client();
    try {
      await client.config('SET', 'requirepass', PASSWORD);
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
      await until(() => keptResults(store).length >= 2);
      expect(await textAt(runPort, '/metrics')).toContain(`\nothello_job_units ${GAMES}\n`);
      expect(await textAt(runPort, '/healthz')).toBe('ok\n');
      doomed.process.kill('SIGKILL');
      first.process.kill('SIGKILL');
      await first.ended;
      const before = keptResults(store).length;
      const out = join(folder, 'out.jsonl');
      const again = start(
        ...['jobs', 'run', '--store', store, ...queue, '--out', out],
        ...['--metrics', String(againPort), '--priority', '2'],
      );
      // A second coordinator says whom it waits for, and has nothing left to do.
      await until(async () => (await textAt(againPort, '/healthz')) === 'ok\n');
      const second = start('jobs', 'run', '--store', store, ...queue);
      expect(await again.ended, again.said()).toBe(0);
      expect(again.said()).toMatch(new RegExp(`${GAMES} units: \\d+ were there, \\d+ done, 0 failed`, 'u'));
      expect(keptResults(store).length).toBe(GAMES);
      expect(before).toBeLessThan(GAMES);
      expect(await second.ended, second.said()).toBe(0);
      expect(second.said()).toContain(`${GAMES} units: ${GAMES} were there, 0 done, 0 failed`);
      expect(await watching.ended, watching.said()).toBe(0);
      expect(watching.said()).toContain(`${GAMES} of ${GAMES} units (100 %) done`);
      const metrics = await textAt(workerPort, '/metrics');
      expect(metrics).toMatch(/^othello_worker_units_done_total [1-9]\d*$/mu);
      expect(metrics).toContain('\nothello_worker_queue_up 1\n');
      worker.process.kill('SIGTERM');
      expect(await worker.ended, worker.said()).toBe(0);
    } finally {
      client.disconnect();
      await redis.kill();
    }
  });

  it('is told where the password is wrong', async () => {
    const data = join(folder, 'redis');
    mkdirSync(data);
    const redis = await RedisServer.start(data);
    const client = redis.client();
    try {
      await client.config('SET', 'requirepass', PASSWORD);
      const secret = join(folder, 'secret');
      writeFileSync(secret, 'wrong\n');
      const refused = start('worker', '--queue', redis.address, '--queue-password', secret);
      expect(await refused.ended).toBe(2);
      expect(refused.said()).toMatch(/cannot be reached: .*WRONGPASS/u);
      expect(refused.said()).not.toContain('wrong\n');
    } finally {
      client.disconnect();
      await redis.kill();
    }
  });
});
