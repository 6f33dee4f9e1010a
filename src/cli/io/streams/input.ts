/** Reads the input of commands: a file, or standard input if the name is a dash. All commands that read files use it. */
import { getSystemErrorMap } from 'node:util';
import {
  decoded,
  type FileLocation,
  FormatError,
  formatOf,
  type GameEntry,
  type ObfEntry,
  parseWthorNames,
  streamGames,
  streamObf,
  type WthorNames,
} from 'othello-board/formats.js';
import { InputError } from '../command-line/options.js';
import type { Io } from '../command.js';
import { visible } from '../words.js';

/** The name of an input in messages. */
export function inputName(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** @throws {InputError} when the file does not exist or cannot be read */
export async function readInput(path: string, io: Io): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of readText(path, io)) pieces.push(piece);
  return pieces.join('');
}

/** The text of an input in pieces. @throws {InputError} as {@link readInput} */
async function* readText(path: string, io: Io): AsyncGenerator<string, void> {
  try {
    yield* decoded(openInput(path, io), io.encoding);
  } catch (error) {
    throw ofWhole(path, error);
  }
}

/**
 * Reads the games of a file of any format one by one. For a WTHOR file, names come from `WTHOR.JOU` and `WTHOR.TRN` in
 * the same folder, if they exist.
 *
 * @throws {InputError} when the file does not exist, cannot be read, or is empty
 */
export async function* readGameFile(path: string, io: Io): AsyncGenerator<GameEntry, void> {
  const names = /\.wtb$/i.test(path) ? await namesBeside(path, io) : {};
  try {
    yield* streamGames(openInput(path, io), { ...names, ...(io.encoding && { encoding: io.encoding }) });
  } catch (error) {
    throw ofWhole(path, error);
  }
}

/** An error that is about a file and no game of it. */
export function ofWhole(path: string, error: unknown): unknown {
  if (!(error instanceof FormatError)) return error;
  const name = inputName(path);
  if (error.code === 'empty') return new InputError(`${name} is empty`);
  // A place at the beginning tells nothing.
  return new InputError(`${name}: ${error.offset === 0 ? error.problem : error.message}`);
}

/**
 * Reads the positions of a file one by one; only one line is kept in memory at a time.
 *
 * @throws {InputError} when the file does not exist, cannot be read, or is empty
 */
export async function* readPositions(path: string, io: Io): AsyncGenerator<GameEntry<ObfEntry>, void> {
  const seen = { text: false };
  async function* text(): AsyncGenerator<string, void> {
    for await (const piece of readText(path, io)) {
      if (!seen.text && /\S/u.test(piece)) {
        seen.text = true;
        requirePositions(piece, path);
      }
      yield piece;
    }
  }
  yield* streamObf(text());
  if (!seen.text) throw new InputError(`${inputName(path)} is empty`);
}

/** @throws {InputError} when a file begins as a file of games does */
function requirePositions(begin: string, path: string): void {
  const format = formatOf(begin, false);
  if (format === 'OBF' || format === 'transcript') return;
  const name = inputName(path);
  throw new InputError(
    `${name} is a file of games (${format}), and this command reads positions, one a line (OBF): othello-engine convert ${name} --to obf prints the last position of each game`,
  );
}

/** A position that cannot be read. */
export interface UnreadPosition {
  /** Number of the position in the file, from 1. */
  id: number;
  /** Why. */
  error: string;
  line: number;
  /** The character in the line. */
  column: number;
}

/** A position of a file that cannot be read, as JSON. */
export function unreadPosition({
  error,
  location: { game: id, line, column },
}: GameEntry<ObfEntry> & { readonly error: FormatError }): UnreadPosition {
  return { id, error: error.problem, line, column: error.location?.column ?? column };
}

/** An input in pieces. If it does not exist, the first read throws an `InputError`. */
export function openInput(path: string, io: Io): AsyncIterable<string | Uint8Array> {
  return path === '-' ? io.input : open(path, io);
}

/** `file:3:14: message`, the form of compilers, so that editors find the place. */
export function errorLine(path: string, { error }: { readonly error: FormatError }): string {
  const { location, problem } = error;
  const at = location ? `:${location.line}:${location.column}` : '';
  return `${visible(`${inputName(path)}${at}: ${problem}`)}\n`;
}

/** The same for a value that is left out of a game that is read; `game` is the place of the game. */
export function warningLine(path: string, warning: FormatError, game: FileLocation): string {
  const { line, column } = warning.location ?? game;
  const problem = warning.location ? warning.problem : warning.message;
  return `${visible(`${inputName(path)}:${line}:${column}: ${problem}, left out`)}\n`;
}

async function* open(path: string, io: Io): AsyncGenerator<string | Uint8Array, void> {
  try {
    yield* io.openFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** The folder part of a path, up to the last separator. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Reads the lists of names for a WTHOR file. */
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
        // Games can be read without names.
      }
    }
    return undefined;
  };
  const players = await read(['WTHOR.JOU', 'wthor.jou'], 'players');
  const tournaments = await read(['WTHOR.TRN', 'wthor.trn'], 'tournaments');
  return { ...(players && { players }), ...(tournaments && { tournaments }) };
}

/** Whether a file is among those that are read; standard input counts too. */
export async function isAmong(path: string, files: readonly string[], io: Io): Promise<boolean> {
  for (const file of files) if (await io.isSameFile(file, path)) return true;
  return false;
}

/** Whether a text is a board and its side, and neither a file name nor moves. */
export function isBoard(text: string): boolean {
  return /^[-.xb*0ow1/\s]{64,}$/i.test(text);
}

/** Whether a text is nothing but moves, with or without numbers, and so neither a file name nor a board. */
export function isTranscript(text: string): boolean {
  return /^\s*(?:\d{1,2}[.)]?\s*)?(?:(?:[a-h][1-8]|pass|pa|ps|--)[\s\d.)]*)+$/i.test(text);
}

/** All bytes of a source. */
export async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces)
    all.push(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  return Uint8Array.from(Buffer.concat(all));
}

function unreadable(path: string, error: unknown): InputError {
  if ((error as NodeJS.ErrnoException).code === 'EISDIR') {
    return new InputError(`${path} is a folder: name the files in it`);
  }
  return new InputError(`${path} cannot be read: ${reasonOf(error)}`);
}

/** The system's reason for refusing a file or a stream, in words. */
export function reasonOf(error: unknown): string {
  const { errno = 0, message } = error as NodeJS.ErrnoException;
  return getSystemErrorMap().get(errno)?.[1] ?? message;
}
