/** Keeps each text once, as a copy: a substring would keep the whole text that it was taken from in memory. */
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
