/** How well a line of the user's is known, and when it is asked again. */
import { parseBoardString, parseTranscript } from '../../../src/core/formats.js';
import { isOpening, type TrainingLine, type TrainingPuzzle } from '../../progress/training.js';
import { withoutPass } from './passes.js';
import { canonicalKey, startOf } from './repertoire.js';

/** The standing of a line. */
export interface LineStanding {
  /** When each move of the user's is asked again, in milliseconds since 1970; missing for one not played from memory. */
  readonly moves: readonly (number | undefined)[];
  /** When the first of them is; missing before the line was played from memory. */
  readonly due: number | undefined;
}

/** @param puzzles what is repeated; positions of openings count in any orientation */
export function standingOf(line: TrainingLine, puzzles: readonly TrainingPuzzle[]): LineStanding {
  const dueAt = new Map(
    puzzles
      .filter(isOpening)
      .map(({ puzzle, due }) => [canonicalKey(parseBoardString(puzzle.position)), due]),
  );
  const moves: (number | undefined)[] = [];
  let position = startOf(line);
  for (const move of parseTranscript(line.moves, position).moves) {
    position = withoutPass(position);
    if (position.turn === line.side) moves.push(dueAt.get(canonicalKey(position)));
    position = position.play(move);
  }
  const known = moves.filter((due) => due !== undefined);
  return { moves, due: known.length > 0 ? Math.min(...known) : undefined };
}
