/** A plugin of Vite with the module `virtual:first-puzzles`. */
import type { Plugin } from 'vite';
import { shippedPuzzles } from '../../src/core/puzzles.js';
import { forNewcomers, type Candidate } from '../progress/session.js';
import { candidateOf, isFair } from './puzzles/first-choice.js';

const NAME = 'virtual:first-puzzles';

/**
 * Selects, when the site is built, the puzzles for a new user. The start of the training page needs no others.
 */
export function firstPuzzles(): Plugin {
  return {
    name: 'othello-first-puzzles',
    // By Rollup's convention, `\0` keeps other plugins from looking for a file of this name.
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(picked())}` : undefined),
  };
}

function picked(): Candidate[] {
  return forNewcomers(shippedPuzzles().filter(isFair).map(candidateOf));
}
