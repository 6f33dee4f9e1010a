/**
 * The facts of a game as files write them: unknown values, dates, ratings, results, time controls, and names for
 * comparing. The formats with names, dates and results share it, and so do reports and the search for duplicates.
 */
import type { GameFacts } from '../../rules/game/facts.js';
import { type RecordedResult, resultByMargin } from './game-record.js';

/** How formats write an unknown value: `?`, `-`, `????.??.??`, or nothing. */
const UNKNOWN = /^[?.\-\s]*$/;

/** A value of the head; `undefined` if it means unknown. */
export function known(text: string | undefined): string | undefined {
  return text === undefined || UNKNOWN.test(text) ? undefined : text;
}

/** A text for a file without control characters, which have no place in it and reach a terminal; line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '');
}

/** The event. In records made by hand it may be among the tags, as in PGN. */
export function eventOf({ event, tags }: GameFacts): string | undefined {
  return event ?? known(tags?.get('Event'));
}

/** A date whose month and day may be unknown. */
const DATE = /^\s*(\d{4})(?:[-./](\d\d|\?\?))?(?:[-./](\d\d|\?\?))?\s*$/;

/**
 * Prints a date with the separator of a format: `2026.11.23` or `2026-11-23`. Anything after the date is kept.
 *
 * @param unknown stands for an unknown month or day; without it they are left out
 */
export function printDate(date: string, separator: '.' | '-', unknown?: string): string {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return date;
  const parts = [year, month, day].map((part) => (part === '??' ? undefined : part));
  if (unknown !== undefined) return parts.map((part) => part ?? unknown).join(separator);
  const least = parts.indexOf(undefined);
  return parts.slice(0, least < 0 ? 3 : least).join(separator);
}

/** A date with a time of day. */
const MOMENT = /^\s*(\d{4}[-./]\d\d[-./]\d\d)[_T\s]+(\d\d:\d\d.*)$/;

/** A date as a day, and the time of the day that servers write behind it: `2003.12.15_13:24:03.MST`. */
export function dayAndTime(date: string): { day: string; time?: string } {
  const [, day, time] = MOMENT.exec(date) ?? [];
  return day === undefined || time === undefined ? { day: date } : { day, time: time.trimEnd() };
}

/**
 * A day with the time of the day, as servers write them; `undefined` if the one is no whole day or the other is
 * missing.
 */
export function momentOf(day: string | undefined, time: string | undefined): string | undefined {
  const whole = day === undefined ? '' : printDate(day, '.');
  return time !== undefined && MOMENT.test(`${whole} ${time}`) ? `${whole}_${time}` : undefined;
}

/** Whether a rating is a number, up to 999999 with decimals, and not a word. */
export function isNumber(text: string): boolean {
  return /^\d{1,6}(?:\.\d{1,9})?$/.test(text);
}

/** A result: a score, `1-0`, a draw, or none. */
export const PGN_RESULT = /1\s*\/\s*2\s*-\s*1\s*\/\s*2|½\s*-\s*½|\d{1,2}\s*[-–:]\s*\d{1,2}|\*/;

/**
 * Parses a result: `1-0`, `0-1`, `1/2-1/2`, the discs of Black and White such as `33-31` (empty squares go to the
 * winner), or `*` for none.
 */
export function parsePgnResult(text: string): RecordedResult | undefined {
  const trimmed = text.trim();
  if (/^(?:1\s*\/\s*2|½)/.test(trimmed)) return { margin: 0, winner: undefined };
  const [, black, white] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(trimmed) ?? [];
  if (black === undefined || white === undefined) return undefined;
  return resultByScore(Number(black), Number(white));
}

/** The result for a score; `1-0` and `0-1` only name the winner. `undefined` if there are no discs or more than 64. */
function resultByScore(black: number, white: number): RecordedResult | undefined {
  if (black + white === 1) return { winner: black === 1 ? 'black' : 'white' };
  if (black + white > 64 || black + white === 0) return undefined;
  const empty = 64 - black - white;
  return resultByMargin(black - white + empty * Math.sign(black - white));
}

/** Prints a result, as a score if the margin is known. */
export function printPgnResult(result: RecordedResult | undefined): string {
  if (!result) return '*';
  const { margin, winner } = result;
  if (margin === undefined || !Number.isInteger(margin) || margin % 2 !== 0) {
    return winner === 'black' ? '1-0' : winner === 'white' ? '0-1' : '1/2-1/2';
  }
  return `${32 + margin / 2}-${32 - margin / 2}`;
}

