/** The link to a live game: where two people meet, and what they agreed on. */

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
