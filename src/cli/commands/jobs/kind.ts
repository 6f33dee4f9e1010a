/**
 * The interface of a kind of job, such as reviewing games: how to split the input into items (a game, a position), and
 * how to work on a unit, which is a few items. The files in `kinds` implement it; everything else here works with any
 * kind.
 */
import type { CommandLine } from '../../io/command-line/options.js';
import type { Io } from '../../io/command.js';

/**
 * Options that results depend on, besides the input and the build. They are plain values, so that they can be stored
 * and hashed.
 */
export type JobOptions = Readonly<Record<string, string | number | boolean>>;

/** One thing to work on, such as a game. The text holds everything that its result depends on. */
export interface Item {
  text: string;
  /** Its number in the whole input, from 1; unreadable items count too. */
  number: number;
  /** Where it comes from, for people: `games.pgn:12:1`. */
  location: string;
  /** Further facts to put into the result; no result may depend on them. */
  facts?: ItemFacts;
}

/** Players and date of a game. */
export type ItemFacts = Readonly<Record<string, string>>;

/** A message about an unreadable item. */
export interface BadItem {
  error: string;
}

/** Works on units, one at a time. */
export interface UnitRunner {
  /** The result must depend only on the items, the options and the build, not on earlier units. */
  run(items: readonly string[]): Promise<string | Uint8Array>;
  close(): void;
}

/** The result of a unit, with the numbers of its items. */
export interface UnitResult {
  numbers: readonly number[];
  items: readonly string[];
  /** The facts of each item, if any item has some. */
  facts?: readonly ItemFacts[];
  content: Uint8Array;
}

/** A kind of job. */
export interface JobKind {
  readonly name: string;
  /** Default number of items in a unit. */
  readonly unitSize: number;
  /**
   * The options of a command line that results depend on.
   *
   * @throws {UsageError} for one that would make results depend on the machine
   */
  options(line: CommandLine): JobOptions | Promise<JobOptions>;
  /** Reads the input that the words of the command line name. */
  items(words: readonly string[], options: JobOptions, io: Io): AsyncIterable<Item | BadItem>;
  /** Makes what works on units with these options, such as an engine. */
  open(options: JobOptions): Promise<UnitRunner>;
  /** More bytes than the result of one item has, all its lines together; by default only the unit is limited, to 256 MB. */
  readonly mostBytes?: number;
  /**
   * Checks that a result can belong to this number of items before it is stored; it may come from anyone.
   *
   * @throws {Error} when it cannot
   */
  readonly check?: (content: Uint8Array, items: number) => void;
  /** Converts results for the merged file; by default they are concatenated. */
  readonly merge?: (results: AsyncIterable<UnitResult>) => AsyncIterable<string | Uint8Array>;
}

/** The kinds of jobs that one program runs. */
export interface JobSet {
  /** Name of the set; part of the queue's name. */
  readonly name: string;
  readonly kinds: readonly JobKind[];
  /** A hash of the code and weights that all results depend on. */
  build(): Promise<string>;
  /** The script of a thread that works on units of this set. */
  readonly thread: URL;
}
