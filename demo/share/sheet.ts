/**
 * `<share-sheet>`: a link with a picture or an animation, and a word for the person who opens it, to send or to copy.
 */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { Color, GameResult } from '../../src/core/rules.js';
import { fill } from '../../src/core/locales.js';
import { storedLook } from '../appearance/look.js';
import { closeButton } from '../buttons.js';
import { define } from '../define.js';
import { late } from '../late.js';
import { gameOfLine } from '../analyse/line.js';
import { SHARE, type ShareStrings } from '../locales/share.js';
import { saveFile } from '../save-file.js';
import { language } from '../site.js';
import { greetingOf, LONGEST_NAME, LONGEST_WORD } from './greeting.js';
import type { Course } from './game-course.js';
import { linkTo } from './link.js';
import { keepOwnName, readOwnName } from './own-name.js';
import { animationOf, captioned, endPictureOf, pictureOf, type Look } from './pictures.js';
import { styles } from './sheet.styles.js';

/**
 * The game, position or puzzle to share, and the page whose preview apps show (`share-pages.ts`): by default that of
 * its kind.
 */
export type Shared = SharedContent &
  (
    | { readonly kind: 'game' | 'position'; readonly page?: never }
    | { readonly kind: 'today' | 'lesson'; readonly page: string }
  );

interface SharedContent {
  /** The fragment of the link, such as `game=f5d6c3`. */
  readonly hash: string;
  /** Pictures show its position and its moves; without it there is only a link. */
  readonly board?: OthelloBoard;
  /** The moves, to be copied alone. */
  readonly moves?: string;
  /** The message, in place of the words for its kind. */
  readonly text?: string;
  /** The players by colour, for the link; an empty name is the sender's. */
  readonly players?: Readonly<Record<Color, string>> | undefined;
  /** How the game ended: the message, and what the receiver reads where no other one is written. */
  readonly result?: string | undefined;
  /** Who was ahead in the game, where it was reviewed: the picture shows it. */
  readonly course?: Course | undefined;
}

/** Files that can go with the link: a picture, and an animation of the last moves or of all. */
const FILES = ['picture', 'last', 'all'] as const;
type FileKind = (typeof FILES)[number];

/** Pixels of a picture and of an animation, and the seconds of each move. */
const PICTURE = 800;
const ANIMATION = { size: 400, seconds: 0.6 } as const;
/** Moves of the shorter animation. */
const LAST_MOVES = 10;

/** Opens the sheet over the page. */
export function openShare(shared: Shared): void {
  define('share-sheet', ShareSheet);
  const sheet = document.createElement('share-sheet');
  sheet.shared = shared;
  document.body.append(sheet);
}

export class ShareSheet extends LitElement {
  static override readonly properties = {
    shared: { attribute: false },
    chosen: { state: true },
    file: { state: true },
    drawn: { state: true },
    name: { state: true },
    word: { state: true },
    hash: { state: true },
    note: { state: true },
    lastCopied: { state: true },
  };

  static override readonly styles = styles;

  declare shared: Shared;
  declare chosen: FileKind;
  /** The file that goes with the link, once it is drawn; `null` where the browser cannot draw it. */
  declare file: { readonly blob: Blob; readonly url: string } | null | undefined;
  /** The last picture that was drawn of an animation, its number from 1, and how many there are. */
  declare drawn: { readonly url: string; readonly n: number; readonly total: number } | undefined;
  declare name: string;
  declare word: string;
  /** The fragment of the link with the names of the players, once it is written; `undefined` if `shared` has it. */
  declare hash: string | undefined;
  /** The outcome of the last button, in words. */
  declare note: string;
  /** The text that was copied last. */
  declare lastCopied: string | undefined;

  constructor() {
    super();
    this.chosen = 'picture';
    this.name = readOwnName();
    this.word = '';
    this.note = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')!.showModal();
    void this.#draw();
    void this.#nameGame();
  }

