/**
 * The class of `<othello-openings>`; `define.ts` registers it. Books and files are loaded late, by `opening-rows.ts` and
 * `read-played.ts`.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loaded } from '../../board/lazy.js';
import { squareName } from '../../board/square-name.js';
import { Localizer } from '../../localizer.js';
import { fill, plural } from '../../../core/locales/strings.js';
import type { PlayedMove, PlayedMoves } from '../../../core/book/played-games.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import { analysisStrings } from '../analysis/analysis-strings.js';
import { blackValue, problemOf, valueText } from '../analysis/analysis-words.js';
import type { OpeningRow } from './opening-rows.js';
import { focusedIn } from '../../dom.js';
import { ReviewCompanion } from '../review/review-companion.js';
import type { BookMove } from '../../../core/book/opening-book.js';
import type { WideBook } from '../../../core/book/wide-book.js';
import { styles } from './openings.styles.js';
import { loadedFor } from '../shared/loaded-for.js';

/** The module that is loaded late. */
type Rows = typeof import('./opening-rows.js');

/** The state of reading files. */
type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly games: number }
  | { readonly state: 'failed'; readonly problem: string };

/**
 * Shows how a game can continue in the opening: the next moves with their names, their values in the opening book, and
 * how often and how well they were played in the games of a file that the user opens. Where the board's analysis or a
 * review has looked further than the book, it shows their values. A click plays the move on the board.
 *
 * @tagname othello-openings
 *
 * @slot - A board, if `for` is not set.
 *
 * @csspart table - The table of moves.
 * @csspart move - The button of a move.
 * @csspart value - The value of a move.
 * @csspart button - A button below the table.
 * @csspart status - The number of games counted, or an error.
 */
