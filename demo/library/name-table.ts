/** Stores texts that many games share once; games refer to them by number. */
export class NameTable {
  readonly #names: string[] = [''];
  readonly #plain: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);
  #ranks: Uint32Array | undefined;

  /** The number of a text; 0 for the empty one. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numbers.set(name, number);
    this.#plain.push(plainText(name));
    this.#ranks = undefined;
    return number;
  }

  at(number: number): string {
    return this.#names[number]!;
  }

  /** 1 for each text that contains a part, ignoring case and diacritics. */
  containing(part: string): Uint8Array {
    const wanted = plainText(part);
    return Uint8Array.from(this.#plain, (name) => (name.includes(wanted) ? 1 : 0));
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

/** A text in lower case and without diacritics, for comparing. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