  #forget(): void {
    for (const drawn of [this.file, this.drawn]) if (drawn) URL.revokeObjectURL(drawn.url);
    this.file = this.drawn = undefined;
  }

  // --- What is sent -------------------------------------------------------------------------------------

  /** Draws what was chosen; a later choice takes the place of one that is being drawn. */
  async #draw(): Promise<void> {
    const { board } = this.shared;
    if (!board) return;
    const { chosen } = this;
    this.#forget();
    const blob = await this.#drawing(board, chosen).catch(() => null);
    if (chosen !== this.chosen || !this.isConnected) return;
    this.file = blob && { blob, url: URL.createObjectURL(blob) };
  }

  #drawing(board: OthelloBoard, chosen: FileKind): Promise<Blob> {
    const theme = storedLook()?.look.theme ?? 'classic';
    const look: Look = { theme, coordinates: true, numbers: false, legal: false };
    if (chosen === 'picture') return this.#card(board, look);
    const from = chosen === 'last' ? Math.max(0, board.length - LAST_MOVES) : 0;
    const caption = this.#caption;
    return animationOf(board, look, { ...ANIMATION, from, caption }, (picture, n, total) => {
      if (chosen !== this.chosen || !this.isConnected) return;
      if (this.drawn) URL.revokeObjectURL(this.drawn.url);
      this.drawn = { url: URL.createObjectURL(picture), n, total };
    });
  }

  /** The picture of the position with its message: what is sent says by itself what it is about. */
  async #card(board: OthelloBoard, look: Look): Promise<Blob> {
    const draw = this.shared.kind === 'game' ? endPictureOf : pictureOf;
    const { course } = this.shared;
    return captioned(await draw(board, look, 'image/png', PICTURE), this.#caption, PICTURE, { course });
  }

  get #caption(): string {
    const { kind, board, result, text } = this.shared;
    const words = SHARE[language()];
    const turn = kind === 'position' && !board?.gameOver ? board?.turn : undefined;
    return this.#score ?? result ?? text ?? (turn ? words.toMove[turn] : words.kinds[kind]);
  }

  /** The names of the players; `undefined` while one is missing. */
  get #names(): Readonly<Record<Color, string>> | undefined {
    const { players } = this.shared;
    const name = this.name.trim();
    if (!players || (name === '' && !(players.black && players.white))) return undefined;
    return { black: players.black || name, white: players.white || name };
  }

  /** The names in the link: a sender without a name is called by their colour there. */
  get #linkedNames(): Partial<Readonly<Record<Color, string>>> | undefined {
    const { players } = this.shared;
    if (!players) return undefined;
    const name = this.name.trim();
    const [black, white] = [players.black || name, players.white || name];
    return { ...(black && { black }), ...(white && { white }) };
  }

  /** How the game ended, wherever in it the board is. */
  get #result(): GameResult | undefined {
    return this.shared.board?.game.nodes.at(-1)?.result;
  }

  /** Whether the sender has won the game. */
  get #isWon(): boolean {
    const { players } = this.shared;
    const winner = this.#result?.winner;
    return winner !== undefined && players?.[winner] === '';
  }

  /** "Anna 12 – 52 Pip": who shares it stands first. */
  get #score(): string | undefined {
    const { players } = this.shared;
    const names = this.#names;
    const result = this.#result;
    if (!names || !result) return undefined;
    const [first, second]: readonly Color[] = players?.white === '' ? ['white', 'black'] : ['black', 'white'];
    return `${names[first!]} ${result[first!]} – ${result[second!]} ${names[second!]}`;
  }

  /** Writes the names of the players into the game of the link. */
  async #nameGame(): Promise<void> {
    const { board, kind } = this.shared;
    const { name } = this;
    const names = this.#linkedNames;
    this.hash = undefined;
    if (!board || !names || kind !== 'game') return;
    const { writePermalink } = await late(() => import('../../src/core/formats.js'));
    const game = gameOfLine(board.game);
    const { winner, margin, reason } = this.#result ?? {};
    const isResigned = reason === 'resignation' && winner !== undefined && margin !== undefined;
    const text = await writePermalink({
      root: game.root,
      shown: game.node,
      ...names,
      ...(isResigned && { result: { winner, margin, by: 'resignation' } }),
    });
    if (name === this.name) this.hash = this.shared.hash.replace(/(?<=^game=)[^&]*/u, text);
  }

  get #fileName(): string {
    return this.chosen === 'picture' ? 'othello.png' : 'othello.gif';
  }

  get #link(): string {
    return linkTo(this.shared, this, this.hash);
  }

  /** The sentence above the game that the receiver reads. */
  get #greeting(): string | undefined {
    return greetingOf(new URL(this.#link).hash, language(), this.shared.kind);
  }

  get #text(): string {
    const words = SHARE[language()];
    const { kind, board, result } = this.shared;
    const turn = kind === 'position' && !board?.gameOver ? board?.turn : undefined;
    const plain = this.shared.text ?? words.kinds[kind];
    const outcome = this.#score ?? (turn ? words.toMove[turn] : undefined);
    const text =
      outcome === undefined ? (result ?? plain) : fill(words.withWord, { text: plain, word: outcome });
    const word = this.word.trim();
    return word === '' ? text : fill(words.withWord, { text, word });
  }

  /**
   * The data for the system's own sheet: the link with the file, or the link alone; `undefined` without such a sheet.
   */
  get #sendable(): ShareData | undefined {
    // The types claim that every browser has it, but not all do.
    const { canShare } = navigator as Partial<Navigator>;
    const [text, url] = [this.#text, this.#link];
    const files = this.file
      ? [new File([this.file.blob], this.#fileName, { type: this.file.blob.type })]
      : undefined;
    // Apps that take a file often drop the address beside it.
    const all: ShareData[] = [...(files ? [{ files, text: `${text}\n${url}` }] : []), { text, url }];
    return all.find((data) => canShare?.call(navigator, data) === true);
  }

  async #send(data: ShareData): Promise<void> {
    try {
      await navigator.share(data);
      this.#close();
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await this.#copy(this.#copied);
    }
  }

  /** The copied text: the link, after a result, which is read before it. */
  get #copied(): string {
    return this.shared.text === undefined ? this.#link : `${this.#text}\n${this.#link}`;
  }

  async #copy(text: string): Promise<void> {
    const words = SHARE[language()];
    try {
      await navigator.clipboard.writeText(text);
      this.note = words.copied;
      this.lastCopied = text;
    } catch {
      this.lastCopied = undefined;
      this.note = `${words.notCopied} ${text}`;
    }
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')!.close();
  }

  // --- Texts --------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const words = SHARE[language()];
    const { moves } = this.shared;
    const sendable = this.#sendable;
    return html`<dialog aria-labelledby="title" @close=${() => this.remove()}>
      <form method="dialog" @submit=${(event: Event) => event.preventDefault()}>
        <div class="head">
          <h2 id="title">${this.#title(words)}</h2>
          ${closeButton(words.close, () => this.#close())}
        </div>
        ${this.shared.board ? html`<div class="preview ${this.#shape}">${this.#preview(words)}</div>` : nothing}
        <div class="fields">${this.#fields(words)}</div>
        <p class="reads">${words.reads} <q>${this.#greeting}</q></p>
        <div class="ways">
          ${
            sendable
              ? html`<button type="button" class="lead" autofocus @click=${() => void this.#send(sendable)}>
                  ${words.send}
                </button>`
              : nothing
          }
          <button
            type="button"
            class=${sendable ? 'less' : 'lead'}
            ?autofocus=${!sendable}
            @click=${() => void this.#copy(this.#copied)}
          >
            ${this.#labelled(this.#copied, this.shared.text === undefined ? words.copy : words.copyResult)}
          </button>
          ${this.shared.board ? this.#picture(this.shared.board, words, sendable !== undefined) : nothing}
          ${
            moves
              ? html`<button type="button" class="less" @click=${() => void this.#copy(moves)}>
                  ${this.#labelled(moves, words.copyMoves)}
                </button>`
              : nothing
          }
        </div>
        <output class=${this.lastCopied === undefined ? '' : 'unseen'}>${this.note}</output>
      </form>
    </dialog>`;
  }

  /** A button says itself that it has copied its text. */
  #labelled(text: string, label: string): string {
    return text === this.lastCopied ? `✓ ${SHARE[language()].done}` : label;
  }

  /**
   * The button that saves the picture; where the game has moves, with the choice of a moving one, which takes room.
   *
   * @param isSent whether what is chosen also goes with the link
   */
  #picture(board: OthelloBoard, words: ShareStrings, isSent: boolean): TemplateResult {
    if (board.length === 0) return this.#saving(words);
    const show = ({ currentTarget }: Event): void => {
      const details = currentTarget as HTMLDetailsElement;
      if (details.open) details.scrollIntoView({ block: 'nearest' });
    };
    return html`<details @toggle=${show}>
      <summary class="less">
        ${isSent ? fill(words.withWord, { text: words.what, word: words[this.chosen] }) : words.savePicture}
      </summary>
      ${this.#files(isSent ? words.what : words.toSave, words)} ${this.#saving(words)}
    </details>`;
  }

  /** It is there from the beginning, so that nothing moves when the picture is drawn. */
  #saving(words: ShareStrings): TemplateResult {
    const { file } = this;
    return html`<button
      type="button"
      class="less"
      ?disabled=${!file}
      @click=${() => file && saveFile(file.blob, this.#fileName)}
    >
      ${this.chosen === 'picture' ? words.save : words.saveMoving}
    </button>`;
  }

  /** @param legend what the choice is for */
  #files(legend: string, words: ShareStrings): TemplateResult {
    return html`<fieldset>
      <legend>${legend}</legend>
      ${FILES.map(
        (kind) =>
          html`<label
            ><input
              type="radio"
              name="file"
              .checked=${kind === this.chosen}
              @change=${() => {
                this.chosen = kind;
                void this.#draw();
              }}
            />
            ${words[kind]}</label
          >`,
      )}
    </fieldset>`;
  }

  #title({ titles }: ShareStrings): string {
    const { kind, text } = this.shared;
    if (kind === 'today' && text !== undefined) return titles.result;
    return titles[kind === 'game' && this.#isWon ? 'won' : kind];
  }

  /** The class of the picture: a game has a graph. */
  get #shape(): string {
    return this.shared.course ? 'game' : 'card';
  }

  #preview(words: ShareStrings): TemplateResult {
    if (this.file) {
      const { chosen } = this;
      const alt =
        chosen === 'picture'
          ? words.picture
          : fill(words.withWord, { text: words.moving, word: words[chosen] });
      return html`<img
        class=${chosen === 'picture' ? this.#shape : 'card'}
        alt=${alt}
        src=${this.file.url}
      />`;
    }
    if (this.file === null) return html`<p class="empty">${words.failed}</p>`;
    if (this.chosen === 'picture') return html`<div class="empty ${this.#shape}"></div>`;
    const { url, n, total } = this.drawn ?? { url: undefined, n: 0, total: 1 };
    const text = fill(words.drawing, { n, total });
    return html`<div class="moving">
      ${url ? html`<img class="card" alt="" src=${url} />` : html`<div class="empty card"></div>`}
      <p><progress max=${total} .value=${n} aria-label=${text}></progress></p>
    </div>`;
  }

  #fields(words: ShareStrings): TemplateResult {
    const keep = (event: Event): void => {
      this.name = (event.target as HTMLInputElement).value;
      keepOwnName(this.name.trim());
      void this.#nameGame();
    };
    return html`<label class="field"
        ><span>${words.name}</span>
        <input
          autocomplete="given-name"
          maxlength=${LONGEST_NAME}
          .value=${this.name}
          @input=${keep}
          @change=${() => this.shared.players && this.chosen === 'picture' && void this.#draw()}
        />
      </label>
      <label class="field"
        ><span>${words.word}</span>
        <input
          maxlength=${LONGEST_WORD}
          placeholder=${words.optional}
          .value=${this.word}
          @input=${(event: Event) => (this.word = (event.target as HTMLInputElement).value)}
        />
      </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'share-sheet': ShareSheet;
  }
}
