/** `<received-link>`: the sender of the link that was opened, the word that came with it, and what there is to do. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { buttonStyles, closeButton } from '../buttons.js';
import { SHARE } from '../locales/share.js';
import type { Language } from '../locales/language.js';
import { greetingOf } from './greeting.js';

/** How long each move is shown, in milliseconds. */
const MOVE = 650;

export class ReceivedLink extends LitElement {
  static override readonly properties = {
    language: {},
    hash: {},
    game: { attribute: false },
    problem: { attribute: false },
    isWatching: { state: true },
  };

  static override readonly styles = [
    buttonStyles,
    css`
      :host {
        display: block;
      }

      .card {
        position: relative;
        padding: 0.7rem 0.9rem;
        border-radius: 0.75rem;
        background: color-mix(in oklab, var(--accent) 12%, var(--card));
        line-height: 1.35;
      }

      p {
        margin: 0;
        padding-inline-end: 1.9rem;
        overflow-wrap: anywhere;
      }

      [role='status'] {
        font-weight: 600;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.1rem;
        margin-bottom: -0.5rem;
      }

      .ways button {
        padding: 0;
        border: 0;
        color: var(--accent);
        font-size: 0.94rem;
        font-weight: 600;
      }

      .close {
        position: absolute;
        inset: 0 0 auto auto;
        margin: 0;
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  declare language: Language;
  /** The fragment of the link. */
  declare hash: string;
  /** The game that shows its position, once it is on the board. */
  declare game: OthelloGame | undefined;
  /** Why it cannot be opened. */
  declare problem: string | undefined;
  declare isWatching: boolean;
  /** Where the position of the link stands in the game. */
  #ply = 0;

  constructor() {
    super();
    this.hash = '';
    this.isWatching = false;
    this.language = 'en';
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('game') && this.game) this.#ply = this.game.board.ply;
  }

  /** Shows the moves that led to the position, until the reader does something on the board. */
  async #watch({ board }: OthelloGame): Promise<void> {
    this.isWatching = true;
    board.goTo(0);
    for (let ply = 1; ply <= this.#ply; ply++) {
      await new Promise((resolve) => setTimeout(resolve, MOVE));
      if (board.ply !== ply - 1 || !this.isConnected) break;
      board.goTo(ply);
    }
    this.isWatching = false;
  }

  #answer(game: OthelloGame): void {
    game.board.goTo(this.#ply);
    // The board's buttons follow with its next update.
    void game.updateComplete.then(() => game.hint());
  }

  override render(): TemplateResult | typeof nothing {
    const words = SHARE[this.language];
    const text = this.problem === undefined ? greetingOf(this.hash, this.language) : words.damaged;
    if (text === undefined) return nothing;
    return html`<div class="card">
      <p role=${this.problem === undefined ? 'status' : 'alert'}>${text}</p>
      ${this.#ways()} ${closeButton(words.close, () => this.remove())}
    </div>`;
  }

  #ways(): TemplateResult | typeof nothing {
    const { game, problem } = this;
    const words = SHARE[this.language];
    if (this.slot !== 'notice' || problem !== undefined || !/[#&]game=/u.test(this.hash)) return nothing;
    const isIdle = game !== undefined && !this.isWatching;
    return html`<div class="ways">
      <button type="button" ?disabled=${!isIdle} @click=${() => game && this.#answer(game)}>
        ${words.answer}
      </button>
      ${
        game && this.#ply === 0
          ? nothing
          : html`<button type="button" ?disabled=${!isIdle} @click=${() => game && void this.#watch(game)}>
              ${words.watch}
            </button>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'received-link': ReceivedLink;
  }
}
