/** `<place-remark>`: the remark on the position shown, to read and to write. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { ANALYSE } from '../../locales/analyse.js';
import { language, onLanguage } from '../../site.js';
import type { AnalysisGame } from '../analysis-game.js';

/** To lay out more characters, which only a file has, would block the page; their beginning is shown and not edited. */
const LONGEST_EDITED = 20_000;

export class PlaceRemark extends LitElement {
  static override readonly properties = { analysis: { attribute: false } };

  static override readonly styles = css`
    textarea {
      box-sizing: border-box;
      width: 100%;
      padding: 0.5rem 0.7rem;
      border: 1px solid var(--edge);
      border-radius: 0.6rem;
      background: var(--card);
      color: inherit;
      font: inherit;
      resize: vertical;
    }

    textarea::placeholder {
      color: var(--quiet);
      opacity: 1;
    }

    /* Until one writes, a line to write on. */
    textarea:placeholder-shown:not(:focus) {
      border-color: transparent transparent var(--edge);
      border-radius: 0;
      background: none;
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  declare analysis: AnalysisGame;

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('analysis')) return;
    this.analysis.board.addEventListener('othello-change', () => this.requestUpdate());
  }

  override render(): TemplateResult {
    const words = ANALYSE[language()].annotate;
    const { text } = this.analysis.annotation;
    const isLong = text.length > LONGEST_EDITED;
    return html`<textarea
      rows="1"
      aria-label=${words.title}
      placeholder=${words.remark}
      .value=${isLong ? `${text.slice(0, LONGEST_EDITED)}…` : text}
      ?readonly=${isLong}
      @input=${this.#onInput}
    ></textarea>`;
  }

  readonly #onInput = (event: Event): void => {
    const text = (event.target as HTMLTextAreaElement).value;
    this.analysis.annotation = { ...this.analysis.annotation, text };
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'place-remark': PlaceRemark;
  }
}
