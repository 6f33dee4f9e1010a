import type { OthelloBoard } from '../../board/element.js';
import { ChosenLanguage } from './language.js';
import { applyOptions, readOptions, type Options } from './options.js';

/** What the preferences need of the game that they are part of. */
export interface PreferencesHost {
  readonly hasUpdated: boolean;
  requestUpdate(): void;
}

/** The options that are chosen, and what follows from them. */
export class Preferences {
  #options = readOptions(undefined);
  readonly #language: ChosenLanguage;

  constructor(
    private readonly host: PreferencesHost & HTMLElement,
    /** The board, and all of the game. */
    private readonly drawn: () => { readonly board: OthelloBoard; readonly frame: HTMLElement },
  ) {
    this.#language = new ChosenLanguage(host);
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
    const { board, frame } = this.drawn();
    applyOptions(board, frame, this.#options);
    this.#language.choose(this.#options.language);
  }
}
