/** What a command of the tool is, and what it finds around it. */
import type { Engine } from '../engine/engine.js';
import type { EngineOptions } from '../engine/pooled-engine.js';
import type { Spool } from './database/spool.js';
import type { CommandLine } from './options.js';
import type { Content } from './whole-file.js';

/** What a command may use of the world. */
export interface Io {
  out(text: string | Uint8Array): void;
  /** Waits until the reader of `out` has taken what was written, so that who writes much keeps little of it in memory. */
  drained(): Promise<void>;
  err(text: string): void;
  /** Whether `err` is a screen, where a line can be written over. */
  readonly live: boolean;
  /** Whether `out` is a screen: signs of a text from outside would move its cursor or turn its writing round. */
  readonly screen: boolean;
  /** Lines of standard input as they come. */
  readonly lines: AsyncIterable<string>;
  /** Standard input as it comes. */
  readonly input: AsyncIterable<string | Uint8Array>;
  readFile(path: string): Promise<string>;
  /** The content of a file, piece by piece; it fails when the first piece is asked for. */
  openFile(path: string): AsyncIterable<string | Uint8Array>;
  /** The names of what is in a folder; none where there is no such folder. */
  listFolder(path: string): Promise<string[]>;
  /** Whether two names, of which `-` is standard input, lead to one file that is there, through links if need be. */
  isSameFile(a: string, b: string): Promise<boolean>;
  /**
   * Writes a file in the place of the one that is there, if any; pieces are asked for as they are written.
   *
   * @throws {InputError} when it cannot be written; the old file then stays, as it does when the pieces throw
   */
  writeFile(path: string, content: Content): Promise<void>;
  /**
   * Writes behind what a file holds, which need not be there yet.
   *
   * @throws {InputError} when it cannot be written
   */
  appendFile(path: string, text: string): Promise<void>;
  /**
   * A place for texts that wait to be put in order, gone when the tool ends.
   *
   * @throws {InputError} when there is none
   */
  openSpool(): Spool;
  createEngine(options: EngineOptions): Promise<Engine>;
  readonly version: string;
}

/** A command: does its work and says how it ended. */
export type Command = (words: readonly string[], line: CommandLine, io: Io) => Promise<number>;
