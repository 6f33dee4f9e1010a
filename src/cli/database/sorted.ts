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

  arrange(numbers: readonly number[]): number[] {
    return [...numbers].sort((a, b) => this.#compare(this.#keys[a], this.#keys[b]) || a - b);
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
