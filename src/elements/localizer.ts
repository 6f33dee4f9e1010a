/**
 * Gives an element its strings in the language of its page (`lang`), and requests an update when that changes or a
 * language has come. Each element with texts has one.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onStrings, type StringCatalog } from '../core/locales/catalog.js';

/** The localizers of all connected elements, refreshed with each change of a language. */
const connected = new Set<{ refresh(): void }>();
let observer: MutationObserver | undefined;

function refreshAll(): void {
  for (const localizer of connected) localizer.refresh();
}
onStrings(refreshAll);

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
