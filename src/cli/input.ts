/** What a command reads: a file, or standard input where the name is a dash. */
import { getSystemErrorMap } from 'node:util';
import { streamGames } from '../formats/any-games.js';
import type { GameEntry } from '../formats/collection.js';
import { FormatError } from '../formats/format-error.js';
import { streamObf, type ObfEntry } from '../formats/obf.js';
import { parseWthorNames, type WthorNames } from '../formats/wthor.js';
import { InputError } from './options.js';
import type { Io } from './command.js';
import { visible } from './words.js';

/** How error messages call an input. */
export function inputName(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** @throws {InputError} when there is no such file, or it cannot be read */
export async function readInput(path: string, io: Io): Promise<string> {
  if (path === '-') {
    const lines: string[] = [];
    for await (const line of io.lines) lines.push(line);
    return lines.join('\n');
  }
  try {
    return await io.readFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * A file that a command goes on with, or begins: `undefined` where there is none.
 *
 * @throws {InputError} when it is there and cannot be read
 */
export async function readIfThere(path: string, io: Io): Promise<string | undefined> {
  try {
    return await io.readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unreadable(path, error);
  }
}

/**
 * The games of a file of any format, one by one. A file of the WTHOR database gets its names from `WTHOR.JOU` and `WTHOR.TRN`
 * beside it, where they are.
 *
 * @throws {InputError} when there is no such file, it cannot be read, or it is empty
 */
export async function* readGameFile(path: string, io: Io): AsyncGenerator<GameEntry, void> {
  const names = /\.wtb$/i.test(path) ? await namesBeside(path, io) : {};
  try {
    yield* streamGames(openInput(path, io), names);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new InputError(
      error.code === 'empty' ? `${inputName(path)} is empty` : `${inputName(path)}: ${error.message}`,
    );
  }
}

/**
 * The positions of a file, one by one as they come: no more than a line is kept in memory.
 *
 * @throws {InputError} when there is no such file, it cannot be read, or it is empty
 */
export async function* readPositions(path: string, io: Io): AsyncGenerator<GameEntry<ObfEntry>, void> {
  const decoder = new TextDecoder();
  const seen = { text: false };
  async function* text(): AsyncGenerator<string, void> {
    for await (const piece of openInput(path, io)) {
      const read = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      seen.text ||= /\S/u.test(read);
      yield read;
    }
  }
  yield* streamObf(text());
  if (!seen.text) throw new InputError(`${inputName(path)} is empty`);
}

/** An input piece by piece; it throws an `InputError` when the first piece is asked for and there is none. */
export function openInput(path: string, io: Io): AsyncIterable<string | Uint8Array> {
  return path === '-' ? io.input : open(path, io);
}

/** `file:3:14: message`, as compilers say it, so that editors find the place. */
export function errorLine(path: string, { error }: { readonly error: FormatError }): string {
  const { place, problem } = error;
  const at = place ? `:${place.line}:${place.column}` : '';
  return `${visible(`${inputName(path)}${at}: ${problem}`)}\n`;
}

async function* open(path: string, io: Io): AsyncGenerator<string | Uint8Array, void> {
  try {
    yield* io.openFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The folder of a file as its path writes it, up to the last bar. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The names that a file of games refers to. */
async function namesBeside(
  path: string,
  io: Io,
): Promise<{ players?: readonly string[]; tournaments?: readonly string[] }> {
  const folder = folderOf(path);
  const read = async (names: readonly string[], kind: WthorNames): Promise<string[] | undefined> => {
    for (const name of names) {
      try {
        return parseWthorNames(await bytesOf(io.openFile(folder + name)), kind);
      } catch {
        // Games without names are games all the same.
      }
    }
    return undefined;
  };
  const players = await read(['WTHOR.JOU', 'wthor.jou'], 'players');
  const tournaments = await read(['WTHOR.TRN', 'wthor.trn'], 'tournaments');
  return { ...(players && { players }), ...(tournaments && { tournaments }) };
}

/** Whether a file is one of those that are read, standard input among them. */
export async function isAmong(path: string, files: readonly string[], io: Io): Promise<boolean> {
  for (const file of files) if (await io.isSameFile(file, path)) return true;
  return false;
}

/** Whether a text is a board and its side, not the name of a file nor moves. */
export function isBoard(text: string): boolean {
  return /^[-.xb*0ow1/\s]{64,}$/i.test(text);
}

/** All bytes of a source. */
export async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces)
    all.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  return Uint8Array.from(Buffer.concat(all));
}

function unreadable(path: string, error: unknown): InputError {
  return new InputError(`${path} cannot be read: ${reasonOf(error)}`);
}

/** Why the system refuses a file or a stream, in words. */
export function reasonOf(error: unknown): string {
  const { errno = 0, message } = error as NodeJS.ErrnoException;
  return getSystemErrorMap().get(errno)?.[1] ?? message;
}
