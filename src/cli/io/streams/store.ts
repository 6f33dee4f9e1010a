/**
 * Stores results in a folder, so that an interrupted run continues: of units of a job, reviews of a report, games of a
 * match. Its files, the segments, have a JSON object a line with the key of a result, a hash and the result. One run
 * appends to a segment, which never changes afterwards, so runs can share a folder, and nothing follows a line that a
 * crash left incomplete.
 */
import { isUtf8 } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Io } from '../command.js';
import { InputError } from '../command-line/options.js';
import { reasonOf } from './input.js';
import { logLine } from '../words.js';

/** A result, or the reason for a failure. */
export interface UnitRecord {
  key: string;
  content: Uint8Array;
  isFailure: boolean;
}

/** Where a line is: its file, and its offset and length in bytes. */
interface Extent {
  path: string;
  isFailure: boolean;
  at: number;
  length: number;
}

/** The ending of a segment's file. */
const ENDING = '.jsonl';
/** A line of a segment. Results that are no UTF-8 are in base64. */
const LINE = v.intersect([
  v.object({ key: v.string(), hash: v.string() }),
  v.union([
    v.strictObject({ key: v.string(), hash: v.string(), result: v.string() }),
    v.strictObject({ key: v.string(), hash: v.string(), base64: v.string() }),
    v.strictObject({ key: v.string(), hash: v.string(), failure: v.string() }),
  ]),
]);

/** Opens the results in a folder; damage is reported. */
export function openStore(folder: string, io: Io): Promise<UnitStore> {
  return UnitStore.open(folder, (damage) => io.err(logLine(damage)));
}

/** The results of units of work in the segments of a folder: lines are appended, and an index says where each is. */
export class UnitStore {
  readonly #folder: string;
  readonly #onDamage: (text: string) => void;
  readonly #index = new Map<string, Extent>();
  /** The offset up to which each segment has been read. */
  readonly #read = new Map<string, number>();
  readonly #reported = new Set<string>();
  #segment: { path: string; file: FileHandle } | undefined;
  /** Settles when what was appended so far is on disk. */
  #appended: Promise<void> = Promise.resolve();

  private constructor(folder: string, onDamage: (text: string) => void) {
    this.#folder = join(folder, 'results');
    this.#onDamage = onDamage;
  }

  /**
   * Opens the store of a job, which may be empty.
   *
   * @param onDamage called if a segment is damaged; the lost units count as not done
   */
  static async open(folder: string, onDamage: (text: string) => void): Promise<UnitStore> {
    const store = new UnitStore(folder, onDamage);
    await store.refresh();
    return store;
  }

