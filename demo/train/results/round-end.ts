/** `<round-end>`: what came of a round or a session: the result as a ring, what follows, and the missed positions. */
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import '../../../src/elements/index.js';
import { TRAIN } from '../../locales/train.js';
import type { Square } from '../../../src/core/rules.js';
import type { TrainingPuzzle } from '../../progress/training.js';
import { language } from '../../site.js';

/** A position that is shown at the end: by default with its right move marked, and named. */
export type MissedBoard = Pick<TrainingPuzzle['puzzle'], 'position' | 'solution'> & {
  readonly marks?: string;
  readonly label?: string | undefined;
  /** The move that was played instead of the right one. */
  readonly wrong?: Square | undefined;
  /** Where it can be tried again; by default it opens for analysis. */
  readonly address?: string;
};

/** The length of the ring, in its own units. */
const ROUND = 2 * Math.PI * 42;

export class RoundEnd extends LitElement {
  static override readonly properties = {
    over: {},
    heading: {},
    text: {},
    solved: { type: Number },
    total: { type: Number },
    missed: { attribute: false },
    missedText: { attribute: false },
  };

  static override readonly styles = css`
    :host {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
      gap: 1rem;
      align-items: start;
      margin-block: 0.4rem 1.5rem;
    }

    section {
      min-width: 0;
      padding: 1.2rem 1.4rem;
      border-radius: 0.9rem;
      background: var(--card);
    }

    .head {
      display: grid;
      grid-template-columns: clamp(5.5rem, 22vw, 8.5rem) 1fr;
      gap: 1.2rem;
      align-items: center;
    }

    h2,
    h3,
    p {
      margin: 0;
    }

    h2 {
      font: 600 clamp(1.2rem, 0.9rem + 1.6vw, 1.9rem)/1.2 var(--serif);
    }

    h3 {
      font: 600 1.3rem/1.3 var(--serif);
    }

    .over,
    .quiet {
      color: var(--quiet);
      font-size: 0.95rem;
    }

    .text {
      margin-block-start: 0.8rem;
    }

    .ring {
      display: block;
      width: 100%;
    }

    .ring circle {
      fill: none;
      stroke: var(--line);
      stroke-width: 9;
    }

    .ring .solved {
      stroke: var(--accent);
      stroke-linecap: round;
    }

    .ring text {
      fill: var(--ink);
      font: 600 30px/1 var(--serif);
      text-anchor: middle;
    }

    .ring .of {
      fill: var(--quiet);
      font: 13px system-ui;
    }

    /* A score without a maximum: there is no part of it to draw. */
    .number {
      display: grid;
      place-items: center;
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--accent);
      color: var(--card);
      font: 600 clamp(2.2rem, 9vw, 3.4rem) / 1 var(--serif);
    }

    @media (prefers-reduced-motion: no-preference) {
      .number,
      .ring {
        animation: pop 0.5s ease-out;
      }

      @keyframes pop {
        from {
          opacity: 0;
          transform: scale(0.7);
        }

        60% {
          transform: scale(1.05);
        }
      }
    }

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 29%), 1fr));
      gap: 0.8rem;
      margin: 0.8rem 0 0;
      padding: 0;
      list-style: none;
    }

    li {
      max-width: 17rem;
    }

    a {
      display: block;
      color: var(--ink);
      text-align: center;
      text-decoration: none;
    }

    /* A sentence beside its board. */
    .labelled {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    }

    .labelled li {
      max-width: none;
    }

    .labelled a {
      display: grid;
      grid-template-columns: 6.5rem 1fr;
      gap: 0.8rem;
      align-items: center;
      line-height: 1.35;
      text-align: start;
    }

    a:hover span {
      text-decoration: underline;
    }
  `;

  /** What is over, above the heading. */
  declare over: string;
  declare heading: string;
  declare text: string | undefined;
  declare solved: number;
  /** Missing where there is no most. */
  declare total: number | undefined;
  declare missed: readonly MissedBoard[];
  declare missedText: string;

  override render(): TemplateResult {
    return html`<section>
        <div class="head">
          ${this.#ring()}
          <div role="status">
            <p class="over">${this.over}</p>
            <h2>${this.heading}</h2>
          </div>
        </div>
        ${this.text ? html`<p class="text">${this.text}</p>` : nothing}
        <slot></slot>
      </section>
      ${this.missed.length > 0 ? this.#missedBoards() : nothing}`;
  }

  #ring(): TemplateResult {
    const { solved, total } = this;
    if (total === undefined) return html`<span class="number" aria-hidden="true">${solved}</span>`;
    const part = total > 0 ? solved / total : 0;
    return html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="42" />
      ${
        part > 0
          ? svg`<circle class="solved" cx="50" cy="50" r="42" transform="rotate(-90 50 50)"
              stroke-dasharray="${ROUND * part} ${ROUND}" />`
          : nothing
      }
      <text x="50" y="55">${solved}</text>
      <text class="of" x="50" y="73">/ ${total}</text>
    </svg>`;
  }

  /** The missed positions with the right move marked; each leads to its puzzle, or opens for analysis. */
  #missedBoards(): TemplateResult {
    const { analysePosition, missed } = TRAIN[language()];
    return html`<section>
      <h3>${missed}</h3>
      <p class="quiet">${this.missedText}</p>
      <ul class="small-boards ${this.missed.some(({ label }) => label) ? 'labelled' : ''}">
        ${this.missed.map(({ position, solution, marks, label, wrong, address }) => {
          const move = solution.slice(0, 2);
          const signs = [move && `${move}=circle`, wrong && `${wrong}=cross`].filter(Boolean).join(' ');
          return html`<li>
            <a href=${address ?? `../analyse/index.html#game=${encodeURIComponent(position)}`}>
              <othello-board inert hints="" .position=${position} .marks=${marks ?? signs}></othello-board>
              <span>${label ?? (move || analysePosition)}</span>
            </a>
          </li>`;
        })}
      </ul>
      <slot name="advice"></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'round-end': RoundEnd;
  }
}
