/** A test's own Redis server, which stores its data on disk. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../support/free-port.mjs';
import { installDebianPackage } from '../../support/install-chromium.mjs';

/** Whether there is a Redis server on this machine; on Debian it is installed if the user is root. */
export function haveRedis(): boolean {
  return starts() || (installDebianPackage('redis-server') && starts());
}

function starts(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  readonly #args: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, args: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#args = args;
  }

  /**
   * Starts a server with its data in a folder.
   *
   * @param args more options of its command
   */
  static async start(folder: string, args: readonly string[] = []): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder, args);
    await server.start();
    return server;
  }

  get address(): string {
    return `redis://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const files = ['--dir', this.#folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
    this.#process = spawn('redis-server', ['--port', String(this.port), ...files, ...this.#args], {
      stdio: 'ignore',
    });
    const client = this.client();
    // An error because of a missing password is an answer too.
    await client.ping().catch(() => undefined);
    client.disconnect();
  }

  /** Ends it like a crash does. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  client(password?: string): Redis {
    const client = new Redis(this.address, {
      maxRetriesPerRequest: null,
      ...(password !== undefined && { password }),
    });
    // There is no answer until the server has started.
    client.on('error', () => undefined);
    return client;
  }
}
