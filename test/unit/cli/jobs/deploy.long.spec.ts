/**
 * The Redis of `deploy/compose.yaml`, started by that file's command on this machine, with a stand-in for the image's
 * entry point.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, expect, it } from 'vitest';
import { haveRedis } from '../../../e2e/support/redis.js';
import { freePort } from '../../../support/free-port.mjs';

const PASSWORD = '3f2a9c';
const folder = mkdtempSync(join(tmpdir(), 'othello-deploy-'));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The script under `sh -c`, as the container's shell receives it. */
function redisScript(): string {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const [, script] = /- \|\n((?: {8}.*\n)+)/u.exec(text)!;
  return script!.replaceAll('$$', '$').replaceAll('/tmp/queue.conf', join(folder, 'queue.conf'));
}

/** A program of the container that this machine does not have. */
function standIn(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

it('answers nobody without the password, which no list of processes shows', async () => {
  expect(haveRedis()).toBe(true);
  const port = await freePort();
  standIn('chown', ':');
  standIn('docker-entrypoint.sh', `exec "$@" --port ${port} --dir ${folder}`);
  const server = spawn('sh', ['-c', redisScript()], {
    env: { PATH: `${folder}:${process.env['PATH']!}`, OTHELLO_QUEUE_PASSWORD: PASSWORD },
    stdio: 'ignore',
  });
  started.push(server);

  const known = new Redis({ port, password: PASSWORD, maxRetriesPerRequest: null });
  known.on('error', () => undefined);
  expect(await known.ping()).toBe('PONG');
  expect(await known.config('GET', 'appendfsync')).toContain('always');
  known.disconnect();

  const stranger = new Redis({ port, lazyConnect: true, retryStrategy: () => null });
  stranger.on('error', () => undefined);
  await expect(stranger.ping()).rejects.toThrow(/NOAUTH|closed/u);
  stranger.disconnect();

  const own = (name: string) => readFileSync(`/proc/${server.pid!}/${name}`, 'utf8');
  expect(own('cmdline')).not.toContain(PASSWORD);
});

it('is not started without a password, nor are its workers', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const requested = text.match(/OTHELLO_QUEUE_PASSWORD: \$\{OTHELLO_QUEUE_PASSWORD:\?[^}]+\}/gu) ?? [];
  expect(requested).toHaveLength(2);
});
