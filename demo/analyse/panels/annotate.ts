import { html, render, type TemplateResult } from 'lit';
import type { Square } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { nextLetter, toggleArrow, toggleMark, type Annotation } from '../annotation.js';
import type { Desk } from '../desk.js';

/** What a click on a square does; `play` makes a move as usual. */
const TOOLS = ['play', 'letter', 'circle', 'square', 'cross', 'dot', 'arrow'] as const;
type Tool = (typeof TOOLS)[number];

/** Laying out a longer text, which only a file has, would block the page; its beginning is shown and not edited. */
const LONGEST_EDITED = 20_000;

/**
 * Edits the remark on the position shown, its marks and arrows. With a tool, a square is selected like a move, by
 * mouse, touch or keyboard; an arrow needs two squares.
 */
export class AnnotatePanel {
  readonly #container: HTMLElement;
  readonly #desk: Desk;
  #words: AnalyseStrings | undefined;
  #tool: Tool = 'play';
  /** Where the arrow being drawn begins. */
  #from: Square | undefined;

  constructor(container: HTMLElement, desk: Desk) {
    this.#container = container;
    this.#desk = desk;
    const { board } = desk;
    board.addEventListener('othello-squareclick', (event) => {
      if (this.#tool === 'play') return;
      event.preventDefault();
      this.#choose(event.detail.square);
    });
    board.addEventListener('othello-change', ({ detail }) => {
      if (detail.reason !== 'state') this.update();
    });
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  /** Another place or another game is shown. */
  update(): void {
    this.#from = undefined;
    this.#draw();
  }

  #choose(square: Square): void {
    const { annotation } = this.#desk;
    const { marks, arrows } = annotation;
    const tool = this.#tool;
    if (tool === 'arrow') {
      const from = this.#from;
      this.#from = from === undefined ? square : undefined;
      if (from && from !== square)
        this.#write({ ...annotation, arrows: toggleArrow(arrows, { from, to: square }) });
      else this.#draw();
    } else if (tool === 'letter')
      this.#write({ ...annotation, marks: toggleMark(marks, { square, text: nextLetter(marks) }) });
    else if (tool !== 'play')
      this.#write({ ...annotation, marks: toggleMark(marks, { square, shape: tool }) });
  }

  #write(annotation: Annotation): void {
    this.#desk.annotation = annotation;
    this.#draw();
  }

  #draw(): void {
    const words = this.#words?.annotate;
    if (!words) return;
    const { text } = this.#desk.annotation;
    const isLong = text.length > LONGEST_EDITED;
    render(
      html`<h2 id="annotate-title">${words.title}</h2>
        <textarea
          rows="2"
          aria-labelledby="annotate-title"
          placeholder=${words.remark}
          .value=${isLong ? `${text.slice(0, LONGEST_EDITED)}…` : text}
          ?readonly=${isLong}
          @input=${this.#onInput}
        ></textarea>
        <fieldset class="tools">
          <legend>${words.tools}</legend>
          ${TOOLS.map((tool) => this.#option(tool, words.names[tool]))}
        </fieldset>
        <p class="quiet" role="status">${this.#help(words)}</p>`,
      this.#container,
    );
  }

  #option(tool: Tool, name: string): TemplateResult {
    const choose = (): void => {
      this.#tool = tool;
      this.#from = undefined;
      this.#draw();
    };
    return html`<label
      ><input type="radio" name="annotate-tool" .checked=${tool === this.#tool} @change=${choose} />
      ${name}</label
    >`;
  }

  #help(words: AnalyseStrings['annotate']): string {
    if (this.#tool === 'play') return words.help;
    if (this.#tool !== 'arrow') return words.choose;
    return this.#from ? words.arrowTo.replace('{square}', this.#from) : words.arrowFrom;
  }

  readonly #onInput = (event: Event): void => {
    const text = (event.target as HTMLTextAreaElement).value;
    this.#desk.annotation = { ...this.#desk.annotation, text };
  };
}
