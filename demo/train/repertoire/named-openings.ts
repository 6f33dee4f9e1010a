/** The named openings, those that people play most first. */
import { nameOfOpening, OPENINGS } from '../../../src/core/rules.js';
import { language } from '../../site.js';

/** Openings by their English names, and the share of games that go through them, in per cent. */
// Counted in every fourth of 20,300 games of people, from 1977 to 2021, in any orientation.
const SHARES: Readonly<Record<string, number>> = {
  Tiger: 32,
  Rabbit: 15,
  Cow: 15,
  Stephenson: 15,
  Heath: 9,
  "Comp'Oth": 9,
  'Rose-Bill': 7,
  'Rose-v-Toth': 7,
  Rose: 7,
  'No-Kung': 5,
  Snake: 4,
  Tanida: 4,
  Chimney: 3,
  Buffalo: 3,
  Cat: 3,
  "Leader's Tiger": 3,
  'Rose-Birth': 3,
  Horse: 3,
};

/** An opening that can be chosen. */
export interface NamedOpening {
  readonly name: string;
  readonly moves: string;
  /** The share of games that go through it, in per cent; `undefined` if it is rare. */
  readonly share: number | undefined;
}

/** The frequent ones by how many games go through them, then the others in the order of their names. */
export function namedOpenings(): NamedOpening[] {
  return OPENINGS.map((opening) => ({
    name: nameOfOpening(opening, language()),
    moves: opening.moves.join(''),
    share: SHARES[opening.name],
  })).sort(
    (one, other) => (other.share ?? 0) - (one.share ?? 0) || one.name.localeCompare(other.name, language()),
  );
}
