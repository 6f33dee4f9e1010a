/** Texts of a record that all formats share: unknown names, dates, what no file contains. */

import type { GameFacts } from '../rules/facts.js';

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

/** Whether a rating is a number as this format writes it. */
export function isNumber(text: string): boolean {
  return /^\d{1,6}(?:\.\d{1,9})?$/.test(text);
}
