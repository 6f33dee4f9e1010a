/**
 * The interface of a command, and the environment that it runs in: streams, files and the engine, for which tests pass
 * in their own.
 */
import type { Engine, EngineOptions } from 'othello-board/engine/node.js';
import type { CommandLine } from './command-line/options.js';

/** Content in one piece or in several. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/** Texts by number, from 0. */
export interface Spool {
  /** @throws {InputError} when the disk is full */
  add(text: string): void;
  read(index: number): string;
  close(): void;
}

/** The environment of a command. */
export interface Io {
  out(text: string | Uint8Array): void;
  /** Resolves when the reader of `out` has caught up, so that long output does not pile up in memory. */
  drained(): Promise<void>;
  err(text: string): void;
  /** Whether `err` is a terminal, where a line can be overwritten. */
  readonly live: boolean;
  /** Whether `out` is a terminal. Control characters of outside text could move its cursor or reverse its text. */
  readonly screen: boolean;
  /** Whether standard input is a file: what comes later in it was not written in answer to anything. */
  readonly script: boolean;
  /** Standard input, line by line. */
  readonly lines: AsyncIterable<string>;
  /** Standard input in pieces. */
  readonly input: AsyncIterable<string | Uint8Array>;
  /** The encoding of games written as text, if `--encoding` names it. */
  encoding?: string;
  readFile(path: string): Promise<string>;
  /** The content of a file in pieces; an error is thrown when the first piece is read. */
  openFile(path: string): AsyncIterable<string | Uint8Array>;
  /** The names of the entries of a folder; empty if there is no such folder. */
  listFolder(path: string): Promise<string[]>;
  /** Whether two paths refer to the same existing file, links resolved; `-` is standard input. */
  isSameFile(a: string, b: string): Promise<boolean>;
  /**
   * Writes a file, replacing any old one; pieces are requested as they are written.
   *
   * @throws {InputError} when the file cannot be written. Then, or when the pieces throw, the old file stays
   */
  writeFile(path: string, content: Content): Promise<void>;
  /**
   * Opens a temporary store for texts, which is removed when the tool ends.
   *
   * @throws {InputError} when it cannot be created
   */
  openSpool(): Spool;
  createEngine(options: EngineOptions): Promise<Engine>;
  readonly version: string;
}

/** A command: does its work and returns the exit code. */
export type Command = (words: readonly string[], line: CommandLine, io: Io) => Promise<number>;
