/** The panel that exports the game on the board: as a text or a link, as a picture, as an animation, on paper. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { WrittenFormat } from '../../../src/core/formats.js';
import { DIAGRAM_THEMES } from '../../../src/elements/diagram.js';
import { fill, plural } from '../../../src/core/locales.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { wholePage } from '../../whole-page.js';
import type { Chapters } from '../chapters/chapters.js';
import { shownName } from '../chapters/names.js';
import type { AnalysisGame } from '../analysis-game.js';
import { errorText } from '../../error-text.js';
import type { Look } from '../../share/pictures.js';
import { printSheet } from '../print-sheet.js';
import { saveFile } from '../../save-file.js';
import { FILE_NAMES, TEXT_FORMATS, textOf, type TextFormat } from '../texts.js';
import { late } from '../../late.js';

/** What the user chooses from: types of a picture, and its width in pixels. */
const PICTURE_TYPES = { PNG: 'image/png', SVG: 'image/svg+xml', JPEG: 'image/jpeg' } as const;
const SIZES = [400, 800, 1600] as const;
/** The width of an animation in pixels, and how many seconds it shows each move. */
const ANIMATION_SIZE = 400;
const SECONDS = [0.3, 0.6, 1, 2] as const;
/** On paper there is a diagram after each of so many moves. */
const STEPS = [1, 2, 4, 5, 10] as const;

/** The texts from which a game is read again. */
const WRITTEN: Readonly<Partial<Record<TextFormat, WrittenFormat>>> = {
  moves: 'transcript',
  pgn: 'PGN',
  sgf: 'SGF',
  ggf: 'GGF',
};

type Part = 'send' | 'text' | 'print';

/** Exports the game as a text, a picture, an animation or on paper. */
export class SharePanel {
  readonly #container: HTMLElement;
  readonly #analysis: AnalysisGame;
  readonly #chapters: Chapters;
  readonly #save: () => Promise<string>;
  /** Whether link and PGN contain all chapters. */
  #all = true;
  /** What did not fit into a link. */
  #unfit = '';
  /** What the format has no place for. */
  #left = '';
  #words: AnalyseStrings | undefined;
  #format: TextFormat = 'link';
  #text = '';
  #type: keyof typeof PICTURE_TYPES = 'PNG';
  #size: (typeof SIZES)[number] = 800;
  #look: Look = { theme: 'classic', coordinates: true, numbers: false, legal: false };
  #seconds: (typeof SECONDS)[number] = 0.6;
  #every: (typeof STEPS)[number] = 4;
  /** The address of the picture as it would be sent. */
  #preview = '';
  /** The result of the last button, shown below it. */
  #note: { readonly part: Part; readonly text: string } | undefined;
  #drawn = 0;
  #busy = false;
  #requests = 0;
  #previews = 0;

  /** @param save keeps the game in this browser, and resolves to the sentence that says so */
  constructor(
    container: HTMLElement,
    analysis: AnalysisGame,
    chapters: Chapters,
    save: () => Promise<string>,
  ) {
    this.#save = save;
    this.#container = container;
    this.#analysis = analysis;
    this.#chapters = chapters;
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    void this.update();
  }

