/** The bridge as a process, with a real program behind it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connectGtp } from '../../../../src/core/engine/gtp.js';
import { connectNBoard } from '../../../../src/core/engine/nboard.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import { Position } from '../../../../src/core/rules/position.js';

const MAIN = fileURLToPath(new URL('../../../../src/cli/main.ts', import.meta.url));
const TOOL = [process.execPath, '--import', 'tsx', MAIN];
const GTP = [...TOOL, 'gtp', '--depth', '2', '--table', '4'];

/** On a busy machine Node alone takes seconds to start. */
const PATIENT = { greetingTimeout: 120_000 };

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

/** Starts a bridge on a free port. */
async function bridge(program: readonly string[], ...options: string[]) {
  const [node = '', ...words] = TOOL;
  const child = spawn(node, [
    ...words,
    'bridge',
    ...(options.includes('--port') ? [] : ['--port', '0']),
    ...options,
    '--',
    ...program,
  ]);
  running.push(child);
  let err = '';
  child.stderr.on('data', (text) => (err += String(text)));
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { address, errors: () => err };
}

/** A socket to the bridge, as a page of an origin opens it. */
const open = (address: string, origin?: string, host?: string): WebSocket =>
  new WebSocket(address, {
    ...(origin !== undefined && { origin }),
    ...(host !== undefined && { headers: { host } }),
  });

/** The result of an attempt to connect: a line, or refused. */
async function knock(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => {
      resolve('in');
      socket.close();
    });
    socket.once('error', ({ message }) => resolve(message));
  });
}

