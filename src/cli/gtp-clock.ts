/** How long a GTP player may think: from the match's time settings to milliseconds for one move. */
import type { Color } from '../rules/color.js';

interface Settings {
  /** Seconds of the main time. */
  main: number;
  /** Seconds of a period of overtime, and the moves to be made in it. */
  period: number;
  stones: number;
}

/** Never think longer than this share of what the clock still has. */
const MOST_OF_CLOCK = 0.5;
/** A controller needs a moment to read the answer. */
const LAG_MS = 30;

/** Both players' clocks as the controller last told them; in between, our own thinking is taken off. */
export class GtpClock {
  #settings: Settings | undefined;
  #left: Record<Color, { seconds: number; stones: number }> | undefined;

  /** `time_settings`; a period of some seconds with no stones in it means that there is no limit. */
  set(main: number, period: number, stones: number): void {
    const limited = stones > 0 || period === 0;
    this.#settings = limited ? { main, period, stones } : undefined;
    const start = main > 0 ? { seconds: main, stones: 0 } : { seconds: period, stones };
    this.#left = limited ? { black: { ...start }, white: { ...start } } : undefined;
  }

  /** `time_left`; in overtime `stones` moves remain in the period. */
  tell(color: Color, seconds: number, stones: number): void {
    this.#settings ??= { main: seconds, period: 0, stones: 0 };
    this.#left ??= { black: { seconds, stones }, white: { seconds, stones } };
    this.#left[color] = { seconds, stones };
  }

  /** Milliseconds for the next move of a side with so many empty squares on the board. */
  budget(color: Color, empties: number): number | undefined {
    const left = this.#left?.[color];
    if (!left) return undefined;
    // The last moves of a game are solved in no time, so the share of the others is larger.
    const moves = left.stones > 0 ? left.stones : 2 + empties * 0.35;
    // The last move of a period may use it up, for the next period begins full.
    const share = Math.min(left.seconds / moves, left.stones === 1 ? Infinity : left.seconds * MOST_OF_CLOCK);
    return Math.max(1, share * 1000 - LAG_MS);
  }

  /** Takes a move's thinking off the side's clock; past the main time, a period begins. */
  spend(color: Color, ms: number): void {
    const left = this.#left?.[color];
    if (!left || !this.#settings) return;
    left.seconds = Math.max(0, left.seconds - ms / 1000);
    const { period, stones } = this.#settings;
    const periodOver = left.stones > 0 && --left.stones === 0;
    if (stones > 0 && (periodOver || left.seconds === 0)) {
      left.seconds = period;
      left.stones = stones;
    }
  }
}
