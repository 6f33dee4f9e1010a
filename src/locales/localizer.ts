import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The languages that come with the package, and how each is loaded. */
type Loaders<Strings> = Readonly<Record<string, (() => Promise<Strings>) | undefined>>;

/** The strings of one part of the package, in every language that is known so far. */
export class StringCatalog<Strings> {
  readonly #known: Map<string, Strings>;
  readonly #loaders: Loaders<Strings>;
  readonly #pending = new Set<string>();

  /**
   * @param english the strings that are there from the start, and wherever a language is missing
   * @param loaders the languages that come with the package, loaded when a page is in them
   */
  constructor(
    readonly english: Strings,
    loaders: Loaders<Strings>,
  ) {
    this.#loaders = loaders;
    this.#known = new Map([['en', english]]);
  }

  /** Adds a language (`de`), or replaces the strings of one; elements in it are rendered again. */
  register(language: string, strings: Strings): void {
    this.#known.set(language.toLowerCase(), strings);
    refreshAll();
  }

  /** The strings for a language tag (`fr-CA`), or of its language (`fr`); `undefined` while they are not loaded. */
  find(tag: string): Strings | undefined {
    return this.#known.get(tag) ?? this.#known.get(languageIn(tag));
  }

  /** Loads the language of a tag, where it comes with the package; elements in it are rendered again then. */
  load(tag: string): void {
    const language = languageIn(tag);
    // `lang` comes from the page: `constructor` is no language.
    const loader = Object.hasOwn(this.#loaders, language) ? this.#loaders[language] : undefined;
    if (!loader || this.#pending.has(language)) return;
    this.#pending.add(language);
    loader()
      .then((strings) => this.register(language, strings))
      // All stays in English: a missing translation is no reason to stop a game. It is tried again when next needed.
      .catch((cause: unknown) => console.warn(`othello-board: cannot load the language "${language}"`, cause))
      .finally(() => this.#pending.delete(language));
  }
}

function languageIn(tag: string): string {
  return tag.split('-')[0]!;
}

/** The localizers of all connected elements, which follow each change of a language. */
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

  /** Takes the strings of the element's language, English while they are not loaded. */
  refresh(): void {
    const tag = languageOf(this.#host);
    const found = this.#catalog.find(tag);
    if (!found) this.#catalog.load(tag);
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
