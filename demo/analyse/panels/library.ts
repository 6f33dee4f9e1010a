import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { fill, plural } from '../../../src/locales.js';
import type { GameJson } from '../../../src/formats/game-json.js';
import type { LibraryClient } from '../../library/client.js';
import {
  EXPORT_FORMATS,
  OPENED,
  PLAYED,
  SAVED,
  SORT_KEYS,
  type ExportFormat,
  type GameQuery,
  type LibraryState,
  type Outcome,
} from '../../library/library-types.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { GameList, openingName } from '../game-list.js';
import { saveFile } from '../save-file.js';

const OUTCOMES: readonly Outcome[] = ['black', 'white', 'draw'];
const RATINGS = [1200, 1400, 1600, 1800, 2000, 2200, 2400] as const;
/** Where the list is sorted and what it shows is kept, for the next visit. */
const VIEW_KEY = 'othello-library-view';

/** What the panel needs of the page. */
export interface LibraryHost {
  open(id: number, game: GameJson): Promise<void>;
  /** The position on the board, as a board string. */
  position(): string;
}

/** The games that are kept: searched, sorted, in collections, taken along, deleted. */
export class LibraryPanel {
  readonly #place: HTMLElement;
  readonly #library: LibraryClient;
  readonly #host: LibraryHost;
  readonly #list: GameList;
  #words: AnalyseStrings | undefined;
  #state: LibraryState | undefined;
  #query: GameQuery = { sort: 'added', descending: true };
  #ids: Uint32Array<ArrayBuffer> = new Uint32Array();
  #current: number | undefined;
  #selecting = false;
  #format: ExportFormat = 'pgn';
  /** What the last action did. */
  #note = '';
  #bytes: number | undefined;
  #asked = 0;

