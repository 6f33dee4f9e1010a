/** The button that keeps the game on the board, with its lines and comments, in the collection for this. */
import { html, render } from 'lit';
import type { GameJson } from '../../src/core/formats/json/game-json.js';
import type { LibraryClient } from '../library/client.js';
import { SAVED } from '../library/library-types.js';
import type { AnalyseStrings } from '../locales/analyse.js';

export class KeepGame {
  readonly #container: HTMLElement;
  readonly #library: LibraryClient;
  readonly #game: () => GameJson;
  #words: AnalyseStrings['open'] | undefined;
  #outcome: 'saved' | 'notSaved' | undefined;

  constructor(container: HTMLElement, library: LibraryClient, game: () => GameJson) {
    this.#container = container;
    this.#library = library;
    this.#game = game;
  }

  draw({ open }: Pick<AnalyseStrings, 'open'>): void {
    this.#words = open;
    render(
      html`<button type="button" class="link" @click=${() => void this.#keep()}>${open.save}</button>
        <span role="status">${this.#outcome ? open[this.#outcome] : ''}</span>`,
      this.#container,
    );
  }

  /** What was kept is not the game as it is now. */
  onChange(): void {
    if (this.#outcome && this.#words) {
      this.#outcome = undefined;
      this.draw({ open: this.#words });
    }
  }

  async #keep(): Promise<void> {
    const { isStored } = await this.#library
      .call('addGame', [this.#game(), SAVED])
      .catch(() => ({ isStored: false }));
    this.#outcome = isStored ? 'saved' : 'notSaved';
    this.draw({ open: this.#words! });
  }
}
