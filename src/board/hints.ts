import { shown } from './option-checks.js';

/** What can be shown besides the discs. */
const HINTS = ['legal', 'flips', 'last', 'best', 'values', 'stable', 'strategy'];

/** Hints that only the overlay draws. */
export const OVERLAY_HINTS = HINTS.filter((hint) => hint !== 'legal' && hint !== 'last');

/** The words of the attribute, in small letters, from whatever value the page has set. */
export function hintWords(hints: unknown): string[] {
  return typeof hints === 'string' ? hints.toLowerCase().split(/\s+/).filter(Boolean) : [];
}

/** What is wrong with the words of `hints`; `undefined` if all are known. */
export function hintsProblem(hints: unknown): string | undefined {
  const unknown = hintWords(hints).find((word) => !HINTS.includes(word));
  return unknown && `hints: ${shown(unknown)} given, ${HINTS.join(', ')} expected`;
}
