import { css, html, LitElement, nothing } from 'lit';
import { fill } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { crown, crownStyles, face, faceStyles } from '../../opponents/face.js';
import { OPPONENTS, standingOf } from '../../opponents/opponents.js';
import type { TrainingGame } from '../../progress/training.js';
import { language } from '../../site.js';

/** `<beaten-opponents>`: the faces of the opponents; who is beaten wears a crown. */
export class BeatenOpponents extends LitElement {
  static override readonly properties = { games: { attribute: false } };
  declare games: readonly TrainingGame[];

  static override readonly styles = [
    faceStyles,
    crownStyles,
    css`
      :host {
        display: block;
      }

      h2 {
        margin: 0 0 0.6rem;
        font: inherit;
        font-weight: 600;
        font-size: 1.15rem;
      }

      ol {
        display: grid;
        grid-template-columns: repeat(5, 1fr);
        gap: 0.6rem;
        margin: 0;
        padding: 0;
        text-align: center;
        list-style: none;
      }

      .picture {
        position: relative;
        display: block;
        width: min(100%, 2.75rem);
        margin-inline: auto;
      }

      li:not(.beaten) .picture {
        opacity: 0.55;
      }

      .hidden {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    `,
  ];

  override render() {
    const words = TRAIN[language()].picture;
    const { beaten } = standingOf(this.games);
    return html`<h2>${fill(words.opponents, { n: beaten.size, total: OPPONENTS.length })}</h2>
      <ol>
        ${OPPONENTS.map(
          ({ id, name }) =>
            html`<li class=${beaten.has(id) ? 'beaten' : ''}>
              <span class="picture">${face(id)}${beaten.has(id) ? crown() : nothing}</span>
              ${name} ${beaten.has(id) ? html`<span class="hidden">${words.beaten}</span>` : nothing}
            </li>`,
        )}
      </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'beaten-opponents': BeatenOpponents;
  }
}
