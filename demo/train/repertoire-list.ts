/** The lines of somebody's repertoire: typed, by an opening's name, or taken from games that were played. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { fill } from '../../src/locales.js';
import type { Color } from '../../src/rules.js';
import { TRAIN } from '../locales/train.js';
import { deleteLine, keepLine, type KeptGame } from '../progress/store.js';
import type { KeptLine } from '../progress/training.js';
import { language } from '../site.js';
import type { TrainContext } from './mode.js';
import { lineName, readLine } from './repertoire.js';

/** Moves of a game that make a line. */
const LINE_PLIES = 16;
/** Games that are offered. */
const MOST_GAMES = 20;

export class RepertoireList {
  #said = '';

  constructor(
    private readonly place: HTMLElement,
    private readonly context: TrainContext,
    private readonly onChange: () => void,
  ) {
    this.draw();
  }

  draw(): void {
    const words = TRAIN[language()].repertoire;
    const { lines } = this.context.training;
    render(
      html`<details ?open=${lines.length === 0}>
          <summary>${fill(words.lines, { n: lines.length })}</summary>
          <form @submit=${this.#onSubmit}>
            <p class="choice">
              <label>
                ${words.side}
                <select name="side">
                  <option value="black">${TRAIN[language()].drill.black}</option>
                  <option value="white">${TRAIN[language()].drill.white}</option>
                </select>
              </label>
              <label>
                ${words.line}
                <input name="line" required maxlength="200" autocomplete="off" placeholder="f5d6c3d3c4" />
              </label>
              <button class="plain">${words.add}</button>
            </p>
            <p class="hint">${words.howTyped}</p>
          </form>
          ${this.#games()}
          <ul class="kept-lines">
            ${lines.map((line) => this.#line(line))}
          </ul>
        </details>
        <p role="status">${this.#said}</p>`,
      this.place,
    );
  }

  #line(line: KeptLine): TemplateResult {
    const words = TRAIN[language()];
    const name = lineName(line.moves, language());
    const moves = line.moves.replace(/..(?=.)/gu, '$& ');
    const text = `${words.colors[line.side]}: ${name ? `${name}, ` : ''}${moves}`;
    return html`<li>
      <span>${text}</span>
      <button
        type="button"
        class="plain"
        aria-label=${fill(words.repertoire.removeLine, { line: text })}
        @click=${() => void this.#change(() => deleteLine(line), '')}
      >
        ${words.repertoire.remove}
      </button>
    </li>`;
  }

  /** Lines from games of one's own, newest first. */
  #games(): TemplateResult | typeof nothing {
    const words = TRAIN[language()];
    const games = this.context.training.games.slice(-MOST_GAMES).reverse();
    if (games.length === 0) return nothing;
    const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
    const text = (game: KeptGame): string =>
      [format.format(game.at), words.colors[game.side], lineName(lineOf(game), language())]
        .filter(Boolean)
        .join(', ');
    return html`<p class="choice">
      <label>
        ${words.repertoire.fromGame}
        <select
          @change=${({ target }: Event) => {
            const select = target as HTMLSelectElement;
            const game = games[Number(select.value)];
            select.value = '';
            if (game) void this.#add(lineOf(game), game.side);
          }}
        >
          <option value="">–</option>
          ${games.map((game, at) => html`<option value=${at}>${text(game)}</option>`)}
        </select>
      </label>
    </p>`;
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    void this.#add(data.get('line') as string, data.get('side') as Color).then((added) => {
      if (added) form.reset();
    });
  };

  async #add(text: string, side: Color): Promise<boolean> {
    const words = TRAIN[language()].repertoire;
    let line: KeptLine;
    try {
      line = readLine(text, side, Date.now());
      if (line.moves === '') throw new RangeError('no moves');
    } catch {
      this.#said = words.notALine;
      this.draw();
      return false;
    }
    await this.#change(() => keepLine(line), words.added);
    return true;
  }

  async #change(change: () => Promise<void>, said: string): Promise<void> {
    try {
      await change();
      this.#said = said;
      await this.context.refresh();
      this.onChange();
    } catch {
      this.context.notKept();
    }
    this.draw();
  }
}

function lineOf({ moves }: KeptGame): string {
  return moves.slice(0, 2 * LINE_PLIES);
}
