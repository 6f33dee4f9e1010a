/** The choice of puzzles with which a newcomer begins. */
import type { ReasonKind } from '../../../src/core/coach.js';
import type { Puzzle } from '../../../src/core/puzzles.js';
import { ideaOfTheme } from './theme-idea.js';
import type { Candidate } from '../../progress/session.js';
import { puzzleRecord } from '../../progress/training.js';

/** With more empty squares, what the puzzle is about is hard to see. */
const MOST_EMPTIES = 15;
/** A corner that is taken, given or left: visible on the board. */
const VISIBLE: readonly ReasonKind[] = ['corner-given', 'corner-left', 'corner-missed'];

/** A puzzle to choose from; those for newcomers are easy, about a corner, and no draw to be saved. */
export function candidateOf(puzzle: Puzzle): Candidate {
  const { difficulty, goal, theme, position } = puzzle;
  const isFirst =
    difficulty === 1 && goal !== 'draw' && VISIBLE.includes(theme) && position.empties <= MOST_EMPTIES;
  return { puzzle: puzzleRecord(puzzle), difficulty, isFirst, idea: ideaOfTheme(theme) };
}
