import { html, nothing, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { plural } from '../../../src/locales.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { errorText } from '../error-text.js';
import { GameFilter, type Outcome } from '../game-filter.js';
import type { GameList } from '../game-list.js';
import type { GameRow, OpenedGame } from '../opened-game.js';
import { GameReader } from '../reader.js';

const OUTCOMES: readonly Outcome[] = ['any', 'black', 'white', 'draw'];
/** Milliseconds between two looks at a file that is being read. */
const DRAW_AFTER = 150;
/** So many errors are named; where more are wrong, the file is none of this kind. */
const SHOWN_ERRORS = 5;

/** The panel that opens games: by pasting, from files and links; of several games it shows a list with a search. */
export class GamesPanel {
  readonly #place: HTMLElement;
  readonly #show: (game: OpenedGame) => Promise<void>;
  readonly #onFailed: () => void;
  readonly #reader = new GameReader();
  #words: AnalyseStrings | undefined;
  #rows: GameRow[] = [];
  #years = new Set<string>();
  #errors: Error[] = [];
  /** The first errors in the language of the page. */
  #errorTexts: readonly string[] = [];
  #filter = new GameFilter();
  #list: GameList | undefined;
  #current: number | undefined;
  #drawing = false;
  #text = '';
  #status: 'idle' | 'reading' | 'opened' | 'failed' | 'no-clipboard' = 'idle';
  #problem = '';

  /** @param onFailed nothing could be read: the panel says why */
  constructor(place: HTMLElement, show: (game: OpenedGame) => Promise<void>, onFailed: () => void) {
    this.#place = place;
    this.#show = show;
    this.#onFailed = onFailed;
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
    void this.#nameErrors();
  }

  /** Reads texts and files: a single game is shown at once, of several the list. */
  open(sources: readonly (string | File)[]): void {
    if (sources.length === 0) return;
    this.#rows = [];
    this.#years = new Set();
    this.#errors = [];
    this.#errorTexts = [];
    this.#filter = new GameFilter();
    this.#current = undefined;
    this.#status = 'reading';
    this.#draw();
    this.#reader.read(sources, {
      onGames: (rows, errors) => {
        this.#rows.push(...rows);
        this.#errors.push(...errors);
        for (const { year } of rows) if (year) this.#years.add(year);
        this.#drawSoon();
      },
      onDone: () => void this.#done(),
      onFailed: (error) => void this.#failed(error),
    });
  }

  /** While a long file is read the page is not drawn with each piece of it. */
  #drawSoon(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    setTimeout(() => {
      this.#drawing = false;
      this.#draw();
    }, DRAW_AFTER);
  }

  async #done(): Promise<void> {
    const [only, another] = this.#rows;
    if (only && !another) {
      await this.#openRow(only);
      this.#text = '';
    } else if (only) {
      this.#status = 'idle';
      await this.#nameErrors();
    } else return this.#failed(this.#errors[0]);
    this.#draw();
  }

  async #nameErrors(): Promise<void> {
    if (this.#errors.length === 0) return;
    const first = this.#errors.slice(0, SHOWN_ERRORS);
    this.#errorTexts = await Promise.all(first.map((error) => errorText(error, language())));
    this.#draw();
  }

  async #failed(error: Error | undefined): Promise<void> {
    const words = this.#words!.open;
    this.#status = 'failed';
    this.#problem = error ? await errorText(error, language()) : words.nothing;
    this.#draw();
    this.#onFailed();
  }

  async #openRow({ id }: GameRow): Promise<void> {
    this.#current = id;
    await this.#show(await this.#reader.open(id));
    this.#status = 'opened';
    this.#draw();
  }

  #draw(): void {
    const words = this.#words?.open;
    if (!words) return;
    render(
      html`<form class="stack" @submit=${this.#submit}>
          <label for="paste">${words.paste}</label>
          <textarea
            id="paste"
            rows="3"
            spellcheck="false"
            autocapitalize="off"
            placeholder=${words.pasteHelp}
            .value=${live(this.#text)}
            @input=${(event: Event) => (this.#text = (event.target as HTMLTextAreaElement).value)}
            @paste=${(event: ClipboardEvent) => this.#paste(event)}
          ></textarea>
          <div class="row">
            <button class="plain main">${words.openText}</button>
            <button type="button" class="plain" @click=${() => void this.#fromClipboard()}>
              ${words.fromClipboard}
            </button>
            <label class="plain file">
              ${words.files}
              <input
                type="file"
                multiple
                class="unseen"
                @change=${(event: Event) => this.#choose(event.target as HTMLInputElement)}
              />
            </label>
          </div>
        </form>
        <p class="status ${this.#status}" role="status">${this.#statusText()}</p>
        ${this.#rows.length > 1 ? this.#games(words) : html`<p class="quiet">${words.drop}</p>`}
        ${this.#unread(words)}
        <p class="quiet">${words.privacy}</p>`,
      this.#place,
    );
  }

  #statusText(): string {
    const words = this.#words!.open;
    switch (this.#status) {
      case 'reading':
        return words.reading;
      case 'opened':
        return words.opened;
      case 'failed':
        return this.#problem;
      case 'no-clipboard':
        return words.noClipboard;
      case 'idle':
        return '';
    }
  }

  // --- What is opened ----------------------------------------------------------------------------------

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.#text.trim() !== '') this.open([this.#text]);
  };

  /** What is pasted into an empty field is meant to be opened. */
  #paste({ clipboardData, target }: ClipboardEvent): void {
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) this.open(files);
    else if (text.trim() !== '' && (target as HTMLTextAreaElement).value === '') this.open([text]);
  }

  async #fromClipboard(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === '') await this.#failed(undefined);
      else this.open([text]);
    } catch {
      this.#status = 'no-clipboard';
      this.#draw();
    }
  }

  #choose(input: HTMLInputElement): void {
    this.open([...(input.files ?? [])]);
    // The same file may be chosen again.
    input.value = '';
  }

  // --- The list ----------------------------------------------------------------------------------------

  #games(words: AnalyseStrings['open']): TemplateResult {
    const found = this.#filter.apply(this.#rows);
    const years = [...this.#years].sort();
    const search = (change: Partial<Pick<GameFilter, 'player' | 'year' | 'outcome'>>) => {
      Object.assign(this.#filter, change);
      this.#draw();
    };
    return html`<div class="search" role="search">
        <label
          >${words.player}
          <input
            type="search"
            autocomplete="off"
            .value=${live(this.#filter.player)}
            @input=${(event: Event) => search({ player: (event.target as HTMLInputElement).value })}
        /></label>
        <label
          >${words.year}
          <select @change=${(event: Event) => search({ year: (event.target as HTMLSelectElement).value })}>
            <option value="">${words.anyYear}</option>
            ${years.map((year) => html`<option ?selected=${year === this.#filter.year}>${year}</option>`)}
          </select></label
        >
        <label
          >${words.result}
          <select
            @change=${(event: Event) =>
              search({ outcome: (event.target as HTMLSelectElement).value as Outcome })}
          >
            ${OUTCOMES.map(
              (outcome) =>
                html`<option value=${outcome} ?selected=${outcome === this.#filter.outcome}>
                  ${words.results[outcome]}
                </option>`,
            )}
          </select></label
        >
      </div>
      <p class="quiet" role="status">
        ${
          found.length > 0
            ? plural(words.count, this.#rows.length, language()).replace('{shown}', String(found.length))
            : words.none
        }
      </p>
      ${this.#gameList(found)}`;
  }

  #gameList(rows: readonly GameRow[]): unknown {
    if (!this.#list) {
      void import('../game-list.js').then(({ GameList }) => {
        this.#list = new GameList((row) => void this.#openRow(row));
        this.#draw();
      });
      return nothing;
    }
    this.#list.update(rows, this.#words!.open, this.#current);
    return this.#list.element;
  }

  #unread(words: AnalyseStrings['open']): TemplateResult | typeof nothing {
    if (this.#errors.length === 0 || this.#rows.length === 0) return nothing;
    return html`<details>
      <summary>${plural(words.unread, this.#errors.length, language())}</summary>
      <ul>
        ${this.#errorTexts.map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`;
  }
}
