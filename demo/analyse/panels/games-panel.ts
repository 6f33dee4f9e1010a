/** The panel that opens games: pasted, from files, folders and links, or from the library, which it shows below. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { plural } from '../../../src/core/locales.js';
import { gameToJson, type GameJson } from '../../../src/core/formats/json/game-json.js';
import type { Game } from '../../../src/core/rules.js';
import { errorOf, type LibraryClient } from '../../library/client.js';
import { OPENED } from '../../library/library-types.js';
import type { Imported } from '../../library/library.js';
import type { OpenedGame } from '../../library/opened-game.js';
import type { GameSource } from '../../library/read-sources.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { errorText } from '../../error-text.js';
import { gameFiles } from '../opened/folder-files.js';
import type { BrokenGame } from '../opened/broken-game.js';
import { withNames } from '../opened/named-moves.js';
import type { LibraryPanel } from './library/library-panel.js';
import { late } from '../../late.js';

import { areGuessed, encodingChoice } from './encodings.js';
import { FirstGames } from './first-games.js';
import { brokenView, pasteableView } from './unread-text.js';

type Status = 'idle' | 'reading' | 'opened' | 'added' | 'failed' | 'no-clipboard';

/** The panel's callbacks. */
export interface GamesContext {
  /** Puts a game on the board, and reviews it if that is wished; `id` is its number in the library, if it has one. */
  show(game: OpenedGame, id: number | undefined, isToReview: boolean): Promise<void>;
  /** Shows the panel. */
  showPanel(): void;
  /** The position on the board, as a board string. */
  position(): string;
  /** Puts an example on the board, with its review. */
  showExample(game: Game): void;
  /** Puts the usual start on the board. */
  empty(): void;
  /** Adds games of the library as chapters of the analysis. */
  addChapters(games: readonly GameJson[]): Promise<void>;
  /** Opens the chapters of a link; returns `false` if it does not have several. */
  openAddress(address: string): boolean;
}

/** The panel that opens games, by pasting, from files and links, and adds them to the library below. */
export class GamesPanel {
  readonly #container: HTMLElement;
  readonly #context: GamesContext;
  readonly #library: LibraryClient;
  readonly #form = document.createElement('div');
  readonly #list = document.createElement('div');
  #words: AnalyseStrings | undefined;
  #panel: LibraryPanel | undefined;
  #loading: Promise<LibraryPanel> | undefined;
  #text = '';
  #status: Status = 'idle';
  #problem = '';
  /** The game with an illegal move that was to be opened last. */
  #broken: BrokenGame | undefined;
  /** The name of the one file that is being opened; empty for several, and for texts. */
  #file = '';
  /** The names of the files whose games were added. */
  #files: readonly string[] = [];
  #gamesRead = 0;
  #imported: Imported | undefined;
  /** The first errors in the language of the page. */
  #errorTexts: readonly string[] = [];
  /** The files that were opened last, which may be read again in another encoding. */
  #lastFiles: readonly File[] = [];
  /** The encoding that was chosen for files; empty for their own. */
  #encoding = '';
  /** Whether the letters of the files were guessed. */
  #isGuessed = false;
  readonly #first: FirstGames;
  /** Counts what was opened: an answer to an earlier attempt is ignored. */
  #attempt = 0;

