/** `<first-minute>`: a dialog that teaches the game by four boards of one tap each, and the end of a game. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { buttonStyles, closeButton, dialogStyles } from '../buttons.js';
import { celebrate } from '../celebrate.js';
import '../../src/elements/index.js';
import type { MoveDetail, OthelloBoard, PassDetail, SquareClickDetail } from '../../src/elements/element.js';
import { fill } from '../../src/core/locales.js';
import { CORNERS, squareIndex, type Color, type Square } from '../../src/core/rules.js';
import { HOME } from '../locales/home.js';
import { language, onLanguage } from '../site.js';
import { FIRST_BOARDS, LAST_SQUARES, LAST_STRENGTH } from './first-minute-boards.js';
import { keepMinute } from './minute-done.js';

/** How long a move that gives a corner away is shown, in milliseconds; the answer to it is shown twice as long. */
const SHOWN = 1_000;

/** How the board of a step stands. */
type Answer = 'open' | 'noFlip' | 'wrong' | 'hints' | 'right';

/** How the last game has ended. */
interface Ending {
  readonly you: number;
  readonly other: number;
  /** Whether squares are left, which count for the winner. */
  readonly isShort: boolean;
  /** The first corner that the opponent has taken in it. */
  readonly lostCorner: Square | undefined;
}

/** How the last game stands. */
interface Live {
  readonly you: number;
  readonly other: number;
  readonly isOwnTurn: boolean;
}

function endingOf(board: OthelloBoard): Ending {
  const { black, white } = board.result!;
  const { position } = board.game;
  return {
    you: black,
    other: white,
    isShort: position.empties > 0,
    lostCorner: CORNERS.find(
      (corner) => LAST_SQUARES[squareIndex(corner)] === '-' && position.at(corner) === 'white',
    ),
  };
}

/** Crosses a square out, beside those that were tried before, and marks the discs that it flips, and a better one. */
function cross(board: OthelloBoard, square: Square, flips: readonly Square[], better?: Square): void {
  const before = board.marks.filter(
    (mark) => mark.square !== square && mark.square !== better && mark.shape !== 'dot',
  );
  const hint = better ? [{ square: better, shape: 'circle' } as const] : [];
  const flipped = flips.map((one) => ({ square: one, shape: 'dot' }) as const);
  board.marks = [...before, { square, shape: 'cross' }, ...flipped, ...hint];
}

export class FirstMinute extends LitElement {
  static override readonly properties = {
    step: { state: true },
    answer: { state: true },
    ending: { state: true },
    live: { state: true },
    passed: { state: true },
    attempt: { state: true },
  };

