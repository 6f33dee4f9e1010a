import type { OthelloBoard } from '../../board/element.js';
import { LANGUAGES, type Language } from '../../locales/languages.js';
import { LanguageOverride } from './language-override.js';
import { applyOptions, readOptions, type Options } from './options.js';

/** What the preferences need of the game's element. */
export interface PreferencesHost {
  readonly hasUpdated: boolean;
  readonly languages: string | undefined;
  requestUpdate(): void;
}

/** The options of a game, applied to its board, its appearance and its language. */
export class Preferences {
  #options = readOptions(undefined);
  readonly #language: LanguageOverride;

  constructor(
    private readonly host: PreferencesHost & HTMLElement,
    /** The board, and the element around the whole game. */
    private readonly rendered: () => { readonly board: OthelloBoard; readonly frame: HTMLElement },
  ) {
    this.#language = new LanguageOverride(host);
  }

  /** The languages that a person can choose from: those that the page names, else all. */
  get languages(): readonly Language[] {
    const named = this.host.languages?.split(/\s+/) ?? [];
    const known = LANGUAGES.filter((one) => named.includes(one));
    return known.length > 0 ? known : LANGUAGES;
  }

  get options(): Options {
    return this.#options;
  }

  choose(options: Partial<Options>): void {
    const chosen = readOptions({ ...this.#options, ...options });
    const { language } = chosen;
    const isOffered = language === 'auto' || this.languages.includes(language);
    this.#options = isOffered ? chosen : { ...chosen, language: 'auto' };
    this.host.requestUpdate();
    if (this.host.hasUpdated) this.apply();
  }

  apply(): void {
    const { board, frame } = this.rendered();
    applyOptions(board, frame, this.#options);
    this.#language.apply(this.#options.language);
  }
}
