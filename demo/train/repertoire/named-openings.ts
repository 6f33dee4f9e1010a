/** The named openings, those that people play most first, each with its plan and its value. */
import { bookMoves, bookValue } from '../../../src/core/book.js';
import { fill, plural } from '../../../src/core/locales.js';
import { nameOfOpening, openingOf, OPENINGS, Position, type Opening } from '../../../src/core/rules.js';
import { OPENING_PLANS } from '../../locales/opening-plans.js';
import { TRAIN } from '../../locales/train.js';
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
  readonly opening: Opening;
  readonly name: string;
  readonly moves: string;
  /** The share of games that go through it, in per cent; `undefined` if it is rare. */
  readonly share: number | undefined;
}

/** The frequent ones by how many games go through them, then the others in the order of their names. */
export function namedOpenings(): NamedOpening[] {
  return OPENINGS.map((opening) => ({
    opening,
    name: nameOfOpening(opening, language()),
    moves: opening.moves.join(''),
    share: SHARES[opening.name],
  })).sort(
    (one, other) => (other.share ?? 0) - (one.share ?? 0) || one.name.localeCompare(other.name, language()),
  );
}

/** What comes next in an opening and why; of rare ones the best moves, and nothing where the book has ended. */
function planOf(opening: Opening): string {
  const plan = OPENING_PLANS[opening.name]?.[language()];
  if (plan) return plan;
  const end = endOf(opening);
  const best = (bookMoves(end) ?? []).filter(({ loss }) => loss === 0).map(({ move }) => move);
  if (best.length === 0) return '';
  const moves = new Intl.ListFormat(language(), { type: 'disjunction' }).format(best);
  return fill(TRAIN[language()].repertoire.goesOn[end.turn], { moves });
}

/** The first thing to know of what comes next, which a beginner can take in. */
export function firstOfPlan(opening: Opening): string {
  return planOf(opening).split(/(?<=[.])\s/u)[0]!;
}

/** All there is to know of the opening that a position is; empty if it has no name. */
export function planAt(position: Position): string {
  const opening = openingOf(position);
  return opening ? [leadAfter(opening), planOf(opening)].filter(Boolean).join(' ') : '';
}

/** Who is ahead after an opening, by the book; nothing where the book has ended. */
function leadAfter(opening: Opening): string {
  const { even, ahead } = TRAIN[language()].repertoire;
  const end = endOf(opening);
  const value = bookValue(end);
  if (value === undefined) return '';
  if (value === 0) return even;
  const leader = value > 0 === (end.turn === 'black') ? 'black' : 'white';
  return plural(ahead[leader], Math.abs(value), language());
}

function endOf({ moves }: Opening): Position {
  return moves.reduce((at, move) => at.play(move), Position.start);
}
