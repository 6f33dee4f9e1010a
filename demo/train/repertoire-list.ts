/** The lines of the user's repertoire: typed, named by an opening, or taken from games. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { fill } from '../../src/core/locales.js';
import { Position, type Color } from '../../src/core/rules.js';
import type { LibraryClient } from '../library/client.js';
import { TRAIN } from '../locales/train.js';
import { readSettings } from '../my-games/settings.js';
import { deleteLine, keepLine, type KeptGame } from '../progress/store.js';
import type { KeptLine } from '../progress/training.js';
import { language } from '../site.js';
import type { TrainContext } from './mode.js';
import { placeText } from './place-text.js';
import { lineName, readLine, type Place } from './repertoire.js';

/** Number of moves of a game that make a line. */
const LINE_PLIES = 16;
/** Number of games offered. */
const MOST_GAMES = 20;

/** A game of the user's that is offered. */
interface OfferedGame {
  readonly text: string;
  readonly side: Color;
  readonly moves: string;
}

export class RepertoireList {
  #said = '';
  /** Games of the library under the user's names. */
  #ownGames: readonly OfferedGame[] = [];

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
    private readonly onChange: () => void,
    /** The place after which typed moves are played. */
    private readonly from: Place | undefined,
    library?: LibraryClient,
  ) {
    this.draw();
    // Without the library, only games against the computer are offered.
    if (library) this.#findOwnGames(library).catch(() => undefined);
  }

  /** Games under the names that the user has entered. */
  async #findOwnGames(library: LibraryClient): Promise<void> {
    const { names } = readSettings();
    if (names.length === 0) return;
    const [{ ownRecords }, { mainLineOf }] = await Promise.all([
      import('../my-games/own-records.js'),
      import('../library/stored-game.js'),
    ]);
    const { games } = await ownRecords(library, { names, played: false }, MOST_GAMES);
    this.#ownGames = games
      .filter(({ record }) => record.game.root.position.equals(Position.start))
      .map(({ name, record, side }) => ({
        text: name,
        side,
        moves: mainLineOf(record.game)
          .slice(0, LINE_PLIES)
          .map(({ move }) => move)
          .join(''),
      }));
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
                <input name="line" required maxlength="300" autocomplete="off" placeholder="f5d6c3d3c4" />
              </label>
              <button class="plain">${words.add}</button>
            </p>
            <p class="hint">${this.from ? words.typedFromPlace : words.howTyped}</p>
          </form>
          ${this.#games()}
          <ul class="kept-lines">
            ${lines.map((line) => this.#line(line))}
          </ul>
        </details>
        <p role="status">${this.#said}</p>`,
      this.container,
    );
  }

  #line(line: KeptLine): TemplateResult {
    const words = TRAIN[language()];
    const name = line.position ? placeText(line, words) : lineName(line.moves, language());
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

  /** Lines from the user's games, newest first: those against the computer, then those of the library. */
  #games(): TemplateResult | typeof nothing {
    const words = TRAIN[language()];
    const games = [...this.#playedGames(), ...this.#ownGames];
    if (games.length === 0) return nothing;
    const textOf = ({ text, side, moves }: OfferedGame): string =>
      [text, words.colors[side], lineName(moves, language())].filter(Boolean).join(', ');
    return html`<p class="choice">
      <label>
        ${words.repertoire.fromGame}
        <select
          @change=${({ target }: Event) => {
            const select = target as HTMLSelectElement;
            const game = games[Number(select.value)];
            select.value = '';
            if (game) void this.#add(game.moves, game.side);
          }}
        >
          <option value="">–</option>
          ${games.map((game, at) => html`<option value=${at}>${textOf(game)}</option>`)}
        </select>
      </label>
    </p>`;
  }

  #playedGames(): OfferedGame[] {
    const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
    return this.context.training.games
      .slice(-MOST_GAMES)
      .reverse()
      .map((game) => ({ text: format.format(game.at), side: game.side, moves: lineOf(game) }));
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
      line = readLine(text, side, Date.now(), this.from);
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