export class OthelloOpenings extends ReviewCompanion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    book: { attribute: false },
    database: { attribute: false },
    reading: { state: true },
    rows: { state: true },
    found: { state: true },
    played: { state: true },
  };
  static {
    // The book is loaded after the first rendering.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-openings', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /**
   * Knows how often moves were played; empty unless a file was opened or the page sets it. It may answer
   * asynchronously, for example from a worker.
   */
  database: PlayedMoves | undefined;

  /**
   * A wide opening book. Its values replace those of the package's book, which is used if the wide book can't be
   * fetched.
   */
  book: WideBook | undefined;

  private reading: Reading = { state: 'idle' };
  /** The module that combines the rows, once loaded. */
  private rows: Rows | undefined;
  /** The moves of the wide book in a position, once fetched. */
  private found: { readonly position: Position; readonly moves: readonly BookMove[] } | undefined;

  /** The moves played in a position, once the database has answered. */
  private played: { readonly position: Position; readonly moves: readonly PlayedMove[] } | undefined;

  readonly #localizer = new Localizer(this, analysisStrings);
  #ending: AbortController | undefined;
  #focused = false;
  #requested: Position | undefined;
  #requestedDatabase: Position | undefined;

  override disconnectedCallback(): void {
    this.#ending?.abort();
    super.disconnectedCallback();
  }

  /**
   * Counts the games of files in any format and sets {@link database}; earlier counts are dropped. The button does the
   * same for visitors.
   *
   * @returns number of games counted
   * @throws {FormatError} when there is nothing to read
   */
  async loadGames(sources: readonly (string | Blob)[]): Promise<number> {
    this.#ending?.abort();
    const ending = (this.#ending = new AbortController());
    this.reading = { state: 'reading', games: 0 };
    try {
      const { readPlayed } = await loaded(() => import('./read-played.js'));
      const games = await readPlayed(sources, {
        signal: ending.signal,
        onProgress: (count) => (this.reading = { state: 'reading', games: count }),
      });
      this.database = games;
      this.reading = { state: 'idle' };
      return games.games;
    } catch (error) {
      // Ignore the result if another reading has begun or the element was removed.
      if (this.#ending === ending) {
        this.reading = ending.signal.aborted
          ? { state: 'idle' }
          : { state: 'failed', problem: problemOf(error) };
      }
      throw error;
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('book')) this.found = this.#requested = undefined;
    if (changed.has('database')) this.played = this.#requestedDatabase = undefined;
    this.#askDatabase();
    this.#focused = focusedIn(this.shadowRoot)?.matches('.move') ?? false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // The focused move may have been removed.
    if (this.#focused && !focusedIn(this.shadowRoot)) this.#buttons()[0]?.focus();
    if (!this.rows && this.game) void this.#loadRows();
    if (this.rows) void this.#askBook();
  }

  /** Loads what makes the rows. */
  async #loadRows(): Promise<void> {
    this.rows = await loadedFor(this, () => import('./opening-rows.js'));
  }

  /** Asks the database about the position shown; a synchronous answer is shown at once. */
  #askDatabase(): void {
    const { database } = this;
    const position = this.#position;
    if (!database || !position || this.#requestedDatabase === position) return;
    this.#requestedDatabase = position;
    const moves = database.movesAt(position);
    if (!(moves instanceof Promise)) {
      this.played = { position, moves };
      return;
    }
    void moves
      .catch(() => [])
      .then((found) => {
        if (this.#requestedDatabase === position && this.database === database)
          this.played = { position, moves: found };
      });
  }

  /** Asks the wide book about the position shown. */
  async #askBook(): Promise<void> {
    const { book } = this;
    const position = this.#position;
    if (!book || !position || this.#requested === position) return;
    this.#requested = position;
    const ownMoves = () => this.rows?.bookMoves(position);
    // The four first moves are symmetric. They need no piece of the book, so just opening the page fetches nothing. Any
    // search values them as well as the small book, and only then do they have one value on the page.
    const moves =
      position.empties === 60
        ? ownMoves()?.map((move) => ({ ...move, depth: 0 }))
        : await book.moves(position).catch(ownMoves);
    if (this.#requested === position && this.book === book) this.found = { position, moves: moves ?? [] };
  }

  /** The moves of the book in the position; none while a piece of the wide book is being fetched. */
  #known(position: Position): readonly BookMove[] {
    const { book, found, rows, game, review } = this;
    const ofWide = found?.position === position ? found.moves : [];
    const moves = book ? ofWide : (rows?.bookMoves(position) ?? []);
    return rows?.surerMoves(moves, game && review?.movesAt(game.node)) ?? [];
  }

  protected override render(): TemplateResult {
    const strings = this.#localizer.strings.openings;
    const position = this.#position;
    const rows =
      position &&
      this.rows?.openingRows(
        position,
        this.played?.position === position ? this.played.moves : [],
        this.#localizer.language,
        this.#known(position),
      );
    return html`<slot></slot>
      ${position && rows?.length ? this.#table(position, rows) : html`<p>${this.rows ? strings.none : nothing}</p>`}
      <div class="bar">
        <button type="button" class="action" part="button" @click=${this.#pick}>${strings.load}</button>
        ${
          this.database
            ? html`<button
                type="button"
                class="action"
                part="button"
                @click=${() => (this.database = undefined)}
              >
                ${strings.remove}
              </button>`
            : nothing
        }
        <input type="file" multiple hidden @change=${this.#onFiles} />
      </div>
      <p role="status" part="status">${this.#status()}</p>`;
  }

  get #position(): Position | undefined {
    const { game } = this;
    return game?.result ? undefined : game?.position;
  }

  /** The table of the next moves. */
  #table(position: Position, rows: readonly OpeningRow[]): TemplateResult {
    const { strings } = this.#localizer;
    const words = strings.openings;
    const areNamed = rows.some(({ name }) => name);
    return html`<div class="frame">
      <table part="table" aria-label=${words.name} @keydown=${this.#step}>
        <thead>
          <tr>
            <th scope="col">${words.move}</th>
            ${areNamed ? html`<th scope="col">${words.opening}</th>` : nothing}
            <th scope="col" class="number">${words.value}</th>
            ${
              this.database
                ? html`<th scope="col" class="number">${words.games}</th>
                    <th scope="col" class="number">${words.percent}</th>`
                : nothing
            }
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, at) => this.#row(position, row, at, areNamed))}
        </tbody>
      </table>
    </div>`;
  }

  #row(
    position: Position,
    { move, name, book, played }: OpeningRow,
    at: number,
    areNamed: boolean,
  ): TemplateResult {
    const { strings, language } = this.#localizer;
    const value = book && valueText(strings, blackValue(position.turn, book.value));
    const within = book && 'within' in book ? ` ±${book.within}` : nothing;
    return html`<tr>
      <th scope="row">
        <button
          type="button"
          class="move"
          part="move"
          tabindex=${at === 0 ? 0 : -1}
          @click=${() => this.#play(move)}
        >
          ${squareName(move, this.board?.coordinateStyle)}
        </button>
      </th>
      ${areNamed ? html`<td>${name}</td>` : nothing}
      <td class="number ${book?.loss === 0 ? 'best' : ''}" part="value">${value}${within}</td>
      ${
        this.database
          ? html`<td class="number">
                ${played ? new Intl.NumberFormat(language).format(played.games) : nothing}
              </td>
              <td class="number">${played && this.#percent(played)}</td>`
          : nothing
      }
    </tr>`;
  }

  /** Black's share of the points, in per cent. */
  #percent(played: NonNullable<OpeningRow['played']>): string | typeof nothing {
    const { strings } = this.#localizer;
    const percent = this.rows?.blackPercent(played);
    return percent === undefined ? nothing : fill(strings.percent, { n: Math.round(percent) });
  }

  /** What is read, or what has failed. */
  #status(): string {
    const { strings, language } = this.#localizer;
    const words = strings.openings;
    const { reading, database } = this;
    if (reading.state === 'failed') return fill(words.failed, { problem: reading.problem });
    if (reading.state === 'reading') return plural(words.reading, reading.games, language);
    return database ? plural(words.counted, database.games, language) : '';
  }

  #play(move: Square): void {
    this.game?.play(move);
  }

  readonly #pick = (): void => this.renderRoot.querySelector<HTMLInputElement>('input')!.click();

  readonly #onFiles = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    // The error is shown by `loadGames`.
    if (files.length > 0) this.loadGames(files).catch(() => undefined);
  };

  /** All moves together are one Tab stop; arrow keys move between them. */
  #step(event: KeyboardEvent): void {
    const buttons = this.#buttons();
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.move')];
  }
}
