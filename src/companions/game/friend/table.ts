/** What the link to a live game says: where two people meet, and what they have agreed on. */

/** A live game, as its link names it. */
export interface Table {
  /** By this name both find each other: the id of whoever made it, which nobody can guess. */
  readonly room: string;
  /** Time for each side in seconds, and what each move adds; 0 for no clock. */
  readonly time: number;
  readonly increment: number;
  /** What whoever opens the link is called; empty where nobody said. */
  readonly friend: string;
}

/** The longest time for a game, in seconds: a day. */
const LONGEST = 86_400;

const TABLE = /^([\w-]{6,40}),(\d{1,5}),(\d{1,3}),(.{0,60})$/u;

/** Who has made a table: its room is the id of their seat. `undefined` for one of earlier versions, whose room is any text. */
export function hostOf(text: string): string | undefined {
  const room = readTable(text)?.room;
  return room?.length === 22 ? room : undefined;
}

/** The text of a table, as a link has it behind `live=`. */
export function printTable({ room, time, increment, friend }: Table): string {
  return [room, time, increment, friend].join();
}

/** The table that a text names; `undefined` when it names none. */
export function readTable(text: string): Table | undefined {
  const [, room, time, increment, friend] = TABLE.exec(text) ?? [];
  if (room === undefined || Number(time) > LONGEST) return undefined;
  return { room, time: Number(time), increment: Number(increment), friend: friend! };
}
