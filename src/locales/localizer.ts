import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Languages that come with the package, and how they are fetched. */
type Shipped<Words> = Readonly<Record<string, (() => Promise<Words>) | undefined>>;

/** The words of one part of the package, in every language that is known so far. */
export class Vocabulary<Words> {
  readonly #known: Map<string, Words>;
  readonly #shipped: Shipped<Words>;

  /**
   * @param english the words that are there from the start, and where no others are found
   * @param shipped languages that come with the package and are fetched when a page is in them
   */
  constructor(
    readonly english: Words,
    shipped: Shipped<Words>,
  ) {
    this.#shipped = shipped;
    this.#known = new Map([['en', english]]);
  }

  /** Adds a language (`de`), or replaces the words of one; what is shown in it is written anew. */
  register(language: string, words: Words): void {
    this.#known.set(language.toLowerCase(), words);
    refreshAll();
  }

  /** The words of a language or of the one that it is a form of; fetched for later where they are not here. */
  find(tag: string): Words | undefined {
    const base = tag.split('-')[0]!;
    const words = this.#known.get(tag) ?? this.#known.get(base);
    // `lang` is text of the page's: `constructor` is no language.
    if (!words && Object.hasOwn(this.#shipped, base)) {
      // Without the file all stays English: a missing translation is no reason to stop a game.
      this.#shipped[base]!().then(
        (fetched) => this.register(base, fetched),
        () => undefined,
      );
    }
    return words;
  }
}

/** Those that are in a document, so that all of them follow a change of language. */
const live = new Set<{ refresh(): void }>();
let observer: MutationObserver | undefined;

function refreshAll(): void {
  for (const localizer of live) localizer.refresh();
}

/** Finds the words for an element: by the nearest `lang`, as the page or the element says. */
export class Localizer<Words> implements ReactiveController {
  /** The language of the words, as a tag for `Intl`. */
  language = 'en';
  strings: Words;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #vocabulary: Vocabulary<Words>;

  constructor(host: ReactiveControllerHost & HTMLElement, vocabulary: Vocabulary<Words>) {
    this.#host = host;
    this.#vocabulary = vocabulary;
    this.strings = vocabulary.english;
    host.addController(this);
  }

  hostConnected(): void {
    live.add(this);
    observer ??= new MutationObserver(refreshAll);
    observer.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
    this.refresh();
  }

  hostDisconnected(): void {
    live.delete(this);
    if (live.size === 0) observer?.disconnect();
  }

  refresh(): void {
    const tag = languageOf(this.#host);
    const words = this.#vocabulary.find(tag);
    const found = words ?? this.#vocabulary.english;
    const language = words ? tag : 'en';
    if (found === this.strings && language === this.language) return;
    this.strings = found;
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
