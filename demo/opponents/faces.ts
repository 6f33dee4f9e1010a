/** `<opponent-faces>`: all opponents in two rows, on a tablet in one; a click chooses one. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OpponentChoice } from '../../src/elements/companions/game/game.js';
import { fill } from '../../src/core/locales.js';
import { HOME } from '../locales/home.js';
import { language, onLanguage } from '../site.js';
import { crown, crownStyles, face, faceStyles } from './face.js';
import { OPPONENTS, standingOf, type Opponent, type OpponentId, type Standing } from './opponents.js';
import { onStanding } from './standing.js';

export class OpponentFaces extends LitElement implements OpponentChoice {
  static override readonly properties = {
    value: { attribute: false },
    hint: { attribute: false },
    standing: { state: true },
    lookedAt: { state: true },
  };

  static override readonly styles = [
    faceStyles,
    crownStyles,
    css`
      :host {
        display: block;
      }

      ol {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 0.25rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      /* Under the board of a tablet they are one row. */
      @media (min-width: 40rem) and (max-width: 53.19rem) {
        :host([row]) ol {
          grid-template-columns: repeat(10, minmax(0, 1fr));
        }

        :host([row]) .how {
          min-height: 1.35em;
        }
      }

      @media (max-width: 53.19rem) {
        :host([row]) .how b {
          display: none;
        }

        /* There is room for the way to win alone. */
        :host([row]) .how .why {
          display: none;
        }
      }

      @media (min-width: 53.2rem) {
        :host(:not([row])) {
          .name {
            font-size: 1rem;
          }

          .rank {
            font-size: 0.88rem;
          }

          .how {
            min-height: 2.7em;
            font-size: 1rem;
          }
        }
      }

      button {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
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

      button:hover {
        background: color-mix(in oklab, var(--accent) 8%, transparent);
      }

      button:focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }

      /* One thicker line in place of two. */
      [aria-pressed='true']:focus-visible {
        outline-width: 4px;
        outline-offset: -3px;
      }

      [aria-pressed='true'] {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--accent) 12%, transparent);
      }

      .picture {
        position: relative;
        width: clamp(2.1rem, 72%, 4.5rem);
      }

      .name {
        font-weight: 600;
        font-size: 0.92rem;
      }

      .rank {
        color: var(--quiet);
        font-size: 0.8rem;
        line-height: 1.2;
        white-space: nowrap;
      }

      .rank b {
        font-weight: inherit;
        font-variant-numeric: tabular-nums;
      }

      :host([row]) .word {
        display: none;
      }

      /* In a dialog, whoever is chosen is introduced. */
      .portrait {
        display: none;
      }

      :host(:not([row])) {
        .chosen {
          display: flex;
          align-items: center;
          gap: 0.9rem;
          margin-top: 0.6rem;
          padding: 0.6rem 0.8rem;
          border-radius: 12px;
          background: color-mix(in oklab, var(--accent) 8%, transparent);
        }

        .chosen .how {
          margin: 0;
          color: var(--ink);
        }

        .portrait {
          display: block;
          flex: none;
          width: 3.5rem;
        }
      }

      @media (max-width: 39.99rem) {
        :host(:not([row])) {
          .chosen {
            gap: 0.6rem;
            padding: 0.45rem 0.6rem;
            font-size: 0.95em;
          }

          .portrait {
            width: 2.6rem;
          }
        }
      }

      .how {
        min-height: 4.05em;
        margin: 0.4rem 0 0;
        color: var(--quiet);
        font-size: 0.92rem;
        line-height: 1.35;
      }

      /* On a phone all of them are in sight with the board. */
      @media (max-width: 39.99rem) {
        .word {
          display: none;
        }

        /* In one line, which a thumb moves; the next face looks in at its end. */
        :host([row]) {
          ol {
            position: relative;
            display: flex;
            gap: 0.15rem;
            overflow-x: auto;
            overscroll-behavior-x: contain;
            scroll-snap-type: x proximity;
            scrollbar-width: none;
          }

          li {
            flex: 0 0 calc((100% - 5 * 0.15rem) / 5.4);
            scroll-snap-align: center;
          }

          button {
            padding: 0.15rem 0;
          }

          button:focus-visible {
            outline-offset: -2px;
          }

          .picture {
            width: 2.5rem;
          }

          .name {
            font-size: 0.86rem;
            line-height: 1.2;
          }

          .rank {
            line-height: 1.1;
          }

          .how {
            min-height: 2.7em;
            margin-top: 0.3rem;
            font-size: 0.82rem;
            letter-spacing: -0.005em;
          }
        }
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

  /** Who is chosen; a level without a character is none of them. */
  declare value: OpponentChoice['value'];
  /** Stands below the faces until the pointer or the focus is on one, in place of how the chosen one plays. */
  declare hint: string | undefined;
  /** Who has lost a game, and who is suggested. */
  declare standing: Standing;
  /** The opponent that the pointer or the focus is on. */
  declare lookedAt: Opponent | undefined;

  constructor() {
    super();
    this.value = { level: OPPONENTS[0].level, computer: '' };
    this.standing = standingOf([]);
    onLanguage(() => this.requestUpdate());
    onStanding((standing) => (this.standing = standing));
  }

  get #chosen(): (typeof OPPONENTS)[number] | undefined {
    return OPPONENTS.find(({ name }) => name === this.value.computer);
  }

  /** Like the Tab key in a list of radio buttons, it leads to the chosen one. */
  override focus(): void {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    (buttons.find(({ ariaPressed }) => ariaPressed === 'true') ?? buttons[0])?.focus();
  }

  #choose({ level, name }: Opponent): void {
    this.value = { level, computer: name };
    this.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** The points; where there is room, the strength in a word as well. The engine has no points. */
  #rank({ level, strength }: Opponent): TemplateResult {
    const word = HOME[language()].opponents.rank[strength];
    return level > 100 ? html`<b>${level}</b><span class="word"> · ${word}</span>` : html`${word}`;
  }

  /** How strong an opponent is, why it is worth trying, and how it plays. */
  #about({ id, name, level, strength }: Opponent): TemplateResult {
    const words = HOME[language()].opponents;
    const { next } = this.standing;
    const isSuggested = next.id === id && next.why !== 'gift';
    const points = level > 100 ? ` (${level})` : '';
    return html`<b>${name}, ${words.strength[strength]}${points}.</b>
      ${isSuggested ? html`<span class="why">${fill(words[next.why], { name })}</span>` : nothing}
      <span class="plays">${words.plays[id as OpponentId]}</span>`;
  }

  /** Where the faces are in one line that scrolls, the chosen one stays in sight. */
  override updated(changed: PropertyValues): void {
    if (!changed.has('value')) return;
    const line = this.renderRoot.querySelector('ol')!;
    const face = line.querySelector('[aria-pressed=true]')?.parentElement;
    if (face) line.scrollTo({ left: face.offsetLeft - (line.clientWidth - face.clientWidth) / 2 });
  }

  override render() {
    const words = HOME[language()].opponents;
    const shown = this.lookedAt ?? this.#chosen;
    const { beaten } = this.standing;
    return html`
      <ol>
        ${OPPONENTS.map(
          (one) => html`
            <li>
              <button
                type="button"
                aria-pressed=${one === this.#chosen ? 'true' : 'false'}
                aria-describedby="how"
                @click=${() => this.#choose(one)}
                @pointerenter=${() => (this.lookedAt = one)}
                @pointerleave=${() => (this.lookedAt = undefined)}
                @focus=${() => (this.lookedAt = one)}
                @blur=${() => (this.lookedAt = undefined)}
              >
                <span class="picture">${face(one.id)}${beaten.has(one.id) ? crown() : nothing}</span>
                <span class="name">${one.name}</span>
                <span class="rank">${this.#rank(one)}</span>
                ${beaten.has(one.id) ? html`<span class="hidden">${words.beaten}</span>` : nothing}
              </button>
            </li>
          `,
        )}
      </ol>
      <div class="chosen">
        ${shown ? html`<span class="portrait">${face(shown.id as OpponentId)}</span>` : nothing}
        <p class="how" id="how" role="status">
          ${this.lookedAt === undefined && this.hint ? this.hint : shown ? this.#about(shown) : nothing}
        </p>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'opponent-faces': OpponentFaces;
  }
}
