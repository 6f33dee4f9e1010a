/**
 * Reads the data of a puzzle that a page sets. `puzzle.ts` reads its properties by it; the other files of this folder
 * take the result.
 */
import type { ReasonKind } from '../../../core/coach/reasons/reason.js';
import { parseBoardString } from '../../../core/formats/notation/board-string.js';
import { parseTranscript } from '../../../core/formats/notation/transcript.js';
import type { PuzzleGoal } from '../../../core/puzzles/puzzle.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';

/** The goal: as in {@link PuzzleGoal}, or `play-out`: play the game to its end without losing a disc. */
export type TaskGoal = PuzzleGoal | 'play-out';

/** All goals of a puzzle. */
export const TASK_GOALS = ['best', 'win', 'draw', 'play-out'] as const satisfies readonly TaskGoal[];

/** A puzzle that a page sets: one of `othello-board/puzzles.js`, or made by hand. */
export interface PuzzleData {
  /** The position with the solver to move: a `Position`, or 64 of `X O -` and the side to move. */
  readonly position: Position | string;
  /**
   * The solver's move, the reply, the solver's next move and so on, without passes: a list, or a transcript. Without it
   * one move is asked for, and the engine decides which moves are right.
   */
  readonly solution?: readonly Square[] | string;
  /** The goal; by default `best`. */
  readonly goal?: TaskGoal;
  /** The reason for the first move, for a hint; by default the coach finds it. */
  readonly theme?: ReasonKind;
  /** A sentence for the hint about the first move, in the reader's language; by default the hint names the theme. */
  readonly idea?: string;
  /**
   * The exact result for the solver with best play, in discs, which the text at the end names; by default it names
   * none.
   */
  readonly score?: number;
  /** The same of the best other first move. */
  readonly second?: number;
}

/** A puzzle that was read and checked; `score` and `second` are in discs for the side to move. */
export interface PuzzleTask {
  readonly position: Position;
  readonly solution: readonly Square[];
  readonly goal: TaskGoal;
  readonly theme: ReasonKind | undefined;
  readonly idea: string | undefined;
  readonly score: number | undefined;
  readonly second: number | undefined;
}

/**
 * Reads a puzzle.
 *
 * @throws {FormatError} when the position or the solution cannot be read, or one of its moves is illegal
 * @throws {RangeError} when the goal is invalid, or the game is over
 */
export function readTask(data: PuzzleData): PuzzleTask {
  const { position: given, solution = [], goal = 'best', theme, idea, score, second } = data;
  const position = typeof given === 'string' ? parseBoardString(given) : given;
  if (!TASK_GOALS.includes(goal)) {
    throw new RangeError(`goal takes one of ${TASK_GOALS.join(', ')}, not ${JSON.stringify(goal)}`);
  }
  if (position.phase !== 'play') throw new RangeError('position: the side to move has no move');
  const text = typeof solution === 'string' ? solution : solution.join('');
  return { position, solution: parseTranscript(text, position).moves, goal, theme, idea, score, second };
}
