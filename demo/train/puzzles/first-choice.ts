/** The choice of puzzles with which a newcomer begins. */
import type { ReasonKind } from '../../../src/core/coach.js';
import type { Puzzle } from '../../../src/core/puzzles.js';
import { ideaOfTheme } from './theme-idea.js';
import type { Candidate } from '../../progress/session.js';
import { puzzleRecord } from '../../progress/training.js';

/** With more empty squares, what the puzzle is about is hard to see. */
const MOST_EMPTIES = 15;
/** Reasons that are visible on the board: a corner, a square that nobody else can play on, a pass, the last few squares. */
const VISIBLE: readonly ReasonKind[] = [
  'corner-given',
  'corner-left',
  'corner-missed',
  'corner-forced',
  'could-wait',
  'square-wanted',
  'pass-forced',
  'pass-suffered',
  'count',
];

/** A puzzle to choose from; those for newcomers are easy, about something visible, and no draw to be saved. */
export function candidateOf(puzzle: Puzzle): Candidate {
  const { difficulty, goal, theme, position } = puzzle;
  const isFirst =
    difficulty === 1 && goal !== 'draw' && VISIBLE.includes(theme) && position.empties <= MOST_EMPTIES;
  return { puzzle: puzzleRecord(puzzle), difficulty, isFirst, idea: ideaOfTheme(theme) };
}
