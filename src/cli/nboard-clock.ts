/** How long an NBoard player may think: from the times of a game in the Generic Game Format to milliseconds for one move. */
import type { GameRecord } from '../formats/game-record.js';
import { printGgfTime } from '../formats/time-control.js';
import type { Color } from '../rules/color.js';
import { moveBudget } from './gtp-clock.js';

/** A side's time in milliseconds. */
interface SideTime {
  /** What is left of the main time. */
  left: number;
  /** What each move adds. */
  readonly increment: number;
  /** What is left when the main time is used up. */
  readonly extension: number;
}

/** The clocks of both sides, where the game has them. */
export class NBoardClock {
  #sides: Partial<Record<Color, SideTime>> = {};

  /** The clocks as a record has them: `TI` for both sides, `TB` and `TW` for one, less the times of the moves. */
  static of({ game, tags, notes, timeControl }: GameRecord): NBoardClock {
    const clock = new NBoardClock();
    const both = sideTime(timeControl === undefined ? undefined : printGgfTime(timeControl));
    const black = sideTime(tags?.get('TB')) ?? both;
    const white = sideTime(tags?.get('TW')) ?? both;
    clock.#sides = { ...(black && { black: { ...black } }), ...(white && { white: { ...white } }) };
    for (const node of game.nodes) if (node.color) clock.spend(node.color, notes?.get(node)?.time ?? 0);
    return clock;
  }

  /** Takes the milliseconds of a move off a side's clock. */
  spend(color: Color, ms: number): void {
    const side = this.#sides[color];
    if (side) side.left += side.increment - ms;
  }

  /** Milliseconds for the next move of a side with so many empty squares on the board; `undefined` where no clock runs. */
  budget(color: Color, empties: number): number | undefined {
    const side = this.#sides[color];
    if (!side) return undefined;
    const left = side.left > 0 ? side.left : side.left + side.extension;
    const budget = moveBudget(left, empties);
    // What the move adds may be used up, as long as the clock has it already.
    return budget + Math.max(0, Math.min(side.increment, left / 2 - budget));
  }
}

/** `15:00/00:05/02:00`: main time, what each move adds, and an extension. No time at all is none. */
function sideTime(text: string | undefined): SideTime | undefined {
  if (text === undefined) return undefined;
  const [main = '', increment = '', extension = ''] = text.split('/');
  const left = timeOf(main) ?? 0;
  const side = { left, increment: timeOf(increment) ?? 0, extension: timeOf(extension) ?? 0 };
  return side.left + side.increment + side.extension > 0 ? side : undefined;
}

/** Milliseconds of `hours:minutes:seconds`, of which only the seconds are needed; `undefined` for anything else. */
export function timeOf(text: string): number | undefined {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}(?:\.\d{0,6})?$/.test(part))) return undefined;
  return parts.reduce((total, part) => total * 60 + Number(part), 0) * 1000;
}
