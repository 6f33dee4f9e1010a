/** `<opponent-ladder>`: whom to play next, and all opponents in a row; a click begins a game. */
import { css, html, LitElement, nothing } from 'lit';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { fill } from '../../src/core/locales.js';
import { HOME, type OpponentStrings } from '../locales/home.js';
import { readTraining } from '../progress/store.js';
import { GAME_STORED, language, onLanguage } from '../site.js';
import { face, faceStyles } from './face.js';
import { OPPONENTS, standingOf, type Opponent, type OpponentId, type Standing } from './opponents.js';

export class OpponentLadder extends LitElement {
  static override readonly properties = {
    game: { attribute: false },
    standing: { state: true },
    asked: { state: true },
    lookedAt: { state: true },
  };

  static override readonly styles = [
    faceStyles,
    css`
      :host {
        display: block;
      }

      h2 {
        margin: 0 0 0.2rem;
        font: 600 1.2rem/1.3 var(--serif);
      }

      .next {
        margin: 0 0 0.8rem;
        color: var(--quiet);
      }

      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(5.9rem, 1fr));
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      button {
        display: grid;
        gap: 0.1rem;
        justify-items: center;
        width: 100%;
        padding: 0.6rem 0.3rem;
        border: 2px solid transparent;
        border-radius: 12px;
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
      }

      li button:hover {
        background: var(--card);
      }

      button:focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }

      .is-next {
        border-color: var(--accent);
        background: var(--card);
      }

      .picture {
        position: relative;
        width: 3.5rem;
      }

      .crown {
        position: absolute;
        right: -0.4rem;
        bottom: -0.2rem;
        width: 1.5rem;
        height: 1.5rem;
        fill: light-dark(#b98a12, #e5c04c);
        stroke: var(--paper);
        stroke-width: 1.5;
      }

      .name {
        font-weight: 600;
      }

      .points {
        color: var(--quiet);
        font-size: 0.85rem;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }

      .how p {
        margin: 0 0 0.5rem;
        color: var(--ink);
      }

      .answer {
        display: inline-block;
        width: auto;
        margin-right: 0.5rem;
        padding: 0.5rem 1rem;
        border: 1px solid var(--edge);
      }

      .answer.main {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--paper);
      }

      .how {
        min-height: 3.1em;
        margin: 0.7rem 0 0;
        color: var(--quiet);
      }

      .hidden {
        position: absolute;
        overflow: hidden;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    `,
  ];

  /** The game that an opponent is chosen for. */
  declare game: OthelloGame | undefined;
  declare standing: Standing;
  /** The opponent for whom a running game would be given up. */
  declare asked: OpponentId | undefined;
  /** The opponent that the pointer or the focus is on. */
  declare lookedAt: OpponentId | undefined;

  constructor() {
    super();
    this.standing = standingOf([]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
    document.addEventListener(GAME_STORED, this.#onStored);
    this.#onStored();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener(GAME_STORED, this.#onStored);
  }

  /** Reads the games that are stored; without a store nobody is beaten yet. */
  async #readStanding(): Promise<void> {
    const games = await readTraining().then(
      (training) => training.games,
      () => [],
    );
    this.standing = standingOf(games);
  }

  readonly #onStored = (): void => void this.#readStanding();

  /** Begins a game, but asks first where one is running. */
  #choose(id: OpponentId): void {
    const board = this.game?.board;
    if (board && board.moves !== '' && !board.result) this.asked = id;
    else this.#play(id);
  }

  #play(id: OpponentId): void {
    const { name, level } = opponentOf(id);
    this.asked = undefined;
    this.game?.newGame({ players: 'one', level, names: ['', name] });
    this.game?.scrollIntoView({ block: 'start' });
  }

  override render() {
    const words = HOME[language()].opponents;
    const { beaten, next } = this.standing;
    const { name } = opponentOf(next.id);
    return html`
      <h2>${words.title}</h2>
      <p class="next">${fill(words[next.why], { name })}</p>
      <ol>
        ${OPPONENTS.map(
          (one) => html`
            <li>
              <button
                class=${one.id === next.id ? 'is-next' : nothing}
                aria-describedby="how"
                @click=${() => this.#choose(one.id)}
                @pointerenter=${() => (this.lookedAt = one.id)}
                @pointerleave=${() => (this.lookedAt = undefined)}
                @focus=${() => (this.lookedAt = one.id)}
              >
                <span class="picture">${face(one.id)}${beaten.has(one.id) ? crown() : nothing}</span>
                <span class="name">${one.name}</span>
                <span class="points">
                  ${one.level > 100 ? fill(words.points, { n: one.level }) : words.engine}
                </span>
                ${beaten.has(one.id) ? html`<span class="hidden">${words.beaten}</span>` : nothing}
              </button>
            </li>
          `,
        )}
      </ol>
      <div class="how" id="how" role="status">
        ${this.asked ? this.#question(this.asked, words) : words.plays[this.lookedAt ?? next.id]}
      </div>
    `;
  }

  #question(id: OpponentId, words: OpponentStrings) {
    const { name } = opponentOf(id);
    return html`
      <p>${fill(words.giveUp, { name })}</p>
      <button class="answer main" @click=${() => this.#play(id)}>${fill(words.play, { name })}</button>
      <button class="answer" @click=${() => (this.asked = undefined)}>${words.stay}</button>
    `;
  }
}

function opponentOf(id: OpponentId): Opponent {
  return OPPONENTS.find((one) => one.id === id)!;
}

function crown() {
  return html`<svg class="crown" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 19 L2 7 L8 12 L12 4 L16 12 L22 7 L21 19 z" />
  </svg>`;
}

customElements.define('opponent-ladder', OpponentLadder);

declare global {
  interface HTMLElementTagNameMap {
    'opponent-ladder': OpponentLadder;
  }
}
