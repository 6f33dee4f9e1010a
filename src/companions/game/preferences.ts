import type { OthelloBoard } from '../../board/element.js';
import { LanguageOverride } from './language-override.js';
import { applyOptions, readOptions, type Options } from './options.js';

/** What the preferences need of the game's element. */
export interface PreferencesHost {
  readonly hasUpdated: boolean;
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

  get options(): Options {
    return this.#options;
  }

  choose(options: Partial<Options>): void {
    this.#options = readOptions({ ...this.#options, ...options });
    this.host.requestUpdate();
    if (this.host.hasUpdated) this.apply();
  }

  apply(): void {
    const { board, frame } = this.rendered();
    applyOptions(board, frame, this.#options);
    this.#language.apply(this.#options.language);
  }
}
