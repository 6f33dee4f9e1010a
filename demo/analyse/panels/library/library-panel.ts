/** The panel of the games stored in the library of the analysis page (`demo/library`, which runs in a worker). */
import { html, nothing, render } from 'lit';
import { fill, plural } from '../../../../src/core/locales.js';
import type { GameJson } from '../../../../src/core/formats/json/game-json.js';
import type { LibraryClient } from '../../../library/client.js';
import {
  OPENED,
  PLAYED,
  SAVED,
  type ExportFormat,
  type LibraryState,
  type OwnCollection,
} from '../../../library/library-types.js';
import type { LibraryMethods, MethodName } from '../../../library/worker/worker-messages.js';
import type { AnalyseStrings } from '../../../locales/analyse.js';
import { SETTINGS_KEY } from '../../../my-games/settings.js';
import { saveFile } from '../../../save-file.js';
import { language } from '../../../site.js';
import { MOST_CHAPTERS } from '../../chapters/chapters.js';
import { GameList } from '../../game-list.js';
import { chosenGames } from './chosen-games.js';
import { footer } from './footer.js';
import { lossesText } from './losses-text.js';
import { keepView, storedView } from './stored-view.js';
import { changedQuery, gameQuery, type ListQuery, type SearchChange } from './list-query.js';
import { searchFields } from './search-fields.js';

/** The functions of the page that the panel calls. */
export interface LibraryContext {
  open(id: number, game: GameJson): Promise<void>;
  /** The position on the board, as a board string. */
  position(): string;
  /** Says that a game, or the library, cannot be opened. */
  fail(error: Error | undefined): void;
  /** Adds games as chapters of the analysis. */
  addChapters(games: readonly GameJson[]): Promise<void>;
}

/** The panel of stored games: search, sort, organise in collections, export, delete. */
export class LibraryPanel {
  readonly #container: HTMLElement;
  readonly #library: LibraryClient;
  readonly #context: LibraryContext;
  readonly #list: GameList;
  #words: AnalyseStrings | undefined;
  #state: LibraryState | undefined;
  #query: ListQuery = { sort: 'added', descending: true };
  #ids: Uint32Array<ArrayBuffer> = new Uint32Array();
  /** Number of the user's own games. */
  #mine = 0;
  #current: number | undefined;
  #selecting = false;
  #format: ExportFormat = 'pgn';
  /** The result of the last action. */
  #note = '';
  /** The list shows what was just opened because that was added, not because the user has chosen it. */
  #isAfterImport = false;
  /** The last change was not stored; the footer offers to try again. */
  #isUndone = false;
  #bytes: number | undefined;
  #requests = 0;

