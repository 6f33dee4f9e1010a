import type { Options } from './options.js';

/** Puts the language that a person has chosen in place of the page's, and gives that one back. */
export class ChosenLanguage {
  /** The element's own `lang`, where another stands in its place. */
  #own: string | null | undefined;

  constructor(private readonly host: HTMLElement) {}

  choose(language: Options['language']): void {
    const { host } = this;
    if (language !== 'auto') {
      if (this.#own === undefined) this.#own = host.getAttribute('lang');
      host.lang = language;
    } else if (this.#own !== undefined) {
      if (this.#own === null) host.removeAttribute('lang');
      else host.lang = this.#own;
      this.#own = undefined;
    }
  }
}
