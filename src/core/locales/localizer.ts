import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LoadLanguage } from './load-language.js';
import { lookupTags } from './lookup-tags.js';

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
    refreshAll();
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

/** The localizers of all connected elements, refreshed with each change of a language. */
const connected = new Set<{ refresh(): void }>();
let observer: MutationObserver | undefined;

function refreshAll(): void {
  for (const localizer of connected) localizer.refresh();
}

/** Finds the strings for an element, in the language of the nearest `lang` attribute. */
export class Localizer<Strings> implements ReactiveController {
  /** The language of the strings, as a tag for `Intl`. */
  language = 'en';
  strings: Strings;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #catalog: StringCatalog<Strings>;

  constructor(host: ReactiveControllerHost & HTMLElement, catalog: StringCatalog<Strings>) {
    this.#host = host;
    this.#catalog = catalog;
    this.strings = catalog.english;
    host.addController(this);
  }

  hostConnected(): void {
    connected.add(this);
    observer ??= new MutationObserver(refreshAll);
    observer.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
    this.refresh();
  }

  hostDisconnected(): void {
    connected.delete(this);
    if (connected.size === 0) observer?.disconnect();
  }

  /** Updates the strings to the element's language; English while it is loading. */
  refresh(): void {
    const tag = languageOf(this.#host);
    const found = this.#catalog.find(tag);
    if (!found) void this.#catalog.load(tag);
    const strings = found ?? this.#catalog.english;
    const language = found ? tag : 'en';
    if (strings === this.strings && language === this.language) return;
    this.strings = strings;
    this.language = language;
    this.#host.requestUpdate();
  }
}

/** The nearest `lang`, through shadow roots. */
function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found: Element | null = at.closest('[lang]');
    if (found) return found.getAttribute('lang')!.toLowerCase();
  }
  return 'en';
}
