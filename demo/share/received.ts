/**
 * `<received-link>`: the sender of the link that was opened, the word that came with it, and what there is to do: the
 * first move in a position that somebody has sent is an answer, which is judged before the game goes on.
 */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { fill, plural } from '../../src/core/locales.js';
import type { Color, Square } from '../../src/core/rules.js';
import { buttonStyles, closeButton } from '../buttons.js';
import { SHARE } from '../locales/share.js';
import type { Language } from '../locales/language.js';
import { late } from '../late.js';
import { OPPONENTS } from '../opponents/opponents.js';
import type { Answer } from './answer.js';
import { greetingOf } from './greeting.js';
import { keepReceivedHash } from './received-hash.js';

/** How long each move is shown, in milliseconds. */
const MOVE = 650;

export class ReceivedLink extends LitElement {
  static override readonly properties = {
    language: {},
    hash: {},
    game: { attribute: false },
    problem: { attribute: false },
    isWatching: { state: true },
    answer: { state: true },
  };

  static override readonly styles = [
    buttonStyles,
    css`
      :host {
        display: block;
      }

      .card {
        position: relative;
        padding: 0.7rem 0.9rem;
        border-radius: 0.75rem;
        background: color-mix(in oklab, var(--accent) 12%, var(--card));
        line-height: 1.35;
      }

      p {
        margin: 0;
        padding-inline-end: 1.9rem;
        overflow-wrap: anywhere;
      }

      [role='status'] {
        font-weight: 600;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.1rem;
        margin-bottom: -0.5rem;
      }

      .ways :is(button, a) {
        align-content: center;
        min-height: 2.75rem;
        padding: 0;
        border: 0;
        background: none;
        color: var(--accent);
        font-size: 0.94rem;
        font-weight: 600;
        text-decoration: none;
      }

      /* Beside the sentence, or below it. */
      .card:has(.play) {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
      }

      .play {
        display: grid;
        place-content: center;
        box-sizing: border-box;
        min-width: min(100%, 16rem);
      }

      .turn {
        font-weight: 400;
      }

      .answer {
        margin-top: 0.5rem;
        padding: 0.5rem 0.7rem;
        border-radius: 0.6rem;
        background: var(--card);
        font-weight: 400;
      }

      .answer b {
        display: block;
        font-weight: 600;
      }

      .right b {
        color: var(--accent);
      }

      .wrong b {
        color: light-dark(#a5301f, #f0a08c);
      }

      .close {
        position: absolute;
        inset: 0 0 auto auto;
        margin: 0;
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  declare language: Language;
  /** The fragment of the link. */
  declare hash: string;
  /** The game that shows its position, once it is on the board. */
  declare game: OthelloGame | undefined;
  /** Why it cannot be opened. */
  declare problem: string | undefined;
  declare isWatching: boolean;
  /** The move that the reader has chosen in the position, and how good it is, once that is known. */
  declare answer: Answer | Pick<Answer, 'move'> | undefined;
  /** Where the position of the link stands in the game. */
  #ply = 0;

  constructor() {
    super();
    this.hash = '';
    this.isWatching = false;
    this.language = 'en';
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game') || !this.game) return;
    this.#ply = this.game.board.ply;
    this.game.board.addEventListener('othello-beforemove', this.#onMove);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.game?.board.removeEventListener('othello-beforemove', this.#onMove);
  }

  /** Whether the reader is asked for a move, and has not gone on from the position. */
  get #asks(): boolean {
    const board = this.game?.board;
    const { isConnected } = this;
    return isConnected && isAsking(this.hash) && board?.ply === this.#ply && board.length === this.#ply;
  }

  /** A move in the position is judged first; it is made when the reader plays on. */
  readonly #onMove = (event: CustomEvent<{ readonly square: Square; readonly by: string }>): void => {
    const { square, by } = event.detail;
    if (by !== 'user' || !this.#asks) return;
    event.preventDefault();
    void this.#judge(square);
  };

  async #judge(move: Square): Promise<void> {
    const { board } = this.game!;
    this.answer = { move };
    board.marks = [{ square: move, shape: 'square' }];
    const answer = await late(() => import('./answer.js'))
      .then(({ judgeAnswer }) => judgeAnswer(board.game.position, move, this.language))
      .catch(() => undefined);
    if (!this.#isChosen(move)) return;
    // Without an engine nothing can be said of it.
    if (!answer) {
      this.#playOn();
      return;
    }
    this.answer = answer;
    const isRight = answer.lost === 0;
    board.marks = [{ square: move, shape: isRight ? 'circle' : 'cross' }];
    // The disc is seen while its reason is read; the opponent answers once the reader plays on.
    board.preview = isRight ? board.game.position.play(move).board : undefined;
  }

  /** Whether the reader has not chosen another move, or left the position, meanwhile. */
  #isChosen(move: Square): boolean {
    return this.answer?.move === move && this.#asks;
  }

  /** Makes the move, and the opponent answers. */
  #playOn(): void {
    const { board } = this.game!;
    const { move } = this.answer!;
    this.#forget();
    this.remove();
    board.play(move);
  }

  /** Shows the moves that led to the position, until the reader does something on the board. */
  async #watch({ board }: OthelloGame): Promise<void> {
    this.isWatching = true;
    this.#forget();
    board.goTo(0);
    for (let ply = 1; ply <= this.#ply; ply++) {
      await new Promise((resolve) => setTimeout(resolve, MOVE));
      if (board.ply !== ply - 1 || !this.isConnected) break;
      board.goTo(ply);
    }
    this.isWatching = false;
  }

  /** Takes the chosen move, with its marks, off the board. */
  #forget(): void {
    this.answer = undefined;
    if (this.game) Object.assign(this.game.board, { marks: [], preview: undefined });
  }

  /** The page sends the position back with a message. */
  #sendBack(move: Square): void {
    const detail = fill(SHARE[this.language].answered, { move });
    this.dispatchEvent(new CustomEvent<string>('send-back', { detail }));
  }

  #showAnswer(game: OthelloGame): void {
    this.#forget();
    game.board.goTo(this.#ply);
    // The board's buttons follow with its next update.
    void game.updateComplete.then(() => game.hint());
  }

  override render(): TemplateResult | typeof nothing {
    const words = SHARE[this.language];
    const isOver = this.game?.board.places[this.#ply]?.result !== undefined;
    const text =
      this.problem === undefined ? greetingOf(this.hash, this.language, undefined, isOver) : words.damaged;
    if (text === undefined) return nothing;
    return html`<div class="card">
      <p role=${this.problem === undefined ? 'status' : 'alert'}>
        ${text}
        ${this.#turn === undefined ? nothing : html`<span class="turn">${words.toMove[this.#turn]}.</span>`}
      </p>
      ${this.answer ? this.#verdict(this.answer) : nothing} ${this.#ways()}
      ${closeButton(words.close, () => this.#close())}
    </div>`;
  }

  /** Whoever has read it need not see it again after a reload. */
  #close(): void {
    keepReceivedHash(undefined);
    if (this.answer) this.#forget();
    this.remove();
  }

  /** Whose move it is in a position that somebody has sent. */
  get #turn(): Color | undefined {
    const board = this.game?.board;
    return board && isAsking(this.hash) && !board.gameOver && !this.answer ? board.turn : undefined;
  }

  #verdict(answer: Answer | Pick<Answer, 'move'>): TemplateResult {
    const words = SHARE[this.language];
    const { move } = answer;
    if (!('lost' in answer))
      return html`<div class="answer" role="status">${fill(words.judging, { move })}</div>`;
    const { lost, why } = answer;
    const text =
      lost === 0 ? fill(words.right, { move }) : fill(plural(words.wrong, lost, this.language), { move });
    return html`<div class="answer ${lost === 0 ? 'right' : 'wrong'}" role="status">
      <b>${text}</b> ${why}
    </div>`;
  }

  /** Where the reader can go from what was sent. */
  #ways(): TemplateResult | typeof nothing {
    const { game, problem, answer } = this;
    if (problem !== undefined) return nothing;
    const words = SHARE[this.language];
    const opponent = opponentIn(this.hash);
    if (opponent) {
      const { href } = document.querySelector<HTMLAnchorElement>('.brand')!;
      return html`<a class="button lead play" href="${href}#opponent=${opponent}"
        >${fill(words.playToo, { name: opponent })}</a
      >`;
    }
    if (this.slot !== 'notice' || !/[#&]game=/u.test(this.hash)) return nothing;
    const isIdle = game !== undefined && !this.isWatching;
    const isJudged = answer !== undefined && 'lost' in answer;
    const isRight = isJudged && answer.lost === 0;
    const way = (text: string, act: (game: OthelloGame) => void): TemplateResult =>
      html`<button type="button" ?disabled=${!isIdle} @click=${() => game && act(game)}>${text}</button>`;
    return html`<div class="ways">
      ${isRight || game?.board.gameOver ? nothing : way(words.answer, (one) => this.#showAnswer(one))}
      ${isRight ? way(words.sendBack, () => this.#sendBack(answer.move)) : nothing}
      ${isJudged ? way(fill(words.playOn, { move: answer.move }), () => this.#playOn()) : nothing}
      ${isJudged || (game && this.#ply === 0) ? nothing : way(words.watch, (one) => void this.#watch(one))}
    </div>`;
  }
}

/** Whether a person has sent a position for a move in it; a puzzle asks by itself. */
function isAsking(hash: string): boolean {
  return /[#&]game=/u.test(hash) && /[#&](?:from|word)=/u.test(hash);
}

/** The character whom the sender has played against, if the page knows it. */
function opponentIn(hash: string): string | undefined {
  const name = new URLSearchParams(hash.replace(/^#/u, '')).get('opponent');
  return OPPONENTS.find((one) => one.name === name)?.name;
}

declare global {
  interface HTMLElementTagNameMap {
    'received-link': ReceivedLink;
  }
}
