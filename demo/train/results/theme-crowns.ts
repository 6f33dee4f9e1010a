/** `<theme-crowns>`: the themes of puzzles, how many of each are solved, and a crown for those that go well. */
import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import { fill } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import { CROWN_SOLVED, type ThemeResult } from './theme-results.js';

export class ThemeCrowns extends LitElement {
  static override readonly properties = { themes: { attribute: false }, figures: { type: Boolean } };
  declare themes: readonly ThemeResult[];
  /** Whether all tries are counted, not only those that a crown needs. */
  declare figures: boolean;

  static override readonly styles = css`
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
      gap: 0 1.4rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    a {
      display: grid;
      grid-template-columns: 1.7rem 1fr auto;
      gap: 0 0.6rem;
      align-items: center;
      min-height: 2.75rem;
      color: inherit;
      line-height: 1.25;
      text-decoration: none;
    }

    a:hover span {
      text-decoration: underline;
    }

    svg {
      width: 100%;
      fill: none;
      stroke: var(--edge);
      stroke-width: 1.6;
      stroke-linejoin: round;
    }

    .crowned svg {
      fill: light-dark(#d99a1c, #f0c04a);
      stroke: light-dark(#9a6a00, #f0c04a);
    }

    small {
      color: var(--quiet);
      font-variant-numeric: tabular-nums;
    }

    progress {
      grid-column: 2 / 4;
      width: 100%;
      height: 0.4rem;
      accent-color: var(--accent);
    }
  `;

  override render(): TemplateResult {
    const words = TRAIN[language()].picture;
    return html`<ul>
      ${this.themes.map(
        ({ name, hasCrown, solved, tried, kinds }) =>
          html`<li class=${hasCrown ? 'crowned' : ''}>
            <a href="#puzzles=${kinds.join()}">
              ${crown()}
              <span>${name}</span>
              <small>${this.#count(solved, tried)}</small>
              <progress
                max=${CROWN_SOLVED}
                .value=${Math.min(CROWN_SOLVED, solved)}
                aria-label=${hasCrown ? words.hasCrown : fill(words.solvedOf, { solved, tried })}
              ></progress>
            </a>
          </li>`,
      )}
    </ul>`;
  }

  #count(solved: number, tried: number): string {
    const { solvedOf, solvedShort } = TRAIN[language()].picture;
    if (this.figures) return fill(solvedOf, { solved, tried });
    return fill(solvedShort, { solved: Math.min(CROWN_SOLVED, solved), tried: CROWN_SOLVED });
  }
}

function crown(): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d="M3 8l4.500 4L12 5l4.500 7L21 8l-2 10H5z" />`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'theme-crowns': ThemeCrowns;
  }
}
