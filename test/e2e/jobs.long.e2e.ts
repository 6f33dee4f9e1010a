/**
 * Jobs with many units: on one machine, and by the workers of a queue, one of which is killed while Redis crashes too.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startCommand, type Running } from './support/othello-engine.js';
import { randomGame } from './support/random-game.js';
import { keptResults } from './support/kept-results.js';
import { haveRedis, RedisServer } from './support/redis.js';

const GAMES = 24;
/** Games end here, because endgames would cost more than all the rest. */
const PLIES = 30;
const EFFORT = ['--nodes', '10000', '--table', '4'];

const isRedisThere = haveRedis();
if (!isRedisThere)
  console.warn('There is no redis-server, and none can be installed: jobs by a queue are not tested.');

let folder: string;
let games: string;
const running: Running[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'othello-jobs-'));
  games = join(folder, 'games.txt');
  writeFileSync(
    games,
    Array.from({ length: GAMES }, (_, game) => `${randomGame(game + 1, PLIES)}\n`).join(''),
  );
});
afterAll(() => {
  for (const { process } of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]): Running {
  const command = startCommand(inject('home'), args);
  running.push(command);
  return command;
}

async function finish(...args: string[]): Promise<string> {
  const command = start(...args);
  expect(await command.ended, command.err()).toBe(0);
  return command.out();
}

/** Creates the job of the games in its own folder. */
async function createJob(name: string): Promise<string> {
  const store = join(folder, name);
  const made = await finish('jobs', 'create', 'review', games, ...EFFORT, '--store', store, '--json');
  expect(JSON.parse(made)).toEqual({ units: GAMES, errors: 0 });
  return store;
}

/** Waits for a condition, however slow the machine is. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

let expected: Buffer;

describe('a job on one machine', () => {
  test('goes on where it was killed, to the same result', async () => {
    const store = await createJob('one');
    const first = start('jobs', 'run', '--store', store, '--threads', '1');
    await until(() => first.err().includes('done') || keptResults(store).length >= 3);
    first.process.kill('SIGKILL');
    await first.ended;
    const before = keptResults(store).length;
    const out = join(folder, 'one.jsonl');
    const again = start('jobs', 'run', '--store', store, '--threads', '2', '--out', out);
    expect(await again.ended, again.err()).toBe(0);
    expect(again.out()).toContain(`${GAMES} units: ${before} were there, ${GAMES - before} done, 0 failed`);
    expected = readFileSync(out);
    const ends = expected
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { game: number; ply?: number })
      .filter(({ ply }) => ply === undefined);
    expect(ends.map(({ game }) => game)).toEqual(Array.from({ length: GAMES }, (_, index) => index + 1));
  });

  test('is shared by runs of its parts', async () => {
    const store = await createJob('parts');
    for (const part of ['1/2', '2/2']) await finish('jobs', 'run', '--store', store, '--part', part);
    await finish('jobs', 'merge', '--store', store, '--out', join(folder, 'parts.jsonl'));
    expect(readFileSync(join(folder, 'parts.jsonl')).equals(expected)).toBe(true);
  });
});

describe.skipIf(!isRedisThere)('a job by a queue', () => {
  test('is done once and to the same bytes where a worker is killed and Redis crashes', async () => {
    const data = join(folder, 'redis');
    mkdirSync(data);
    const redis = await RedisServer.start(data);
    const client = redis.client();
    try {
      const store = await createJob('queued');
      const workers = [1, 2, 3].map(() =>
        start('worker', '--queue', redis.address, '--threads', '1', '--lease', '3'),
      );
      const out = join(folder, 'queued.jsonl');
      const run = start(
        'jobs',
        'run',
        '--store',
        store,
        '--queue',
        redis.address,
        '--ahead',
        '8',
        '--out',
        out,
      );
      // All three have a unit, so the killed one has one too.
      await until(async () => (await active(client)) === 3 && keptResults(store).length >= 3);
      workers[0]!.process.kill('SIGKILL');
      await until(() => keptResults(store).length >= GAMES / 2);
      await redis.kill();
      await pause(500);
      await redis.start();
      expect(await run.ended, run.err()).toBe(0);
      expect(run.out()).toContain(`${GAMES} units: 0 were there, ${GAMES} done, 0 failed`);
      expect(readFileSync(out).equals(expected)).toBe(true);
      expect(keptResults(store)).toHaveLength(GAMES);
      const [, second, third] = workers;
      expect(`${second!.err()}${third!.err()}`).toContain('is taken over from a worker that is gone');
      for (const worker of [second!, third!]) {
        worker.process.kill('SIGTERM');
        expect(await worker.ended, worker.err()).toBe(0);
      }
    } finally {
      client.disconnect();
      await redis.kill();
    }
  });
});

/** Number of units that workers have at the moment. */
async function active(client: ReturnType<RedisServer['client']>): Promise<number> {
  const [key] = await client.keys('bull:othello-*:active');
  return key === undefined ? 0 : client.llen(key);
}

describe('without a queue', () => {
  test('a server that is not there is named', async () => {
    const { ended, err } = start('worker', '--queue', 'redis://:secret@localhost:1');
    expect(await ended).toBe(2);
    expect(err()).toMatch(/the queue redis:\/\/:\*\*\*@localhost:1\S* cannot be reached: .*ECONNREFUSED/u);
  });

  test('packages that are missing are named, with the command that installs them', async () => {
    const home = join(folder, 'without');
    const own = join(home, 'node_modules');
    cpSync(join(inject('home'), 'node_modules/othello-board'), join(own, 'othello-board'), {
      recursive: true,
    });
    symlinkSync(resolve('node_modules/valibot'), join(own, 'valibot'));
    const command = startCommand(home, ['worker', '--queue', 'redis://localhost:1']);
    expect(await command.ended).toBe(2);
    expect(command.err()).toContain(
      '--queue needs the packages bullmq and ioredis: npm install bullmq ioredis',
    );
  });
});
