import type { ChangeReason } from '../board/events.js';
import { createClock, restoreClock } from '../rules/clock.js';
import type { Color } from '../rules/color.js';
import { parseTime } from './time.js';
import { Timekeeper, type TimedGame, type TurnStart } from './timekeeper.js';

/** The longest wait that timers know, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** What whoever shows a clock is told: that it is another, or that a side's time is up. */
export type ClockChange = { readonly type: 'set' } | { readonly type: 'flag'; readonly color: Color };

/** What a clock times, and what is done when a side's time is up. */
export interface ClockOwner {
  /** The game as it stands; `undefined` where there is none to be timed. */
  timed(): TimedGame | undefined;
  onFlag(color: Color): void;
}

/** The clocks of both sides of a game, by the time of day. It needs no page: `<othello-clock>` shows one. */
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

  /** What each side has left, in milliseconds; `Infinity` where there is no limit. */
  get remaining(): { readonly black: number; readonly white: number } {
    const now = Date.now();
    return { black: this.#keeper.left('black', now), white: this.#keeper.left('white', now) };
  }

  /** Whether a clock runs. */
  get running(): boolean {
    return this.#keeper.running;
  }

  /** The side whose clock runs, or will run next. */
  get turn(): Color | undefined {
    return this.#keeper.turn;
  }

  /** Milliseconds until a side's time is up if nobody moves; `undefined` while the clock stands. */
  get untilFlag(): number | undefined {
    return this.#keeper.untilFlag(Date.now());
  }

  /** Calls the listener with each change, until the returned function is called. Time that passes is none. */
  subscribe(listener: (change: ClockChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Gives both sides another time, all of it.
   *
   * @param time for the whole game: `20:00`, minutes, or `none`
   * @param increment added after each move, in seconds
   */
  setTime(time: string, increment: number): void {
    this.#time = time;
    this.#increment = increment;
    this.reset();
  }

  /** Both sides have all their time again. */
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
    if (timed) this.#keeper.start(timed, Date.now());
    this.check();
  }

  stop(): void {
    this.#keeper.stop(Date.now());
    this.#tell();
  }

  /** Follows a change of the game, or of who may move in it. */
  update(reason: ChangeReason): void {
    const timed = this.#owner.timed();
    if (timed) this.#keeper.update(timed, reason, Date.now());
    this.check();
  }

  /** Ends the game when a side's time is up. That happens by itself; a machine that was asleep may be late. */
  check(): void {
    const late = this.#keeper.fallen(Date.now());
    if (late) this.#owner.onFlag(late);
    this.#tell(late ? { type: 'flag', color: late } : { type: 'set' });
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
    this.#keeper.set(clock, this.#owner.timed(), turnStartsOf(data));
    this.#tell();
    return true;
  }

  #tell(change: ClockChange = { type: 'set' }): void {
    clearTimeout(this.#flagTimer);
    const { untilFlag } = this;
    if (untilFlag !== undefined)
      this.#flagTimer = setTimeout(() => this.check(), Math.min(untilFlag, LONGEST_WAIT));
    for (const listener of [...this.#listeners]) listener(change);
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
