/** The panel that exports the game on the board: as a text or a link, as a picture, as an animation, on paper. */
import { html, nothing, render, svg, type TemplateResult } from 'lit';
import type { WrittenFormat } from '../../../src/core/formats.js';
import { DIAGRAM_THEMES } from '../../../src/elements/diagram.js';
import { printMovesFrom } from '../../../src/core/formats/notation/transcript.js';
import { fill, plural } from '../../../src/core/locales.js';
import { followsRules } from '../../../src/core/rules.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { SHARE } from '../../locales/share.js';
import { language } from '../../site.js';
import { wholePage } from '../../whole-page.js';
import type { Chapters } from '../chapters/chapters.js';
import { shownName } from '../chapters/names.js';
import { resultLine } from '../game-heading.js';
import { namesForOthers } from '../names-for-others.js';
import type { AnalysisGame } from '../analysis-game.js';
import { errorText } from '../../error-text.js';
import type { Course } from '../../share/game-course.js';
import { resultText } from '../../share/result-text.js';
import { readOwnName } from '../../share/own-name.js';
import type { Shared } from '../../share/sheet.js';
import { readerOf } from '../story/story-facts.js';
import type { Look } from '../../share/pictures.js';
import { printSheet } from '../print-sheet.js';
import { saveFile } from '../../save-file.js';
import { FILE_NAMES, TEXT_FORMATS, textOf, type TextFormat } from '../texts/texts.js';
import { late } from '../../late.js';

/** What the user chooses from: types of a picture, and its width in pixels. */
const PICTURE_TYPES = { PNG: 'image/png', SVG: 'image/svg+xml', JPEG: 'image/jpeg' } as const;
const SIZES = [400, 800, 1600] as const;
/** The width of the picture on the page in pixels. */
const PREVIEW = 800;
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

/** What a picture may have besides the discs. */
const LOOKS = ['coordinates', 'numbers', 'legal'] as const;

type Part = 'send' | 'text' | 'picture' | 'print';
/** What is shared: the whole game, or the position shown with the moves to it. */
type What = 'game' | 'position';

const ICON = svg`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
  <path d="M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8" />
</svg>`;

/** Exports the game as a text, a picture, an animation or on paper. */
export class SharePanel {
  readonly #container: HTMLElement;
  readonly #analysis: AnalysisGame;
  readonly #chapters: Chapters;
  readonly #courseOf: () => Promise<Course | undefined>;
  /** Whether link and PGN contain all chapters. */
  #all = true;
  /** What did not fit into a link. */
  #unfit = '';
  /** What the format has no place for. */
  #left = '';
  #words: AnalyseStrings | undefined;
  #chosen: What = 'game';
  #link = '';
  #format: TextFormat = 'moves';
  #text = '';
  #type: keyof typeof PICTURE_TYPES = 'PNG';
  #size: (typeof SIZES)[number] = 800;
  #look: Look = { theme: 'classic', coordinates: true, numbers: false, legal: false };
  /** Whether a picture of the game has names and result below it. */
  #isCaptioned = true;
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

