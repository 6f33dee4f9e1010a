/** A seat in a live game: what is saved of it, and how only one tab gets it. */
import type { Color } from '../../../../core/rules/color.js';

/** How long a page waits for the one that it replaces, in milliseconds. */
const RELOAD = 2_000;

/** A seat in a live game; can be stored. */
export interface LiveSeat {
  /** The text of the table; see `readTable`. */
  readonly table: string;
  readonly side: Color | 'watch';
  /** The user's name, and the other player's if known; empty for none. */
  readonly name: string;
  readonly friend: string;
  /** The game as saved by the connection, including the secret that identifies this side. */
  readonly saved?: string | undefined;
  /** That secret, before there was a connection. */
  readonly secret?: string | undefined;
  /** The hosts that the user has agreed to contact. */
  readonly contacts?: readonly string[] | undefined;
}

/**
 * Claims the side for this tab: a side is played in only one tab of a browser.
 *
 * @param released resolves when the side is released to other tabs
 * @returns `false` if another tab has the side and keeps it
 */
export async function claimSeat({ table, side }: LiveSeat, released: Promise<void>): Promise<boolean> {
  // Outside a browser there are no tabs.
  const { locks } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
  if (side === 'watch' || !locks) return true;
  // A reloaded page may start before the old one is gone.
  const signal = AbortSignal.timeout(RELOAD);
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true);
      return released;
    };
    locks.request(`othello ${table} ${side}`, { signal }, hold).catch(() => resolve(false));
  });
}
