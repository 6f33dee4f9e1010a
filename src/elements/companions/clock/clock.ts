/**
 * The class of `<othello-clock>`; `define.ts` registers it. It only shows: `game-clock.ts` has the times,
 * `timekeeper.ts` starts and stops them.
 */
import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import type { ChangeReason } from '../../board/events.js';
import { clockText } from '../../../core/rules/clock.js';
import { type Color, opponent } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { TimeRule } from '../../../core/rules/score.js';
import { Companion } from '../shared/companion.js';
import { styles } from './clock.styles.js';
import { GameChanges } from '../shared/game-changes.js';
import { GameClock } from './game-clock.js';
import { companionStrings } from '../shared/companion-strings.js';
import { timedGame } from './timekeeper.js';

/** Below this time, in milliseconds, a clock is highlighted and shows tenths of a second. */
const LOW = 10_000;

/** A side's time is up. */
export interface FlagDetail {
  readonly color: Color;
}

/**
 * A chess clock for a board, or for a game without one. It starts with the first move (or `start()`), and switches
 * sides when the flips of a move are done. It stops while the board is `paused` or the game is over, and ends the game
 * by `flag-rule` when a side's time is up. Time also counts while the tab or the machine sleeps.
 *
 * @tagname othello-clock
 *
 * @fires {CustomEvent<FlagDetail>} othello-flag - A side's time is up.
 *
 * @slot - A board, if `for` is not set.
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
    side: {},
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-clock', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Each side's time for the whole game: `20:00`, `1:30:00`, minutes (`25`), or `none`. */
  time = '20:00';
  /** Seconds added after each move. */
  increment = 0;
  /** The result when a side's time is up: `czech` (31-33 if it was ahead), `zero` (0-64), `none` (nothing happens). */
  flagRule: TimeRule = 'czech';
  /** The side whose time is shown, `black` or `white`; both by default. */
  side: Color | undefined;

  readonly #localizer = new Localizer(this, companionStrings);
  readonly #own: GameClock = new GameClock({
    timed: () => {
      const { game } = this;
      return game && this.clock === this.#own ? timedGame(game, this.view) : undefined;
    },
    onFlag: (color) => {
      const { game } = this;
      if (game && !game.result && this.#shows(color)) game.flagFall(color, this.flagRule);
    },
  });
  #shown = this.#own;
  #unsubscribe: (() => void) | undefined;
  readonly #changes = new GameChanges((reason) => this.#follow(reason));
  /** The game being timed, even while this element or the board is moved in the document. */
  #timed: Game | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The clock shown: one that other code runs, or the board's.
   *
   * @internal
   */
  get clock(): GameClock {
    return this.#shown;
  }
  /** @internal */
  set clock(clock: GameClock | undefined) {
    this.#shown = clock ?? this.#own;
    if (this.isConnected) this.#listen();
    this.requestUpdate();
  }

  /** The remaining time of each side, in milliseconds; `Infinity` without a limit. */
  get remaining(): { readonly black: number; readonly white: number } {
    return this.clock.remaining;
  }

  /** Whether a clock is running. */
  get running(): boolean {
    return this.clock.running;
  }

  /** Starts the clock of the side to move, without waiting for the first move. */
  start(): void {
    this.clock.start();
  }

  /** The state of both clocks as a text for `restore`, even in a later session; empty without a limit. */
  save(): string {
    return this.clock.save();
  }

  /** Restores saved clocks; they stand until the next move or `start()`. Returns `false` if the text is invalid. */
  restore(text: string): boolean {
    // Another game or time that was set in this task comes first.
    if (this.isConnected) {
      this.requestUpdate();
      this.performUpdate();
      this.#changes.flush();
    }
    return this.clock.restore(text);
  }

  /** Resets both sides to their full time. */
  reset(): void {
    this.clock.reset();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#cancelTick();
  }

  /** Subscribes to the clock, and reports a fallen flag. */
  #listen(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.clock.subscribe((change) => {
      this.requestUpdate();
      if (change.type !== 'flag' || !this.#shows(change.color)) return;
      const detail: FlagDetail = { color: change.color };
      this.dispatchEvent(new CustomEvent('othello-flag', { detail, bubbles: true, composed: true }));
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('time') || changed.has('increment')) this.#own.setTime(this.time, this.increment);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#scheduleTick();
  }

  protected override onGameReplaced(game: Game | undefined): void {
    this.#changes.watch(game);
    if (!game) this.#own.stop();
    else if (game === this.#timed) this.#own.update('state');
    else {
      this.#timed = game;
      this.#own.reset();
    }
  }

  /** The board has finished flipping, or was paused. */
  protected override onBoardEvent(): void {
    this.#changes.flush();
    this.#own.update('state');
  }

  /** Follows a change of the game, with a clock of its own. */
  #follow(reason: ChangeReason): void {
    if (reason === 'setup') this.#own.reset();
    else this.#own.update(reason);
  }

  /** Whether the clock of a side is shown. */
  #shows(color: Color): boolean {
    return this.side !== opponent(color);
  }

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    const { side } = this;
    if (side === 'black' || side === 'white') return html`<slot></slot>${this.#side(side, 'alone')}`;
    return html`<slot></slot>
      <div class="sides" role="group" aria-label=${strings.clock.name}>
        ${this.#side('black')} ${this.#side('white')}
      </div>`;
  }

  /** The clock of a side. @param alone a class for a clock that stands by itself */
  #side(color: Color, alone = ''): TemplateResult {
    const { strings } = this.#localizer;
    const left = this.remaining[color];
    const time = left === Infinity ? strings.clock.unlimited : clockText(left);
    const running = this.clock.turn === color && this.running;
    const low = left < LOW;
    const label = fill(left === 0 ? strings.clock.out : strings.clock.side, { color: strings[color], time });
    return html`<div
      class="side ${alone} ${running ? 'running' : ''} ${low ? 'low' : ''}"
      part="side ${color} ${running ? 'running' : ''} ${low ? 'low' : ''}"
      role="timer"
      aria-label=${label}
    >
      <span class="disc ${color}" aria-hidden="true"></span>
      <span class="time" part="time" aria-hidden="true">${time}</span>
      ${low ? html`<span aria-hidden="true" class="sign">!</span>` : nothing}
    </div>`;
  }

  /** Schedules the next update for when the displayed time changes; none in a hidden tab. */
  #scheduleTick(): void {
    this.#cancelTick();
    const { untilFlag } = this.clock;
    if (untilFlag === undefined || !this.isConnected) return;
    // A second early, so that the tenths appear in time; a full unit where the time is a multiple of it.
    const digit = untilFlag < LOW + 1000 ? untilFlag % 100 || 100 : untilFlag % 1000 || 1000;
    if (!document.hidden) this.#timer = setTimeout(this.#tick, digit);
    document.addEventListener('visibilitychange', this.#tick);
  }

  readonly #tick = (): void => this.clock.check();

  /** Ends the wait for the next update. */
  #cancelTick(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#tick);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-flag': CustomEvent<FlagDetail>;
  }
}
