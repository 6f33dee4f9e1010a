/**
 * Stores the results of units in a folder as segments: files to which one run appends records and which never change
 * afterwards. Each run has its own segment, so runs of different parts can share a folder, and nothing follows a record
 * that a crash left incomplete.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { FileWindow } from './file-window.js';

/** What is stored for a unit: its result, or the reason for its failure. */
export interface UnitRecord {
  key: string;
  content: Uint8Array;
  isFailure: boolean;
}

/** Where the content of a record is. */
interface Place {
  path: string;
  isFailure: boolean;
  range: { at: number; length: number };
}

const ENDING = '.results';
/** The head of a record: the key of the unit, the number of bytes, and a hash of everything else. */
const HEAD = /^(result|failure) ([0-9a-f]{64}) (\d{1,12}) ([0-9a-f]{64})\n/u;
const LONGEST_HEAD = 7 + 1 + 64 + 1 + 12 + 1 + 64 + 1;

export class UnitStore {
  readonly #folder: string;
  readonly #onDamage: (text: string) => void;
  readonly #index = new Map<string, Place>();
  /** The offset up to which each segment has been read. */
  readonly #read = new Map<string, number>();
  readonly #reported = new Set<string>();
  #segment: { path: string; file: FileHandle } | undefined;

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
    const place = this.#index.get(key);
    if (!place || place.isFailure) throw new Error(`there is no result of the unit ${key}`);
    return contentAt(place);
  }

  /** Why a unit failed, if it did. */
  async failureOf(key: string): Promise<string | undefined> {
    const place = this.#index.get(key);
    return place?.isFailure ? (await contentAt(place)).toString('utf8').trim() : undefined;
  }

  /**
   * Appends records in one write; they are on disk when the promise resolves. Calls must not overlap. An existing
   * result is kept, because a new one would be equal.
   */
  async append(records: readonly UnitRecord[]): Promise<void> {
    const added = records.filter(({ key }) => !this.has(key));
    if (added.length === 0) return;
    const { path, file } = (this.#segment ??= await this.#begin());
    const heads = added.map(headOf);
    try {
      await file.writeFile(Buffer.concat(added.flatMap(({ content }, at) => [heads[at]!, content])));
      await file.datasync();
    } catch (error) {
      // Do not append after a possibly incomplete record.
      await this.close();
      throw error;
    }
    let at = this.#read.get(path)!;
    for (const [index, { key, content, isFailure }] of added.entries()) {
      at += heads[index]!.length;
      this.#add(key, { path, isFailure, range: { at, length: content.length } });
      at += content.length;
    }
    this.#read.set(path, at);
  }

  /** Closes the segment of this run. */
  async close(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    await segment?.file.close();
  }

  async #begin(): Promise<{ path: string; file: FileHandle }> {
    await mkdir(this.#folder, { recursive: true });
    const time = new Date().toISOString().replaceAll(':', '');
    const path = join(this.#folder, `${time}-${randomUUID()}${ENDING}`);
    const file = await open(path, 'ax');
    await syncFolder(this.#folder);
    this.#read.set(path, 0);
    return { path, file };
  }

  async #readSegment(path: string): Promise<void> {
    // The index already has what this run appended.
    if (path === this.#segment?.path) return;
    // Opening a pipe would wait for its other end.
    if (!(await isFile(path))) {
      this.#tellDamage(`${path} is no file, and is not read`);
      return;
    }
    const file = await open(path);
    try {
      const window = new FileWindow(file, (await file.stat()).size);
      let at = this.#read.get(path) ?? 0;
      for (;;) {
        const start = await window.read(at, LONGEST_HEAD);
        const [head, word, key, bytes, hash] = HEAD.exec(start.toString('latin1')) ?? [];
        // An incomplete head is being written, or its run crashed.
        if (head === undefined && start.length === LONGEST_HEAD)
          this.#tellDamage(`${path}: what begins at byte ${at} is no result, and nothing behind it is read`);
        if (head === undefined) break;
        const range = { at: at + head.length, length: Number(bytes) };
        if (range.at + range.length > window.size) break;
        if (hashOf(word!, key!, await window.read(range.at, range.length)) === hash)
          this.#add(key!, { path, isFailure: word === 'failure', range });
        else this.#tellDamage(`${path}: the result at byte ${at} is damaged, and left out`);
        at = range.at + range.length;
      }
      this.#read.set(path, at);
    } finally {
      await file.close();
    }
  }

  #add(key: string, place: Place): void {
    if (!this.has(key)) this.#index.set(key, place);
  }

  #tellDamage(text: string): void {
    if (!this.#reported.has(text)) this.#onDamage(text);
    this.#reported.add(text);
  }
}

function headOf({ key, content, isFailure }: UnitRecord): Buffer {
  const word = isFailure ? 'failure' : 'result';
  return Buffer.from(`${word} ${key} ${content.length} ${hashOf(word, key, content)}\n`);
}

function hashOf(word: string, key: string, content: Uint8Array): string {
  return createHash('sha256').update(`${word} ${key}\n`).update(content).digest('hex');
}

async function contentAt({ path, range }: Place): Promise<Buffer> {
  const file = await open(path);
  try {
    return await new FileWindow(file, range.at + range.length).read(range.at, range.length);
  } finally {
    await file.close();
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
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
