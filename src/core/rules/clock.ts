/**
 * The clocks of both sides of a game as plain data, by the time that the caller gives: with main time, delay and
 * increment. `<othello-clock>` and the session of `<othello-game>` run it (`companions/clock`). Times are in
 * milliseconds.
 */
import type { Color } from './color.js';

/** How much time a side has. All times are in milliseconds. */
export interface TimeControl {
  /** For the whole game, more than 0. Tournaments give 20 to 25 minutes. */
  readonly main: number;
  /** Added after each move. */
  readonly increment?: number;
  /** How long the clock waits in each turn before it counts. */
  readonly delay?: number;
}

/**
 * A chess clock with two faces: immutable plain data, so it can be stored. Each call takes the current time (`now`, in
 * milliseconds, such as `performance.now()`; `Date.now()` jumps when the time of day is set). Time that runs backwards
 * counts as 0. Store a clock that is stopped: `since` means nothing in another session.
 */
export interface Clock {
  readonly control: Readonly<Record<Color, TimeControl>>;
  /** The time that each side had left at `since`. */
  readonly left: Readonly<Record<Color, number>>;
  /** Whose turn it is; absent before the game. */
  readonly turn?: Color;
  /** When the clock of the side to move was started; absent while it is stopped. */
  readonly since?: number;
  /** The part of this turn's delay that was left at `since`. */
  readonly delay: number;
}

/**
 * A stopped clock; both sides have all their time.
 *
 * @throws {RangeError} when a time is not a sensible number of milliseconds.
 */
export function createClock(black: TimeControl, white: TimeControl = black): Clock {
  for (const { main, increment = 0, delay = 0 } of [black, white]) {
    if (!(main > 0 && main < Infinity)) throw new RangeError(`main time takes more than 0 ms, not ${main}`);
    for (const extra of [increment, delay]) {
      if (!(extra >= 0 && extra < Infinity))
        throw new RangeError(`extra time takes 0 ms or more, not ${extra}`);
    }
  }
  return { control: { black, white }, left: { black: black.main, white: white.main }, delay: 0 };
}

/** The time that a side has left, at least 0. */
export function timeLeft(clock: Clock, color: Color, now: number): number {
  const left = clock.left[color];
  return color === clock.turn ? Math.max(0, left - Math.max(0, elapsed(clock, now) - clock.delay)) : left;
}

/** The side whose time is up. */
export function flagged(clock: Clock, now: number): Color | undefined {
  return clock.turn && timeLeft(clock, clock.turn, now) === 0 ? clock.turn : undefined;
}

/** Milliseconds until the flag falls if nobody moves; `undefined` while the clock is stopped. */
export function untilFlag(clock: Clock, now: number): number | undefined {
  if (clock.since === undefined || !clock.turn) return undefined;
  return timeLeft(clock, clock.turn, now) + Math.max(0, clock.delay - elapsed(clock, now));
}

/**
 * Ends the turn, once all discs are flipped, and starts the turn of `next` (the same side again when the opponent must
 * pass). The side that moved gets its increment, unless its time was up. Also starts the game. A paused clock stays
 * paused.
 */
export function press(clock: Clock, next: Color, now: number): Clock {
  const { turn, control } = clock;
  const stopped = stop(clock, now);
  const left = { ...stopped.left };
  if (turn && left[turn] > 0) left[turn] += control[turn].increment ?? 0;
  const runs = clock.since !== undefined || !turn;
  return { control, left, turn: next, delay: control[next].delay ?? 0, ...(runs && { since: now }) };
}

/** Stops the clock, for instance while a dialog is open. */
export function pause(clock: Clock, now: number): Clock {
  return stop(clock, now);
}

/** Lets a paused clock run again. */
export function resume(clock: Clock, now: number): Clock {
  return clock.turn && clock.since === undefined ? { ...clock, since: now } : clock;
}

/** Whether the clock of a side runs. */
export function isRunning(clock: Clock): boolean {
  return clock.since !== undefined;
}

/**
 * A time as clocks show it: `20:00`, `1:05:00`, below ten seconds with tenths (`0:09.4`). Rounded up, so that zero
 * appears only when the time is up.
 */
export function clockText(milliseconds: number): string {
  const tenths = Math.ceil(Math.max(0, milliseconds) / 100);
  const withTenths = tenths < 100;
  const seconds = withTenths ? Math.floor(tenths / 10) : Math.ceil(tenths / 10);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const text = `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
  return withTenths ? `${text}.${tenths % 10}` : text;
}

/**
 * Reads a stored clock, for instance after a reload; it is stopped.
 *
 * @returns `undefined` when the data is not a clock.
 */
export function restoreClock(data: unknown): Clock | undefined {
  if (!isRecord(data) || !isRecord(data['control']) || !isRecord(data['left'])) return undefined;
  const { control, left, turn, delay } = data;
  const [black, white] = [timeControl(control['black']), timeControl(control['white'])];
  const [blackLeft, whiteLeft] = [left['black'], left['white']];
  if (!black || !white || !isTime(blackLeft) || !isTime(whiteLeft) || !isTime(delay)) return undefined;
  const clock = { control: { black, white }, left: { black: blackLeft, white: whiteLeft }, delay };
  return turn === 'black' || turn === 'white' ? { ...clock, turn } : clock;
}

/** Milliseconds since the clock was started. */
function elapsed(clock: Clock, now: number): number {
  return clock.since === undefined ? 0 : Math.max(0, now - clock.since);
}

/** The clock, stopped now. */
function stop(clock: Clock, now: number): Clock {
  const { since, ...rest } = clock;
  if (since === undefined || !clock.turn) return clock;
  const left = { ...clock.left, [clock.turn]: timeLeft(clock, clock.turn, now) };
  return { ...rest, left, delay: Math.max(0, clock.delay - elapsed(clock, now)) };
}

/** The time control in stored data; `undefined` if it is none. */
function timeControl(data: unknown): TimeControl | undefined {
  if (!isRecord(data)) return undefined;
  const { main, increment = 0, delay = 0 } = data;
  return isTime(main) && main > 0 && isTime(increment) && isTime(delay)
    ? { main, increment, delay }
    : undefined;
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isTime(data: unknown): data is number {
  return typeof data === 'number' && Number.isFinite(data) && data >= 0;
}
