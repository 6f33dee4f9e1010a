/** Texts that are kept while what they were read from is not: each once, and as a copy, as a part of a text keeps the whole. */
export class TextPool {
  readonly #texts = new Map<string, string>();

  of(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#texts.set(copy, copy);
    return copy;
  }
}
