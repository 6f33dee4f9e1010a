/** `othello-engine bridge -- COMMAND…`: a program of this machine behind a WebSocket, so that a page can play against it. */
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Command, Io } from './command.js';
import { reasonOf } from './input.js';
import { InputError } from './options.js';
import { jsonLine, visible } from './words.js';

/** Nobody on another machine reaches this address. */
const HOST = '127.0.0.1';
const DEFAULT_PORT = 8123;
/** Each page that connects has a program of its own. */
const MOST_PROGRAMS = 8;
/** No command of a protocol is longer, in bytes. */
const LONGEST_MESSAGE = 65_536;
/** No line of a program is longer, in characters. */
const LONGEST_LINE = 1_000_000;
/** A program whose page has so many bytes to read waits; one that has so many to read itself is left. */
const MOST_UNREAD = 262_144;
/** How long a program may take to end when its page is gone, in milliseconds. */
const FAREWELL = 2000;

/** What the codes of RFC 6455 mean here. */
const PROGRAM_ENDED = 1011;
const TOO_MANY = 1013;

export const bridge: Command = async (command, { json, port = DEFAULT_PORT, origin = [] }, io) => {
  const origins = origin.map(originOf);
  const server = createServer((_, response) => response.writeHead(426).end('A WebSocket is expected\n'));
  const sockets = await openSockets(server, (request) => isWelcome(request, origins));
  // What is wrong with the server is said by who waits for it.
  sockets.on('error', () => undefined);
  sockets.on('connection', (socket) => {
    // A page that breaks the rules of the protocol is left; the other pages stay.
    socket.on('error', () => undefined);
    if (sockets.clients.size > MOST_PROGRAMS) socket.close(TOO_MANY, `${MOST_PROGRAMS} programs are running`);
    else join(socket, command, io);
  });
  await listen(server, port);
  const address = `ws://localhost:${(server.address() as AddressInfo).port}`;
  io.out(json ? jsonLine({ url: address }) : `${address}\n`);
  // It serves until it is interrupted.
  return new Promise<number>(() => undefined);
};

/** The server of `ws`, a package that only this command needs. */
async function openSockets(
  server: Server,
  welcome: (request: IncomingMessage) => boolean,
): Promise<WebSocketServer> {
  try {
    const { WebSocketServer } = await import('ws');
    return new WebSocketServer({
      server,
      maxPayload: LONGEST_MESSAGE,
      verifyClient: ({ req }: { req: IncomingMessage }) => welcome(req),
    });
  } catch (cause) {
    throw new InputError('bridge needs the package ws: npm install ws', { cause });
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new InputError(`port ${port} cannot be used: ${reasonOf(error)}`)),
    );
    server.listen(port, HOST, resolve);
  });
}

/**
 * Whether a page, or a program, may use the bridge: pages of this machine and of the origins that were named. A browser always
 * says the origin; the host is checked because a name of another machine may be made to lead here.
 */
function isWelcome({ headers: { origin, host = '' } }: IncomingMessage, origins: readonly string[]): boolean {
  if (!isLocal(`http://${host}`)) return false;
  return origin === undefined || isLocal(origin) || origins.includes(origin);
}

function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** @throws {InputError} */
function originOf(text: string): string {
  // Pages that were opened from a file say `null`.
  if (text === 'null') return text;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new InputError(
    `--origin ${text}: an address such as https://example.com, or null for files, is expected`,
  );
}

/** Starts a program for a page, and carries lines between them until one of them ends. */
function join(socket: WebSocket, [name = '', ...words]: readonly string[], io: Io): void {
  const program = spawn(name, words, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  const leave = (why: string): void => {
    // A reason may have 123 bytes.
    if (socket.readyState === socket.OPEN) socket.close(PROGRAM_ENDED, why.slice(0, 100));
  };
  program.once('error', (error) => {
    io.err(`othello-engine: ${name} cannot be started: ${reasonOf(error)}\n`);
    leave('the program cannot be started');
  });
  program.once('exit', (code, signal) => leave(`the program ended (${signal ?? code ?? 0})`));
  program.stderr.setEncoding('utf8').on('data', (text: string) => io.err(visible(text)));
  carryLines(program.stdout, socket, () => {
    leave('the program writes lines without end');
    program.kill();
  });
  // What is written to a program that is just ending is lost, and no reason to end the bridge.
  program.stdin.on('error', () => undefined);
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary || socket.readyState !== socket.OPEN) return;
    const text = data.toString();
    program.stdin.write(text.endsWith('\n') ? text : `${text}\n`);
    // A page that waited would not be heard when it goes.
    if (program.stdin.writableLength > MOST_UNREAD) leave('the program does not read');
  });
  socket.once('close', () => {
    program.stdin.end();
    // What it still has to say is not wanted.
    program.stdout.resume();
    const timers = [
      setTimeout(() => program.kill(), FAREWELL),
      setTimeout(() => program.kill('SIGKILL'), 2 * FAREWELL),
    ];
    const forget = (): void => {
      timers.forEach(clearTimeout);
      // What it has started may write on.
      program.stdout.destroy();
      program.stderr.destroy();
    };
    if (program.exitCode === null && program.signalCode === null) program.once('exit', forget);
    else forget();
  });
}

/** Sends a program's lines as they come; it has to wait while the other side does not read them. */
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
