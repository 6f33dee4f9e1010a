import { html, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import type { Color, Position } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { changed, odditiesOf, put, type Change, type Oddity, type Tool } from '../position-editor.js';

const TOOLS: readonly Tool[] = ['black', 'white', 'erase'];
const CHANGES: readonly Change[] = ['clear', 'start', 'mirror', 'turn', 'swap'];
const COLORS: readonly Color[] = ['black', 'white'];

/** Sets up a position on the board by clicks; it replaces the game only when the user applies it. */
export class SetUpPanel {
  readonly #container: HTMLElement;
  readonly #board: OthelloBoard;
  readonly #use: (position: Position) => void;
  #words: AnalyseStrings | undefined;
  /** The position set up so far; `undefined` while the game's position is unchanged. */
  #draft: Position | undefined;
  #tool: Tool = 'black';
  #active = false;
  #used = false;

  constructor(container: HTMLElement, board: OthelloBoard, use: (position: Position) => void) {
    this.#container = container;
    this.#board = board;
    this.#use = use;
    board.addEventListener('othello-squareclick', (event) => {
      if (!this.#active) return;
      event.preventDefault();
      this.#edit(put(this.#position, event.detail.square, this.#tool));
    });
  }

  /** Whether clicks set up squares now. */
  get active(): boolean {
    return this.#active;
  }

  /** Shows the position being set up, or the game again; the position is kept for the next time. */
  activate(active: boolean): void {
    if (active === this.#active) return;
    this.#active = active;
    this.#used = false;
    this.#board.preview = active ? this.#position.toString() : undefined;
    this.#draw();
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  get #position(): Position {
    return this.#draft ?? this.#board.game.position;
  }

  #edit(position: Position | undefined): void {
    this.#draft = position;
    this.#used = false;
    this.#board.preview = this.#position.toString();
    this.#draw();
  }

  #apply(): void {
    const position = this.#position;
    this.#draft = undefined;
    this.#used = true;
    this.#active = false;
    this.#use(position);
  }

  #draw(): void {
    const words = this.#words?.setUp;
    if (!words) return;
    const position = this.#position;
    const { turn } = position;
    render(
      html`<p class="quiet">${words.help}</p>
        ${this.#choice('tool', words.tool, TOOLS, this.#tool, words.tools, (tool) => {
          this.#tool = tool;
          this.#draw();
        })}
        ${this.#choice('turn', words.turn, COLORS, turn, words, (color) =>
          this.#edit(position.withTurn(color)),
        )}
        <div class="row" role="group" aria-label=${words.change}>
          ${CHANGES.map(
            (change) =>
              html`<button
                type="button"
                class="plain"
                @click=${() => this.#edit(changed(this.#position, change))}
              >
                ${words.changes[change]}
              </button>`,
          )}
          <button type="button" class="plain" @click=${() => this.#edit(undefined)}>${words.fromGame}</button>
        </div>
        <div class="oddities" role="status">${this.#oddities(position)}</div>
        <button type="button" class="plain main" @click=${() => this.#apply()}>${words.use}</button>`,
      this.#container,
    );
  }

  #choice<Value extends string>(
    name: string,
    label: string,
    values: readonly Value[],
    chosen: Value,
    texts: Readonly<Record<Value, string>>,
    choose: (value: Value) => void,
  ): TemplateResult {
    return html`<fieldset class="choice">
      <legend>${label}</legend>
      ${values.map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name="set-up-${name}"
              .checked=${live(value === chosen)}
              @change=${() => choose(value)}
            /><i class="disc ${value}" aria-hidden="true"></i>${texts[value]}</label
          >`,
      )}
    </fieldset>`;
  }

  #oddities(position: Position): TemplateResult {
    const words = this.#words!.setUp;
    if (this.#used) return html`<p>${words.used}</p>`;
    const oddities = odditiesOf(position);
    if (oddities.length === 0) return html`<p class="quiet">${words.fine}</p>`;
    return html`<ul>
      ${oddities.map((oddity) => html`<li>${this.#oddity(oddity, position.turn)}</li>`)}
    </ul>`;
  }

  #oddity(oddity: Oddity, turn: Color): string {
    const words = this.#words!.setUp;
    const squares = 'squares' in oddity ? oddity.squares.join(', ') : '';
    return words.oddities[oddity.kind].replace('{squares}', squares).replace('{color}', words[turn]);
  }
}
