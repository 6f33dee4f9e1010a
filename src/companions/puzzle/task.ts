/** What a puzzle asks, read from what a page gives. */
import type { ReasonKind } from '../../coach/reason.js';
import { parseBoardString } from '../../formats/board-string.js';
import { parseTranscript } from '../../formats/transcript.js';
import type { PuzzleGoal } from '../../puzzles/puzzle.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** What is asked: as in {@link PuzzleGoal}, or `play-out`, to play the game to its end and lose no disc. */
export type TaskGoal = PuzzleGoal | 'play-out';

export const TASK_GOALS = ['best', 'win', 'draw', 'play-out'] as const satisfies readonly TaskGoal[];

/** A puzzle as a page gives it: one of `othello-board/puzzles.js`, or made by hand. */
export interface PuzzleData {
  /** The solver is to move: a position, or 64 of `X O -` and the side to move. */
  readonly position: Position | string;
  /**
   * The solver's move, the answer, the solver's next move and so on, passes left out: a list, or a transcript. Without
   * it one move is asked for, and the engine says which are right.
   */
  readonly solution?: readonly Square[] | string;
  /** `best` unless given. */
  readonly goal?: TaskGoal;
  /** What it is about, for a hint; without it the coach is asked. */
  readonly theme?: ReasonKind;
}

/** A puzzle that can be asked. */
export interface PuzzleTask {
  readonly position: Position;
  readonly solution: readonly Square[];
  readonly goal: TaskGoal;
  readonly theme: ReasonKind | undefined;
}

/**
 * Reads a puzzle.
 *
 * @throws {FormatError} when the position or the solution cannot be read, or a move of it is not legal
 * @throws {RangeError} when the goal is none, or nobody is to move
 */
export function readTask({ position: given, solution = [], goal = 'best', theme }: PuzzleData): PuzzleTask {
  const position = typeof given === 'string' ? parseBoardString(given) : given;
  if (!TASK_GOALS.includes(goal)) {
    throw new RangeError(`goal: ${JSON.stringify(goal)} given, one of ${TASK_GOALS.join(', ')} expected`);
  }
  if (position.phase !== 'play') throw new RangeError('position: the side to move has no move');
  const text = typeof solution === 'string' ? solution : solution.join('');
  return { position, solution: parseTranscript(text, position).moves, goal, theme };
}
