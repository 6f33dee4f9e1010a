import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../locales/en.js';
import type { Strings } from '../locales/strings.js';

const languages = new Map<string, Strings>([['en', en]]);

/** Languages that come with the package and are fetched when a page is in them. */
const shipped: Readonly<Record<string, (() => Promise<Strings>) | undefined>> = {
  fr: () => import('../locales/fr.js').then(({ fr }) => fr),
  cs: () => import('../locales/cs.js').then(({ cs }) => cs),
};

/** Boards that are in a document, so that all of them follow a change of language. */
const live = new Set<Localizer>();
let observer: MutationObserver | undefined;

/** Adds a language (`de`), or replaces the words of one; boards in it are written anew. */
export function registerStrings(language: string, strings: Strings): void {
  languages.set(language.toLowerCase(), strings);
  for (const localizer of live) localizer.refresh();
}

/** Finds the words for an element: by the nearest `lang`, as the page or the element says. */
export class Localizer implements ReactiveController {
  /** The language of the words, as a tag for `Intl`. */
  language = 'en';
  #strings: Strings = en;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  /** The words, the page's own before the language's. */
  get strings(): Strings {
    return this.#strings;
  }

  hostConnected(): void {
    live.add(this);
    observer ??= new MutationObserver(() => live.forEach((localizer) => localizer.refresh()));
    observer.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
    this.refresh();
  }

  hostDisconnected(): void {
    live.delete(this);
    if (live.size === 0) observer?.disconnect();
  }

  refresh(): void {
    const tag = languageOf(this.host);
    const base = tag.split('-')[0]!;
    const strings = languages.get(tag) ?? languages.get(base);
    if (!strings) this.#fetch(base);
    const found = strings ?? en;
    const language = strings ? tag : 'en';
    if (found === this.#strings && language === this.language) return;
    this.#strings = found;
    this.language = language;
    this.host.requestUpdate();
  }

  #fetch(base: string): void {
    // Without the file the board stays English: a missing translation is no reason to stop a game.
    shipped[base]?.().then(
      (strings) => registerStrings(base, strings),
      () => undefined,
    );
  }
}

/** The nearest `lang`, through shadow roots. */
function languageOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest('[lang]');
    if (found) return found.getAttribute('lang')!.toLowerCase();
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}
