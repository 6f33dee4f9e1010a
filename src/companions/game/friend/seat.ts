/** A seat in a live game: what is kept of it, and how one tab alone comes to have it. */
import type { Color } from '../../../rules/color.js';

/** How long a page waits for the one that it replaces, in milliseconds. */
const RELOAD = 2_000;

/** The time that a game has taken, as it can be stored. */
export interface LiveTimes {
  /** Each move, in milliseconds. */
  readonly times: readonly number[];
  /** When the side to move began to think, in milliseconds since 1970. */
  readonly since: number;
}

/** Where somebody sits in a live game; can be stored. */
export interface LiveSeat {
  /** The text of the table; see `readTable`. */
  readonly table: string;
  readonly side: Color | 'watch';
  /** The own name, and the other one's as far as it is known; empty for none. */
  readonly name: string;
  readonly friend: string;
  /** The game as the connection has kept it, with the secret by which this side is known. */
  readonly saved?: string | undefined;
  /** That secret, before there was a connection. */
  readonly secret?: string | undefined;
  /** How long the game has taken, where nothing else was kept, as by earlier versions. */
  readonly spent?: LiveTimes | undefined;
}

/**
 * Takes the side that is played for this tab, as one side is played in one tab of a browser.
 *
 * @param released resolves when the side is given back to other tabs
 * @returns `false` where another tab has it and keeps it
 */
export async function claimSeat({ table, side }: LiveSeat, released: Promise<void>): Promise<boolean> {
  // Outside of a browser there are no tabs.
  const { locks } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
  if (side === 'watch' || !locks) return true;
  // A page that is loaded again may be there before the one that it replaces is gone.
  const signal = AbortSignal.timeout(RELOAD);
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true);
      return released;
    };
    locks.request(`othello ${table} ${side}`, { signal }, hold).catch(() => resolve(false));
  });
}
