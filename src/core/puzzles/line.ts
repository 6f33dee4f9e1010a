import type { ReasonKind } from '../coach/reason.js';
import type { Level } from '../engine/engine.js';
import { parseBoardString } from '../formats/board-string.js';
import { parseTranscript, printTranscript } from '../formats/transcript.js';
import type { Puzzle, PuzzleGoal } from './puzzle.js';

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
