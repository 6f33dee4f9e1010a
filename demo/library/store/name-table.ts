import { plainName } from '../../../src/core/report.js';

/** Stores texts that many games share once; games refer to them by number. */
export class NameTable {
  readonly #names: string[] = [''];
  /** For sorting. */
  readonly #plain: string[] = [''];
  /** For searching: without punctuation, words in any order. */
  readonly #words: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);
  #ranks: Uint32Array | undefined;

  /** The number of a text; 0 for the empty one. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    this.#plain.push(plainText(name));
    this.#words.push(plainName(name));
    this.#ranks = undefined;
    return number;
  }

  /** The text of a number. */
  at(number: number): string {
    return this.#names[number]!;
  }

  /** For each word of a search, 1 for each text that contains it, ignoring case, diacritics and punctuation. */
  containing(search: string): Uint8Array[] {
    const words = plainName(search).split(' ').filter(Boolean);
    return words.map((word) => Uint8Array.from(this.#words, (name) => (name.includes(word) ? 1 : 0)));
  }

  /** The alphabetical rank of each text; the empty one is last. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const order = this.#plain
      .map((plain, number) => ({ plain, number }))
      .sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : a.number - b.number));
    const ranks = new Uint32Array(order.length);
    order.forEach(({ number }, rank) => (ranks[number] = rank));
    ranks[0] = order.length;
    return (this.#ranks = ranks);
  }
}

/** A text in lower case and without diacritics. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
