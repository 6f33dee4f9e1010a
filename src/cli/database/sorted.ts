/** Sorts games. */
import { eventOf, type GameRecord, printDate, resultOf, yearOf } from 'othello-board/formats.js';
import { UsageError } from '../options.js';
import type { Arrangement } from './arrangement.js';
import { lineOf } from './game-start.js';
import { TextPool } from './text-pool.js';

type Key = string | number | undefined;

const KEYS: Readonly<Record<string, (record: GameRecord) => Key>> = {
  date: dateKey,
  event: (record) => eventOf(record) ?? record.site,
  round: ({ tags }) => tags?.get('Round'),
  black: ({ black }) => black,
  white: ({ white }) => white,
  moves: (record) => lineOf(record).length,
  score: (record) => resultOf(record)?.margin,
};

/** Games by one of their facts. Games without it come last; equal games keep their order. */
export class Sorted implements Arrangement {
  readonly #keyOf: (record: GameRecord) => Key;
  readonly #sign: 1 | -1;
  readonly #keys: Key[] = [];
  readonly #texts = new TextPool();

  /** @throws {UsageError} for an unknown key */
  constructor(key: string, reverse = false) {
    const keyOf = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (!keyOf) throw new UsageError(`--sort ${key}: one of ${Object.keys(KEYS).join(', ')} is expected`);
    this.#keyOf = keyOf;
    this.#sign = reverse ? -1 : 1;
  }

  add(record: GameRecord): void {
    const key = this.#keyOf(record);
    this.#keys.push(typeof key === 'string' ? this.#texts.of(key) : key);
  }

  /** By the number of games of each key: a sort of the games themselves would need several times their memory. */
  arrange(numbers: readonly number[]): number[] {
    const isInOrder = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
    const read = isInOrder ? numbers : [...numbers].sort((a, b) => a - b);
    const ranks = this.#ranks();
    const rankOf = (number: number): number => ranks.get(this.#keys[number])!;
    const next = new Array<number>(ranks.size + 1).fill(0);
    for (const number of read) next[rankOf(number) + 1]!++;
    for (let rank = 1; rank < next.length; rank++) next[rank]! += next[rank - 1]!;
    const arranged = new Array<number>(read.length);
    for (const number of read) arranged[next[rankOf(number)]!++] = number;
    return arranged;
  }

  /** The place of each key among all keys; the same for keys that are equal in this order. */
  #ranks(): ReadonlyMap<Key, number> {
    const keys = [...new Set(this.#keys)].sort((a, b) => this.#compare(a, b));
    const ranks = new Map<Key, number>();
    let rank = 0;
    // Sorting leaves undefined at the end.
    for (const [at, key] of keys.entries()) {
      if (at > 0 && this.#compare(keys[at - 1], key) !== 0) rank++;
      ranks.set(key, rank);
    }
    return ranks;
  }

  #compare(one: Key, other: Key): number {
    if (one === other) return 0;
    if (one === undefined) return 1;
    if (other === undefined) return -1;
    if (typeof one === 'string' && typeof other === 'string') return this.#sign * ORDER.compare(one, other);
    return one < other ? -this.#sign : this.#sign;
  }
}

/**
 * The order for a command line.
 *
 * @throws {UsageError}
 */
export function orderOf(sort: string | undefined, reverse?: boolean): Sorted | undefined {
  if (sort !== undefined) return new Sorted(sort, reverse);
  if (reverse) throw new UsageError('--reverse needs --sort KEY');
  return undefined;
}

/** Sorts `Round 10` after `Round 9`. */
const ORDER = new Intl.Collator('en', { numeric: true });

/** Dates are written in many ways, so the year comes first. */
function dateKey({ date }: GameRecord): Key {
  const year = yearOf(date);
  return date === undefined || year === undefined ? undefined : `${year} ${printDate(date, '.')}`;
}
