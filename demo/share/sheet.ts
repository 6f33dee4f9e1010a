/** `<share-sheet>`: a link with a picture or an animation and a word for who opens it, to send or to copy. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { OthelloBoard } from '../../src/elements/element.js';
import type { Color, GameResult } from '../../src/core/rules.js';
import { fill } from '../../src/core/locales.js';
import { storedLook } from '../appearance/look.js';
import { buttonStyles, closeButton, dialogStyles } from '../buttons.js';
import { define } from '../define.js';
import { late } from '../late.js';
import { gameOfLine } from '../analyse/line.js';
import { SHARE, type ShareStrings } from '../locales/share.js';
import { saveFile } from '../save-file.js';
import { language } from '../site.js';
import { greetingOf, LONGEST_NAME, LONGEST_WORD, withGreeting } from './greeting.js';
import { animationOf, captioned, endPictureOf, pictureOf, type Look } from './pictures.js';

/** What is shared, and the page whose preview apps show (`share-pages.ts`): by default that of its kind. */
export type Shared = SharedContent &
  (
    | { readonly kind: 'game' | 'position'; readonly page?: never }
    | { readonly kind: 'today' | 'lesson'; readonly page: string }
  );

interface SharedContent {
  /** What the link carries, such as `game=f5d6c3`. */
  readonly hash: string;
  /** Pictures show its position and its moves; without it there is only a link. */
  readonly board?: OthelloBoard;
  /** The moves, to be copied alone. */
  readonly moves?: string;
  /** The message, in place of the words for its kind. */
  readonly text?: string;
  /** Who played the game, by colour; without a name the person who shares it. The link carries their names. */
  readonly players?: Readonly<Record<Color, string>> | undefined;
  /** How the game ended: the message, and what the receiver reads where no other one is written. */
  readonly result?: string | undefined;
}

/** What goes with the link. */
const FILES = ['picture', 'last', 'all'] as const;
type FileKind = (typeof FILES)[number];

/** Pixels of a picture and of an animation, and the seconds of each move. */
const PICTURE = 800;
const ANIMATION = { size: 400, seconds: 0.6 } as const;
/** Moves of the shorter animation. */
const LAST_MOVES = 10;