  /** Draws the picture that the page shows of what is shared. */
  async #drawPreview(): Promise<void> {
    const number = ++this.#previews;
    const { pictureOf } = await late(() => import('../../share/pictures.js'));
    const picture = await pictureOf(this.#analysis.board, this.#look, PICTURE_TYPES.SVG, ANIMATION_SIZE);
    // The board may have gone on meanwhile.
    if (number !== this.#previews) return;
    URL.revokeObjectURL(this.#preview);
    this.#preview = URL.createObjectURL(picture);
    this.#draw();
  }

  /** Updates the texts after a change of the board. */
  async update(): Promise<void> {
    if (this.#container.hidden) return;
    void this.#drawPreview();
    const format = this.#format;
    const words = this.#words?.share;
    if (!words) return;
    const request = ++this.#requests;
    let text = '';
    let unfit = '';
    let left = '';
    let problem: string | undefined;
    try {
      if (this.#hasScope && this.#all) [text, unfit] = await this.#textOfAll(format);
      else text = await textOf(this.#analysis, format, words);
      left = await this.#leftOut(format);
    } catch (error) {
      problem = await errorText(error as Error, language(), '{problem}');
    }
    if (request !== this.#requests) return;
    if (text !== this.#text) this.#note = undefined;
    this.#text = text;
    this.#unfit = unfit;
    this.#left = left;
    if (problem !== undefined) {
      this.#note = { part: 'text', text: words.failed.replace('{problem}', problem) };
    }
    this.#draw();
  }

  /** Whether there are several chapters and the format can hold them. */
  get #hasScope(): boolean {
    return this.#chapters.list.length > 1 && (this.#format === 'link' || this.#format === 'pgn');
  }

  /** The text of all chapters, and a note about those that did not fit. */
  async #textOfAll(format: TextFormat): Promise<readonly [text: string, left: string]> {
    const { list, current } = this.#chapters;
    if (format === 'pgn') return [(await late(() => import('../chapters/pgn.js'))).printChapters(list), ''];
    const { writeChaptersLink } = await late(() => import('../chapters/write-link.js'));
    const { hash, left } = await writeChaptersLink(list, current, (game) => this.#analysis.linkText(game));
    const words = this.#words!.chapters;
    const names = left.map((one) => shownName(one, list, words)).join(', ');
    const message = left.length === 0 ? '' : fill(plural(words.left, left.length, language()), { names });
    return [this.#analysis.addressOf(hash), message];
  }

  /** Which facts of the game a text does not hold, in words. */
  async #leftOut(format: TextFormat): Promise<string> {
    const written = WRITTEN[format];
    if (!written) return '';
    const { share, open } = this.#words!;
    const [{ lostIn }, { lossesText }] = await Promise.all([
      late(() => import('../../../src/core/formats.js')),
      late(() => import('./library/losses-text.js')),
    ]);
    return lossesText(lostIn(this.#analysis.record, written), share.formats[format], open.losses).join('');
  }

  #draw(): void {
    const words = this.#words?.share;
    if (!words) return;
    render(
      html`${this.#sendPart(words)} ${this.#textPart(words)} ${this.#picturePart(words)}
      ${this.#printPart(words)}`,
      this.#container,
    );
  }

  // --- Link ---------------------------------------------------------------------------------------------

  #sendPart(words: AnalyseStrings['share']): TemplateResult {
    return html`<section class="card sending">
      ${this.#preview === '' ? html`<span class="picture"></span>` : html`<img class="picture" src=${this.#preview} alt="" />`}
      <div>
        <p>${words.sendHelp}</p>
        <button type="button" class="lead" @click=${() => void this.#send()}>${words.send}</button>
        <div class="row">
          <button type="button" class="link" @click=${() => void this.#savePicture()}>
            ${words.savePicture}
          </button>
          <button
            type="button"
            class="link"
            aria-disabled=${this.#busy}
            @click=${() => void this.#saveAnimation()}
          >
            ${words.saveReplay}
          </button>
          <button type="button" class="link" @click=${() => void this.#attempt('send', this.#save)}>
            ${this.#words!.open.save}
          </button>
        </div>
        ${
          this.#busy
            ? html`<progress max="1" .value=${this.#drawn} aria-label=${words.replay}></progress>`
            : this.#status('send')
        }
      </div>
    </section>`;
  }

  /** Opens the sheet of all pages, with a link to all chapters. */
  async #send(): Promise<void> {
    const words = this.#words!.share;
    await this.#attempt('send', async () => {
      const isAll = this.#chapters.list.length > 1;
      const [link] = isAll ? await this.#textOfAll('link') : [await textOf(this.#analysis, 'link', words)];
      const { openShare } = await late(() => import('../../share/sheet.js'));
      const { board, text } = this.#analysis;
      openShare({ kind: 'game', hash: new URL(link).hash.slice(1), board, moves: text });
      return '';
    });
  }

  // --- Text ---------------------------------------------------------------------------------------------

  #textPart(words: AnalyseStrings['share']): TemplateResult {
    const file = FILE_NAMES[this.#format];
    return html`<section>
      <div class="row">
        ${this.#select(
          words.as,
          TEXT_FORMATS,
          this.#format,
          (format) => words.formats[format],
          (format) => {
            this.#format = format;
            void this.update();
          },
        )}
        ${this.#hasScope ? this.#scope() : nothing}
      </div>
      ${this.#unfit === '' ? nothing : html`<p class="status failed" role="status">${this.#unfit}</p>`}
      ${this.#left === '' ? nothing : html`<p class="quiet" role="status">${this.#left}</p>`}
      <textarea
        readonly
        rows="3"
        spellcheck="false"
        aria-label=${words.formats[this.#format]}
        .value=${this.#text}
      ></textarea>
      <div class="row">
        <button type="button" class="plain" @click=${() => void this.#copy()}>${words.copy}</button>
        ${
          file
            ? html`<button type="button" class="plain" @click=${() => this.#saveText(file)}>
                ${words.save}
              </button>`
            : nothing
        }
        ${this.#status('text')}
      </div>
    </section>`;
  }

  #scope(): TemplateResult {
    const { scope, all, one } = this.#words!.chapters;
    return this.#select(
      scope,
      ['all', 'one'] as const,
      this.#all ? 'all' : 'one',
      (which) => ({ all, one })[which],
      (which) => {
        this.#all = which === 'all';
        void this.update();
      },
    );
  }

  async #copy(): Promise<void> {
    const words = this.#words!.share;
    await this.#attempt('text', async () => {
      await navigator.clipboard.writeText(this.#text);
      return words.copied;
    });
  }

  #saveText(name: string): void {
    const page = { title: 'Othello', lang: language() };
    // Here the script tags precede the code; in a page they belong in the head.
    const isHtml = this.#format === 'embed' || this.#format === 'lesson';
    const code = this.#text.slice(this.#text.indexOf('<othello-')).trimEnd();
    const text = isHtml ? wholePage(code, page) : this.#text;
    saveFile(new Blob([text], { type: 'text/plain' }), name);
  }

  // --- Picture ------------------------------------------------------------------------------------------

  #picturePart(words: AnalyseStrings['share']): TemplateResult {
    const types = Object.keys(PICTURE_TYPES) as (keyof typeof PICTURE_TYPES)[];
    const { theme } = this.#look;
    return html`<details>
      <summary>${words.look}</summary>
      <div class="row">
        ${this.#select(
          words.theme,
          DIAGRAM_THEMES,
          theme,
          (name) => words.themes[name],
          (name) => this.#change({ theme: name }),
        )}
        ${this.#select(words.pictureType, types, this.#type, String, (type) => (this.#type = type))}
        ${this.#select(
          words.size,
          SIZES,
          this.#size,
          (size) => words.pixels.replace('{n}', String(size)),
          (size) => (this.#size = size),
        )}
        ${this.#select(
          words.seconds,
          SECONDS,
          this.#seconds,
          (seconds) => seconds.toLocaleString(language()),
          (seconds) => (this.#seconds = seconds),
        )}
      </div>
      <div class="row">
        ${this.#flag(words.coordinates, 'coordinates')} ${this.#flag(words.numbers, 'numbers')}
        ${this.#flag(words.legal, 'legal')}
      </div>
    </details>`;
  }

  #change(look: Partial<Look>): void {
    this.#look = { ...this.#look, ...look };
    this.#draw();
    void this.#drawPreview();
  }

  async #savePicture(): Promise<void> {
    const { board } = this.#analysis;
    await this.#attempt('send', async () => {
      const { pictureOf } = await late(() => import('../../share/pictures.js'));
      const file = await pictureOf(board, this.#look, PICTURE_TYPES[this.#type], this.#size);
      saveFile(file, `othello-${board.ply}.${this.#type.toLowerCase()}`);
      return '';
    });
  }

  // --- Animation ----------------------------------------------------------------------------------------

  async #saveAnimation(): Promise<void> {
    // The button stays, because it has the focus; it does nothing meanwhile.
    if (this.#busy) return;
    this.#busy = true;
    this.#drawn = 0;
    this.#draw();
    await this.#attempt('send', async () => {
      const { animationOf } = await late(() => import('../../share/pictures.js'));
      const onProgress = (share: number): void => {
        this.#drawn = share;
        this.#draw();
      };
      const { board } = this.#analysis;
      saveFile(
        await animationOf(board, this.#look, { size: ANIMATION_SIZE, seconds: this.#seconds }, onProgress),
        'othello.gif',
      );
      return '';
    });
    this.#busy = false;
    this.#draw();
  }

  // --- Paper --------------------------------------------------------------------------------------------

  #printPart(words: AnalyseStrings['share']): TemplateResult {
    return html`<details>
      <summary>${words.print}</summary>
      <p class="quiet">${words.printHelp}</p>
      <div class="row">
        ${this.#select(
          words.print,
          STEPS,
          this.#every,
          (every) => plural(words.every, every, language()),
          (every) => (this.#every = every),
        )}
        <button
          type="button"
          class="plain"
          @click=${() => void this.#attempt('print', () => printSheet(this.#analysis, this.#look, this.#every, words))}
        >
          ${words.printSheet}
        </button>
        ${this.#status('print')}
      </div>
    </details>`;
  }

  // --- Common ------------------------------------------------------------------------------------------

  /** Runs an action and shows its result or its error below the button. */
  async #attempt(part: Part, act: () => Promise<string>): Promise<void> {
    try {
      this.#note = { part, text: await act() };
    } catch (error) {
      const problem = (error as Error).message;
      this.#note = { part, text: this.#words!.share.failed.replace('{problem}', problem) };
    }
    this.#draw();
  }

  #status(part: Part): TemplateResult {
    return html`<span role="status">${this.#note?.part === part ? this.#note.text : ''}</span>`;
  }

  #select<Value extends string | number>(
    label: string,
    values: readonly Value[],
    chosen: Value,
    textFor: (value: Value) => string,
    choose: (value: Value) => void,
  ): TemplateResult {
    return html`<label
      >${label}
      <select @change=${(event: Event) => choose(values[(event.target as HTMLSelectElement).selectedIndex]!)}>
        ${values.map((value) => html`<option ?selected=${value === chosen}>${textFor(value)}</option>`)}
      </select></label
    >`;
  }

  #flag(label: string, name: 'coordinates' | 'numbers' | 'legal'): TemplateResult {
    return html`<label class="flag"
      ><input
        type="checkbox"
        .checked=${this.#look[name]}
        @change=${(event: Event) => this.#change({ [name]: (event.target as HTMLInputElement).checked })}
      />
      ${label}</label
    >`;
  }
}
