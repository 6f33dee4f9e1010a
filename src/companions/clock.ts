import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { OthelloBoard } from '../board/element.js';
import type { ChangeDetail, ChangeReason } from '../board/events.js';
import { clockText, createClock, restoreClock } from '../rules/clock.js';
import type { Color } from '../rules/color.js';
import type { TimeRule } from '../rules/score.js';
import { Companion } from './companion.js';
import { styles } from './clock.styles.js';
import { parseTime } from './time.js';
import { Timekeeper, type TurnStart } from './timekeeper.js';
import { companionStrings } from './strings.js';

/** The time in milliseconds below which a side's clock is highlighted and shows tenths of a second. */
const LOW = 10_000;

/** A side's time is up. */
export interface FlagDetail {
  readonly color: Color;
}

/**
 * A chess clock for a board. It starts with the first move (or `start()`), switches to the other side when the
 * flips of a move are done, stops while the board is `paused` or the game is over, and ends the game by
 * `flag-rule` when a side's time is up. Time counts while the tab or the machine sleeps.
 *
 * @tagname othello-clock
 *
 * @fires {CustomEvent<FlagDetail>} othello-flag - A side's time is up.
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart side - The clock of one side; also `black` or `white`, `running`, `low`.
 * @csspart time - The time of a side.
 */
export class OthelloClock extends Companion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    time: {},
    increment: { type: Number },
    flagRule: { attribute: 'flag-rule' },
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-clock', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Each side's time for the whole game: `20:00`, `1:30:00`, minutes (`25`), or `none`. */
  time = '20:00';
  /** Seconds added after each move. */
  increment = 0;
  /** What a fallen flag means: `czech` (31-33 for who was ahead), `zero` (0-64), `none` (nothing). */
  flagRule: TimeRule = 'czech';

  readonly #localizer = new Localizer(this, companionStrings);
  readonly #keeper = new Timekeeper();
  /** The board whose game is timed, also while this element or the board is moved to another place. */
  #timed: OthelloBoard | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What each side has left, in milliseconds; `Infinity` where there is no limit. */
  get remaining(): { readonly black: number; readonly white: number } {
    const now = Date.now();
    return { black: this.#keeper.left('black', now), white: this.#keeper.left('white', now) };
  }

  /** Whether a clock runs. */
  get running(): boolean {
    return this.#keeper.running;
  }

  /** Starts the clock of the side to move, where the game should not wait for the first move. */
  start(): void {
    if (this.board) this.#keeper.start(this.board, Date.now());
    this.#checkFlag();
    this.requestUpdate();
  }

  /** Both clocks as a text that `restore` reads, also in another session; empty where there is no limit. */
  save(): string {
    const clock = this.#keeper.stopped(Date.now());
    return clock ? JSON.stringify({ ...clock, turnStarts: this.#keeper.turnStarts }) : '';
  }

  /** Sets the clocks as they were saved; they stand until the next move or `start()`. `false` if it is no clock. */
  restore(text: string): boolean {
    const data = jsonOf(text);
    const clock = restoreClock(data);
    if (!clock) return false;
    this.#keeper.set(clock, this.board, turnStartsOf(data));
    this.requestUpdate();
    return true;
  }

  /** Both sides have all their time again. */
  reset(): void {
    const main = parseTime(this.time);
    const increment = this.increment > 0 ? this.increment * 1000 : 0;
    this.#keeper.set(main === undefined ? undefined : createClock({ main, increment }), this.board);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelTick();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('time') || changed.has('increment')) this.reset();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#scheduleTick();
  }

  protected override onBoardChanged(): void {
    const { board } = this;
    if (!board) this.#keeper.stop(Date.now());
    else if (board === this.#timed) this.#update('state');
    else {
      this.#timed = board;
      this.reset();
    }
    this.requestUpdate();
  }

  protected override onBoardEvent(event: Event): void {
    const { reason } = (event as CustomEvent<ChangeDetail>).detail;
    // The board may have been found before it was defined.
    this.#timed ??= this.board;
    if (reason === 'setup') this.reset();
    else this.#update(reason);
  }

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    return html`<slot></slot>
      <div class="sides" role="group" aria-label=${strings.clock.name}>
        ${this.#side('black')} ${this.#side('white')}
      </div>`;
  }

  #side(color: Color): TemplateResult {
    const { strings } = this.#localizer;
    const left = this.remaining[color];
    const time = left === Infinity ? strings.clock.unlimited : clockText(left);
    const running = this.#keeper.turn === color && this.running;
    const low = left < LOW;
    const label = fill(left === 0 ? strings.clock.out : strings.clock.side, { color: strings[color], time });
    return html`<div
      class="side ${running ? 'running' : ''} ${low ? 'low' : ''}"
      part="side ${color} ${running ? 'running' : ''} ${low ? 'low' : ''}"
      role="timer"
      aria-label=${label}
    >
      <span class="disc ${color}" aria-hidden="true"></span>
      <span class="time" part="time" aria-hidden="true">${time}</span>
      ${low ? html`<span aria-hidden="true" class="sign">!</span>` : nothing}
    </div>`;
  }

  #update(reason: ChangeReason): void {
    if (this.board) this.#keeper.update(this.board, reason, Date.now());
    this.#checkFlag();
    this.requestUpdate();
  }

  /** Ends the game when a side's time is up. */
  #checkFlag(): void {
    const late = this.#keeper.fallen(Date.now());
    if (!late) return;
    this.board?.flagFall(late, this.flagRule);
    const detail: FlagDetail = { color: late };
    this.dispatchEvent(new CustomEvent('othello-flag', { detail, bubbles: true, composed: true }));
  }

  /** Schedules the next update: when the next digit changes, or the flag falls; only the latter in a hidden tab. */
  #scheduleTick(): void {
    this.#cancelTick();
    const flag = this.#keeper.untilFlag(Date.now());
    if (flag === undefined || !this.isConnected) return;
    const digit = flag < LOW + 1000 ? flag % 100 || 100 : flag % 1000 || 1000;
    this.#timer = setTimeout(() => this.#tick(), document.hidden ? flag : Math.min(flag, digit));
    document.addEventListener('visibilitychange', this.#tick);
  }

  readonly #tick = (): void => {
    this.#checkFlag();
    this.requestUpdate();
  };

  #cancelTick(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#tick);
  }
}

/** The times at the start of each turn, as `save` writes them; without those that make no sense. */
function turnStartsOf(data: unknown): readonly TurnStart[] {
  const { turnStarts } = data as { readonly turnStarts?: unknown };
  if (!Array.isArray(turnStarts)) return [];
  return turnStarts.filter((one): one is TurnStart => {
    const numbers =
      Array.isArray(one) && one.length === 3 && one.every((n) => typeof n === 'number' && n >= 0);
    return numbers;
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-flag': CustomEvent<FlagDetail>;
  }
}