  constructor(container: HTMLElement, library: LibraryClient, context: GamesContext) {
    this.#container = container;
    this.#library = library;
    this.#context = context;
    this.#first = new FirstGames(library, {
      openStored: (id) => void this.openStored(id, 0, true),
      showExample: context.showExample,
    });
    this.#container.append(this.#form);
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
    this.#panel?.draw(words);
    void this.#nameErrors();
  }

  /** Shows the games of the library below, and starts its worker. */
  async showLibrary(): Promise<LibraryPanel> {
    void this.#first.find().then(() => this.#draw());
    this.#loading ??= late(() => import('./library/library-panel.js')).then(({ LibraryPanel }) => {
      const panel = new LibraryPanel(this.#list, this.#library, {
        open: async (id, game) => {
          await this.#context.show({ game }, id, false);
          this.#status = 'opened';
          this.#draw();
        },
        fail: (error) => void this.#failed(error),
        position: () => this.#context.position(),
        addChapters: (added) => this.#context.addChapters(added),
      });
      if (this.#words) panel.draw(this.#words);
      return panel;
    });
    this.#panel = await this.#loading;
    return this.#panel;
  }

  /** The board shows another position. */
  onPositionChange(): void {
    this.#panel?.onPositionChange();
  }

  /** Opens a game of the library at a ply, and reviews it if that is wished. */
  async openStored(id: number, ply: number, isToReview: boolean): Promise<void> {
    try {
      const game = await this.#library.call('game', [id]);
      await this.#context.show({ game: { ...game, ply } }, id, isToReview);
      this.#status = 'opened';
      this.#draw();
    } catch {
      // The game was deleted meanwhile.
      await this.#failed(undefined);
    }
  }

  /** Opens what comes from anywhere on the page, or from outside it; the panel shows the progress. */
  receive(sources: readonly GameSource[]): void {
    this.#context.showPanel();
    this.open(sources);
  }

  /**
   * Reads texts, files and links. A single game is shown at once, and reviewed if that is wished; several are shown in
   * the list.
   */
  open(sources: readonly GameSource[], isToReview = false): void {
    const [first] = sources;
    if (
      sources.length === 1 &&
      typeof first === 'string' &&
      first.includes('#') &&
      this.#context.openAddress(first)
    )
      return;
    if (sources.length > 0) void this.#open(sources, isToReview);
  }

  /** Shows why something could not be opened. */
  fail(error: Error | undefined): void {
    this.#file = '';
    void this.#failed(error);
  }

  async #open(sources: readonly GameSource[], isToReview: boolean): Promise<void> {
    const attempt = ++this.#attempt;
    const [first] = sources;
    this.#file = sources.length === 1 && first instanceof File ? first.name : '';
    this.#lastFiles = sources.filter((source) => source instanceof File);
    this.#files = this.#lastFiles.map(({ name }) => name);
    this.#isGuessed = false;
    this.#imported = undefined;
    this.#errorTexts = [];
    this.#status = 'reading';
    this.#gamesRead = 0;
    this.#draw();
    const onProgress = (games: number): void => {
      if (attempt !== this.#attempt) return;
      this.#gamesRead = games;
      this.#draw();
    };
    try {
      const encoding = this.#encoding === '' ? undefined : this.#encoding;
      const imported = await this.#library.call('import', [sources, OPENED, encoding], { onProgress });
      const isGuessed = await areGuessed(this.#lastFiles);
      if (attempt !== this.#attempt) return;
      this.#isGuessed = isGuessed;
      await this.#done(imported, isToReview, sources[0]);
    } catch (error) {
      if (attempt === this.#attempt) await this.#failed(error as Error, sources[0]);
    }
  }

  async #done(imported: Imported, isToReview: boolean, source: GameSource | undefined): Promise<void> {
    const { only, ids, unread } = imported;
    if (ids.length === 0) return this.#failed(unread[0] && errorOf(unread[0]), source);
    this.#imported = imported;
    this.#text = '';
    if (only) {
      this.#status = 'opened';
      await this.#context.show(only, ids[0], isToReview);
      void this.showLibrary().then((panel) => panel.onOpened());
    } else {
      this.#status = 'added';
      const panel = await this.showLibrary();
      panel.onAdded();
      await this.#nameErrors();
    }
    this.#draw();
    // On a phone it stands below what is in sight.
    if (!only) this.#list.scrollIntoView({ block: 'nearest' });
  }

  /** Reads the files that were opened last once more, in another encoding; the games of before go. */
  async #readAgain(encoding: string): Promise<void> {
    this.#encoding = encoding;
    this.#draw();
    const before = this.#imported;
    if (this.#lastFiles.length === 0) return;
    // Where some were there already, they are not of this file alone.
    if (before?.known === 0) await this.#library.call('delete', [before.ids]).catch(() => undefined);
    await this.#open(this.#lastFiles, false);
  }

  async #nameErrors(): Promise<void> {
    const unread = this.#imported?.unread ?? [];
    if (unread.length === 0) return;
    this.#errorTexts = await Promise.all(
      unread.map(async (one) => {
        const text = await errorText(errorOf(one), language(), this.#words!.open.failed);
        return one.file === undefined ? text : `${one.file}: ${text}`;
      }),
    );
    this.#draw();
  }

  async #failed(error: Error | undefined, source?: GameSource): Promise<void> {
    const words = this.#words!.open;
    this.#status = 'failed';
    const isShort = typeof source === 'string' && !source.trim().includes('\n');
    const { brokenGame } = await late(() => import('../opened/broken-game.js'));
    const problem = !error
      ? words.nothing
      : isLinkElsewhere(source)
        ? words.noMoves
        : await errorText(error, language(), words.failed, isShort);
    this.#broken = error && (await brokenGame(source));
    this.#problem = `${this.#file ? `${this.#file}: ` : ''}${problem}`;
    this.#draw();
    this.#context.showPanel();
    // On a phone it stands below what is in sight.
    this.#form.querySelector('.status, .broken')!.scrollIntoView({ block: 'nearest' });
  }

  #draw(): void {
    const words = this.#words?.open;
    if (!words) return;
    const { areOwn } = this.#first;
    // Games that were just added are what one looks for next; else the list is the last place to look.
    const isAdded = this.#status === 'added';
    render(
      html`<div class="bringing">${this.#pasteForm(words)} ${this.#filesBox(words)}</div>
        <div class="choosing">
          ${isAdded ? this.#list : nothing} ${areOwn ? this.#first.lastView(words) : nothing}
          ${this.#first.examplesView(words)} ${isAdded ? nothing : this.#list}
        </div>`,
      this.#form,
    );
  }

  #pasteForm(words: AnalyseStrings['open']): TemplateResult {
    return html`<form class="pasting" @submit=${this.#submit}>
      <label for="paste">${words.paste}</label>
      <textarea
        id="paste"
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        placeholder=${words.pasteHelp}
        aria-invalid=${this.#status === 'failed' && this.#lastFiles.length === 0}
        .value=${live(this.#text)}
        @input=${(event: Event) => (this.#text = (event.target as HTMLTextAreaElement).value)}
        @paste=${(event: ClipboardEvent) => this.#paste(event)}
      ></textarea>
      <div class="row">
        <button class=${this.#first.areOwn || (this.#status === 'failed' && this.#broken) ? 'plain' : 'lead'}>
          ${words.openText}
        </button>
        <button type="button" class="link" @click=${() => void this.#fromClipboard()}>
          ${words.fromClipboard}
        </button>
      </div>
      ${this.#lastFiles.length === 0 ? this.#statusView() : nothing}
    </form>`;
  }

  #filesBox(words: AnalyseStrings['open']): TemplateResult {
    return html`<div class="dropping">
        <div class="row">
          ${this.#fileButton(words.files, false)} ${this.#fileButton(words.folder, true, 'link')}
        </div>
        ${
          this.#lastFiles.length > 0
            ? [this.#statusView(), this.#unread(words)]
            : html`<p class="quiet">
                ${words.privacy} <span class="drop">${words.drop}</span> ${words.kinds}
              </p>`
        }
        ${
          // Before any file was opened, no name can look wrong.
          this.#lastFiles.length === 0
            ? nothing
            : encodingChoice(
                words.encoding,
                this.#encoding,
                this.#isGuessed,
                (chosen) => void this.#readAgain(chosen),
              )
        }
      </div>
      <button type="button" class="link" @click=${() => this.#context.empty()}>${words.empty}</button>`;
  }

  /** How opening goes, beside what was opened: the text, or the files. */
  #statusView(): TemplateResult {
    const words = this.#words!.open;
    const hasFailed = this.#status === 'failed';
    const broken = this.#broken;
    if (hasFailed && broken) return brokenView(broken, words, () => void this.#useBroken(broken));
    return html`<p class="status ${this.#status}" role="status">${this.#statusText()}</p>
      ${hasFailed && this.#lastFiles.length === 0 ? pasteableView(words) : nothing}`;
  }

  /** Opens the moves before an illegal one. */
  async #useBroken({ record }: BrokenGame): Promise<void> {
    this.#status = 'opened';
    this.#text = '';
    await this.#context.show({ game: gameToJson(record) }, undefined, false);
    this.#draw();
  }

  #fileButton(label: string, isFolder: boolean, rank = 'plain'): TemplateResult {
    return html`<label class="file ${rank}">
      ${label}
      <input
        type="file"
        multiple
        ?webkitdirectory=${isFolder}
        class="unseen"
        @change=${(event: Event) => this.#choose(event.target as HTMLInputElement)}
      />
    </label>`;
  }

  #statusText(): string {
    const words = this.#words!.open;
    switch (this.#status) {
      case 'reading':
        return this.#gamesRead > 0 ? plural(words.readSoFar, this.#gamesRead, language()) : words.reading;
      case 'opened':
        return words.opened;
      case 'added': {
        const { added, known } = this.#imported!;
        const again = known > 0 ? [plural(words.known, known, language())] : [];
        const message = [plural(words.added, added, language()), ...again].join(' ');
        return this.#files.length > 0 ? `${namesOf(this.#files)}: ${message}` : message;
      }
      case 'failed':
        return this.#problem;
      case 'no-clipboard':
        return words.noClipboard;
      case 'idle':
        return '';
    }
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.#text.trim() !== '') return this.open([withNames(this.#text)]);
    this.#lastFiles = [];
    this.#broken = undefined;
    this.#problem = this.#words!.open.pasteFirst;
    this.#status = 'failed';
    this.#draw();
  };

  /** A text pasted into an empty field is opened at once. */
  #paste({ clipboardData, target }: ClipboardEvent): void {
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) this.open(files);
    else if (text.trim() !== '' && (target as HTMLTextAreaElement).value === '') this.open([withNames(text)]);
  }

  async #fromClipboard(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      this.#file = '';
      if (text.trim() === '') await this.#failed(undefined);
      else this.open([withNames(text)]);
    } catch {
      this.#status = 'no-clipboard';
      this.#draw();
    }
  }

  #choose(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])];
    this.open(input.webkitdirectory ? gameFiles(files) : files);
    // Allow the same file to be chosen again.
    input.value = '';
  }

  #unread(words: AnalyseStrings['open']): TemplateResult | typeof nothing {
    const { unreadCount = 0 } = this.#imported ?? {};
    if (unreadCount === 0) return nothing;
    return html`<details>
      <summary>${plural(words.unread, unreadCount, language())}</summary>
      <ul>
        ${this.#errorTexts.map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`;
  }
}

/** Whether a text is the address of a page that is no link with moves. */
function isLinkElsewhere(source: GameSource | undefined): boolean {
  return typeof source === 'string' && /^\s*https?:\/\/\S+\s*$/u.test(source) && !source.includes('#');
}

/** So many files are named; more are counted. */
const MOST_NAMED = 3;

function namesOf(files: readonly string[]): string {
  const more = files.length - MOST_NAMED;
  return [...files.slice(0, MOST_NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
