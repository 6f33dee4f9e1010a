/** `<games-explorer>`: how games go on from the position shown, which games count, and who played them. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { bookMoves, type PlayedMoves } from '../../../src/core/book.js';
import type { WideBook } from '../../../src/core/book/wide-book.js';
import type { GameJson } from '../../../src/core/formats.js';
import { fill, plural } from '../../../src/core/locales.js';
import { mainLineOf, type Game, type GameNode } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { hasLibrary, type LibraryClient } from '../../library/client.js';
import type { GameRow, LibraryState } from '../../library/library-types.js';
import { ANALYSE, type AnalyseStrings } from '../../locales/analyse.js';
import { playerName } from '../../players.js';
import { language, onLanguage } from '../../site.js';
import { libraryGames, shippedGames, type CountedGames, type ShippedGames } from './counted-games.js';
import { gameQuery, type ListQuery, type SearchChange } from '../panels/library/list-query.js';
import { labelledSelect } from '../panels/library/labelled-select.js';
import { collectionSelect, factFields } from '../panels/library/search-fields.js';
import { scoreText } from '../score-text.js';

/** A game that was chosen: its number in the library, or the game itself if it is not there, and the ply to show. */
export interface WantedGame {
  readonly id: number;
  readonly game: GameJson | undefined;
  readonly ply: number;
}

/** So many games are named below the table; the list of games has all of them. */
const MOST_NAMED = 5;

/**
 * The table of moves with its conditions and games. The page sets `library`, `board` and `book` once and never removes
 * the element, so it keeps its listeners.
 *
 * @fires wanted when a game is chosen; `analyse-page.ts` listens and opens it. `detail` is a
 *   `WantedGame`
 * @fires open-files when a visitor without games wants to open some; `analyse-page.ts` listens
 */
export class GamesExplorer extends LitElement {
  static override readonly properties = {
    library: { attribute: false },
    board: { attribute: false },
    book: { attribute: false },
    state: { state: true },
    query: { state: true },
    mine: { state: true },
    shown: { state: true },
    isShipped: { state: true },
    found: { state: true },
    rows: { state: true },
    database: { state: true },
    isKnown: { state: true },
    lastKnown: { state: true },
  };

  /** Where the games are; it is not called before `show`. */
  declare library: LibraryClient;
  /** Whose position is looked up. The table finds the same board by its id, `board`, which the page has once. */
  declare board: OthelloBoard;
  /** The moves of the wide opening book, which the table shows besides those played. */
  declare book: WideBook | undefined;
  /** The library as last reported; `undefined` until it has answered. */
  declare state: LibraryState | undefined;
  /** The conditions that the user has set. */
  declare query: ListQuery;
  /** Number of the user's own games. */
  declare mine: number;
  /** The state of the games that are counted; `undefined` while there are none. */
  declare shown: LibraryState | undefined;
  /** Whether these are the games that come with the site. */
  declare isShipped: boolean;
  /** Number of games that come to the position shown. */
  declare found: number;
  /** The first of these, at most `MOST_NAMED`. */
  declare rows: readonly GameRow[];
  /** Counts what was played in the games that meet the conditions; `undefined` while there are none to count. */
  declare database: PlayedMoves | undefined;
  /** Whether the book or a game goes on from the position shown. */
  declare isKnown: boolean;
  /** Where it is not known: the last place before it that is. */
  declare lastKnown: GameNode | undefined;
  /** Counts the calls of `#find`: an answer to an earlier one is ignored. */
  #requests = 0;
  #games: CountedGames = NO_GAMES;
  #isShown = false;
  #isCounting = false;
  /** The moves of the game on the board, which is not counted: it is no news to the reader. */
  #own = '';
  #shipped: Promise<ShippedGames | undefined> | undefined;

  constructor() {
    super();
    this.query = {};
    this.mine = 0;
    this.isShipped = false;
    this.found = 0;
    this.rows = [];
    this.isKnown = true;
  }

