import type { OthelloBoard } from '../../board/element.js';
import { LANGUAGES, type Language } from '../../locales/languages.js';
import { LanguageOverride } from './language-override.js';
import { applyOptions, type Options } from './options.js';

/** Applies the options of a game to its board, its appearance and its language. */
export class Preferences {
  readonly #language: LanguageOverride;

  constructor(host: HTMLElement) {
    this.#language = new LanguageOverride(host);
  }

  /** @param frame the element around the whole game */
  apply(options: Options, board: OthelloBoard, frame: HTMLElement): void {
    applyOptions(board, frame, options);
    this.#language.apply(options.language);
  }
}

/** The languages to choose from: those that the page names, otherwise all. */
export function offeredLanguages(names: string | undefined): readonly Language[] {
  const named = names?.split(/\s+/) ?? [];
  const known = LANGUAGES.filter((one) => named.includes(one));
  return known.length > 0 ? known : LANGUAGES;
}
