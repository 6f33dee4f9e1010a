/** The panel of chapters: the games and positions that make one analysis. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { readGameJson } from '../../../src/core/formats/json/game-json.js';
import { fill, plural } from '../../../src/core/locales.js';
import { Game } from '../../../src/core/rules.js';
import { errorText } from '../../error-text.js';
import { errorOf, type LibraryClient } from '../../library/client.js';
import type { OpenedGame } from '../../library/opened-game.js';
import type { GameSource } from '../../library/read-sources.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { chapterOf, MOST_CHAPTERS, type Chapters, type NewChapter } from './chapters.js';
import { shownName } from './names.js';

type Words = AnalyseStrings['chapters'];

/** The parts of the page that the panel uses. */
export interface ChaptersContext {
  readonly library: Pick<LibraryClient, 'call'>;
  /** The message for a text that could not be read, with its `{problem}`. */
  failed(): string;
  /** The message for a text without a game. */
  nothing(): string;
}

/** The panel for the chapters of an analysis: choose, rename, sort, delete, add. */
export class ChaptersPanel {
  readonly #container: HTMLElement;
  readonly #chapters: Chapters;
  readonly #context: ChaptersContext;
  #words: Words | undefined;
  #text = '';
  /** The result of the last action. */
  #note = '';
  #hasFailed = false;

  constructor(container: HTMLElement, chapters: Chapters, context: ChaptersContext) {
    this.#container = container;
    this.#chapters = chapters;
    this.#context = context;
    chapters.subscribe(() => this.update());
  }

  draw(words: Words): void {
    this.#words = words;
    this.update();
  }