/** The name that was given last. */
const NAME_KEY = 'othello-name';

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
  };

  static override readonly styles = [
    buttonStyles,
    dialogStyles,
    css`
      dialog {
        width: 27rem;
        padding: 1.1rem 1.2rem 1.2rem;
      }

      @media (max-width: 40rem) {
        dialog {
          margin-bottom: 0.5rem;
        }
      }

      form {
        display: grid;
        gap: 0.8rem;
      }

      .head,
      .ways {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem;
      }

      h2 {
        margin: 0;
        font: 600 1.4rem/1.2 var(--serif);
      }

      .shown {
        display: grid;
        grid-template-columns: 8.5rem minmax(0, 1fr);
        gap: 1rem;
        align-items: center;
      }

      .alone {
        width: min(100%, 13rem);
        margin-inline: auto;
      }

      img,
      .empty {
        display: block;
        width: 100%;
        aspect-ratio: 1;
        border-radius: 8px;
        background: var(--well);
      }

      .card {
        aspect-ratio: 20 / 23;
      }

      .empty {
        display: grid;
        place-content: center;
        padding: 0.5rem;
        box-sizing: border-box;
        color: var(--quiet);
        font-size: 0.85rem;
        text-align: center;
      }

      progress {
        width: 100%;
        accent-color: var(--accent);
      }

      fieldset {
        display: grid;
        gap: 0.1rem;
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }

      legend,
      #moving {
        padding: 0 0 0.2rem;
        color: var(--quiet);
        font-size: 0.88rem;
      }

      fieldset label {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        min-height: 2.4rem;
        line-height: 1.25;
      }

      input[type='radio'] {
        flex: none;
        width: 1.15rem;
        height: 1.15rem;
        margin: 0;
        accent-color: var(--accent);
      }

      .fields {
        display: grid;
        grid-template-columns: 2fr 3fr;
        gap: 0.6rem;
      }

      .reads {
        min-height: 2.6em;
        margin: 0;
        color: var(--quiet);
        font-size: 0.92rem;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }

      q {
        color: var(--ink);
      }

      .field {
        display: grid;
        align-content: end;
        gap: 0.2rem;
        color: var(--quiet);
        font-size: 0.88rem;
      }

      .field input {
        box-sizing: border-box;
        width: 100%;
        min-height: 2.75rem;
        padding: 0.4rem 0.7rem;
        border: 1px solid var(--edge);
        border-radius: 0.6rem;
        background: var(--well);
        color: var(--ink);
        font: inherit;
        font-size: 1rem;
      }

      .ways > * {
        flex: 1 1 auto;
      }

      .ways > .lead {
        flex-basis: 100%;
      }

      .ways > .less {
        padding: 0 0.2rem;
        font-size: 0.94rem;
        border-color: transparent;
        color: var(--accent);
        font-weight: 600;
      }

      output {
        display: block;
        overflow-wrap: anywhere;
        user-select: all;
      }

      output:empty {
        margin-top: -0.8rem;
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  declare shared: Shared;
  declare chosen: FileKind;
  /** What goes with the link, once it is drawn; `null` where the browser cannot draw it. */
  declare file: { readonly blob: Blob; readonly url: string } | null | undefined;
  /** How much of an animation is drawn. */
  declare drawn: number;
  declare name: string;
  declare word: string;
  /** What the link carries, with the names of the players. */
  declare hash: string | undefined;
  /** The outcome of the last button, in words. */
  declare note: string;

  constructor() {
    super();
    this.chosen = 'picture';
    this.drawn = 0;
    this.name = readName();
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
    if (this.file) URL.revokeObjectURL(this.file.url);
    this.file = undefined;
  }

  // --- What is sent -------------------------------------------------------------------------------------

  /** Draws what was chosen; a later choice takes the place of one that is being drawn. */
  async #draw(): Promise<void> {
    const { board } = this.shared;
    if (!board) return;
    const { chosen } = this;
    this.#forget();
    this.drawn = 0;
    const blob = await this.#drawing(board, chosen).catch(() => null);
    if (chosen !== this.chosen || !this.isConnected) return;
    this.file = blob && { blob, url: URL.createObjectURL(blob) };
  }

  #drawing(board: OthelloBoard, chosen: FileKind): Promise<Blob> {
    const theme = storedLook()?.look.theme ?? 'classic';
    const look: Look = { theme, coordinates: true, numbers: false, legal: false };
    if (chosen === 'picture') return this.#card(board, look);
    const from = chosen === 'last' ? Math.max(0, board.length - LAST_MOVES) : 0;
    return animationOf(board, look, { ...ANIMATION, from }, (share) => {
      if (chosen === this.chosen) this.drawn = share;
    });
  }

  /** The picture of the position with its message: what is sent says by itself what it is about. */
  async #card(board: OthelloBoard, look: Look): Promise<Blob> {
    const draw = this.shared.kind === 'game' ? endPictureOf : pictureOf;
    return captioned(await draw(board, look, 'image/png', PICTURE), this.#caption, PICTURE);
  }

  get #caption(): string {
    const { kind, board, result, text } = this.shared;
    const words = SHARE[language()];
    const turn = kind === 'position' ? board?.turn : undefined;
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
    const { kind, hash, page = kind, result = '' } = this.shared;
    // The name of the site leads to its root from every page.
    const root = document.querySelector<HTMLAnchorElement>('.brand')!.href;
    const url = new URL(`share/${page}/index.html`, root);
    url.hash = withGreeting(this.hash ?? hash, this.name.trim(), this.word.trim() || result);
    return url.href;
  }

  /** What whoever opens the link reads above it. */
  get #greeting(): string | undefined {
    return greetingOf(new URL(this.#link).hash, language(), this.shared.kind);
  }

  get #text(): string {
    const words = SHARE[language()];
    const { kind, board, result } = this.shared;
    const turn = kind === 'position' ? board?.turn : undefined;
    const plain = this.shared.text ?? words.kinds[kind];
    const outcome = this.#score ?? (turn ? words.toMove[turn] : undefined);
    const text =
      outcome === undefined ? (result ?? plain) : fill(words.withWord, { text: plain, word: outcome });
    const word = this.word.trim();
    return word === '' ? text : fill(words.withWord, { text, word });
  }

  /** What the system's own sheet would take: the link with the file, or the link alone. */
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
      if ((error as Error).name !== 'AbortError') await this.#copy(`${this.#text}\n${this.#link}`);
    }
  }

  async #copy(text: string): Promise<void> {
    const words = SHARE[language()];
    try {
      await navigator.clipboard.writeText(text);
      this.note = words.copied;
    } catch {
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
          <h2 id="title">${words.title}</h2>
          ${closeButton(words.close, () => this.#close())}
        </div>
        ${this.shared.board ? this.#files(this.shared.board, words) : nothing}
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
            @click=${() => void this.#copy(`${this.#text}\n${this.#link}`)}
          >
            ${words.copy}
          </button>
          ${this.shared.board ? this.#saving(words) : nothing}
          ${
            moves
              ? html`<button type="button" class="less" @click=${() => void this.#copy(moves)}>
                  ${words.copyMoves}
                </button>`
              : nothing
          }
        </div>
        <output>${this.note}</output>
      </form>
    </dialog>`;
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

  #files(board: OthelloBoard, words: ShareStrings): TemplateResult {
    const offered = FILES.filter((kind) => kind === 'picture' || board.length > 0);
    if (offered.length === 1) return html`<div class="alone">${this.#preview(words)}</div>`;
    return html`<div class="shown">
      ${this.#preview(words)}
      <fieldset>
        <legend>${words.what}</legend>
        ${offered.map(
          (kind) =>
            html`${kind === 'last' ? html`<span id="moving">${words.moving}</span>` : nothing}
              <label
                ><input
                  type="radio"
                  name="file"
                  aria-describedby=${kind === 'picture' ? nothing : 'moving'}
                  .checked=${kind === this.chosen}
                  @change=${() => {
                    this.chosen = kind;
                    void this.#draw();
                  }}
                />
                ${words[kind]}</label
              >`,
        )}
      </fieldset>
    </div>`;
  }

  #preview(words: ShareStrings): TemplateResult {
    if (this.file) {
      const { chosen } = this;
      const alt =
        chosen === 'picture'
          ? words.picture
          : fill(words.withWord, { text: words.moving, word: words[chosen] });
      return html`<img class=${chosen === 'picture' ? 'card' : ''} alt=${alt} src=${this.file.url} />`;
    }
    if (this.file === null) return html`<p class="empty">${words.failed}</p>`;
    if (this.chosen === 'picture') return html`<div class="empty card"></div>`;
    return html`<div class="empty">
      ${words.drawing}<progress max="1" .value=${this.drawn} aria-label=${words.drawing}></progress>
    </div>`;
  }

  #fields(words: ShareStrings): TemplateResult {
    const keep = (event: Event): void => {
      this.name = (event.target as HTMLInputElement).value;
      keepName(this.name.trim());
      void this.#nameGame();
    };
    return html`<label class="field"
        >${words.name}
        <input
          autocomplete="given-name"
          maxlength=${LONGEST_NAME}
          .value=${this.name}
          @input=${keep}
          @change=${() => this.shared.players && this.chosen === 'picture' && void this.#draw()}
        />
      </label>
      <label class="field"
        >${words.word}
        <input
          maxlength=${LONGEST_WORD}
          placeholder=${words.words[this.shared.kind]}
          .value=${this.word}
          @input=${(event: Event) => (this.word = (event.target as HTMLInputElement).value)}
        />
      </label>`;
  }
}

function readName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Without storage it is asked for again.
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'share-sheet': ShareSheet;
  }
}
