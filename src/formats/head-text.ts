/** What the head of a record says in words that all formats share: who nobody knows, and when it was. */

import type { GameFacts } from '../rules/facts.js';

/** What a head writes where nothing is known: `?`, `-`, `????.??.??`, or nothing at all. */
const UNKNOWN = /^[?.\-\s]*$/;

/** A text of a head; `undefined` where it says that nobody knows. */
export function known(text: string | undefined): string | undefined {
  return text === undefined || UNKNOWN.test(text) ? undefined : text;
}

/** The event; who makes records by hand may have it among the tags, as PGN has it. */
export function eventOf({ event, tags }: GameFacts): string | undefined {
  return event ?? known(tags?.get('Event'));
}

const DATE = /^\s*(\d{4})(?:[-./](\d\d|\?\?))?(?:[-./](\d\d|\?\?))?\s*$/;

/**
 * A date as a format has it: `2026.11.23` or `2026-11-23`. What is more than a date stays as it is written.
 *
 * @param unknown What stands for a month or day that nobody knows; without it they are left out.
 */
export function printDate(date: string, separator: '.' | '-', unknown?: string): string {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return date;
  const parts = [year, month, day].map((part) => (part === '??' ? undefined : part));
  if (unknown !== undefined) return parts.map((part) => part ?? unknown).join(separator);
  const least = parts.indexOf(undefined);
  return parts.slice(0, least < 0 ? 3 : least).join(separator);
}

/** Whether a rating is a number, as this format has it. */
export function isNumber(text: string): boolean {
  return /^\d{1,6}(?:\.\d{1,9})?$/.test(text);
}
