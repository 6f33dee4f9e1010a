import { nameOfOpening, OPENINGS } from '../../../src/core/rules.js';
import { language } from '../../site.js';

/** The named openings in the order of their names in the page's language. */
export function namedOpenings(): { readonly name: string; readonly moves: string }[] {
  return OPENINGS.map((opening) => ({
    name: nameOfOpening(opening, language()),
    moves: opening.moves.join(''),
  })).sort((one, other) => one.name.localeCompare(other.name, language()));
}
