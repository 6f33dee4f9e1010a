/** The choice of puzzles with which a newcomer begins. */
import type { Puzzle } from '../../../src/core/puzzles.js';
import { isPlain, seenTheme } from './puzzle-reason.js';
import { ideaOfTheme, type Idea } from './theme-idea.js';
import type { Candidate } from '../../progress/session.js';
import { puzzleRecord } from '../../progress/training.js';

/** With more empty squares, what the puzzle is about is hard to see. */
const MOST_EMPTIES = 15;
/** Harder ones are not for newcomers. */
const NEWCOMERS = 2;

/** The least that an easy puzzle wins: nobody learns from being lost after the right move. */
const LEAST_SCORE = 0;
/** Up to this difficulty. */
const EASY = 3;

/** Whether the right move is worth finding: it wins or draws, unless the puzzle is for those who know the game. */
export function isFair({ score, difficulty }: Pick<Puzzle, 'score' | 'difficulty'>): boolean {
  return score >= LEAST_SCORE || difficulty > EASY;
}

/** A puzzle to choose from; those for newcomers are easy, take one move, show its point, and are no draw to be saved. */
export function candidateOf(puzzle: Puzzle): Candidate {
  const { difficulty, goal, solution, position } = puzzle;
  const isFirst =
    difficulty <= NEWCOMERS &&
    goal !== 'draw' &&
    solution.length === 1 &&
    position.empties <= MOST_EMPTIES &&
    isPlain(puzzle);
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
