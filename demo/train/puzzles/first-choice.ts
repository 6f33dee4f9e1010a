/** The choice of puzzles with which a newcomer begins. */
import type { ReasonKind } from '../../../src/core/coach.js';
import type { Puzzle } from '../../../src/core/puzzles.js';
import { seenTheme } from './puzzle-reason.js';
import { ideaOfTheme, type Idea } from './theme-idea.js';
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

/** The least that an easy puzzle wins: nobody learns from being lost after the right move. */
const LEAST_SCORE = 0;
/** Up to this difficulty. */
const EASY = 3;

/** Whether the right move is worth finding: it wins or draws, unless the puzzle is for those who know the game. */
export function isFair({ score, difficulty }: Pick<Puzzle, 'score' | 'difficulty'>): boolean {
  return score >= LEAST_SCORE || difficulty > EASY;
}

/** A puzzle to choose from; those for newcomers are easy, about something visible, and no draw to be saved. */
export function candidateOf(puzzle: Puzzle): Candidate {
  const { difficulty, goal, theme, position } = puzzle;
  const isFirst =
    difficulty === 1 && goal !== 'draw' && VISIBLE.includes(theme) && position.empties <= MOST_EMPTIES;
  let idea: Idea | 'none' | undefined;
  return {
    puzzle: puzzleRecord(puzzle),
    difficulty,
    isFirst,
    // Only a few are looked at; all of them would take a second.
    get idea() {
      idea ??= ideaOfTheme(seenTheme(puzzle)) ?? 'none';
      return idea;
    },
  };
}
