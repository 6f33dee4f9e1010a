/** What a kind of job is: how its input is cut into items, and how items are worked on. */
import type { CommandLine } from '../options.js';
import type { Io } from '../command.js';

/** What a job's results depend on beside its input and the build: plain values, so that they can be written down and hashed. */
export type JobOptions = Readonly<Record<string, string | number | boolean>>;

/** One thing to work on, such as a game, as a text that holds all that its result depends on. */
export interface Item {
  text: string;
  /** Its number among all of the job's input, from 1; what cannot be read is counted too. */
  number: number;
  /** Where it comes from, for people: `games.pgn:12:1`. */
  place: string;
  /** What is known of it beside the text, and stands with its result: no result depends on it. */
  facts?: ItemFacts;
}

/** Who played a game, and when. */
export type ItemFacts = Readonly<Record<string, string>>;

/** What cannot be read, as a line for people. */
export interface BadItem {
  error: string;
}

/** Works on the items of units, one unit at a time. */
export interface UnitRunner {
  /** The result must follow from the items, the options and the build alone, whatever was done before. */
  run(items: readonly string[]): Promise<string | Uint8Array>;
  close(): void;
}

/** The result of a unit, with the numbers of its items. */
export interface UnitResult {
  numbers: readonly number[];
  items: readonly string[];
  /** Of each item, where something is known of any. */
  facts?: readonly ItemFacts[];
  content: Uint8Array;
}

/** A kind of job. */
export interface JobKind {
  readonly name: string;
  /** Items in a unit, unless something else is asked for. */
  readonly unitSize: number;
  /**
   * The options of the command line that results depend on.
   *
   * @throws {UsageError} for one that would make results depend on the machine
   */
  options(line: CommandLine): JobOptions | Promise<JobOptions>;
  items(words: readonly string[], options: JobOptions, io: Io): AsyncIterable<Item | BadItem>;
  open(options: JobOptions): Promise<UnitRunner>;
  /**
   * Looks whether a result can be one of so many items, before it is kept: it may have come from anywhere.
   *
   * @throws {Error} when it cannot
   */
  readonly check?: (content: Uint8Array, items: number) => void;
  /** What stands in the merged result; without it, one result behind the other. */
  readonly merge?: (results: AsyncIterable<UnitResult>) => AsyncIterable<string | Uint8Array>;
}

/** Kinds of jobs that one program runs. */
export interface JobSet {
  /** Names the queue. */
  readonly name: string;
  readonly kinds: readonly JobKind[];
  /** What the results of all kinds depend on: a hash of code and weights. */
  build(): Promise<string>;
  /** The script of a thread that works on units of this set. */
  readonly thread: URL;
}
