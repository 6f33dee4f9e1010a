import { nameOfOpening, OPENINGS } from '../src/core/rules.js';

/** The name of an opening in a language, by its English name. */
export function openingName(english: string, language: string): string {
  const opening = OPENINGS.find(({ name }) => name === english);
  return opening ? nameOfOpening(opening, language) : english;
}
