/**
 * Time for a move of an NBoard player, from the times in a game of the Generic Game Format. `NBoardSession` asks it
 * before each move. Times are in milliseconds.
 */
import { type GameRecord, printGgfTime } from 'othello-board/formats.js';
import type { Color } from 'othello-board/rules.js';
import { moveBudget } from '../gtp/gtp-clock.js';

/** A side's time in milliseconds. */
interface SideTime {
  /** Remaining main time. */
  left: number;
  /** Time added by each move. */
  readonly increment: number;
  /** Extension for when the main time is used up. */
  readonly extension: number;
}

/** The clocks of both sides, if the game has them. */
export class NBoardClock {
  #sides: Partial<Record<Color, SideTime>> = {};

  /** The clocks of a record: `TI` for both sides, `TB` and `TW` for one, less the times of the moves. */
  static of({ game, tags, notes, timeControl }: GameRecord): NBoardClock {
    const clock = new NBoardClock();
    const both = sideTime(timeControl === undefined ? undefined : printGgfTime(timeControl));
    const black = sideTime(tags?.get('TB')) ?? both;
    const white = sideTime(tags?.get('TW')) ?? both;
    clock.#sides = { ...(black && { black: { ...black } }), ...(white && { white: { ...white } }) };
    for (const node of game.nodes) if (node.color) clock.spend(node.color, notes?.get(node)?.time ?? 0);
    return clock;
  }

  /** Subtracts the milliseconds of a move from a side's clock. */
  spend(color: Color, ms: number): void {
    const side = this.#sides[color];
    if (side) side.left += side.increment - ms;
  }

  /** Milliseconds for the next move of a side, with this number of empty squares; `undefined` without a clock. */
  budget(color: Color, empties: number): number | undefined {
    const side = this.#sides[color];
    if (!side) return undefined;
    const left = side.left > 0 ? side.left : side.left + side.extension;
    const budget = moveBudget(left, empties);
    // The move earns its increment back, so it may use that too, up to half of the clock in all.
    return budget + Math.max(0, Math.min(side.increment, left / 2 - budget));
  }
}

/** `15:00/00:05/02:00`: main time, increment and extension. `undefined` if they come to no time at all. */
function sideTime(text: string | undefined): SideTime | undefined {
  if (text === undefined) return undefined;
  const [main = '', increment = '', extension = ''] = text.split('/');
  const left = timeOf(main) ?? 0;
  const side = { left, increment: timeOf(increment) ?? 0, extension: timeOf(extension) ?? 0 };
  return side.left + side.increment + side.extension > 0 ? side : undefined;
}

/** Converts `hours:minutes:seconds` to milliseconds; only the seconds are required. `undefined` for anything else. */
export function timeOf(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}(?:\.\d{0,6})?$/.test(part))) return undefined;
  return parts.reduce((total, part) => total * 60 + Number(part), 0) * 1000;
}