  /** In the page itself, whose style the fields have, and where the table finds the board. */
  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    onLanguage(() => this.requestUpdate());
  }

  /** It is in sight: until then nothing is looked up. Its worker starts only where the browser has games. */
  show(): void {
    if (!this.#isShown) {
      this.#isShown = true;
      void this.#find();
    }
    if (this.#isCounting) return;
    this.#isCounting = true;
    if (!hasLibrary()) {
      void this.#count();
      return;
    }
    this.library.subscribe((state) => void this.#onState(state));
    // Without a library nothing is counted.
    void this.library.call('open', []).then(
      (state) => this.#onState(state),
      () => undefined,
    );
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('board')) this.board.addEventListener('othello-change', () => void this.#find());
  }

  async #onState(state: LibraryState): Promise<void> {
    this.state = state;
    this.mine = (await this.library.call('find', [gameQuery({ collection: 'mine' })])).length;
    await this.#count();
  }

  readonly #search = (change: SearchChange): void => {
    const query = Object.entries({ ...this.query, ...change });
    this.query = Object.fromEntries(query.filter(([, value]) => value !== undefined && value !== ''));
    void this.#count();
  };

  /**
   * The games that come with the site, for visitors without games; without a network there may be none of them either.
   */
  #loadShipped(): Promise<ShippedGames | undefined> {
    this.#shipped ??= shippedGames().catch(() => (this.#shipped = undefined));
    return this.#shipped;
  }

  /**
   * Counts the games that meet the conditions, and gives the table a database of them. The library answers `find` in
   * the order of the calls, so an earlier answer cannot replace this one; `#find` makes two calls, and needs its
   * counter.
   */
  async #count(): Promise<void> {
    const except = (this.#own = movesOf(this.board.game));
    const others = this.state ? (await libraryGames(this.library).find({ except })).length : 0;
    const shipped = others > 0 ? undefined : await this.#loadShipped();
    const games = (this.#games = shipped ?? libraryGames(this.library));
    this.shown = shipped?.state ?? (others > 0 ? this.state : undefined);
    this.isShipped = shipped !== undefined;
    const query = { ...gameQuery(this.query), except };
    const count = this.shown ? (await games.find(query)).length : 0;
    this.database = this.shown && {
      games: count,
      movesAt: (position) => games.movesAt(position.toString(), query),
    };
    await this.#find();
  }

  /** Whether the position shown is known, and where not, the last place that is; then who came here. */
  async #find(): Promise<void> {
    if (!this.#isShown) return;
    if (this.shown && this.#own !== movesOf(this.board.game)) return this.#count();
    const request = ++this.#requests;
    const { node } = this.board.game;
    const isKnown = await this.#isKnownAt(node);
    let before = isKnown ? undefined : node.parent;
    while (before && !this.#isInBook(before) && !(await this.#isPlayedAt(before))) before = before.parent;
    if (request !== this.#requests) return;
    this.isKnown = isKnown;
    this.lastKnown = before;
    if (this.database) await this.#findGames(request);
  }

  #isInBook({ position }: GameNode): boolean {
    return (bookMoves(position) ?? []).length > 0;
  }

  async #isPlayedAt({ position }: GameNode): Promise<boolean> {
    return ((await this.database?.movesAt(position)) ?? []).length > 0;
  }

  async #isKnownAt(node: GameNode): Promise<boolean> {
    if (node.result) return false;
    if (this.#isInBook(node)) return true;
    // Without a network only the small book is known, and at the start nothing is fetched.
    const wide = await this.book?.moves(node.position).catch(() => undefined);
    return (wide ?? []).length > 0 || this.#isPlayedAt(node);
  }

  /** The games that come to the position shown, those of the strongest players first. */
  async #findGames(request: number): Promise<void> {
    const { position } = this.board;
    const query = {
      ...gameQuery({ ...this.query, position, sort: 'strength', descending: true }),
      except: this.#own,
    };
    const ids = await this.#games.find(query);
    const rows = await this.#games.rows(ids.slice(0, MOST_NAMED));
    if (request !== this.#requests) return;
    this.found = ids.length;
    this.rows = rows.filter((row) => row !== undefined);
  }

  override render(): TemplateResult {
    const words = ANALYSE[language()];
    const { shown } = this;
    const hasConditions = Object.keys(this.query).length > 0;
    return html`${
        shown && (this.found > 0 || hasConditions)
          ? html`<details class="more">
              <summary class="spread">
                <b role="status">${plural(words.explorer.count, this.found, language())}</b>
                <span class="quiet">${this.#conditions(words)}</span>
              </summary>
              ${this.#fields(words, shown)}
            </details>`
          : nothing
      }
      ${this.isShipped && shown ? this.#noGames(words) : nothing}
      <othello-openings
        for="board"
        .book=${this.book}
        .database=${this.found > 0 ? this.database : undefined}
        ?hidden=${!this.isKnown}
      ></othello-openings>
      ${this.isKnown || this.board.game.result ? nothing : this.#unknown(words)}
      ${shown ? this.#names(words) : nothing} ${shown ? nothing : this.#noGames(words)}`;
  }

  /** Says what files of games would add. */
  #noGames({ explorer }: AnalyseStrings): TemplateResult {
    return html`<p class="quiet">
      ${this.isShipped ? fill(explorer.shipped, { n: this.shown!.games }) : explorer.none}
      <button type="button" class="link" @click=${() => this.dispatchEvent(new Event('open-files'))}>
        ${explorer.openFiles}
      </button>
    </p>`;
  }

  /** Leads back to where games and the book know the way. */
  #unknown({ explorer }: AnalyseStrings): TemplateResult {
    const { lastKnown } = this;
    return html`<p>
      ${explorer.unknown}
      ${
        lastKnown
          ? html`<button type="button" class="link" @click=${() => this.board.goTo(lastKnown)}>
              ${lastKnown.ply === 0 ? explorer.toStart : fill(explorer.toKnown, { n: lastKnown.ply })}
            </button>`
          : nothing
      }
    </p>`;
  }

  /** How many conditions are set. */
  #conditions({ explorer }: AnalyseStrings): string {
    const set = Object.keys(this.query).length;
    if (set > 0) return plural(explorer.set, set, language());
    return explorer.filter;
  }

  #fields({ open, explorer }: AnalyseStrings, state: LibraryState): TemplateResult {
    const { query, mine } = this;
    const view = { words: open, state, mine, query, search: this.#search };
    const { text = '', color = '' } = query;
    return html`<div class="search" role="search">
      <label class="wide"
        >${explorer.player}
        <input
          type="search"
          autocomplete="off"
          .value=${live(text)}
          @input=${(event: Event) => this.#search({ text: (event.target as HTMLInputElement).value })}
      /></label>
      ${labelledSelect(
        explorer.color,
        [
          ['', explorer.anyColor],
          ['black', open.colors.black],
          ['white', open.colors.white],
        ],
        color,
        (chosen) => this.#search({ color: chosen }),
      )}
      ${this.isShipped ? nothing : collectionSelect(view)} ${factFields(view)}
    </div>`;
  }

  #names({ open, explorer }: AnalyseStrings): TemplateResult | typeof nothing {
    if (this.rows.length === 0) return nothing;
    return html`<ul class="played" role="list" aria-label=${explorer.played}>
      ${this.rows.map(
        (row) =>
          html`<li>
            <button type="button" @click=${() => void this.#open(row)}>
              <span>${playerName(row, 'black')}</span>
              <b>${scoreText(row, open)}</b>
              <span>${playerName(row, 'white')}</span>
              <small>${row.date.slice(0, 4)}</small>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  async #open({ id }: GameRow): Promise<void> {
    const game = this.isShipped ? await (await this.#shipped)?.game(id) : undefined;
    this.dispatchEvent(new CustomEvent('wanted', { detail: { id, game, ply: this.board.ply } }));
  }
}

/** Before games are counted. */
const NO_GAMES: CountedGames = {
  find: () => Promise.resolve([]),
  rows: () => Promise.resolve([]),
  movesAt: () => Promise.resolve([]),
};

/** The moves of the main line of a game. */
function movesOf({ root }: Game): string {
  return mainLineOf(root)
    .map(({ move }) => move ?? '')
    .join('');
}

declare global {
  interface HTMLElementTagNameMap {
    'games-explorer': GamesExplorer;
  }
}