  constructor(place: HTMLElement, library: LibraryClient, host: LibraryHost) {
    this.#place = place;
    this.#library = library;
    this.#host = host;
    this.#list = new GameList({
      rows: (ids) => library.call('rows', [ids]),
      open: (id) => void this.#open(id),
      onSelected: () => this.#draw(),
    });
    this.#query = { ...this.#query, ...keptView() };
    library.subscribe((state) => void this.#onState(state));
    void library.call('open', []).then((state) => this.#onState(state));
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  /** Games were added; several are shown. */
  onImported(several: boolean): void {
    this.#current = undefined;
    if (several) this.#search({ sort: 'added', descending: false, collection: 'last' }, true);
  }

  /** The board shows another place. */
  onPlace(): void {
    if (this.#query.position !== undefined) this.#search({ position: this.#host.position() });
  }

  async #onState(state: LibraryState): Promise<void> {
    this.#state = state;
    const { collection } = this.#query;
    const isThere =
      collection === undefined ||
      collection === 'last' ||
      [OPENED, PLAYED, SAVED, ...state.collections.map(({ id }) => id)].includes(collection);
    if (!isThere) {
      const { collection: _gone, ...rest } = this.#query;
      this.#query = rest;
    }
    void this.#measure();
    await this.#find();
  }

  /** How much the browser says that the site has kept. */
  async #measure(): Promise<void> {
    const { usage } = (await (navigator.storage as StorageManager | undefined)?.estimate()) ?? {};
    this.#bytes = usage;
    this.#draw();
  }

  #search(change: Partial<Record<keyof GameQuery, unknown>>, anew = false): void {
    const query = { ...(anew ? {} : this.#query), ...change };
    this.#query = Object.fromEntries(
      Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
    );
    keepView(this.#query);
    void this.#find();
  }

  async #find(): Promise<void> {
    const asked = ++this.#asked;
    const ids = await this.#library.call('find', [this.#query]);
    if (asked !== this.#asked) return;
    this.#ids = ids;
    this.#draw();
  }

  async #open(id: number): Promise<void> {
    this.#current = id;
    await this.#host.open(id, await this.#library.call('game', [id]));
    this.#draw();
  }

  #draw(): void {
    const words = this.#words?.open;
    const state = this.#state;
    if (!words || !state) return;
    render(
      state.games === 0 && state.deleted === 0
        ? nothing
        : html`${this.#searchFields(words, state)}
            <div class="row found">
              <p class="quiet" role="status">${this.#countText(words, state)}</p>
              ${this.#selectButton(words)}
            </div>
            ${this.#selecting ? this.#actions(words, state) : nothing} ${this.#listElement()}
            ${this.#footer(words, state)}`,
      this.#place,
    );
  }

  #listElement(): HTMLElement {
    this.#list.update(this.#ids, this.#words!.open, {
      current: this.#current,
      selecting: this.#selecting,
    });
    return this.#list.element;
  }

  #countText(words: AnalyseStrings['open'], { games, last, inCollection }: LibraryState): string {
    const { collection } = this.#query;
    const all =
      collection === undefined ? games : collection === 'last' ? last : (inCollection[collection] ?? 0);
    if (this.#ids.length === 0) return words.none;
    return fill(plural(words.count, all, language()), { shown: this.#ids.length });
  }

  // --- Searching ---------------------------------------------------------------------------------------

  #searchFields(words: AnalyseStrings['open'], state: LibraryState): TemplateResult {
    const { text = '', collection, position, outcome, opening, rating, fromYear, toYear } = this.#query;
    const more = [outcome, opening, rating, fromYear, toYear].filter((one) => one !== undefined).length;
    return html`<div class="search" role="search">
      <label class="wide"
        >${words.player}
        <input
          type="search"
          autocomplete="off"
          .value=${live(text)}
          @input=${(event: Event) => this.#search({ text: (event.target as HTMLInputElement).value })}
      /></label>
      ${this.#select(words.collection, this.#collections(words, state), String(collection ?? ''), (chosen) =>
        this.#search({ collection: chosen === 'last' || chosen === '' ? chosen : Number(chosen) }),
      )}
      ${this.#select(
        words.sort,
        SORT_KEYS.flatMap((key) => [
          [key, words.sorts[key]],
          [`${key} down`, `${words.sorts[key]} ↓`],
        ]),
        `${this.#query.sort ?? 'added'}${this.#query.descending ? ' down' : ''}`,
        (chosen) => {
          const [sort, down] = chosen.split(' ');
          this.#search({ sort, descending: down !== undefined });
        },
      )}
      <label class="flag"
        ><input
          type="checkbox"
          .checked=${live(position !== undefined)}
          @change=${(event: Event) =>
            this.#search({
              position: (event.target as HTMLInputElement).checked ? this.#host.position() : undefined,
            })}
        />${words.withPosition}</label
      >
      <details class="more">
        <summary>${words.more}${more > 0 ? ` (${more})` : nothing}</summary>
        <div class="search">${this.#moreFields(words, state)}</div>
      </details>
    </div>`;
  }

  #moreFields(words: AnalyseStrings['open'], { years, openings }: LibraryState): TemplateResult {
    const { outcome, opening, rating, fromYear, toYear } = this.#query;
    const all = years ? Array.from({ length: years[1] - years[0] + 1 }, (_, at) => years[0] + at) : [];
    const yearOptions = all.map((year): [string, string] => [String(year), String(year)]);
    const asNumber = (chosen: string): number | undefined => (chosen === '' ? undefined : Number(chosen));
    return html`${this.#select(
      words.from,
      [['', words.anyYear], ...yearOptions],
      String(fromYear ?? ''),
      (year) => this.#search({ fromYear: asNumber(year) }),
    )}
    ${this.#select(words.to, [['', words.anyYear], ...yearOptions], String(toYear ?? ''), (year) =>
      this.#search({ toYear: asNumber(year) }),
    )}
    ${this.#select(
      words.result,
      [['', words.results.any], ...OUTCOMES.map((one): [string, string] => [one, words.results[one]])],
      outcome ?? '',
      (chosen) => this.#search({ outcome: chosen }),
    )}
    ${this.#select(
      words.opening,
      [['', words.anyYear], ...openings.map((name): [string, string] => [name, openingName(name)])],
      opening ?? '',
      (chosen) => this.#search({ opening: chosen }),
    )}
    ${this.#select(
      words.strength,
      [['', words.anyYear], ...RATINGS.map((least): [string, string] => [String(least), `≥ ${least}`])],
      String(rating ?? ''),
      (chosen) => this.#search({ rating: asNumber(chosen) }),
    )}`;
  }

  #collections(words: AnalyseStrings['open'], state: LibraryState): [string, string][] {
    const { games, inCollection, last, collections } = state;
    const named = (id: number, name: string): [string, string] => [
      String(id),
      `${name} (${(inCollection[id] ?? 0).toLocaleString(language())})`,
    ];
    return [
      ['', `${words.collections.all} (${games.toLocaleString(language())})`],
      ['last', `${words.collections.last} (${last.toLocaleString(language())})`],
      named(OPENED, words.collections.opened),
      named(PLAYED, words.collections.played),
      named(SAVED, words.collections.saved),
      ...collections.map(({ id, name }) => named(id, name)),
    ];
  }

  // --- What is chosen ----------------------------------------------------------------------------------

  #selectButton(words: AnalyseStrings['open']): TemplateResult {
    const toggle = (): void => {
      this.#selecting = !this.#selecting;
      this.#note = '';
      this.#draw();
    };
    return html`<button type="button" class="plain" aria-pressed=${this.#selecting} @click=${toggle}>
      ${words.select}
    </button>`;
  }

  /** The games that an action is for, in the order of the list. */
  get #chosen(): number[] {
    const { selected } = this.#list;
    return Array.from(this.#ids).filter((id) => selected.has(id));
  }

  #actions(words: AnalyseStrings['open'], state: LibraryState): TemplateResult {
    const { selected } = this.#list;
    const none = selected.size === 0;
    const own = state.collections;
    const { collection } = this.#query;
    const isOwn = typeof collection === 'number' && own.some(({ id }) => id === collection);
    return html`<div class="actions" role="group" aria-label=${words.select}>
      <div class="row">
        <span role="status">${plural(words.selected, selected.size, language())}</span>
        <button type="button" class="plain" @click=${this.#selectAll}>${words.selectAll}</button>
        <button type="button" class="plain" ?disabled=${none} @click=${() => void this.#delete()}>
          ${words.delete}
        </button>
      </div>
      <div class="row">
        ${this.#select(
          words.exportAs,
          EXPORT_FORMATS.map((format): [string, string] => [format, words.exports[format]]),
          this.#format,
          (format) => (this.#format = format as ExportFormat),
        )}
        <button type="button" class="plain" ?disabled=${none} @click=${() => void this.#export()}>
          ${words.export}
        </button>
      </div>
      <form class="row" @submit=${(event: SubmitEvent) => void this.#collect(event)}>
        <label
          >${words.addTo}
          <input name="name" required autocomplete="off" list="collection-names" maxlength="60" />
        </label>
        <datalist id="collection-names">
          ${own.map(({ name }) => html`<option value=${name}></option>`)}
        </datalist>
        <button class="plain" ?disabled=${none}>${words.add}</button>
        ${
          isOwn
            ? html`<button
                  type="button"
                  class="plain"
                  ?disabled=${none}
                  @click=${() => void this.#library.call('takeFrom', [this.#chosen, collection])}
                >
                  ${words.takeOut}
                </button>
                <button
                  type="button"
                  class="plain"
                  @click=${() => void this.#library.call('deleteCollection', [collection])}
                >
                  ${words.deleteCollection}
                </button>`
            : nothing
        }
      </form>
    </div>`;
  }

  readonly #selectAll = (): void => {
    const { selected } = this.#list;
    const all = selected.size < this.#ids.length;
    selected.clear();
    if (all) for (const id of this.#ids) selected.add(id);
    this.#draw();
  };

  async #delete(): Promise<void> {
    const ids = this.#chosen;
    this.#list.selected.clear();
    await this.#library.call('delete', [ids]);
    this.#note = plural(this.#words!.open.deleted, ids.length, language());
    this.#draw();
  }

  async #undo(): Promise<void> {
    await this.#library.call('undoDelete', []);
    this.#note = '';
    this.#draw();
  }

  async #export(): Promise<void> {
    const { text, left } = await this.#library.call('export', [this.#chosen, this.#format]);
    saveFile(new Blob([text], { type: 'text/plain' }), `othello-games.${this.#format}`);
    this.#note = left > 0 ? plural(this.#words!.open.left, left, language()) : '';
    this.#draw();
  }

  async #collect(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const name = form.querySelector('input')!.value.trim();
    if (name === '') return;
    const ids = this.#chosen;
    await this.#library.call('addTo', [ids, await this.#library.call('createCollection', [name])]);
    form.reset();
    this.#note = fill(plural(this.#words!.open.collected, ids.length, language()), { name });
    this.#draw();
  }

  // --- What is kept ------------------------------------------------------------------------------------

  #footer(words: AnalyseStrings['open'], { unkept, deleted, games }: LibraryState): TemplateResult {
    return html`<div class="row" role="status">
        ${this.#note === '' ? nothing : html`<span>${this.#note}</span>`}
        ${
          deleted > 0
            ? html`<button type="button" class="plain" @click=${() => void this.#undo()}>
                ${words.undo}
              </button>`
            : nothing
        }
      </div>
      ${
        unkept > 0
          ? html`<div class="status failed" role="alert">
              <p>${plural(words.full, unkept, language())}</p>
              <button type="button" class="plain" @click=${() => void this.#library.call('keepAgain', [])}>
                ${words.keepAgain}
              </button>
            </div>`
          : nothing
      }
      <p class="quiet">
        ${plural(words.kept, games, language())}
        ${this.#bytes === undefined ? nothing : fill(words.storage, { size: megabytes(this.#bytes) })}
      </p>`;
  }

  #select(
    label: string,
    options: readonly (readonly string[])[],
    chosen: string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<label
      >${label}
      <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        ${options.map(
          ([value = '', text]) =>
            html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
        )}
      </select></label
    >`;
  }
}

function megabytes(bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), format).format(bytes / 1e6);
}

/** What the list showed on the last visit, but not of which position: the board has another one. */
function keptView(): GameQuery {
  try {
    const view = JSON.parse(localStorage.getItem(VIEW_KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const sort = SORT_KEYS.find((key) => key === view['sort']);
    const { collection } = view;
    const isCollection = collection === 'last' || typeof collection === 'number';
    return {
      ...(sort && { sort, descending: view['descending'] === true }),
      ...(isCollection && { collection }),
    };
  } catch {
    return {};
  }
}

function keepView({ sort, descending, collection }: GameQuery): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify({ sort, descending, collection }));
  } catch {
    // Where nothing may be kept, the list begins anew.
  }
}