  /** Reads what other runs have appended since. */
  async refresh(): Promise<void> {
    for (const name of (await namesIn(this.#folder)).sort())
      if (name.endsWith(ENDING)) await this.#readSegment(join(this.#folder, name));
  }

  /** Whether there is a result, as of the last refresh. */
  has(key: string): boolean {
    return this.#index.get(key)?.isFailure === false;
  }

  /** @throws {Error} when there is no result, or it cannot be read */
  async read(key: string): Promise<Uint8Array> {
    const extent = this.#index.get(key);
    if (!extent || extent.isFailure) throw new Error(`there is no result of the unit ${key}`);
    return (await recordAt(extent)).content;
  }

  /** The reason of a failure, unless there is a result. */
  async failureOf(key: string): Promise<string | undefined> {
    const extent = this.#index.get(key);
    return extent?.isFailure
      ? Buffer.from((await recordAt(extent)).content)
          .toString('utf8')
          .trim()
      : undefined;
  }

  /**
   * Appends records in one write; they are on disk when the promise resolves. An existing result is kept, because a new
   * one would be equal.
   */
  append(records: readonly UnitRecord[]): Promise<void> {
    const appended = this.#appended.then(() => this.#append(records));
    this.#appended = appended.catch(() => undefined);
    return appended;
  }

  /** Writes records to the segment of this run, which the first of them begins. */
  async #append(records: readonly UnitRecord[]): Promise<void> {
    const added = records.filter(({ key }) => !this.has(key));
    if (added.length === 0) return;
    const { path, file } = (this.#segment ??= await this.#begin());
    const lines = added.map((record) => Buffer.from(`${printLine(record)}\n`));
    try {
      await file.writeFile(Buffer.concat(lines));
      await file.datasync();
    } catch (error) {
      // Do not append after a possibly incomplete line.
      await this.#close();
      throw new InputError(`${path} cannot be written: ${reasonOf(error)}`);
    }
    let at = this.#read.get(path)!;
    for (const [index, { key, isFailure }] of added.entries()) {
      const { length } = lines[index]!;
      this.#add(key, { path, isFailure, at, length });
      at += length;
    }
    this.#read.set(path, at);
  }

  /** Closes the segment of this run. */
  async close(): Promise<void> {
    await this.#appended;
    await this.#close();
  }

  async #close(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    await segment?.file.close();
  }

  /** Makes the file of a new segment, whose name no other run has. */
  async #begin(): Promise<{ path: string; file: FileHandle }> {
    await mkdir(this.#folder, { recursive: true });
    const time = new Date().toISOString().replaceAll(':', '');
    const path = join(this.#folder, `${time}-${randomUUID()}${ENDING}`);
    const file = await open(path, 'ax');
    await syncFolder(this.#folder);
    this.#read.set(path, 0);
    return { path, file };
  }

  /** Reads what a segment has beyond what was read before. */
  async #readSegment(path: string): Promise<void> {
    // The index already has what this run appended.
    if (path === this.#segment?.path) return;
    // Opening a pipe would wait for its other end.
    if (!(await isFile(path))) {
      this.#tellDamage(`${path} is not a file, so it was skipped`);
      return;
    }
    const file = await open(path);
    try {
      let at = this.#read.get(path) ?? 0;
      for await (const line of linesFrom(file, at)) {
        const record = parseLine(line);
        if (record) this.#add(record.key, { path, isFailure: record.isFailure, at, length: line.length });
        else this.#tellDamage(`${path}: the result at byte ${at} is damaged, so it was skipped`);
        at += line.length;
      }
      this.#read.set(path, at);
    } finally {
      await file.close();
    }
  }

  /** Notes where the line of a unit is, unless a result is known. */
  #add(key: string, extent: Extent): void {
    if (!this.has(key)) this.#index.set(key, extent);
  }

  /** Reports a damage, each only once. */
  #tellDamage(text: string): void {
    if (!this.#reported.has(text)) this.#onDamage(text);
    this.#reported.add(text);
  }
}

/** A record as a line, without its end. */
function printLine({ key, content, isFailure }: UnitRecord): string {
  const word = isFailure ? 'failure' : isUtf8(content) ? 'result' : 'base64';
  const text = Buffer.from(content).toString(word === 'base64' ? 'base64' : 'utf8');
  return JSON.stringify({ key, hash: hashOf(key, word, text), [word]: text });
}

/** The record of a line, unless the line is damaged. */
function parseLine(line: Buffer): UnitRecord | undefined {
  try {
    const { key, hash, ...rest } = v.parse(LINE, JSON.parse(line.toString('utf8')));
    const [[word, text]] = Object.entries(rest) as [[string, string]];
    if (hashOf(key, word, text) !== hash) return undefined;
    const content = Buffer.from(text, word === 'base64' ? 'base64' : 'utf8');
    return { key, content, isFailure: word === 'failure' };
  } catch {
    return undefined;
  }
}

/** The hash that shows whether a line is as it was written. */
function hashOf(...parts: readonly [key: string, word: string, text: string]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Reads a record again. @throws {Error} when it is not there any more */
async function recordAt({ path, at, length }: Extent): Promise<UnitRecord> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(length);
    await file.read(bytes, 0, length, at);
    const record = parseLine(bytes);
    if (!record) throw new Error(`${path} has changed`);
    return record;
  } finally {
    await file.close();
  }
}

/** The byte of `\n`. */
const LINE_END = 10;

/** The whole lines of a file, with their ends, from an offset. An incomplete one is being written, or its run crashed. */
async function* linesFrom(file: FileHandle, start: number): AsyncGenerator<Buffer, void> {
  let begun: Buffer[] = [];
  for await (const piece of file.createReadStream({ start, autoClose: false }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end; (end = piece.indexOf(LINE_END, from) + 1) > 0; from = end) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]);
      begun = [];
    }
    begun.push(piece.subarray(from));
  }
}

/** Whether a path is a file; not if it is a folder, a pipe or nothing. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The names in a folder; none if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new InputError(`${dirname(folder)} is a file: name a folder`);
    throw error;
  }
}

/** The name of a new file is only safe on disk once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and syncs names itself.
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
