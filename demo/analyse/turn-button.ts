/** The button that turns the board, an icon below it. */
import { html, render } from 'lit';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { AnalyseStrings } from '../locales/analyse.js';

export class TurnButton {
  readonly #container: HTMLElement;
  readonly #board: OthelloBoard;

  constructor(container: HTMLElement, board: OthelloBoard) {
    this.#container = container;
    this.#board = board;
  }

  draw({ turnBoard }: Pick<AnalyseStrings, 'turnBoard'>): void {
    render(
      html`<button
        type="button"
        class="plain icon"
        title=${turnBoard}
        aria-label=${turnBoard}
        @click=${() => this.#turn()}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M7 4v14m0 0-3.5-3.5M7 18l3.5-3.5M17 20V6m0 0-3.5 3.5M17 6l3.5 3.5" />
        </svg>
      </button>`,
      this.#container,
    );
  }

  #turn(): void {
    this.#board.orientation = this.#board.orientation === 'black' ? 'white' : 'black';
  }
}