  update(): void {
    const words = this.#words;
    if (!words || this.#container.hidden) return;
    render(
      html`${this.#list(words)} ${this.#shownOne(words)} ${this.#adding(words)}
        <div class="row" role="status">
          ${this.#note === '' ? nothing : html`<span class=${this.#hasFailed ? 'status failed' : ''}>${this.#note}</span>`}
          ${
            this.#chapters.lastRemoved
              ? html`<button type="button" class="plain" @click=${() => this.#undo()}>${words.undo}</button>`
              : nothing
          }
        </div>`,
      this.#container,
    );
  }

  /** Adds games that were read, and reports the result. */
  async addGames(
    games: readonly (OpenedGame & { readonly name?: string })[],
    hasMore = false,
  ): Promise<void> {
    const read: NewChapter[] = [];
    for (const { game: json, name } of games) {
      const { game } = await readGameJson(json, { onProblem: () => undefined });
      read.push(chapterOf(game, name));
    }
    this.#add(read, hasMore);
  }

  /** Reports that an analysis cannot hold all chapters of a link. */
  sayFull(): void {
    this.#tell(this.#fullText());
  }

  #add(read: readonly NewChapter[], hasMore = false): void {
    const { length } = this.#chapters.add(read);
    const full = hasMore || length < read.length ? [this.#fullText()] : [];
    this.#tell([plural(this.#words!.added, length, language()), ...full].join(' '));
  }

  #fullText(): string {
    return fill(this.#words!.full, { n: MOST_CHAPTERS });
  }

  #list(words: Words): TemplateResult {
    const { list, current } = this.#chapters;
    return html`<ol>
      ${list.map(
        (chapter) =>
          html`<li>
            <button
              type="button"
              aria-current=${chapter === current ? 'true' : nothing}
              @click=${() => this.#choose(chapter.id)}
            >
              ${shownName(chapter, list, words)}
            </button>
          </li>`,
      )}
    </ol>`;
  }

  #choose(id: number): void {
    this.#note = '';
    this.#chapters.choose(id);
    this.update();
  }

  /** The actions for the current chapter. */
  #shownOne(words: Words): TemplateResult {
    const { list, index, current } = this.#chapters;
    const last = list.length - 1;
    const move = (by: -1 | 1) => (): void => this.#chapters.move(current.id, by);
    // A name that is being typed outlasts a move; another chapter has a field of its own.
    return html`<form class="row" @submit=${(event: SubmitEvent) => this.#rename(event)}>
        <label
          >${words.name}
          ${keyed(
            current.id,
            html`<input
              name="chapter"
              autocomplete="off"
              maxlength="80"
              placeholder=${shownName({ ...current, name: undefined }, list, words)}
              .value=${current.name ?? ''}
            />`,
          )}
        </label>
        <button class="plain">${words.rename}</button>
      </form>
      <div class="row">
        <button type="button" class="plain" aria-disabled=${index === 0} @click=${move(-1)}>
          ${words.up}
        </button>
        <button type="button" class="plain" aria-disabled=${index === last} @click=${move(1)}>
          ${words.down}
        </button>
        <button type="button" class="plain" aria-disabled=${last === 0} @click=${() => this.#remove()}>
          ${words.delete}
        </button>
      </div>`;
  }

  #rename(event: SubmitEvent): void {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).querySelector('input')!;
    this.#chapters.rename(this.#chapters.current.id, value);
  }

  #remove(): void {
    const { list, current } = this.#chapters;
    if (list.length === 1) return;
    const name = shownName(current, list, this.#words!);
    this.#chapters.remove(current.id);
    this.#tell(fill(this.#words!.deleted, { name }));
  }

  #undo(): void {
    this.#chapters.undoRemove();
    this.#tell('');
    // The focused button may have been removed.
    this.#container.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  #adding(words: Words): TemplateResult {
    return html`<h2>${words.add}</h2>
      <div class="row">
        <button type="button" class="plain" @click=${() => this.#addShown()}>${words.fromPosition}</button>
        <button type="button" class="plain" @click=${() => this.#add([{ game: new Game() }])}>
          ${words.empty}
        </button>
        <label class="plain file">
          ${words.files}
          <input
            type="file"
            multiple
            class="unseen"
            @change=${(event: Event) => this.#addFiles(event.target as HTMLInputElement)}
          />
        </label>
      </div>
      <form class="stack" @submit=${(event: SubmitEvent) => this.#addText(event)}>
        <label for="chapter-text">${words.text}</label>
        <textarea
          id="chapter-text"
          rows="2"
          spellcheck="false"
          autocapitalize="off"
          .value=${live(this.#text)}
          @input=${(event: Event) => (this.#text = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <div class="row"><button class="plain">${words.addText}</button></div>
      </form>`;
  }

  /** Makes a chapter that begins with the position shown. */
  #addShown(): void {
    const { current, list } = this.#chapters;
    const { position, ply } = current.game;
    const words = this.#words!;
    const name = ply > 0 ? fill(words.afterMove, { name: shownName(current, list, words), ply }) : undefined;
    this.#add([{ game: new Game({ position }), name }]);
  }

  #addText(event: SubmitEvent): void {
    event.preventDefault();
    if (this.#text.trim() !== '') void this.#read([this.#text]);
  }

  #addFiles(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])];
    // Allow the same file to be chosen again.
    input.value = '';
    if (files.length > 0) void this.#read(files);
  }

  async #read(sources: readonly GameSource[]): Promise<void> {
    try {
      const { games, hasMore, unread } = await this.#context.library.call('readChapters', [
        sources,
        MOST_CHAPTERS,
      ]);
      if (games.length > 0) {
        this.#text = '';
        await this.addGames(games, hasMore);
      } else await this.#fail(unread && errorOf(unread));
    } catch (error) {
      await this.#fail(error as Error);
    }
  }

  async #fail(error: Error | undefined): Promise<void> {
    const text = error ? await errorText(error, language(), this.#context.failed()) : this.#context.nothing();
    this.#tell(text, true);
  }

  #tell(note: string, hasFailed = false): void {
    this.#note = note;
    this.#hasFailed = hasFailed;
    this.update();
  }
}
