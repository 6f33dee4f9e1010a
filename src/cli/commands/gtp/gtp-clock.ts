/**
 * Time for a move of a player by GTP, the Go Text Protocol, from the time settings of the match. `GtpSession` has a
 * `GtpClock`; the NBoard player and the players of a match use `moveBudget` alone. Budgets are in milliseconds; clocks
 * are in seconds, as GTP gives them.
 */
import type { Color } from 'othello-board/rules.js';

interface Settings {
  /** Main time in seconds. */
  main: number;
  /** Length of a period of overtime in seconds, and the number of moves to make in it. */
  period: number;
  stones: number;
}

/** The largest part of the remaining time that one move may use. */
const MOST_OF_CLOCK = 0.5;
/** Reserve for a controller that reads the answer late. */
const LAG_MS = 30;

/**
 * Number of moves among which the remaining main time is divided. The game is decided before it can be solved. Once it
 * can, later moves need no time, so time saved for them would be wasted. Tested with a million nodes for a game instead
 * of time: won 155, drew 27 and lost 118 of 300 games (43 ± 38 Elo) against a divisor of 2 + 0.35 times the empty
 * squares.
 */
function movesToTime(empties: number): number {
  return Math.max(3, (empties - 14) * 0.45);
}

/** Usable milliseconds: each remaining move costs the reserve, however quick it is. */
function usableTime(ms: number, movesToCome: number): number {
  return Math.max(0, ms - LAG_MS * movesToCome);
}

/** Milliseconds for the next move, from the milliseconds for the rest of the game. */
export function moveBudget(ms: number, empties: number): number {
  const usable = usableTime(ms, Math.ceil(empties / 2));
  return Math.max(1, Math.min(usable / movesToTime(empties), usable * MOST_OF_CLOCK));
}

/** Both players' clocks as the controller last reported them, less our thinking time since then. */
export class GtpClock {
  #settings: Settings | undefined;
  #left: Record<Color, { seconds: number; stones: number }> | undefined;

  /** `time_settings`; a period of some seconds without stones means no limit. */
  set(main: number, period: number, stones: number): void {
    const limited = stones > 0 || period === 0;
    this.#settings = limited ? { main, period, stones } : undefined;
    this.#left = undefined;
    this.restart();
  }

  /** Resets both clocks for a new game. */
  restart(): void {
    if (!this.#settings) return;
    const { main, period, stones } = this.#settings;
    const start = main > 0 ? { seconds: main, stones: 0 } : { seconds: period, stones };
    this.#left = { black: { ...start }, white: { ...start } };
  }

  /** `time_left`; in overtime, `stones` moves remain in the period. */
  tell(color: Color, seconds: number, stones: number): void {
    this.#settings ??= { main: seconds, period: 0, stones: 0 };
    this.#left ??= { black: { seconds, stones }, white: { seconds, stones } };
    this.#left[color] = { seconds, stones };
  }

  /** Milliseconds for the next move of a side, with this number of empty squares; `undefined` without a clock. */
  budget(color: Color, empties: number): number | undefined {
    const left = this.#left?.[color];
    if (!left) return undefined;
    if (left.stones === 0) return moveBudget(left.seconds * 1000, empties);
    const usable = usableTime(left.seconds * 1000, left.stones);
    // The last move may use up the period, because the next one starts in full.
    return Math.max(1, Math.min(usable / left.stones, left.stones === 1 ? Infinity : usable * MOST_OF_CLOCK));
  }

  /** Subtracts a move's thinking time from the side's clock; after the main time a period begins. */
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
