/**
 * The table of a live game as its link names it, and a seat there: what is saved of it, and how only one tab gets it.
 * `live-game.ts` claims seats; `shared-games.ts`, `link.ts` and `storage.ts` write and read them. Waits are in
 * milliseconds.
 */
import type { Color } from '../../../../../core/rules/color.js';
import * as v from 'valibot';
import { maybe, nameSchema } from '../setup/game-setup.js';

/** A live game as named by its link. */
export interface Table {
  /** The name under which both find each other: the id of its maker, which nobody can guess. */
  readonly room: string;
  /** Time for each side and increment, in seconds; 0 without a clock. */
  readonly time: number;
  readonly increment: number;
  /** The name of the person who opens the link; empty if unknown. */
  readonly friend: string;
}

/** The longest time for a game, in seconds: a day. */
const LONGEST = 86_400;

/** A table in a link: its id, seconds for each side, seconds of increment, and a name. */
const TABLE = /^([\w-]{22}),(\d{1,5}),(\d{1,3}),(.{0,60})$/u;

/** The text of a table behind `live=` in a link. */
export function printTable({ room, time, increment, friend }: Table): string {
  return [room, time, increment, friend].join();
}

/** Reads the text of a table; `undefined` if it is invalid. */
export function readTable(text: string): Table | undefined {
  const [, room, time, increment, friend] = TABLE.exec(text) ?? [];
  if (room === undefined || Number(time) > LONGEST) return undefined;
  return { room, time: Number(time), increment: Number(increment), friend: friend! };
}

/** How long a page waits for the one that it replaces, in milliseconds. */
const RELOAD = 2_000;
/** How many milliseconds it waits for a seat that it has not had before, while there is another one. */
const TAKEN = 300;
/** How many milliseconds it waits for what the tab that has the seat knows of it. */
const HANDOVER = 500;

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
  /** How far the game has come with the last link that was opened or sent here; see `stateCount`. */
  readonly exchanged?: number | undefined;
  /** The hosts that the user has agreed to contact. */
  readonly contacts?: readonly string[] | undefined;
}

/**
 * How a tab gets its side: `new` for a side that it has not had before, `back` where an earlier page of this tab may
 * still have it, `over` where another tab must give it up.
 */
export type SeatClaim = 'new' | 'back' | 'over';

/**
 * Claims the side for this tab: a side is played in only one tab of a browser, and that tab tells others what it knows.
 *
 * @param current the seat as it is now
 * @param released resolves when the side is released to other tabs
 * @param onLost called when another tab takes the side over
 * @returns `false` if another tab has the side and keeps it
 */
export async function claimSeat(
  { table, side }: LiveSeat,
  claim: SeatClaim,
  current: () => LiveSeat | undefined,
  released: Promise<void>,
  onLost: () => void,
): Promise<boolean> {
  // Outside a browser there are no tabs.
  const { locks } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
  if (side === 'watch' || !locks) return true;
  const wait = claim === 'new' ? TAKEN : RELOAD;
  const options = claim === 'over' ? { steal: true } : { signal: AbortSignal.timeout(wait) };
  return new Promise((resolve) => {
    let isHeld = false;
    const name = lockOf(table, side);
    const others = new BroadcastChannel(name);
    others.addEventListener('message', ({ data }) => {
      if (isHeld && data === QUESTION) others.postMessage(current());
    });
    void released.then(() => others.close());
    const hold = (): Promise<void> => {
      isHeld = true;
      resolve(true);
      return released;
    };
    const leave = (): void => {
      others.close();
      if (isHeld) onLost();
      resolve(false);
    };
    locks.request(name, options, hold).catch(leave);
  });
}

/** The seat as the tab that has it knows it; the one that is known here where that tab does not answer. */
export async function latestSeat(known: LiveSeat): Promise<LiveSeat> {
  const channel = new BroadcastChannel(lockOf(known.table, known.side));
  const answer = new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data !== QUESTION) resolve(data);
    });
    setTimeout(resolve, HANDOVER);
  });
  channel.postMessage(QUESTION);
  const { success, output } = v.safeParse(seatSchema, await answer);
  channel.close();
  return success ? output : known;
}

/** The question for a seat among the tabs of a browser. */
const QUESTION = 'seat?';

/** The name that the tabs of a browser know a seat by. */
function lockOf(table: string, side: string): string {
  return `othello ${table} ${side}`;
}

/** A saved seat in a live game. */
export const seatSchema: v.GenericSchema<unknown, LiveSeat> = v.object({
  table: v.pipe(
    v.string(),
    v.check((table) => readTable(table) !== undefined),
  ),
  side: v.picklist(['black', 'white', 'watch']),
  name: nameSchema,
  friend: nameSchema,
  saved: maybe(v.pipe(v.string(), v.maxLength(8_000))),
  secret: maybe(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))),
  exchanged: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  contacts: maybe(v.array(v.pipe(v.string(), v.maxLength(300)))),
});