  constructor(container: HTMLElement, library: LibraryClient, context: LibraryContext) {
    this.#container = container;
    this.#library = library;
    this.#context = context;
    this.#list = new GameList({
      rows: (ids) => library.call('rows', [ids]),
      open: (id) => void this.#open(id),
      onSelected: () => this.#draw(),
    });
    this.#query = { ...this.#query, ...storedView() };
    library.subscribe((state) => this.#onState(state));
    void library.call('open', []).then(
      (state) => this.#onState(state),
      (error: unknown) => this.#context.fail(error as Error),
    );
    // Another tab may change the names that are the user's, and so which games are.
    addEventListener('storage', ({ key }) => {
      if (key === SETTINGS_KEY && this.#state) this.#onState(this.#state);
    });
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  /** A game that was added is on the board. */
  onOpened(): void {
    this.#current = undefined;
  }

  /** Lists the games that were added. */
  onAdded(): void {
    this.#current = undefined;
    this.#query = { sort: 'added', descending: false, collection: 'last' };
    this.#isAfterImport = true;
    this.#find();
  }

  /** The board shows another position. */
  onPositionChange(): void {
    if (this.#query.position !== undefined) this.#search({ position: this.#context.position() });
  }

  #onState(state: LibraryState): void {
    this.#state = state;
    const { collection } = this.#query;
    const isThere =
      collection === undefined ||
      collection === 'last' ||
      collection === 'mine' ||
      [OPENED, PLAYED, SAVED, ...state.collections.map(({ id }) => id)].includes(collection);
    if (!isThere) {
      const { collection: _gone, ...rest } = this.#query;
      this.#query = rest;
    }
    void this.#measure();
    this.#library.call('find', [gameQuery({ collection: 'mine' })]).then(
      ({ length }) => {
        this.#mine = length;
        this.#draw();
      },
      () => undefined,
    );
    this.#find();
  }

  /** Asks the browser how much storage the site uses. */
  async #measure(): Promise<void> {
    const storage = navigator.storage as StorageManager | undefined;
    this.#bytes = (await storage?.estimate().catch(() => undefined))?.usage;
    this.#draw();
  }

  #search(change: SearchChange): void {
    this.#query = changedQuery(this.#query, change, this.#isAfterImport);
    if (this.#query.collection !== 'last' || 'collection' in change) this.#isAfterImport = false;
    if (!this.#isAfterImport) keepView(this.#query);
    this.#find();
  }

  /** Lists what is searched for; the last list stays where the library does not answer. */
  #find(): void {
    const request = ++this.#requests;
    this.#library.call('find', [gameQuery(this.#query)]).then(
      (ids) => {
        if (request !== this.#requests) return;
        this.#ids = ids;
        this.#draw();
      },
      (error: unknown) => this.#context.fail(error as Error),
    );
  }

  async #open(id: number): Promise<void> {
    this.#current = id;
    try {
      await this.#context.open(id, await this.#library.call('game', [id]));
    } catch {
      // It was deleted meanwhile, here or with all that the browser keeps.
      this.#current = undefined;
      this.#context.fail(undefined);
    }
    this.#draw();
  }

  #draw(): void {
    const words = this.#words?.open;
    const state = this.#state;
    if (!words || !state) return;
    render(
      state.games === 0 && state.deleted === 0 && state.isLasting
        ? nothing
        : html`${searchFields({
              words,
              state,
              mine: this.#mine,
              query: this.#query,
              search: (change) => this.#search(change),
              position: () => this.#context.position(),
            })}
            <div class="row found">
              <p class="quiet" role="status">${this.#countText(words, state)}</p>
              <button
                type="button"
                class="plain"
                aria-pressed=${this.#selecting}
                @click=${() => this.#toggleSelecting()}
              >
                ${words.select}
              </button>
            </div>
            ${this.#listElement(words)} ${this.#selecting ? this.#chosenGames(words, state) : nothing}
            ${footer({
              words,
              state,
              note: this.#note,
              isUndone: this.#isUndone,
              bytes: this.#bytes,
              undo: () => void this.#undo(),
              keepAgain: () => void this.#change('keepAgain', []),
            })}`,
      this.#container,
    );
  }

  #listElement(words: AnalyseStrings['open']): HTMLElement {
    this.#list.update(this.#ids, words, { current: this.#current, selecting: this.#selecting });
    return this.#list.element;
  }

  #countText(words: AnalyseStrings['open'], { games, last, inCollection }: LibraryState): string {
    const { collection } = this.#query;
    const all =
      typeof collection === 'number'
        ? (inCollection[collection] ?? 0)
        : { all: games, last, mine: this.#mine }[collection ?? 'all'];
    if (this.#ids.length === 0) return words.none;
    return fill(plural(words.count, all, language()), { shown: this.#ids.length.toLocaleString(language()) });
  }

  // --- Selection ---------------------------------------------------------------------------------------

  #toggleSelecting(): void {
    this.#selecting = !this.#selecting;
    this.#note = '';
    this.#draw();
  }

  /** The games that an action applies to, in the order of the list. */
  get #chosen(): number[] {
    const { selected } = this.#list;
    return Array.from(this.#ids).filter((id) => selected.has(id));
  }

  /** The current collection, if the user has created it. */
  #ownCollection({ collections }: LibraryState): OwnCollection | undefined {
    return collections.find(({ id }) => id === this.#query.collection);
  }

  #chosenGames(words: AnalyseStrings['open'], state: LibraryState): unknown {
    const collection = this.#ownCollection(state);
    return chosenGames({
      words,
      fromLibrary: this.#words!.chapters.fromLibrary,
      state,
      count: this.#list.selected.size,
      collection,
      format: this.#format,
      selectAll: () => this.#selectAll(),
      delete: () => void this.#delete(),
      addChapters: () => void this.#addChapters(),
      chooseFormat: (format) => (this.#format = format),
      export: () => void this.#export(),
      collect: (name) => void this.#collect(name),
      takeOut: () => void this.#change('takeFrom', [this.#chosen, collection!.id]),
      rename: (name) => void this.#rename(collection!.id, name),
      deleteCollection: () => void this.#change('deleteCollection', [collection!.id]),
    });
  }

  /** Changes the library. If that is not stored, the library stays as it was, and the user is told. */
  async #change<Name extends MethodName>(
    method: Name,
    args: Parameters<LibraryMethods[Name]>,
  ): Promise<boolean> {
    try {
      await this.#library.call(method, args);
      this.#isUndone = false;
      return true;
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#isUndone = true;
      this.#note = '';
      return false;
    } finally {
      this.#draw();
    }
  }

  #selectAll(): void {
    const { selected } = this.#list;
    const all = selected.size < this.#ids.length;
    selected.clear();
    if (all) for (const id of this.#ids) selected.add(id);
    this.#draw();
  }

  /** Requests one more game than an analysis may have, in order to notice that there are more. */
  async #addChapters(): Promise<void> {
    const games = await this.#library.call('games', [this.#chosen.slice(0, MOST_CHAPTERS + 1)]);
    await this.#context.addChapters(games.map(([, game]) => game));
  }

  async #delete(): Promise<void> {
    const ids = this.#chosen;
    if (!(await this.#change('delete', [ids]))) return;
    this.#list.selected.clear();
    this.#tell(plural(this.#words!.open.deleted, ids.length, language()));
  }

  async #undo(): Promise<void> {
    if (await this.#change('undoDelete', [])) this.#tell('');
  }

  async #export(): Promise<void> {
    const format = this.#format;
    const { files, left, lost } = await this.#library.call('export', [this.#chosen, format]);
    for (const { name, content } of files)
      saveFile(new Blob([content], { type: typeof content === 'string' ? 'text/plain' : '' }), name);
    const words = this.#words!.open;
    const messages = left > 0 ? [plural(words.left, left, language())] : [];
    this.#tell([...messages, ...lossesText(lost, words.exports[format], words.losses)].join(' '));
  }

  async #collect(name: string): Promise<void> {
    const ids = this.#chosen;
    if (!(await this.#change('collect', [ids, name]))) return;
    this.#tell(fill(plural(this.#words!.open.collected, ids.length, language()), { name }));
  }

  async #rename(id: number, name: string): Promise<void> {
    const words = this.#words!.open;
    const isTaken = this.#state?.collections.some((one) => one.id !== id && one.name === name) ?? false;
    if (isTaken) this.#tell(fill(words.nameTaken, { name }));
    else if (await this.#change('renameCollection', [id, name])) this.#tell(fill(words.renamed, { name }));
  }

  #tell(note: string): void {
    this.#note = note;
    this.#draw();
  }
}
