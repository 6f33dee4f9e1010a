/**
 * A puzzle, and its form as a line of text. `mine.ts` and `shipped.ts` make them, `<othello-puzzle>` asks them, and the
 * line is how files have them.
 */
import type { ReasonKind } from '../coach/reasons/reason.js';
import type { Level } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { parseBoardString } from '../formats/notation/board-string.js';
import { parseTranscript, printTranscript } from '../formats/notation/transcript.js';

/** What the solver must find: the only winning move, the only move that draws, or the move with the highest score. */
export type PuzzleGoal = 'win' | 'draw' | 'best';

/** A position in which one move is clearly best, and so at each later move of the solver. */
export interface Puzzle {
  /** The position, with the solver to move. */
  readonly position: Position;
  /**
   * The solver's move, the best reply, the solver's next move and so on, ending with a move of the solver. Passes are
   * left out.
   */
  readonly solution: readonly Square[];
  readonly goal: PuzzleGoal;
  /** The exact score for the solver, in discs, with best play. */
  readonly score: number;
  /** The exact score of the best other first move. */
  readonly second: number;
  /** 1 to 10: one more than the number of levels that do not find the first move, at most 10. */
  readonly difficulty: Level;
  /** The kind of the coach's weightiest reason for the first move. */
  readonly theme: ReasonKind;
}

/** Prints a puzzle as one line: position, side to move, solution, goal, score, second score, difficulty, theme. */
export function printPuzzle({ position, solution, goal, score, second, difficulty, theme }: Puzzle): string {
  return [position.toString(), printTranscript(solution), goal, score, second, difficulty, theme].join(' ');
}

/**
 * Reads a line of {@link printPuzzle}.
 *
 * @throws {FormatError} when the position or the solution cannot be read, or one of its moves is not legal
 */
export function parsePuzzle(line: string): Puzzle {
  const [board, side, solution, goal, score, second, difficulty, theme] = line.split(' ');
  const position = parseBoardString(`${board} ${side}`);
  return {
    position,
    solution: parseTranscript(solution ?? '', position).moves,
    goal: goal as PuzzleGoal,
    score: Number(score),
    second: Number(second),
    difficulty: Number(difficulty) as Level,
    theme: theme as ReasonKind,
  };
}
