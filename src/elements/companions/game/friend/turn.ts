/** Whose turn it is in a link, and the deadline: the text behind `friend=`. */
import type { Color } from '../../../../core/rules/color.js';

/** Possible numbers of days for each move. */
export const DAYS = [1, 3, 7, 14] as const;

const DAY = 86_400_000;

/** The clock of a game by links: the days for the next move, and when the last one was made. */
export interface MoveClock {
  readonly days: number;
  /** When the last move was made, in milliseconds since 1970. */
  readonly since: number;
}

/** What makes a game one by turns, with a friend elsewhere. */
export interface ByTurns {
  /** The side played here. */
  readonly friend?: Color | undefined;
  /** The time for each move. */
  readonly moveClock?: MoveClock | undefined;
}

/** The side to move next. */
export interface FriendTurn {
  readonly side: Color;
  readonly clock: MoveClock | undefined;
}

/** The deadline of a move, in milliseconds since 1970. */
export function dueOf({ days, since }: MoveClock): number {
  return since + days * DAY;
}

/** A turn as written in a link: `white`, or `white,3,1ssqk0` for three days from a given minute. */
export function printTurn({ side, clock }: FriendTurn): string {
  return clock ? [side, clock.days, Math.floor(clock.since / 60_000).toString(36)].join() : side;
}

/** Reads the text of a turn; `undefined` if it is invalid. */
export function readTurn(text: string): FriendTurn | undefined {
  const [, side, days, minute] = /^(black|white)(?:,(\d{1,3}),([\da-z]{1,8}))?$/u.exec(text) ?? [];
  if (side === undefined) return undefined;
  const clock = days === undefined ? undefined : clockOf(Number(days), parseInt(minute!, 36) * 60_000);
  return { side: side as Color, clock };
}

function clockOf(days: number, since: number): MoveClock | undefined {
  // Browsers cannot format later dates.
  return days > 0 && since < 8e15 ? { days, since } : undefined;
}
