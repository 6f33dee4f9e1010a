/**
 * Shows events of a game on its board: a pass, and counting the discs at the end. `game.ts` passes it the news of the
 * session.
 */
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { OthelloBoard } from '../../../board/element/element.js';
import type { GameSession } from '../session/session.js';
import type { Ending } from '../session/setup/agreement.js';
import { bestText, passText, winnerText } from '../session/game-words.js';
import { prefersReducedMotion } from '../../../dom.js';

/** How long a pass is shown, in milliseconds; the message beside the board stays. */
const PASS_TIME = 2400;
/** How often to check whether the discs of a move have been flipped, in milliseconds. */
const LOOK = 60;
/** How long the last position is shown before its discs are counted. */
const LAST_LOOK = 700;
/** Milliseconds from one row of the count to the next. */
const ROW_TIME = 160;
/** How long the complete count is shown, in milliseconds. */
const COUNT_TIME = 1500;

/** Shows the events of a session on its board. */
export class BoardEvents implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly board: OthelloBoard };
  readonly #session: GameSession;
  readonly #onCounted: () => void;
  /** A pass, or the number of rows counted. */
  #shown: 'pass' | number | undefined;
  #isCounting = false;
  #isPassing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The discs arranged on the board. */
  #preview: string | undefined;

  /**
   * @param onCounted called when the result is known: the discs are counted, there is nothing to count, or the user
   *   skipped it
   */
  constructor(
    host: ReactiveControllerHost & { readonly board: OthelloBoard },
    session: GameSession,
    onCounted: () => void,
  ) {
    this.#host = host;
    this.#session = session;
    this.#onCounted = onCounted;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.clear();
  }

  /** A side has no move. */
  passed(): void {
    this.clear();
    this.#isPassing = true;
    const show = (): void => {
      // The discs of the move before come first.
      if (this.#host.board.animating) return this.#after(LOOK, show);
      this.#isPassing = false;
      this.#shown = 'pass';
      this.#after(PASS_TIME, () => this.clear());
      this.#host.requestUpdate();
    };
    show();
  }

  /** The game has ended. Its discs are counted, unless the result does not depend on them. */
  ended(): void {
    this.clear();
    const reason = this.#session.played.ending?.result.reason;
    const isCounted = reason !== 'time' && reason !== 'resignation';
    this.#isCounting = true;
    this.#after(LAST_LOOK, () => (isCounted ? this.#count() : this.skip()));
  }

  /** Whether the game is over and its result still to be shown: the last position is, or the count of its discs. */
  get isCounting(): boolean {
    return this.#isCounting;
  }

  /** Whether a pass is still to be shown: the discs of the move before are turning. */
  get isPassing(): boolean {
    return this.#isPassing;
  }

  /** Ends the count, or leaves it out: the result is shown, with the last position on the board. */
  skip(): void {
    this.clear();
    this.#onCounted();
  }

  /** Removes everything from the board. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#isCounting = false;
    this.#isPassing = false;
    if (this.#shown === undefined) return;
    this.#shown = undefined;
    if (this.#preview !== undefined && this.#host.board.preview === this.#preview) {
      this.#host.board.preview = undefined;
    }
    this.#preview = undefined;
    this.#host.requestUpdate();
  }

  /** The notice above the board; `undefined` for none. */
  render(): TemplateResult | undefined {
    if (this.#shown === undefined) return undefined;
    if (this.#shown === 'pass') return passNotice(this.#session);
    return countNotice(this.#session, this.#shown, () => this.skip());
  }

  /** Counts the discs, row by row. */
  #count(): void {
    const discs = this.#session.played.ending?.discs;
    if (!discs) return this.skip();
    const rows = rowsOf(discs);
    const step = (row: number): void => {
      this.#shown = row;
      this.#host.board.preview = laidOut(discs, row);
      // As the board has it, so that a preview of somebody else can be told from this one.
      this.#preview = this.#host.board.preview;
      this.#host.requestUpdate();
      if (row < rows) this.#after(ROW_TIME, () => step(row + 1));
      else this.#after(COUNT_TIME, () => this.skip());
    };
    step(this.#isAtOnce ? rows : 1);
  }

  get #isAtOnce(): boolean {
    return this.#session.options.speed === 'off' || prefersReducedMotion();
  }

  /** Does something later, if nothing else happens before. */
  #after(time: number, act: () => void): void {
    this.#timer = setTimeout(act, time);
  }
}

type Discs = Ending['discs'];

const ROW = 8;

/** A pass; the board has announced it to screen readers. */
function passNotice({ strings, game, names, userSide }: GameSession): TemplateResult {
  return html`<div class="event" aria-hidden="true">
    <p class="notice">${passText(strings, game, names, userSide)}</p>
  </div>`;
}

/** Number of rows of eight for the colour with more discs. */
function rowsOf({ black, white }: Discs): number {
  return Math.ceil(Math.max(black, white) / ROW);
}

/**
 * The discs arranged for counting, with this many rows of each colour: Black's from the top, White's from the bottom.
 * As the board reads a position: 64 squares and the side to move, which a preview does not show.
 */
function laidOut({ black, white }: Discs, rows: number): string {
  const [top, bottom] = [Math.min(black, rows * ROW), Math.min(white, rows * ROW)];
  return `${'X'.repeat(top)}${'-'.repeat(64 - top - bottom)}${'O'.repeat(bottom)} X`;
}

/** The count and, once all discs are counted, the winner; a click skips to the result. */
function countNotice(session: GameSession, rows: number, skip: () => void): TemplateResult {
  const { strings, names, played } = session;
  const { ending } = played;
  if (!ending) return html``;
  const { discs, result } = ending;
  const isCounted = rows >= rowsOf(discs);
  // In the score, empty squares go to the winner.
  const counted = isCounted ? result : { black: discs.black, white: discs.white };
  const shown = (of: number): number => (isCounted ? of : Math.min(of, rows * ROW));
  return html`<div class="event" @click=${skip}>
    <div class="notice">
      <p class="counted" aria-hidden="true">
        <span class="disc black"></span><b>${shown(counted.black)}</b><span class="disc white"></span
        ><b>${shown(counted.white)}</b>
      </p>
      ${isCounted ? html`<p aria-hidden="true">${winnerText(strings, result, names)}</p>` : nothing}
      ${isCounted && session.best ? html`<p class="best" aria-hidden="true">${bestText(session.best, strings, session.agreement.setup)}</p>` : nothing}
      <button type="button">${strings.end.skip}</button>
    </div>
  </div>`;
}
