/**
 * The strings of one part in all languages: English from the start, the others loaded when a page needs them, and those
 * that the page registers. A `Localizer` reads it, and the words of the coach are one.
 */
import type { LoadLanguage } from './load-language.js';
import { lookupTags } from './lookup-tags.js';

/** What is called when the strings of a language have come. */
const listeners: (() => void)[] = [];

/** Has a function called whenever the strings of a language have come. */
export function onStrings(refresh: () => void): void {
  listeners.push(refresh);
}

/** The strings of one part of the package, in every language loaded or registered so far. */
export class StringCatalog<Strings> {
  readonly #known: Map<string, Strings>;
  readonly #load: LoadLanguage<Strings>;
  /** The tags whose strings are loading. */
  readonly #pending = new Set<string>();

  /**
   * @param english the initial and fallback strings
   * @param load fetches a language that comes with the package
   */
  constructor(
    readonly english: Strings,
    load: LoadLanguage<Strings>,
  ) {
    this.#load = load;
    this.#known = new Map([['en', english]]);
  }

  /** Adds a language (`de`), or replaces its strings; elements in it are rendered again. */
  register(language: string, strings: Strings): void {
    this.#known.set(language.toLowerCase(), strings);
    for (const refresh of listeners) refresh();
  }

  /** The strings for a language tag (`fr-ca`, in lower case) or the nearest one (`fr`); `undefined` while they are not loaded. */
  find(tag: string): Strings | undefined {
    const nearest = lookupTags(tag).find((one) => this.#known.has(one)) ?? tag;
    return this.#known.get(nearest);
  }

  /** Loads the language nearest to a tag, if it comes with the package; elements in it are rendered again then. */
  async load(tag: string): Promise<void> {
    if (this.#pending.has(tag)) return;
    this.#pending.add(tag);
    try {
      const found = await this.#load(lookupTags(tag), this.english);
      if (found) this.register(...found);
    } catch (cause) {
      // Stays in English: a missing translation must not stop a game. The next use tries again.
      console.warn('<othello-board> lang', tag, cause);
    }
    this.#pending.delete(tag);
  }
}
