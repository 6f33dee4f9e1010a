/** `<opponent-ladder>`: whom to play next, and all opponents; a click on one begins a game. */
import { css, html, LitElement, type PropertyValues } from 'lit';
import type { OpponentChoice, OthelloGame } from '../../src/elements/companions/game/game.js';
import { fill } from '../../src/core/locales.js';
import type { Color } from '../../src/core/rules.js';
import { HOME } from '../locales/home.js';
import { language, onLanguage } from '../site.js';
import type { OpponentFaces } from './faces.js';
import { OPPONENTS, standingOf, type Opponent, type OpponentId, type Standing } from './opponents.js';
import type { OpponentPortrait } from './portrait.js';
import { onStanding } from './standing.js';

/** The level of a game before anybody has chosen one. */
const DEFAULT_LEVEL = 'easy';
/** A game against the computer, without corners as a handicap. */
const ALONE = { players: 'one', handicap: 0, weaker: 0 } as const;
/** The corners that the player begins with after a heavy loss to the weakest opponent. */
const GIFT = 2;
/** The computer without a character. */
const NOBODY: OpponentChoice['value'] = { level: DEFAULT_LEVEL, computer: '' };

export class OpponentLadder extends LitElement {
  static override readonly properties = {
    game: { attribute: false },
    standing: { state: true },
    chosen: { state: true },
    side: { state: true },
  };

  static override readonly styles = css`
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

    button {
      padding: 0.2rem 0;
      border: 0;
      background: none;
      color: var(--accent);
      font: inherit;
      font-size: 0.88rem;
      font-weight: 600;
      white-space: nowrap;
      cursor: pointer;
    }

    button:hover {
      text-decoration: underline;
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    .count {
      color: var(--quiet);
      font-size: 0.88rem;
      white-space: nowrap;
    }

    /* The menu of the game stands at the end of the line. */
    @media (max-width: 53.19rem) {
      header {
        align-items: center;
        min-height: 2rem;
        margin-bottom: 0;
        padding-inline-end: 2.2rem;
      }
    }

    /* All in one line on a phone, where the crowns say how many are beaten. */
    @media (max-width: 39.99rem) {
      header {
        gap: 0 0.4rem;
      }

      h2 {
        font-size: 1rem;
      }

      button {
        font-size: 0.8rem;
      }

      .count {
        display: none;
      }
    }
  `;

  /** The game that an opponent is chosen for. */
  declare game: OthelloGame | undefined;
  declare standing: Standing;
  /** The opponent of the game; `undefined` where two people play, or another level. */
  declare chosen: OpponentId | undefined;
  /** The colour that the opponent plays. */
  declare side: Color | undefined;

  /** Whether the visitor has chosen an opponent since the page was opened. */
  #hasChosen = false;
  /** Whether the rule of the game is not beside the board already: on a phone or a tablet. */
  readonly #narrow = matchMedia('(max-width: 53.19rem)');

  constructor() {
    super();
    this.#narrow.addEventListener('change', () => this.requestUpdate());
    this.standing = standingOf([]);
    onStanding((standing) => {
      this.standing = standing;
      this.#offerNext();
      this.#chooseNext();
    });
    onLanguage(() => {
      this.requestUpdate();
      this.#offerNext();
    });
  }

