/** `<mark-tools>`: icons of the marks; with one chosen, a click on a square of the board adds it there or takes it away. */
import { css, html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import type { Square } from '../../../src/core/rules.js';
import { ANALYSE, type AnalyseStrings, type MarkTool } from '../../locales/analyse.js';
import { language, onLanguage } from '../../site.js';
import { nextLetter, toggleArrow, toggleMark, type Annotation } from './annotation.js';
import type { AnalysisGame } from '../analysis-game.js';

const ICONS: Readonly<Record<MarkTool, TemplateResult>> = {
  circle: svg`<circle cx="12" cy="12" r="7" />`,
  square: svg`<rect x="5.5" y="5.5" width="13" height="13" />`,
  cross: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  dot: svg`<circle cx="12" cy="12" r="4" fill="currentcolor" />`,
  letter: svg`<path d="m6 19 6-14 6 14M8.2 14h7.6" />`,
  arrow: svg`<path d="M5 19 19 5M9 5h10v10" />`,
};
const TOOLS = Object.keys(ICONS) as MarkTool[];

export class MarkTools extends LitElement {
  static override readonly properties = {
    analysis: { attribute: false },
    tool: { state: true },
    from: { state: true },
  };

  static override readonly styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.15rem;
    }

    button {
      display: grid;
      width: 2.5rem;
      height: 2.5rem;
      padding: 0;
      border: 0;
      border-radius: 0.6rem;
      background: none;
      color: var(--quiet);
      cursor: pointer;
      place-items: center;
    }

    @media (hover: hover) {
      button:hover {
        background: color-mix(in oklab, var(--ink) 8%, transparent);
        color: var(--ink);
      }
    }

    button[aria-pressed='true'] {
      background: var(--accent);
      color: var(--paper);
    }

    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      [aria-pressed='true'] {
        outline: 2px solid Highlight;
      }
    }

    svg {
      fill: none;
      stroke: currentcolor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 2;
    }

    p {
      flex: 1 0 100%;
      margin: 0;
      color: var(--quiet);
      font-size: 0.9rem;
    }

    .tools {
      display: contents;
    }

    @media (pointer: coarse) {
      button {
        width: 2.75rem;
        height: 2.75rem;
      }
    }
  `;

  declare analysis: AnalysisGame;
  declare tool: MarkTool | undefined;
  /** Where the arrow being drawn begins. */
  declare from: Square | undefined;

  constructor() {
    super();
    this.tool = undefined;
    this.from = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('analysis')) return;
    const { board } = this.analysis;
    board.addEventListener('othello-squareclick', (event) => {
      if (this.tool === undefined || board.preview !== undefined) return;
      event.preventDefault();
      this.#choose(event.detail.square);
    });
    board.addEventListener('othello-change', ({ detail }) => {
      if (detail.reason !== 'state') this.from = undefined;
      this.requestUpdate();
    });
  }

  #choose(square: Square): void {
    const { annotation } = this.analysis;
    const { marks, arrows } = annotation;
    const { tool, from } = this;
    if (tool === 'arrow') {
      this.from = from === undefined ? square : undefined;
      if (from && from !== square)
        this.#write({ ...annotation, arrows: toggleArrow(arrows, { from, to: square }) });
    } else if (tool === 'letter')
      this.#write({ ...annotation, marks: toggleMark(marks, { square, text: nextLetter(marks) }) });
    else if (tool) this.#write({ ...annotation, marks: toggleMark(marks, { square, shape: tool }) });
  }

  #write(annotation: Annotation): void {
    this.analysis.annotation = annotation;
  }

  #take(tool: MarkTool | undefined): void {
    this.tool = tool === this.tool ? undefined : tool;
    this.from = undefined;
  }

  override render(): TemplateResult {
    const words = ANALYSE[language()].annotate;
    return html`<div class="tools" role="group" aria-label=${words.tools}>
        ${TOOLS.map(
          (tool) =>
            html`<button
              type="button"
              title=${words.names[tool]}
              aria-label=${words.names[tool]}
              aria-pressed=${tool === this.tool}
              @click=${() => this.#take(tool)}
            >
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">${ICONS[tool]}</svg>
            </button>`,
        )}
        ${this.#hasMarks ? this.#eraser(words) : nothing}
      </div>
      <p role="status" ?hidden=${this.tool === undefined}>${this.#help()}</p>`;
  }

  get #hasMarks(): boolean {
    const { marks, arrows } = this.analysis.annotation;
    return marks.length + arrows.length > 0;
  }

  #eraser({ clear }: AnalyseStrings['annotate']): TemplateResult {
    return html`<button
      type="button"
      title=${clear}
      aria-label=${clear}
      @click=${() => this.#write({ ...this.analysis.annotation, marks: [], arrows: [] })}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M8 5h12v14H8l-6-7zM11.5 9.5l5 5M16.5 9.5l-5 5" />
      </svg>
    </button>`;
  }

  #help(): string | typeof nothing {
    const words = ANALYSE[language()].annotate;
    if (this.tool === undefined) return nothing;
    if (this.tool !== 'arrow') return words.choose;
    return this.from ? words.arrowTo.replace('{square}', this.from) : words.arrowFrom;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mark-tools': MarkTools;
  }
}