describe('othello-engine bridge', () => {
  it('puts a program that speaks GTP behind a WebSocket: it plays a game, and gives values', async () => {
    const { address } = await bridge(GTP);
    const engine = await connectGtp(open(address), PATIENT);
    expect(engine.version).toMatch(/^othello-board \d/);
    const game = new Game();
    while (game.ply < 12) game.play((await engine.search(game.position)).move);
    const values = await engine.search(game.position, { multiPv: 3, time: 300 });
    expect(values.moves).toHaveLength(3);
    expect(game.position.legalMoves).toContain(values.move);
    engine.close();
  });

  it('connects a program that speaks the NBoard protocol', async () => {
    const { address } = await bridge([...TOOL, 'nboard', '--table', '4']);
    const engine = await connectNBoard(open(address), PATIENT);
    const game = new Game();
    while (game.ply < 6) game.play((await engine.search(game.position, { depth: 2 })).move);
    const { moves } = await engine.search(game.position, { depth: 2, multiPv: 2, time: 5000 });
    expect(moves).toHaveLength(2);
    engine.close();
  });

  it('lets in pages of this machine and of origins that were named, and nobody else', async () => {
    const { address } = await bridge(GTP, '--origin', 'https://othello.example/play', '--origin', 'null');
    const origins = ['http://localhost:5173', 'https://othello.example', 'null', undefined];
    for (const origin of origins) expect(await knock(open(address, origin)), origin).toBe('in');
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'https://othello.example:444',
    ]) {
      expect(await knock(open(address, origin)), origin).toContain('401');
    }
    // A name that another server has made resolve to this machine.
    expect(await knock(open(address, 'http://localhost', 'evil.example:8123'))).toContain('401');
  });

  it('says what --origin null lets in', async () => {
    const { errors } = await bridge(GTP, '--origin', 'null');
    await expect.poll(errors).toContain('--origin null lets in every site');
  });

  it('goes on when the system has no file descriptors left', async () => {
    const [node = '', ...words] = TOOL;
    const program = ['cat'];
    const child = spawn('bash', [
      // Enough to load the program from its sources, and too few for all pages.
      ...['-c', 'ulimit -n 256; exec "$0" "$@"', node, ...words],
      ...['bridge', '--port', '0', '--', ...program],
    ]);
    running.push(child);
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const pages = Array.from({ length: 120 }, () => open(address));
    for (const page of pages) page.on('error', () => undefined);
    await Promise.all(
      pages.map((page) => once(page, 'close', { signal: AbortSignal.timeout(3000) }).catch(() => 0)),
    );
    // Too few descriptors: not every page is served.
    expect(pages.some(({ readyState }) => readyState !== WebSocket.OPEN)).toBe(true);
    for (const page of pages) page.terminate();
    const later = open(address);
    later.on('error', () => undefined);
    const echo = once(later, 'message', { signal: AbortSignal.timeout(20_000) });
    later.on('open', () => later.send('name'));
    expect(String((await echo)[0]), err).toBe('name\n');
    expect(child.exitCode, err).toBe(null);
  });

  it('listens to this machine only', async () => {
    const { port } = new URL((await bridge(GTP)).address);
    const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    // Of a machine without a network, one that only a listener on all addresses hears; other systems do not have it.
    const loopback = process.platform === 'linux' ? ['127.0.0.2'] : [];
    for (const host of [...loopback, ...others.map(({ address }) => address)]) {
      const knocked = new WebSocket(`ws://${host}:${port}`, { headers: { host: `localhost:${port}` } });
      expect(await knock(knocked), host).toContain('ECONNREFUSED');
    }
  });

  it('tells that a program ends or cannot be started, and goes on', async () => {
    const { address, errors } = await bridge(['no-such-program-of-the-test']);
    await expect(connectGtp(open(address))).rejects.toMatchObject({ code: 'connection-lost' });
    await expect.poll(errors).toContain('cannot be started: no such file or directory');
    await expect(connectGtp(open(address))).rejects.toMatchObject({ code: 'connection-lost' });
  });

  it('ends its program with the page', async () => {
    const { address } = await bridge([
      process.execPath,
      '-e',
      'console.log("I", process.pid); process.stdin.resume(); setInterval(() => 0, 1000)',
    ]);
    const socket = open(address);
    const [data] = (await once(socket, 'message')) as [Buffer];
    const pid = Number(data.toString().split(' ')[1]);
    expect(process.kill(pid, 0)).toBe(true);
    socket.close();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('makes a program wait while its page does not read', async () => {
    const writer = `const { stdout, stderr } = process; let written = 0; const line = 'x'.repeat(65535) + '\\n';
      const write = () => { while (stdout.write(line)) written += 65536; written += 65536;
        stdout.once('drain', write); stderr.write(written + ' '); }; write();`;
    const { address, errors } = await bridge([process.execPath, '-e', writer]);
    const socket = open(address);
    await once(socket, 'open');
    socket.pause();
    const written = (): number => Number(errors().trim().split(' ').at(-1));
    let last = -1;
    await expect
      .poll(() => written() > 0 && last === (last = written()), { interval: 1000, timeout: 60_000 })
      .toBe(true);
    expect(last).toBeLessThan(30_000_000);
    // It continues as soon as the page reads.
    socket.resume();
    await expect.poll(written).toBeGreaterThan(last + 10_000_000);
    socket.close();
  });

  it('tells what a program complains of without what would move the cursor', async () => {
    const complaint = String.raw`process.stderr.write('a\u001b[2Jb\n'); setInterval(() => 0, 1000)`;
    const { address, errors } = await bridge([process.execPath, '-e', complaint]);
    const socket = open(address);
    await vi.waitFor(() => expect(errors()).toBe('a\\u{1b}[2Jb\n'), { timeout: 20_000 });
    socket.close();
  });

  it('leaves a program that writes a line without end', async () => {
    const { address } = await bridge([
      process.execPath,
      '-e',
      "setInterval(() => process.stdout.write('x'.repeat(65536)), 1)",
    ]);
    const socket = open(address);
    const [code, why] = (await once(socket, 'close')) as [number, Buffer];
    expect([code, why.toString()]).toEqual([1011, 'the program writes lines without end']);
  });

  it('leaves a program that does not read, which ends with its page', async () => {
    const { address } = await bridge([
      process.execPath,
      '-e',
      'console.log("I", process.pid); setInterval(() => 0, 1000)',
    ]);
    const socket = open(address);
    const [data] = (await once(socket, 'message')) as [Buffer];
    const pid = Number(data.toString().split(' ')[1]);
    for (let sent = 0; sent < 2_000_000; sent += 60_000) socket.send('x'.repeat(60_000));
    const [code, why] = (await once(socket, 'close')) as [number, Buffer];
    expect([code, why.toString()]).toEqual([1011, 'the program does not read']);
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('does not listen to what a program has started and left behind', async () => {
    // The program ends by itself, or with its page; if it goes on writing, the system reports that nobody reads.
    const child =
      'console.log("I", process.pid); setInterval(() => process.stdout.write("x".repeat(65536)), 1)';
    const { address } = await bridge([
      process.execPath,
      '-e',
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`,
    ]);
    const socket = open(address);
    const [data] = (await once(socket, 'message')) as [Buffer];
    const pid = Number(/\d+/u.exec(data.toString())![0]);
    running.push({ kill: () => isRunning(pid) && process.kill(pid) } as ChildProcess);
    socket.close();
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('is not ended by a page that says too much where it is one too many', async () => {
    const { address } = await bridge([process.execPath, '-e', 'process.stdin.resume()']);
    const pages = Array.from({ length: 8 }, () => open(address));
    await Promise.all(pages.map((page) => once(page, 'open')));
    const ninth = open(address);
    ninth.on('error', () => undefined);
    ninth.once('open', () => ninth.send('x'.repeat(70_000)));
    await once(ninth, 'close');
    expect(await knock(open(address))).toBe('in');
    expect(pages.map(({ readyState }) => readyState)).toEqual(pages.map(() => WebSocket.OPEN));
    for (const page of pages) page.close();
  });

  it('is used again when it comes back', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    const first = await bridge(GTP);
    const engine = await connectGtp(first.address, { ...PATIENT, reconnectTimeout: 60_000 });
    expect((await engine.search(Position.start)).move).toMatch(/^[a-h][1-8]$/u);
    running.shift()!.kill('SIGKILL');
    const search = engine.search(Position.start.play('f5'));
    await bridge(GTP, '--port', new URL(first.address).port);
    expect((await search).move).toMatch(/^[a-h][1-8]$/u);
    engine.close();
    vi.unstubAllGlobals();
  });

  it.each([
    [['--port', '70000', '--', 'x'], '--port takes 0 to 65535, not 70000'],
    [
      ['--origin', 'example', '--', 'x'],
      '--origin takes an address such as https://example.com, or null for files, not example',
    ],
    [[], 'usage: othello-engine bridge -- COMMAND…'],
  ])('refuses %j', async (words, message) => {
    const child = spawn(TOOL[0]!, [...TOOL.slice(1), 'bridge', ...words]);
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(err).toContain(message);
  });

  it('says that its port is taken', async () => {
    const { address } = await bridge(GTP);
    const child = spawn(TOOL[0]!, [...TOOL.slice(1), 'bridge', '--port', new URL(address).port, '--', 'x']);
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(err).toMatch(/port \d+ cannot be used: address already in use/);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