  /** @param courseOf the course of the game, if it was reviewed */
  constructor(
    container: HTMLElement,
    analysis: AnalysisGame,
    chapters: Chapters,
    courseOf: () => Promise<Course | undefined>,
  ) {
    this.#container = container;
    this.#courseOf = courseOf;
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
    const picture = await this.#picture(PICTURE_TYPES.PNG, PREVIEW).catch(() => undefined);
    // The board may have gone on meanwhile.
    if (number !== this.#previews || !picture) return;
    URL.revokeObjectURL(this.#preview);
    this.#preview = URL.createObjectURL(picture);
    this.#draw();
  }

  /** A picture of the position; that of a game has names and result below it. A drawing has no place for them. */
  async #picture(type: (typeof PICTURE_TYPES)[keyof typeof PICTURE_TYPES], size: number): Promise<Blob> {
    const { captioned, endPictureOf, pictureOf } = await late(() => import('../../share/pictures.js'));
    const { board } = this.#analysis;
    const isGame = this.#what === 'game';
    const picture = await (isGame ? endPictureOf : pictureOf)(board, this.#look, type, size);
    const caption = this.#isCaptioned && isGame ? this.#resultLine : '';
    if (caption === '' || type === PICTURE_TYPES.SVG) return picture;
    return captioned(picture, caption, size, { type, course: await this.#courseOf() });
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
    let link = '';
    let unfit = '';
    let left = '';
    let problem: { readonly part: Part; readonly text: string } | undefined;
    const failed = async (part: Part, error: unknown): Promise<void> => {
      const reason = await errorText(error as Error, language(), '{problem}');
      problem = { part, text: words.failed.replace('{problem}', reason) };
    };
    try {
      [link, unfit] = await this.#linkOf(words);
    } catch (error) {
      await failed('send', error);
    }
    try {
      if (this.#hasScope && this.#all && format === 'pgn') [text] = await this.#textOfAll(format);
      else text = await textOf(this.#analysis, format, words);
      left = await this.#leftOut(format);
    } catch (error) {
      await failed('text', error);
    }
    if (request !== this.#requests) return;
    if (text !== this.#text || link !== this.#link) this.#note = undefined;
    this.#text = text;
    this.#link = link;
    this.#unfit = unfit;
    this.#left = left;
    if (problem) this.#note = problem;
    this.#draw();
  }

  /** The link to what is shared, as the sheet copies it, and a note about chapters that did not fit. */
  async #linkOf(words: AnalyseStrings['share']): Promise<readonly [text: string, left: string]> {
    if (this.#areChapters) return this.#textOfAll('link');
    const { linkTo } = await late(() => import('../../share/link.js'));
    return [linkTo(await this.#shared(words), { name: readOwnName(), word: '' }), ''];
  }

  /** Whether all chapters are shared. */
  get #areChapters(): boolean {
    return this.#what === 'game' && this.#hasScope && this.#all;
  }

  /** What is shared, for the sheet and its link. */
  async #shared(words: AnalyseStrings['share']): Promise<Shared> {
    const { board, game, text } = this.#analysis;
    if (this.#what === 'position') {
      const moves = this.#movesToPosition;
      const alone = document.createElement('othello-board');
      alone.position = game.position.toString();
      return { kind: 'position', hash: `game=${encodeURIComponent(moves)}`, board: alone, moves };
    }
    const [address] = this.#areChapters
      ? await this.#textOfAll('link')
      : [await textOf(this.#analysis, 'link', words)];
    const hash = new URL(address).hash.slice(1);
    const course = await this.#courseOf();
    return { kind: 'game', board, moves: text, course, ...this.#ownGame(hash) };
  }

  /** Whether the position shown is the end of the game: there is nothing to find in it. */
  get #isFinal(): boolean {
    return this.#analysis.game.result !== undefined;
  }

  get #what(): What {
    return this.#isFinal ? 'game' : this.#chosen;
  }

  /** Names and result of the game as others read them; empty where nothing is known. */
  get #resultLine(): string {
    const { game } = this.#analysis;
    return resultLine(game, this.#words!.open, namesForOthers(game.facts));
  }

  /** The moves to the position shown, or the position where moves do not lead to it. */
  get #movesToPosition(): string {
    const { root, line, nodes, ply, position } = this.#analysis.game;
    const areLegal = nodes.slice(0, ply).every(followsRules);
    return areLegal ? printMovesFrom(root.position, line.slice(0, ply)) : position.toString();
  }

  /** Whether there are several chapters, which link and PGN can hold. */
  get #hasScope(): boolean {
    return this.#chapters.list.length > 1;
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
    const { lostIn } = await late(() => import('../../../src/core/formats.js'));
    const facts = [...lostIn(this.#analysis.record, written).keys()].map((kind) => open.losses.kinds[kind]);
    return facts.length === 0 ? '' : fill(share.left, { facts: facts.join(', ') });
  }

  #draw(): void {
    const words = this.#words?.share;
    if (!words) return;
    render(
      html`${this.#sendPart(words)}
        <section class="kind">
          <h2>${words.formats.link}</h2>
          ${this.#linkPart(words)}
        </section>
        <section class="kind">
          <h2>${words.picture}</h2>
          ${this.#picturePart(words)} ${this.#printPart(words)}
        </section>
        <section class="kind">
          <h2>${words.text}</h2>
          ${this.#textPart(words)}
        </section>`,
      this.#container,
    );
  }

  // --- Link ---------------------------------------------------------------------------------------------

  #sendPart(words: AnalyseStrings['share']): TemplateResult {
    return html`<section class="card sending">
      ${this.#preview === '' ? html`<span class="picture"></span>` : html`<img class="picture" src=${this.#preview} alt="" />`}
      <div>
        ${this.#isFinal ? nothing : this.#choice(words)}
        <button type="button" class="lead" @click=${() => void this.#send()}>
          ${ICON} ${SHARE[language()].send}
        </button>
        ${this.#status('send')}
      </div>
    </section>`;
  }

  /** The choice between the game and the position. */
  #choice(words: AnalyseStrings['share']): TemplateResult {
    return html`<fieldset class="what">
      <legend class="unseen">${this.#words!.tabs.share}</legend>
      ${(['game', 'position'] as const).map(
        (what) =>
          html`<label
            ><input
              type="radio"
              name="what"
              value=${what}
              .checked=${what === this.#what}
              @change=${() => {
                this.#chosen = what;
                void this.update();
              }}
            />${words.what[what]}</label
          >`,
      )}
    </fieldset>`;
  }

  /** Opens the sheet of all pages. */
  async #send(): Promise<void> {
    const words = this.#words!.share;
    await this.#attempt('send', async () => {
      const { openShare } = await late(() => import('../../share/sheet.js'));
      openShare(await this.#shared(words));
      return '';
    });
  }

  /**
   * What a link says of a game that the user has played; of other games only the result. A game that is over is
   * reviewed for whoever opens the link.
   */
  #ownGame(hash: string): Pick<Shared, 'hash' | 'result'> {
    const { facts, nodes } = this.#analysis.game;
    const { you } = readerOf(facts);
    const end = nodes.at(-1)?.result;
    const opponent = you && facts[you === 'black' ? 'white' : 'black'];
    if (!you || !opponent) {
      const isReviewed = end && !this.#areChapters;
      return { hash: isReviewed ? `${hash}&review` : hash, result: this.#resultLine || undefined };
    }
    const players = `side=${you}&opponent=${encodeURIComponent(opponent)}`;
    return {
      hash: `${hash}&review&${players}`,
      result: end && resultText(end, you, opponent, language()),
    };
  }

  /** The link in one line, to copy. */
  #linkPart(words: AnalyseStrings['share']): TemplateResult {
    return html`<div class="address">
        <input readonly spellcheck="false" aria-label=${words.formats.link} .value=${this.#link} />
        <button type="button" class="plain" @click=${() => void this.#copy('send', this.#link)}>
          ${words.copy}
        </button>
      </div>
      ${this.#hasScope && this.#what === 'game' ? html`<div class="row">${this.#scope()}</div>` : nothing}
      ${this.#unfit === '' ? nothing : html`<p class="status failed" role="status">${this.#unfit}</p>`}`;
  }

  // --- Text ---------------------------------------------------------------------------------------------

  #textPart(words: AnalyseStrings['share']): TemplateResult {
    const file = FILE_NAMES[this.#format];
    return html`<div>
      <div class="row">
        ${this.#select(
          words.as,
          TEXT_FORMATS.filter((format) => format !== 'link'),
          this.#format,
          (format) => words.formats[format],
          (format) => {
            this.#format = format;
            void this.update();
          },
        )}
      </div>
      ${this.#left === '' ? nothing : html`<p class="quiet" role="status">${this.#left}</p>`}
      <textarea
        readonly
        rows="3"
        spellcheck="false"
        aria-label=${words.formats[this.#format]}
        .value=${this.#text}
      ></textarea>
      <div class="row">
        <button type="button" class="plain" @click=${() => void this.#copy('text', this.#text)}>
          ${words.copy}
        </button>
        ${
          file
            ? html`<button type="button" class="plain" @click=${() => this.#saveText(file)}>
                ${words.save}
              </button>`
            : nothing
        }
        ${this.#status('text')}
      </div>
    </div>`;
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

  async #copy(part: Part, text: string): Promise<void> {
    const words = this.#words!.share;
    await this.#attempt(part, async () => {
      await navigator.clipboard.writeText(text);
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
    const { save, saveMoving, send } = SHARE[language()];
    return html`<p class="quiet">${fill(words.pictureHelp[this.#what], { send, copy: words.copy })}</p>
      <div class="row">
        <button type="button" class="plain" @click=${() => void this.#savePicture()}>${save}</button>
        <button
          type="button"
          class="plain"
          aria-disabled=${this.#busy}
          @click=${() => void this.#saveAnimation()}
        >
          ${saveMoving}
        </button>
        ${
          this.#busy
            ? html`<progress max="1" .value=${this.#drawn} aria-label=${saveMoving}></progress>`
            : this.#status('picture')
        }
      </div>
      <details>
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
          ${this.#flag(words.caption, this.#isCaptioned, (isOn) => {
            this.#isCaptioned = isOn;
            void this.#drawPreview();
          })}
          ${LOOKS.map((name) => this.#flag(words[name], this.#look[name], (isOn) => this.#change({ [name]: isOn })))}
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
    await this.#attempt('picture', async () => {
      const file = await this.#picture(PICTURE_TYPES[this.#type], this.#size);
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
    await this.#attempt('picture', async () => {
      const { animationOf } = await late(() => import('../../share/pictures.js'));
      const onProgress = (_: Blob, n: number, total: number): void => {
        this.#drawn = n / total;
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

  #flag(label: string, isOn: boolean, change: (isOn: boolean) => void): TemplateResult {
    return html`<label class="flag"
      ><input
        type="checkbox"
        .checked=${isOn}
        @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
      />
      ${label}</label
    >`;
  }
}
