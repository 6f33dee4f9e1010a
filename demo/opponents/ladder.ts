/** `<opponent-ladder>`: whom to play next, and all opponents in a row; a click begins a game. */
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { fill } from '../../src/core/locales.js';
import { HOME, type OpponentStrings } from '../locales/home.js';
import { readTraining } from '../progress/store.js';
import { GAME_STORED, language, onLanguage } from '../site.js';
import { face, faceStyles } from './face.js';
import { OPPONENTS, standingOf, type Opponent, type OpponentId, type Standing } from './opponents.js';

/** The level of a game before anybody has chosen one. */
const DEFAULT_LEVEL = 'easy';

export class OpponentLadder extends LitElement {
  static override readonly properties = {
    game: { attribute: false },
    standing: { state: true },
    wanted: { state: true },
    lookedAt: { state: true },
    chosen: { state: true },
  };

  static override readonly styles = [
    faceStyles,
    css`
      :host {
        display: block;
      }

      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 1rem;
        margin-bottom: 0.3rem;
      }

      h2 {
        margin: 0;
        font: 600 1.1rem/1.3 var(--serif);
      }

      .count {
        color: var(--quiet);
        font-size: 0.88rem;
      }

      ol {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      /* On a phone, one row that is pushed sideways: the page stays short. */
      @media (max-width: 40rem) {
        ol {
          grid-auto-columns: 4.4rem;
          grid-auto-flow: column;
          grid-template-columns: none;
          overflow-x: auto;
          scroll-snap-type: x proximity;
          scrollbar-width: none;
          margin-inline: -0.75rem;
          padding-inline: 0.75rem;
        }

        li {
          scroll-snap-align: center;
        }
      }

      button {
        display: grid;
        justify-items: center;
        width: 100%;
        padding: 0.35rem 0.1rem;
        border: 2px solid transparent;
        border-radius: 12px;
        background: none;
        color: inherit;
        font: inherit;
        cursor: pointer;
      }

      li button:hover {
        background: color-mix(in oklab, var(--accent) 8%, transparent);
      }

      button:focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }

      [aria-pressed='true'] {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--accent) 12%, transparent);
      }

      .picture {
        position: relative;
        width: min(100%, 2.75rem);
      }

      .crown {
        position: absolute;
        right: -0.4rem;
        bottom: -0.2rem;
        width: 1.3rem;
        height: 1.3rem;
        fill: light-dark(#b98a12, #e5c04c);
        stroke: var(--paper);
        stroke-width: 1.5;
      }

      .name {
        font-weight: 600;
        font-size: 0.92rem;
      }

      .points {
        color: var(--quiet);
        font-size: 0.8rem;
        line-height: 1.2;
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
        min-height: 2.7em;
        margin: 0.4rem 0 0;
        color: var(--quiet);
        font-size: 0.92rem;
        line-height: 1.35;
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
  declare wanted: OpponentId | undefined;
  /** The opponent that the pointer or the focus is on. */
  declare lookedAt: OpponentId | undefined;
  /** The opponent of the game; `undefined` where two people play, or another level. */
  declare chosen: OpponentId | undefined;

  constructor() {
    super();
    this.standing = standingOf([]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => {
      this.requestUpdate();
      this.#offerNext();
    });
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
    this.#offerNext();
    this.#chooseNext();
  }

  /** After a row of wins or losses, the result of a game offers the next opponent. */
  #offerNext(): void {
    const { game } = this;
    if (!game) return;
    const { id, why } = this.standing.next;
    const { name, level } = opponentOf(id);
    const words = HOME[language()].opponents;
    const text = why === 'stronger' ? words.offerStronger : why === 'weaker' ? words.offerWeaker : undefined;
    game.nextGame =
      text === undefined
        ? undefined
        : {
            text: fill(text, { name, points: level > 100 ? level : words.engine }),
            setup: { players: 'one', level, computer: name },
          };
  }

  /** Before somebody has chosen, the next opponent is there already. */
  #chooseNext(): void {
    const board = this.game?.board;
    if (!board || board.length > 0 || board.engine === 'none' || this.#opponentOfGame()) return;
    if (board.level === DEFAULT_LEVEL) this.#play(this.standing.next.id);
  }

  /** Begins a game against the weakest opponent, but asks first where one is running. */
  playFirst(): void {
    this.#choose(OPPONENTS[0].id);
  }

  #opponentOfGame(): OpponentId | undefined {
    const board = this.game?.board;
    if (!board || board.engine === 'none') return undefined;
    return OPPONENTS.find(({ level }) => level === board.level)?.id;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    void this.game?.updateComplete.then(() => {
      this.chosen = this.#opponentOfGame();
      this.#chooseNext();
    });
    this.game?.addEventListener('othello-newgame', () => {
      // The board follows with its next update.
      void this.game?.updateComplete.then(() => (this.chosen = this.#opponentOfGame()));
    });
  }

  readonly #onStored = (): void => void this.#readStanding();

  /** Begins a game, but asks first where one is running. */
  #choose(id: OpponentId): void {
    const board = this.game?.board;
    if (board && board.moves !== '' && !board.result) this.wanted = id;
    else this.#play(id);
  }

  #play(id: OpponentId): void {
    const { name, level } = opponentOf(id);
    this.wanted = undefined;
    this.chosen = id;
    this.game?.newGame({ players: 'one', level, computer: name });
  }

  override render() {
    const words = HOME[language()].opponents;
    const { beaten } = this.standing;
    return html`
      <header>
        <h2>${words.title}</h2>
        ${
          beaten.size > 0
            ? html`<span class="count"
                >${fill(words.count, { n: beaten.size, total: OPPONENTS.length })}</span
              >`
            : nothing
        }
      </header>
      <ol>
        ${OPPONENTS.map(
          (one) => html`
            <li>
              <button
                aria-pressed=${one.id === this.chosen ? 'true' : 'false'}
                aria-describedby="how"
                @click=${() => this.#choose(one.id)}
                @pointerenter=${() => (this.lookedAt = one.id)}
                @pointerleave=${() => (this.lookedAt = undefined)}
                @focus=${() => (this.lookedAt = one.id)}
              >
                <span class="picture">${face(one.id)}${beaten.has(one.id) ? crown() : nothing}</span>
                <span class="name">${one.name}</span>
                <span class="points"> ${one.level > 100 ? one.level : words.engine} </span>
                ${beaten.has(one.id) ? html`<span class="hidden">${words.beaten}</span>` : nothing}
              </button>
            </li>
          `,
        )}
      </ol>
      <div class="how" id="how" role="status">
        ${this.wanted ? this.#question(this.wanted, words) : this.#about(words)}
      </div>
    `;
  }

  /** How the opponent plays whom one looks at, or has chosen; after a row of wins or losses, whom to play now. */
  #about(words: OpponentStrings): string {
    const { next } = this.standing;
    const shown = this.lookedAt ?? this.chosen ?? next.id;
    const isStep = next.why === 'stronger' || next.why === 'weaker';
    return isStep && this.lookedAt === undefined && this.chosen !== next.id
      ? fill(words[next.why], { name: opponentOf(next.id).name })
      : words.plays[shown];
  }

  #question(id: OpponentId, words: OpponentStrings) {
    const { name } = opponentOf(id);
    return html`
      <p>${fill(words.giveUp, { name })}</p>
      <button class="answer main" @click=${() => this.#play(id)}>${fill(words.play, { name })}</button>
      <button class="answer" @click=${() => (this.wanted = undefined)}>${words.stay}</button>
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

declare global {
  interface HTMLElementTagNameMap {
    'opponent-ladder': OpponentLadder;
  }
}
