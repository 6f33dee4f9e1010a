/** The boards of the first minute: one tap each, then the end of a game. */
import type { Square } from '../../src/core/rules.js';

/** A board with one question; the strings of the home page ask it. */
export interface FirstBoard {
  /**
   * `flip`: any move. `directions`: the one that flips in three directions. `corner`: the one that takes a corner. `beside`:
   * all but the one beside an empty corner, which would give it away.
   */
  readonly id: 'flip' | 'directions' | 'corner' | 'beside';
  /** Black is to move. */
  readonly position: string;
  /** Shows what the question is about. */
  readonly marks?: string;
  /** The same of the answer, once it is given. */
  readonly after?: string;
  /** The square that a hint points at. */
  readonly hint: Square;
  /** The squares that answer it; missing where each move does. */
  readonly right?: readonly Square[];
  /** A move whose answer is to be seen, too. */
  readonly wrong?: Square;
}

export const FIRST_BOARDS: readonly FirstBoard[] = [
  {
    id: 'flip',
    position: '---------------------------OX------XO--------------------------- X',
    marks: 'd4=square d3=circle',
    hint: 'd3',
  },
  {
    id: 'directions',
    position: '--------------------OX-----OOOO----XXX-----X-X-------X---------- X',
    right: ['d3'],
    hint: 'd3',
  },
  {
    id: 'corner',
    position: '-OOX-------OXO----O-X-----OOXO-----XO-----XOXX----O------------- X',
    right: ['a1'],
    after: 'b1=dot c1=dot d1=dot',
    hint: 'a1',
  },
  {
    id: 'beside',
    position: '------------XO------OOO---XOX-----OOOOOO------X--------X-------- X',
    right: ['g4', 'c6', 'e6'],
    wrong: 'g2',
    after: 'g2=cross h1=circle',
    hint: 'e6',
  },
];

/** Ten squares before the end, with Black a little in front. */
export const LAST_SQUARES = '--XXXX--X-OOOO--XXOOXXXXXXXOOOXXXOXXXOXXXOOXXOOXXOOOXO-X--OOOOOX X';

/** The strength of the opponent there, in points: the weakest there is. */
export const LAST_STRENGTH = 400;
