/**
 * Stores texts on disk until it is known which of them are written, and in which order. The files go when the command
 * ends.
 */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Spool } from '../command.js';
import { reasonOf } from './input.js';
import { InputError } from '../command-line/options.js';
import { watchPart } from './whole-file.js';

/** Bytes to write at a time, and to read at least when texts are read one after another. */
const BLOCK = 1 << 20;
const READ_AHEAD = 1 << 16;

/** Texts in a private temporary file; memory holds only the offset of each, eight bytes a text. */
export class FileSpool implements Spool {
  readonly #file: number;
  readonly #path: string;
  readonly #done: () => void;
  /** Where each text begins in the file, and where the next one will. */
  readonly #begins: number[] = [0];
  /** Bytes that are not written so far, their number, and the number of those that are. */
  readonly #waiting = Buffer.allocUnsafe(BLOCK);
  #waits = 0;
  #written = 0;
  /** The block that was read last, and its offset. */
  #block = Buffer.alloc(0);
  #blockAt = 0;
  /** The text after the one that was read last. */
  #next = 0;

  /** @throws {InputError} when there is no folder for temporary files */
  constructor() {
    this.#path = join(tmpdir(), `othello-engine-${randomUUID()}.part`);
    this.#done = watchPart(this.#path);
    this.#file = this.#try(() => openSync(this.#path, 'wx+', 0o600));
    // An unlinked file stays usable while it is open, and disappears however the tool ends.
    if (process.platform !== 'win32') rmSync(this.#path, { force: true });
  }

  /** Adds a text, which gets the next number from 0. */
  add(text: string): void {
    const bytes = Buffer.from(text);
    this.#begins.push(this.#begins.at(-1)! + bytes.length);
    if (this.#waits + bytes.length > BLOCK) this.#flush();
    if (bytes.length > BLOCK) this.#write(bytes, bytes.length);
    else {
      bytes.copy(this.#waiting, this.#waits);
      this.#waits += bytes.length;
    }
  }

  /** The text of a number. */
  read(index: number): string {
    this.#flush();
    const begin = this.#begins[index]!;
    const end = this.#begins[index + 1]!;
    const isThere = begin >= this.#blockAt && end <= this.#blockAt + this.#block.length;
    if (!isThere) this.#fetch(begin, end - begin, index === this.#next);
    this.#next = index + 1;
    return this.#block.toString('utf8', begin - this.#blockAt, end - this.#blockAt);
  }

  /** Removes the file. */
  close(): void {
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
    this.#done();
  }

  /** Reads a text; reads ahead if texts are requested one after another. */
  #fetch(begin: number, length: number, isNext: boolean): void {
    const rest = this.#written - begin;
    const block = Buffer.allocUnsafe(isNext ? Math.min(rest, Math.max(length, READ_AHEAD)) : length);
    let read = 0;
    while (read < block.length) {
      const more = this.#try(() => readSync(this.#file, block, read, block.length - read, begin + read));
      if (more === 0) throw new InputError(`the temporary file ${this.#path} was cut off`);
      read += more;
    }
    this.#block = block;
    this.#blockAt = begin;
  }

  /** Writes the bytes that wait. */
  #flush(): void {
    this.#write(this.#waiting, this.#waits);
    this.#waits = 0;
  }

  /** Writes bytes to the end of the file. */
  #write(bytes: Uint8Array, length: number): void {
    for (let at = 0; at < length;) {
      at += this.#try(() => writeSync(this.#file, bytes, at, length - at, this.#written + at));
    }
    this.#written += length;
  }

  /** Calls a function of the file system. @throws {InputError} with its reason, for the user */
  #try<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new InputError(`the temporary file ${this.#path} cannot be used: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }
}
