import type { Options } from './options.js';

/** Sets the language that the user has chosen on the element, and restores the element's own on `auto`. */
export class LanguageOverride {
  /** The element's own `lang` while it is overridden; `undefined` while it is not. */
  #own: string | null | undefined;

  constructor(private readonly host: HTMLElement) {}

  apply(language: Options['language']): void {
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
