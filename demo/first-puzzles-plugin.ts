import type { Plugin } from 'vite';
import { shippedPuzzles } from '../src/core/puzzles.js';
import { isNear, type Candidate } from './progress/session.js';
import { ratingOfDifficulty, UNKNOWN } from './progress/rating.js';
import { keptPuzzle } from './progress/training.js';

const NAME = 'virtual:first-puzzles';

/** The puzzles for a first session. */
export interface FirstPuzzles {
  /** The number of the package's puzzles before them. */
  readonly before: number;
  readonly candidates: readonly Candidate[];
}

/** Selects, when the site is built, the puzzles near the rating of a new user. The start of the training page needs no others. */
export function firstPuzzles(): Plugin {
  return {
    name: 'othello-first-puzzles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(picked())}` : undefined),
  };
}

function picked(): FirstPuzzles {
  const candidates = shippedPuzzles().map((puzzle) => ({
    puzzle: keptPuzzle(puzzle),
    rating: ratingOfDifficulty(puzzle.difficulty),
  }));
  const isFirst = ({ rating }: Candidate): boolean => isNear(rating, UNKNOWN.rating);
  const before = candidates.findIndex(isFirst);
  const count = candidates.filter(isFirst).length;
  // They are in the order of their difficulty, so that those of a newcomer stand together.
  return { before, candidates: candidates.slice(before, before + count) };
}