  static override readonly styles = [
    buttonStyles,
    dialogStyles,
    css`
      /* As high with each text, so that nothing moves under a finger. */
      dialog {
        width: 33rem;
        height: min(47rem, 100svh - 1rem);
        padding: 1.2rem clamp(0.9rem, 4vw, 1.6rem);
        overflow-y: auto;
      }

      dialog[open] {
        display: flex;
        flex-direction: column;
      }

      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1rem;
      }

      .steps {
        display: flex;
        flex: 1;
        gap: 0.3rem;
      }

      .steps i {
        flex: 1;
        height: 0.4rem;
        border: 1px solid var(--edge);
        border-radius: 0.2rem;
      }

      .steps .now {
        border-color: var(--accent);
      }

      .steps .done {
        border-color: var(--accent);
        background: var(--accent);
        forced-color-adjust: none;
      }

      h2 {
        display: grid;
        align-content: start;
        min-height: 2.6em;
        margin: 0.3rem 0 0.7rem;
        font: 600 1.3rem/1.3 var(--serif);
        outline: none;
      }

      /* As many lines as the longest text has, so that the board stays where it is. */
      @media (max-width: 40rem) {
        dialog {
          height: min(40rem, 100svh - 1rem);
        }

        h2 {
          min-height: 3.9em;
          margin-block: 0.1rem 0.4rem;
          font-size: 1.12rem;
        }
      }

      othello-board {
        flex: none;
        width: min(100%, 100svh - 20rem);
        margin-inline: auto;
      }

      p {
        margin: 0.7rem 0;
        line-height: 1.4;
      }

      .right {
        color: var(--accent);
        font-weight: 600;
      }

      .result:empty {
        display: none;
      }

      .live {
        margin-block-start: 0;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }

      :is(.noFlip, .wrong, .hints) {
        padding-inline-start: 0.7rem;
        border-inline-start: 3px solid #b3382c;
      }

      .ways {
        display: flex;
        margin-top: auto;
        flex-wrap: wrap;
        gap: 0.5rem;
      }

      .ways > * {
        flex: 1 1 auto;
      }

      .less {
        border-color: transparent;
        color: var(--quiet);
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  /** Which board is shown; after the last of one tap, the end of a game. */
  declare step: number;
  declare answer: Answer;
  /** How often the end of the game was begun again. */
  declare attempt: number;
  /** The discs of both when the game is over, and what there is to say of it besides. */
  declare ending: Ending | undefined;
  /** How the game stands before that. */
  declare live: Live | undefined;
  /** Who has passed there, until the player's next move. */
  declare passed: Color | undefined;
  /** Whether the answer to a wrong move was seen on the board of this step. */
  #isReplyShown = false;

  constructor() {
    super();
    this.#begin();
    onLanguage(() => this.requestUpdate());
  }

  /** Opens the dialog at its first board. */
  async open(): Promise<void> {
    this.#begin();
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')!.showModal();
    this.#title.focus();
  }

  get #title(): HTMLElement {
    return this.renderRoot.querySelector('h2')!;
  }

  #begin(): void {
    this.step = 0;
    this.#isReplyShown = false;
    this.attempt = 0;
    this.answer = 'open';
    this.ending = this.live = this.passed = undefined;
  }

  #goTo(step: number): void {
    this.step = step;
    this.#isReplyShown = false;
    this.answer = 'open';
    this.ending = this.live = this.passed = undefined;
    void this.updateComplete.then(() => this.#title.focus());
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')!.close();
  }

  /** The page begins a whole game. */
  #play(): void {
    this.#close();
    this.dispatchEvent(new Event('play'));
  }

  override render(): TemplateResult {
    const words = HOME[language()].minute;
    const total = FIRST_BOARDS.length + 1;
    return html`<dialog aria-labelledby="title">
      <div class="head">
        <span class="steps" role="img" aria-label=${fill(words.stepOf, { n: this.step + 1, total })}
          >${Array.from({ length: total }, (_, at) => html`<i class=${this.#stateOf(at)}></i>`)}</span
        >
        ${closeButton(words.close, () => this.#close())}
      </div>
      ${this.step < FIRST_BOARDS.length ? this.#tap() : this.#game()}
    </dialog>`;
  }

  /** A step is done when its board is answered or left; the last one with the end of its game. */
  #stateOf(at: number): 'done' | 'now' | '' {
    const isDone =
      at < this.step || (at === this.step && (this.answer === 'right' || this.ending !== undefined));
    return isDone ? 'done' : at === this.step ? 'now' : '';
  }

  /** Leads back to the board before. */
  #backButton(): TemplateResult | typeof nothing {
    if (this.step === 0) return nothing;
    return html`<button type="button" class="less" @click=${() => this.#goTo(this.step - 1)}>
      ${HOME[language()].minute.back}
    </button>`;
  }

  #tap(): TemplateResult {
    const words = HOME[language()].minute;
    const { id, position, right, wrong, hint, marks = '', after = '' } = FIRST_BOARDS[this.step]!;
    const { answer } = this;
    const text = answer === 'open' ? '' : answer === 'noFlip' ? words.noFlip : words[answer][id];
    return html`<h2 id="title" tabindex="-1">${words.asks[id]}</h2>
      ${guard(
        [this.step],
        () =>
          html`<othello-board
            interactive
            player="black"
            coordinates="none"
            no-shortcuts
            .position=${position}
            .marks=${marks}
            @othello-squareclick=${({ currentTarget, detail }: CustomEvent<SquareClickDetail>) => {
              const board = currentTarget as OthelloBoard;
              if (detail.legal || this.answer === 'right' || !board.interactive) return;
              // Where each move is right, this is what there is to learn.
              if (!right) this.#reject(board, detail.square, hint);
              else if (this.answer === 'open') this.answer = 'noFlip';
            }}
            @othello-beforemove=${(event: CustomEvent<{ square: Square }>) => {
              const isRight = !right || right.some((square) => square === event.detail.square);
              if (this.answer !== 'right' && isRight) return;
              event.preventDefault();
              if (isRight || this.answer === 'right') return;
              const board = event.currentTarget as OthelloBoard;
              this.#reject(board, event.detail.square, hint);
              if (id === 'beside') void this.#showReply(board, event.detail.square);
            }}
            @othello-move=${({ currentTarget }: Event) => {
              this.answer = 'right';
              const board = currentTarget as OthelloBoard;
              if (wrong && !this.#isReplyShown) void this.#showSpared(board, wrong, after);
              else Object.assign(board, { marks: after });
            }}
          ></othello-board>`,
      )}
      <p role="status" class=${answer}>${text}</p>
      <div class="ways">
        ${this.#backButton()}
        <button
          type="button"
          class=${this.answer === 'right' ? 'lead' : 'less'}
          @click=${() => this.#goTo(this.step + 1)}
        >
          ${this.answer === 'right' ? words.next : words.skip}
        </button>
      </div>`;
  }

  /** Says what is wrong with a square; the second time, it also points at a better one. */
  #reject(board: OthelloBoard, square: Square, hint: Square): void {
    const isSecond = this.answer === 'wrong' || this.answer === 'hints';
    this.answer = isSecond ? 'hints' : 'wrong';
    // The directions are what this board is about.
    const isCounted = FIRST_BOARDS[this.step]?.id === 'directions';
    const flips = isCounted ? board.game.position.flips(square) : [];
    cross(board, square, flips, isSecond ? hint : undefined);
  }

  /** Plays a move and the corner that it gives away, and takes both back. */
  async #showReply(board: OthelloBoard, square: Square): Promise<void> {
    const { step } = this;
    const { marks } = board;
    const wait = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, SHOWN));
      return this.step === step && this.renderRoot.querySelector('dialog')!.open;
    };
    this.#isReplyShown = true;
    board.interactive = false;
    Object.assign(board, { marks: '' });
    board.play(square);
    if (await wait()) {
      const corner = board.legalMoves.find((one) => CORNERS.includes(one));
      if (corner) {
        board.play(corner);
        board.marks = [{ square: corner, shape: 'circle' }];
      }
      if ((await wait()) && (await wait())) {
        board.goTo(0);
        board.marks = marks;
      }
    }
    board.interactive = true;
  }

  /** Shows beside a right move what would have come of the wrong one, which was not tried. */
  async #showSpared(board: OthelloBoard, wrong: Square, after: string): Promise<void> {
    const { step } = this;
    const lost = board.game.root.position.play(wrong);
    const corner = lost.legalMoves.find((one) => CORNERS.includes(one));
    if (!corner) return;
    const views = [
      { preview: lost.toString(), marks: `${wrong}=cross` },
      { preview: lost.play(corner).toString(), marks: after },
      { preview: undefined, marks: after },
    ];
    for (const [at, view] of views.entries()) {
      await new Promise((resolve) => setTimeout(resolve, at === 2 ? 2 * SHOWN : SHOWN));
      if (this.step !== step || !this.renderRoot.querySelector('dialog')!.open) return;
      Object.assign(board, view);
    }
  }

  #game(): TemplateResult {
    const words = HOME[language()].minute;
    const { ending, attempt } = this;
    const isLost = ending !== undefined && ending.you < ending.other;
    const title = ending ? this.#resultText(ending) : words.finish;
    return html`<h2 id="title" tabindex="-1" aria-live="polite" class=${ending && !isLost ? 'right' : ''}>
        ${title}
      </h2>
      ${guard(
        [attempt],
        () =>
          html`<othello-board
            interactive
            player="black"
            engine="white"
            level=${LAST_STRENGTH}
            coordinates="none"
            no-shortcuts
            .position=${LAST_SQUARES}
            @othello-change=${({ currentTarget }: Event) => {
              const { score, turn } = currentTarget as OthelloBoard;
              this.live = { you: score.black, other: score.white, isOwnTurn: turn === 'black' };
            }}
            @othello-move=${({ detail }: CustomEvent<MoveDetail>) => {
              if (detail.color === 'black') this.passed = undefined;
            }}
            @othello-pass=${({ detail }: CustomEvent<PassDetail>) => (this.passed = detail.color)}
            @othello-gameover=${({ currentTarget }: Event) => {
              const board = currentTarget as OthelloBoard;
              this.ending = endingOf(board);
              keepMinute();
              this.dispatchEvent(new Event('learnt'));
              const { you, other, lostCorner } = this.ending;
              if (you > other) celebrate(board);
              else if (lostCorner) board.marks = `${lostCorner}=circle`;
            }}
          ></othello-board>`,
      )}
      <p role="status" class="result">${ending ? this.#lesson(ending, isLost) : this.#passText()}</p>
      ${ending || !this.live ? nothing : this.#stand(this.live)}
      <div class="ways">
        ${ending ? nothing : this.#backButton()}
        ${
          isLost
            ? html`<button type="button" class="lead" @click=${() => this.#tryAgain()}>
                ${words.again}
              </button>`
            : nothing
        }
        <button type="button" class=${!ending ? 'less' : isLost ? '' : 'lead'} @click=${() => this.#play()}>
          ${words.play}
        </button>
      </div>`;
  }

  /** The discs of both while the game goes on, and whose turn it is. */
  #stand({ you, other, isOwnTurn }: Live): TemplateResult {
    const { score, yourTurn, theirTurn } = HOME[language()].minute;
    return html`<p class="live">
      <b>${fill(score, { you, other })}</b> · ${isOwnTurn ? yourTurn : theirTurn}
    </p>`;
  }

  #resultText({ you, other }: Ending): string {
    const { won, lost, drawn } = HOME[language()].minute;
    return fill(you > other ? won : you < other ? lost : drawn, { you, other });
  }

  /** What there is to say of the result; after a loss comfort, and the one thing to learn from it. */
  #lesson({ isShort, lostCorner: corner }: Ending, isLost: boolean): string {
    const words = HOME[language()].minute;
    const lesson = corner ? fill(words.lostCorner, { corner }) : words.lostEnd;
    return [isShort ? words.empties : '', isLost ? lesson : words.learnt].join(' ').trim();
  }

  /** The rule that a side without a move passes, and that it has happened. */
  #passText(): string {
    const { passed } = this;
    const { passRule, youPass, otherPasses } = HOME[language()].minute;
    if (!passed) return passRule;
    return passed === 'black' ? youPass : otherPasses;
  }

  #tryAgain(): void {
    this.attempt++;
    this.ending = this.passed = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'first-minute': FirstMinute;
  }
}
