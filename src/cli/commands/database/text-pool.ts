/** Names repeat in files of games: with this, memory holds each of them once. */
import { plainName } from 'othello-board/report.js';

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

/** Normalizes each name once: files repeat them. */
export class PlainNames {
  readonly #texts = new TextPool();
  readonly #plain = new Map<string, string>();

  of(name: string): string {
    const known = this.#plain.get(name);
    if (known !== undefined) return known;
    const plain = this.#texts.of(plainName(name));
    this.#plain.set(this.#texts.of(name), plain);
    return plain;
  }
}
