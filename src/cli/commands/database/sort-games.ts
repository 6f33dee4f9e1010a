/**
 * Sorts any number of games: memory holds a part of them, and the rest waits in a temporary file, the spool. The
 * commands with `--sort` use it; with `--strict`, `write-games.ts` uses it without an order, too, to hold the games
 * back until it is known that none loses anything.
 */
import { eventOf, type GameRecord, printDate, resultOf, yearOf } from 'othello-board/formats.js';
import type { Io, Spool } from '../../io/command.js';
import { UsageError } from '../../io/command-line/options.js';
import { inBlocks } from './blocks.js';
import { lineOf } from '../../io/streams/game-start.js';

/** The key by which games are sorted; `undefined` comes last. */
type Key = string | number | undefined;

/** An entry that is sorted: it must survive JSON. */
interface Keyed {
  key?: Key;
}

/** The keys of `--sort`. */
const KEYS: Readonly<Record<string, (record: GameRecord) => Key>> = {
  date: dateKey,
  event: (record) => eventOf(record) ?? record.site,
  round: ({ tags }) => tags?.get('Round'),
  black: ({ black }) => black,
  white: ({ white }) => white,
  moves: (record) => lineOf(record).length,
  score: (record) => resultOf(record)?.margin,
};

/** An order by one of the facts of games. Games without it come last; equal games keep their order. */
export class GameOrder {
  readonly keyOf: (record: GameRecord) => Key;
  readonly #sign: 1 | -1;

  /** @throws {UsageError} for an unknown key */
  constructor(key: string, reverse = false) {
    const keyOf = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (!keyOf) throw new UsageError(`--sort takes one of ${Object.keys(KEYS).join(', ')}, not ${key}`);
    this.keyOf = keyOf;
    this.#sign = reverse ? -1 : 1;
  }

  /** Below 0 if the first key comes first, 0 if they are equal, else above 0. */
  compare(one: Key, other: Key): number {
    if (one === other) return 0;
    if (one === undefined) return 1;
    if (other === undefined) return -1;
    if (typeof one === 'string' && typeof other === 'string')
      return this.#sign * BY_NUMBER.compare(one, other);
    return one < other ? -this.#sign : this.#sign;
  }
}

/**
 * The order for a command line.
 *
 * @throws {UsageError}
 */
export function readOrder(sort: string | undefined, reverse?: boolean): GameOrder | undefined {
  if (sort !== undefined) return new GameOrder(sort, reverse);
  if (reverse) throw new UsageError('--reverse needs --sort KEY');
  return undefined;
}

/** Characters that are sorted in memory at a time. */
const RUN_CHARACTERS = 1 << 23;

/** Characters of a block: as many of each run are in memory while runs are merged; a gigabyte has 128 runs. */
const BLOCK_CHARACTERS = 1 << 13;

/** Blocks of the spool, from one to before another, whose lines are sorted. */
interface Run {
  begin: number;
  end: number;
}

/** All values by their keys; without an order, as they come, once the last has come. */
export async function* sorted<T extends Keyed>(
  values: AsyncIterable<T>,
  order: GameOrder | undefined,
  io: Io,
): AsyncGenerator<T, void> {
  const spool = io.openSpool();
  try {
    const runs: Run[] = [];
    let lines: Line[] = [];
    let characters = 0;
    let end = 0;
    const store = async (): Promise<void> => {
      const begin = end;
      for await (const block of inBlocks(sortedTexts(lines, order), BLOCK_CHARACTERS)) {
        spool.add(block);
        end++;
      }
      runs.push({ begin, end });
      lines = [];
      characters = 0;
    };
    for await (const value of values) {
      const text = JSON.stringify(value);
      lines.push({ key: value.key, text, rank: 0 });
      characters += text.length;
      if (characters >= RUN_CHARACTERS) await store();
    }
    await store();
    const sortedRuns = runs.map((run) => valuesOf<T>(spool, run));
    yield* merged(sortedRuns, order);
  } finally {
    spool.close();
  }
}

/** A value on its way to the disk: its key, its JSON, and the place of its key among all. */
interface Line {
  key: Key;
  text: string;
  rank: number;
}

/** The values as lines of text, in their order. */
function sortedTexts(lines: Line[], order: GameOrder | undefined): string[] {
  if (order) {
    const ranks = ranksOf(lines, order);
    for (const line of lines) line.rank = ranks.get(line.key)!;
    lines.sort((a, b) => a.rank - b.rank);
  }
  return lines.map(({ text }) => `${text}\n`);
}

/** The place of each key among all keys, the same for keys that are equal in this order: names take long to compare. */
function ranksOf(lines: readonly Line[], order: GameOrder): ReadonlyMap<Key, number> {
  const keys = [...new Set(lines.map(({ key }) => key))].sort((a, b) => order.compare(a, b));
  const ranks = new Map<Key, number>();
  let rank = 0;
  // Sorting leaves undefined at the end.
  for (const [at, key] of keys.entries()) {
    if (at > 0 && order.compare(keys[at - 1], key) !== 0) rank++;
    ranks.set(key, rank);
  }
  return ranks;
}

/** Reads the values of a run from the spool. */
function* valuesOf<T>(spool: Spool, { begin, end }: Run): Generator<T, void> {
  for (let number = begin; number < end; number++) {
    for (const line of spool.read(number).split('\n')) if (line !== '') yield JSON.parse(line) as T;
  }
}

/** The values of several runs, each sorted, as one; an earlier run is first where keys are equal. */
function* merged<T extends Keyed>(
  runs: readonly Generator<T, void>[],
  order: GameOrder | undefined,
): Generator<T, void> {
  if (runs.length < 2 || !order) {
    for (const run of runs) yield* run;
    return;
  }
  const half = runs.length >> 1;
  const earlier = merged(runs.slice(0, half), order);
  const later = merged(runs.slice(half), order);
  const compare = cachingCompare(order);
  let one = earlier.next();
  let other = later.next();
  while (!one.done && !other.done) {
    if (compare(one.value.key, other.value.key) <= 0) {
      yield one.value;
      one = earlier.next();
    } else {
      yield other.value;
      other = later.next();
    }
  }
  for (; !one.done; one = earlier.next()) yield one.value;
  for (; !other.done; other = later.next()) yield other.value;
}

/** Compares keys, the same two only once: equal ones follow each other. */
function cachingCompare(order: GameOrder): (one: Key, other: Key) => number {
  let last: [one: Key, other: Key] = [undefined, undefined];
  let result = 0;
  return (one, other) => {
    if (one !== last[0] || other !== last[1]) {
      last = [one, other];
      result = order.compare(one, other);
    }
    return result;
  };
}

/** Compares names by the numbers in them: `Round 10` comes after `Round 9`. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** Dates are written in many ways, so the year comes first. */
function dateKey({ date }: GameRecord): Key {
  const year = yearOf(date);
  return date === undefined || year === undefined ? undefined : `${year} ${printDate(date, '.')}`;
}
