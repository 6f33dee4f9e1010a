/** Connects the tool to the streams and files of this process. Nothing else of the tool touches the process. */
import { createReadStream, fstatSync, statSync, type BigIntStats } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { createEngine, ENGINE_VERSION } from 'othello-board/engine/node.js';
import type { Io } from '../command.js';
import { FileSpool } from './spool.js';
import { CLEAR_LINE } from './progress.js';
import { reasonOf } from './input.js';
import { linesOf } from './lines.js';
import { removeParts, writeWhole } from './whole-file.js';

/** The environment of a command, and clean-up for when it has ended. */
export interface ProcessIo {
  io: Io;
  leave: () => void;
}

/** Call it only once: it listens to the streams and to Ctrl-C. */
export function processIo(): ProcessIo {
  watchStreams();
  const input = { used: false };
  const io: Io = {
    out: (text) => process.stdout.write(text),
    drained: () => drained(process.stdout),
    err: (text) => process.stderr.write(text),
    live: process.stderr.isTTY,
    screen: process.stdout.isTTY,
    script: identityOf('-') !== undefined,
    get lines() {
      input.used = true;
      return linesOf(process.stdin);
    },
    get input() {
      input.used = true;
      return process.stdin;
    },
    readFile: (path) => readFile(path, 'utf8'),
    openFile: (path) => createReadStream(path),
    listFolder: (path) => readdir(path || '.').catch(() => []),
    isSameFile: (a, b) => Promise.resolve(isSameFile(a, b)),
    writeFile: writeWhole,
    openSpool: () => new FileSpool(),
    createEngine,
    version: ENGINE_VERSION,
  };
  const leave = (): void => {
    // A finished command must not wait for more input.
    if (input.used) process.stdin.destroy();
  };
  return { io, leave };
}

function isSameFile(a: string, b: string): boolean {
  const [one, other] = [identityOf(a), identityOf(b)];
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;
}

/**
 * The system's identity of a file; `undefined` if it does not exist, or is a pipe or a terminal, which have no content.
 */
function identityOf(path: string): BigIntStats | undefined {
  try {
    const stats = path === '-' ? fstatSync(0, { bigint: true }) : statSync(path, { bigint: true });
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/** Waits while a stream's buffer is full because its reader is slow; not for a stream that has ended. */
export async function drained(stream: Writable): Promise<void> {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done).off('error', done);
      resolve();
    };
    stream.on('drain', done).on('close', done).on('error', done);
  });
}

function watchStreams(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `head` closes the pipe when it has enough; that is not an error.
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) {
        process.stderr.write(`othello-engine: the output cannot be written: ${reasonOf(error)}\n`);
      }
      process.exit(1);
    });
  }

  process.once('exit', removeParts);

  // Ctrl-C: clear an incomplete line on the terminal.
  process.once('SIGINT', () => {
    if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
    exitBy('SIGINT', 130);
  });
  endBy('SIGTERM', 143);
  // Under `nohup` the tool must survive the end of the terminal, and standard error is redirected. A listener would end
  // it.
  if (process.stderr.isTTY) endBy('SIGHUP', 129);
}

/** Ends at a signal, after removing incomplete files. */
function endBy(signal: 'SIGTERM' | 'SIGHUP', code: number): void {
  process.once(signal, () => {
    // A command that finishes its work first has its own listener, and ends by itself.
    if (process.listenerCount(signal) === 0) exitBy(signal, code);
  });
}

/** Exits by a signal whose listener is gone. Node's own exit would wait for a pipe that nobody writes to. */
function exitBy(signal: NodeJS.Signals, code: number): void {
  process.once('exit', () => process.kill(process.pid, signal));
  // The first process of a container has no signals that end it: it exits with the code.
  process.exit(code);
}
