/**
 * Measures units per minute of a job, in one process with one and two threads, and by a queue with one and two workers:
 * `npm run build && npm run -w training bench:jobs -- [--games N] [--plies N] [--nodes N] [--instant N]`. The queue needs
 * `redis-server`. The last line is for workers that answer at once: the limit of coordinator and queue.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomGame } from '../e2e/support/random-game.js';
import { startCommand, type Running } from '../e2e/support/othello-engine.js';
import { measureInstant } from './instant-jobs.js';
import { haveRedis, RedisServer } from '../e2e/support/redis.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    plies: { type: 'string', default: '30' },
    nodes: { type: 'string', default: '20000' },
    instant: { type: 'string', default: '10000' },
  },
});
const games = Number(values.games);
const folder = mkdtempSync(join(tmpdir(), 'othello-bench-jobs-'));
mkdirSync(join(folder, 'node_modules'));
symlinkSync(resolve('.'), join(folder, 'node_modules/othello-board'));
const input = join(folder, 'games.txt');
const lines = Array.from({ length: games }, (_, game) => `${randomGame(game + 1, Number(values.plies))}\n`);
writeFileSync(input, lines.join(''));

const start = (...args: string[]): Running => startCommand(folder, args);

async function finish(...args: string[]): Promise<void> {
  const command = start(...args);
  const status = await command.ended;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${command.err()}`);
}

/** Runs a new job of the games and reports its time; all results must be equal. */
async function measure(name: string, ...how: string[]): Promise<void> {
  const store = join(folder, name.replace(/\W+/g, '-'));
  const out = `${store}.jsonl`;
  await finish('jobs', 'create', 'review', input, '--nodes', values.nodes, '--store', store);
  const begun = performance.now();
  await finish('jobs', 'run', '--store', store, '--out', out, ...how);
  const seconds = (performance.now() - begun) / 1000;
  const result = readFileSync(out, 'utf8');
  expected ??= result;
  const same = result === expected ? '' : ', AND ANOTHER RESULT';
  console.log(
    `${name}: ${((60 * games) / seconds).toFixed(0)} units a minute (${seconds.toFixed(1)} s)${same}`,
  );
}

let expected: string | undefined;
console.log(
  `${games} games of ${values.plies} plies, ${values.nodes} nodes a move; ${cpus()[0]?.model ?? ''}, ${availableParallelism()} cores, Node ${process.version}`,
);
try {
  for (const threads of ['1', '2']) await measure(`threads: ${threads}`, '--threads', threads);
  if (haveRedis()) {
    for (const count of [1, 2]) {
      const data = join(folder, `redis-${count}`);
      mkdirSync(data);
      const redis = await RedisServer.start(data);
      const workers = Array.from({ length: count }, () =>
        start('worker', '--queue', redis.address, '--threads', '1'),
      );
      await measure(`workers: ${count}`, '--queue', redis.address);
      for (const worker of workers) worker.process.kill('SIGTERM');
      await Promise.all(workers.map(({ ended }) => ended));
      await redis.kill();
    }
    await measureInstant(Number(values.instant), 2);
  } else console.log('There is no redis-server: nothing is measured with a queue.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