  /** After a row of wins or losses, the result of a game offers the next opponent. */
  #offerNext(): void {
    const { game } = this;
    if (!game) return;
    const { id, why } = this.standing.next;
    const { name, level } = opponentOf(id);
    const words = HOME[language()].opponents;
    const text = {
      stronger: words.offerStronger,
      weaker: words.offerWeaker,
      gift: words.offerGift,
      again: '',
      first: '',
    }[why];
    game.nextGame =
      text === ''
        ? undefined
        : {
            text: fill(text, { name, points: level > 100 ? level : words.rank.engine }),
            word: why === 'gift' ? words.kind : undefined,
            setup: { ...ALONE, ...valueOf(id), handicap: why === 'gift' ? GIFT : 0 },
          };
  }

  /** Before the visitor has chosen, the next opponent is there already, also in place of the last one. */
  #chooseNext(): void {
    const board = this.game?.board;
    const { id, why } = this.standing.next;
    const isAsking = this.assignedSlot !== null && !this.#hasChosen;
    if (!isAsking || !board || board.length > 0 || board.engine === 'none') return;
    const current = this.#opponentOfGame();
    const isOutdated = current ? isStep(why) && current !== id : board.level === DEFAULT_LEVEL;
    if (isOutdated) this.#play(id);
  }

  /** Begins a game against the weakest opponent, without asking for another one. */
  playFirst(): void {
    const { game } = this;
    this.chosen = OPPONENTS[0].id;
    game?.newGame({ ...ALONE, ...valueOf(OPPONENTS[0].id) }, false);
    // The button that had the focus is gone.
    void game?.updateComplete.then(() => game.board.focus());
  }

  /** Chooses the opponent of a link; a game that goes on is not lost without a question. */
  playNamed(name: string): void {
    const opponent = OPPONENTS.find((one) => one.name === name);
    if (!opponent) return;
    this.#hasChosen = true;
    void this.game?.updateComplete.then(() => this.#play(opponent.id));
  }

  /** Follows the game: whom it is played against, and the colour of that opponent. */
  #follow(): void {
    const engine = this.game?.board.engine;
    this.chosen = this.#opponentOfGame();
    this.side = engine === 'black' || engine === 'white' ? engine : undefined;
  }

  #opponentOfGame(): OpponentId | undefined {
    const board = this.game?.board;
    if (!board || board.engine === 'none') return undefined;
    return OPPONENTS.find(({ level }) => level === board.level)?.id;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game')) return;
    // The faces are never shown without the opponent that the game names already.
    if (this.game?.hasUpdated) this.#follow();
    void this.game?.updateComplete.then(() => {
      this.#follow();
      this.#offerNext();
      this.#chooseNext();
    });
    this.game?.addEventListener('othello-newgame', () => {
      // The board follows with its next update.
      void this.game?.updateComplete.then(() => this.#follow());
    });
  }

  /** The game shows whom it is played against, and who is offered next. */
  override updated(): void {
    const { game } = this;
    const { side } = this;
    const show = (slot: string, opponent: OpponentId | undefined): void => {
      const portrait = game?.querySelector<OpponentPortrait>(`:scope > [slot=${slot}]`);
      if (portrait) Object.assign(portrait, { opponent, side });
    };
    show('portrait', this.chosen);
    show('next-portrait', this.standing.next.id);
  }

  #play(id: OpponentId): void {
    this.chosen = id;
    this.#begin(valueOf(id));
  }

  #begin(opponent: OpponentChoice['value']): void {
    this.game?.newGame({ ...ALONE, ...opponent });
  }

  override render() {
    const { opponents: words, links } = HOME[language()];
    const { beaten } = this.standing;
    return html`
      <header>
        ${
          beaten.size > 0
            ? html`<h2>${links.opponents}</h2>
                <span class="count">${fill(words.count, { n: beaten.size, total: OPPONENTS.length })}</span>`
            : html`<h2>${words.title}</h2>`
        }
        <button type="button" @click=${() => this.game?.open('new-game')}>${words.setUp}</button>
      </header>
      <opponent-faces
        row
        .value=${this.chosen ? valueOf(this.chosen) : NOBODY}
        .hint=${this.#aim}
        @input=${({ currentTarget }: Event) => {
          this.#hasChosen = true;
          this.#begin((currentTarget as OpponentFaces).value);
        }}
      ></opponent-faces>
    `;
  }

  /** A newcomer reads the rule of the game first. */
  get #aim(): string | undefined {
    const isFirst = this.standing.next.why === 'first' && !this.#hasChosen;
    return isFirst && this.#narrow.matches ? HOME[language()].aim : undefined;
  }
}

/** Whether a row of wins or losses leads to another opponent. */
export function isStep(why: Standing['next']['why']): boolean {
  return why === 'stronger' || why === 'weaker';
}

function valueOf(id: OpponentId): OpponentChoice['value'] {
  const { name, level } = opponentOf(id);
  return { level, computer: name };
}

function opponentOf(id: OpponentId): Opponent {
  return OPPONENTS.find((one) => one.id === id)!;
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-ladder': OpponentLadder;
  }
}
