/**
 * The clocks of a game as `<othello-clock>` shows them and `<othello-game>` stores them. It joins the plain clock of the
 * rules (`rules/clock.ts`) with the time of the machine. Times are in milliseconds.
 */
import type { ChangeReason } from '../../board/events.js';
import { createClock, restoreClock } from '../../../core/rules/clock.js';
import type { Color } from '../../../core/rules/color.js';
import { type TimedGame, Timekeeper, type TurnStart } from './timekeeper.js';

/** The longest delay of a timer, in milliseconds: a longer one ends at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A change of the clock: it was set, or a side's time is up. */
export type ClockChange = { readonly type: 'set' } | { readonly type: 'flag'; readonly color: Color };

/** What a clock times, and what happens when a side's time is up. */
export interface ClockOwner {
  /** The current game; `undefined` if there is none to time. */
  timed(): TimedGame | undefined;
  /** Ends the game. It is called before the listeners, so that they find the result, and once for each flag. */
  onFlag(color: Color): void;
}

/**
 * The clocks of both sides of a game, by a clock that runs on while the time of day is set. It needs no page;
 * `<othello-clock>` displays one.
 */
export class GameClock {
  readonly #owner: ClockOwner;
  readonly #keeper = new Timekeeper();
  readonly #listeners = new Set<(change: ClockChange) => void>();
  #time = 'none';
  #increment = 0;
  #flagTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: ClockOwner) {
    this.#owner = owner;
  }

  /** The remaining time of each side, in milliseconds; `Infinity` without a limit. */
  get remaining(): { readonly black: number; readonly white: number } {
    const now = performance.now();
    return { black: this.#keeper.left('black', now), white: this.#keeper.left('white', now) };
  }

  /** Whether a clock is running. */
  get running(): boolean {
    return this.#keeper.running;
  }

  /** The side whose clock runs, or will run next. */
  get turn(): Color | undefined {
    return this.#keeper.turn;
  }

  /** Milliseconds until a side's time is up if nobody moves; `undefined` while no clock runs. */
  get untilFlag(): number | undefined {
    return this.#keeper.untilFlag(performance.now());
  }

  /** Calls the listener for each change until the returned function is called. Passing time is not a change. */
  subscribe(listener: (change: ClockChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Sets the time of both sides and resets them.
   *
   * @param time for the whole game: `20:00`, minutes, or `none`
   * @param increment seconds added after each move
   */
  setTime(time: string, increment: number): void {
    this.#time = time;
    this.#increment = increment;
    this.reset();
  }

  /** Resets both sides to their full time. */
  reset(): void {
    const main = parseTime(this.#time);
    const increment = this.#increment > 0 ? this.#increment * 1000 : 0;
    const clock = main === undefined ? undefined : createClock({ main, increment });
    this.#keeper.set(clock, this.#owner.timed());
    this.#tell();
  }

  /** Starts the clock of the side to move. */
  start(): void {
    const timed = this.#owner.timed();
    if (timed) this.#keeper.start(timed, performance.now());
    this.check();
  }

  /** Stops both clocks. */
  stop(): void {
    this.#keeper.stop(performance.now());
    this.#tell();
  }

  /** Reacts to a change of the game, or of who may move. */
  update(reason: ChangeReason): void {
    const timed = this.#owner.timed();
    if (timed) this.#keeper.update(timed, reason, performance.now());
    this.check();
  }

  /** Ends the game if a side's time is up. A timer calls it, but may be late after the machine was asleep. */
  check(): void {
    const late = this.#keeper.fallen(performance.now());
    if (late) this.#owner.onFlag(late);
    this.#tell(late ? { type: 'flag', color: late } : { type: 'set' });
  }

  /** The state of both clocks as a text for `restore`, even in a later session; empty without a limit. */
  save(): string {
    const clock = this.#keeper.stopped(performance.now());
    return clock ? JSON.stringify({ ...clock, turnStarts: this.#keeper.turnStarts }) : '';
  }

  /** Restores saved clocks; they stand until the next move or `start()`. Returns `false` if the text is invalid. */
  restore(text: string): boolean {
    const data = jsonOf(text);
    const clock = restoreClock(data);
    if (!clock) return false;
    this.#keeper.set(clock, this.#owner.timed(), turnStartsOf(data));
    this.#tell();
    return true;
  }

  /** Tells listeners of a change, and waits for the next flag. */
  #tell(change: ClockChange = { type: 'set' }): void {
    clearTimeout(this.#flagTimer);
    const { untilFlag } = this;
    if (untilFlag !== undefined)
      // A timer drops fractions, and would come before the flag.
      this.#flagTimer = setTimeout(() => this.check(), Math.min(Math.ceil(untilFlag), LONGEST_WAIT));
    for (const listener of [...this.#listeners]) listener(change);
  }
}

/** The ply and both times at the start of each turn, as written by `save`; invalid ones are left out. */
function turnStartsOf(data: unknown): readonly TurnStart[] {
  const { turnStarts } = data as { readonly turnStarts?: unknown };
  if (!Array.isArray(turnStarts)) return [];
  return turnStarts.filter(
    (one): one is TurnStart =>
      Array.isArray(one) && one.length === 3 && one.every((n) => typeof n === 'number' && n >= 0),
  );
}

/** The data of a text; `undefined` if it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a time: `20:00`, `1:30:00`, or minutes, `25`. Minutes after hours, and seconds, are below 60.
 *
 * @returns milliseconds; `undefined` for anything else, such as `none`
 */
export function parseTime(text: string): number | undefined {
  if (!/^\d{1,4}(:[0-5]?\d){0,2}$/.test(text.trim())) return undefined;
  const numbers = text.split(':').map(Number);
  const seconds = numbers.length === 1 ? numbers[0]! * 60 : numbers.reduce((sum, part) => sum * 60 + part, 0);
  return seconds > 0 ? seconds * 1000 : undefined;
}