/**
 * Main time and increment in seconds; `undefined` for any other time control, also one with an extension.
 *
 * A record keeps time controls as they were written: `300` or `300+5` in seconds, with an increment (PGN),
 * `15:00/00:05/02:00`, main time, increment and extension (GGF), or SGF's `TM` and `OT` joined by a plus, `300 + 5 s a
 * move`. Each format writes main time and increment in its own form, and anything else unchanged.
 */
export function secondsOf(timeControl: string): { main: number; increment: number } | undefined {
  const [, main, increment] = /^\s*([\d.]+)(?:\s*\+\s*([\d.]+)(?: s a move)?)?\s*$/.exec(timeControl) ?? [];
  const parts = main === undefined ? timeControl.trim().split('/') : [main, increment ?? ''];
  const [first, second, extension] = [0, 1, 2].map((at) => clock(parts[at] ?? ''));
  if (parts.length > 3 || first === undefined || second === undefined || extension !== 0) return undefined;
  return { main: first, increment: second };
}

/** `300+5`, for PGN. */
export function printPgnTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return increment > 0 ? `${main}+${increment}` : String(main);
}

/** `05:00/00:05`, for GGF. */
export function printGgfTime(timeControl: string): string {
  const { main, increment = 0 } = secondsOf(timeControl) ?? {};
  if (main === undefined) return timeControl;
  return minutes(main) + (increment > 0 ? `/${minutes(increment)}` : '');
}

/**
 * Converts `hours:minutes:seconds` to seconds; only the seconds are required. An empty text is 0; `undefined` for
 * another.
 */
function clock(text: string): number | undefined {
  if (text === '') return 0;
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,9}(?:\.\d{0,9})?$/.test(part))) return undefined;
  return parts.reduce((total, part) => total * 60 + Number(part), 0);
}

/** Seconds as `05:00.25`. */
function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const [rest = '0', decimals] = String(Math.round((seconds - whole * 60) * 1000) / 1000).split('.');
  return `${String(whole).padStart(2, '0')}:${rest.padStart(2, '0')}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Times since 1970 in this range, in seconds, are dates from 1990 to 2099, as servers write them. */
const FIRST_SECOND = Date.UTC(1990, 0) / 1000;
const LAST_SECOND = Date.UTC(2100, 0) / 1000;

/**
 * The year in a date of a record: `2014-02-21 20:52:27 GMT`, `21.2.2014`, `20140221`, `140221.2052`, or seconds since
 * 1970.
 *
 * @returns `undefined` if there is none.
 */
export function yearOf(date: string | undefined): number | undefined {
  const text = date?.trim() ?? '';
  const [, digits = ''] = /^(\d{6,14})(?:\.\d*)?$/.exec(text) ?? [];
  if (digits !== '') return yearOfDigits(digits);
  const [year] = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return Number(year);
  // Year, month and day without separators, then the time of day.
  const [day] = /(?<!\d)(?:1[6-9]|20)\d{6}(?!\d)/.exec(text) ?? [];
  return day === undefined ? undefined : yearOfDigits(day);
}

/**
 * The year of a date written as one number: year, month, day, and maybe hour, minute and second; the same with a year
 * of two digits, from 1950 to 2049; or seconds or milliseconds since 1970.
 */
function yearOfDigits(digits: string): number | undefined {
  if ((digits.length === 8 || digits.length === 12 || digits.length === 14) && isDay(digits.slice(4, 8))) {
    const year = Number(digits.slice(0, 4));
    if (year >= 1600 && year < 2100) return year;
  }
  if (digits.length === 6 && isDay(digits.slice(2))) {
    const year = Number(digits.slice(0, 2));
    return year < 50 ? 2000 + year : 1900 + year;
  }
  const seconds = Number(digits) / (digits.length > 10 ? 1000 : 1);
  if (seconds < FIRST_SECOND || seconds >= LAST_SECOND) return undefined;
  return new Date(seconds * 1000).getUTCFullYear();
}

/** Whether four digits are a month and a day. */
function isDay(digits: string): boolean {
  const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Letters from which Unicode normalization does not remove the mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A letter without its mark, such as `L` for `Ł`; other characters stay as they are. */
export function plainLetter(letter: string): string {
  // A mark that stands alone stays.
  const bare = letter.normalize('NFKD').replaceAll(/(?<!^)\p{M}/gu, '');
  const small = PLAIN_LETTERS[bare.toLowerCase()];
  if (small === undefined) return bare;
  return bare === bare.toLowerCase() ? small : small[0]!.toUpperCase() + small.slice(1);
}

/** A name without case, diacritics and punctuation, in one order whether or not the surname comes first. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, plainLetter)
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
