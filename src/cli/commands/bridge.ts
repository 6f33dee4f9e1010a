/**
 * `othello-engine bridge -- COMMAND…`: connects a program on this machine to a WebSocket, so that a page can play
 * against it.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Command, Io } from '../io/command.js';
import { reasonOf } from '../io/streams/input.js';
import { InputError } from '../io/command-line/options.js';
import { jsonLine, visible } from '../io/words.js';

/** The loopback address: other machines cannot reach it. */
const HOST = '127.0.0.1';
/** The port if `--port` names no other. */
const DEFAULT_PORT = 8123;
/** Maximum number of programs; each connected page has its own. */
const MOST_PROGRAMS = 8;
/** Longer than any command of a protocol, in bytes. */
const LONGEST_MESSAGE = 65_536;
/** Longer than any line of a program, in characters. */
const LONGEST_LINE = 1_000_000;
/** When a page has this many unread bytes, its program must wait; when a program has, it is ended. */
const MOST_UNREAD = 262_144;
/** Milliseconds that a program may take to end after its page has gone. */
const FAREWELL = 2000;

/** Printed for `--origin null`. */
const NULL_ORIGIN =
  'othello-engine: --origin null lets in every site: any page can open a frame whose origin is null. ' +
  'Serve the page from localhost instead, where no option is needed.\n';

/** Close codes of RFC 6455, as used here. */
const PROGRAM_ENDED = 1011;
const TOO_MANY = 1013;

/** Where a bridge listens. */
export interface BridgeAddress {
  url: string;
}

/** The command `bridge`. */
export const bridge: Command = async (command, { json, port = DEFAULT_PORT, origin = [] }, io) => {
  const origins = origin.map(originOf);
  const server = createServer((_, response) => response.writeHead(426).end('Connect with a WebSocket\n'));
  const sockets = await openSockets(server, (request) => isWelcome(request, origins));
  // Errors of the server are handled where it is awaited.
  sockets.on('error', () => undefined);
  sockets.on('connection', (socket) => {
    // Disconnect a page that violates the protocol; other pages stay connected.
    socket.on('error', () => undefined);
    if (sockets.clients.size > MOST_PROGRAMS) socket.close(TOO_MANY, `${MOST_PROGRAMS} programs are running`);
    else join(socket, command, io);
  });
  await listen(server, port);
  // Where the system has no file descriptor for another connection, the others go on.
  server.on('error', (error) => io.err(`othello-engine: ${reasonOf(error)}\n`));
  if (origins.includes('null')) io.err(NULL_ORIGIN);
  const address = `ws://localhost:${(server.address() as AddressInfo).port}`;
  const answer: BridgeAddress = { url: address };
  io.out(json ? jsonLine(answer) : `${address}\n`);
  // Serves until it is interrupted.
  return new Promise<number>(() => undefined);
};

/** The server of `ws`, which no other command loads. */
async function openSockets(
  server: Server,
  welcome: (request: IncomingMessage) => boolean,
): Promise<WebSocketServer> {
  const { WebSocketServer } = await import('ws');
  return new WebSocketServer({
    server,
    maxPayload: LONGEST_MESSAGE,
    verifyClient: ({ req }: { req: IncomingMessage }) => welcome(req),
  });
}

/** Resolves when the server listens. @throws {InputError} when the port is taken */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new InputError(`port ${port} cannot be used: ${reasonOf(error)}`)),
    );
    server.listen(port, HOST, resolve);
  });
}

/**
 * Whether a page or a program may connect: pages of this machine and of the named origins may. Browsers always send the
 * origin. The host is checked because another name may be made to resolve to this machine (DNS rebinding).
 */
function isWelcome({ headers: { origin, host = '' } }: IncomingMessage, origins: readonly string[]): boolean {
  if (!isLocal(`http://${host}`)) return false;
  return origin === undefined || isLocal(origin) || origins.includes(origin);
}

/** Whether a page's address is on this machine. */
function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** @throws {InputError} */
function originOf(text: string): string {
  // The origin of a page opened from a file is `null`.
  if (text === 'null') return text;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new InputError(
    `--origin takes an address such as https://example.com, or null for files, not ${text}`,
  );
}

/** Starts a program for a page, and passes lines between them until one of them ends. */
function join(socket: WebSocket, [name = '', ...words]: readonly string[], io: Io): void {
  const leave = (why: string): void => {
    // The reason may have at most 123 bytes.
    if (socket.readyState === socket.OPEN) socket.close(PROGRAM_ENDED, why.slice(0, 100));
  };
  const failed = (error: unknown): void => {
    io.err(`othello-engine: ${name} cannot be started: ${reasonOf(error)}\n`);
    leave('the program cannot be started');
  };
  const program = startProgram(name, words, failed);
  if (!program) return;
  program.once('error', failed);
  program.once('exit', (code, signal) => leave(`the program ended (${signal ?? code ?? 0})`));
  program.stderr.setEncoding('utf8').on('data', (text: string) => io.err(visible(text)));
  carryLines(program.stdout, socket, () => {
    leave('the program writes lines without end');
    program.kill();
  });
  // Writing to a program that has just ended fails; the bridge must go on.
  program.stdin.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary || socket.readyState !== socket.OPEN) return;
    const text = data.toString();
    program.stdin.write(text.endsWith('\n') ? text : `${text}\n`);
    // Pausing the socket instead would hide that the page disconnects.
    if (program.stdin.writableLength > MOST_UNREAD) leave('the program does not read');
  });
  socket.once('close', () => {
    program.stdin.end();
    // Discard the rest of its output.
    program.stdout.resume();
    const timers = [
      setTimeout(() => program.kill(), FAREWELL),
      setTimeout(() => program.kill('SIGKILL'), 2 * FAREWELL),
    ];
    const forget = (): void => {
      timers.forEach(clearTimeout);
      // Processes that it started may go on writing.
      program.stdout.destroy();
      program.stderr.destroy();
    };
    if (program.exitCode === null && program.signalCode === null) program.once('exit', forget);
    else forget();
  });
}

/**
 * Starts a program. Where the system has no file descriptors left, `spawn` throws, or gives a program without streams:
 * that is told of this program alone, and the others go on.
 */
function startProgram(
  name: string,
  words: readonly string[],
  failed: (error: unknown) => void,
): ChildProcessWithoutNullStreams | undefined {
  try {
    const program = spawn(name, words, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    if ((program.stdout as Readable | null) && (program.stdin as Writable | null)) return program;
    program.once('error', failed);
    return undefined;
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/** Sends the lines of a program as they come, and pauses it while the other side does not read them. */
function carryLines(output: Readable, socket: WebSocket, endless: () => void): void {
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    const lines = end > 0 ? rest + text.slice(0, end) : '';
    rest = end > 0 ? text.slice(end) : rest + text;
    if (rest.length > LONGEST_LINE) {
      rest = '';
      endless();
    }
    if (lines === '' || socket.readyState !== socket.OPEN) return;
    socket.send(lines, () => {
      if (socket.bufferedAmount < MOST_UNREAD) output.resume();
    });
    if (socket.bufferedAmount > MOST_UNREAD) output.pause();
  });
  output.on('end', () => {
    if (rest !== '' && socket.readyState === socket.OPEN) socket.send(`${rest}\n`);
  });
}
