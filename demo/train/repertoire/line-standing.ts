/** How well a line of the user's is known, and when it is asked again. */
import { parseBoardString, parseTranscript } from '../../../src/core/formats.js';
import {
  isClean,
  isOpening,
  keyOf,
  type Attempt,
  type TrainingLine,
  type TrainingPuzzle,
} from '../../progress/training.js';
import { withoutPass } from './passes.js';
import { canonicalKey, startOf } from './repertoire.js';

/** The standing of a line. */
export interface LineStanding {
  /** When each move of the user's is asked again, in milliseconds since 1970; missing for one not played from memory. */
  readonly moves: readonly (number | undefined)[];
  /** Whether each was missed when it was last played from memory. */
  readonly missed: readonly boolean[];
  /** When the first of them is; missing before the whole line was played from memory. */
  readonly due: number | undefined;
}

/**
 * @param puzzles what is repeated; positions of openings count in any orientation
 * @param attempts all tries, oldest first
 */
export function standingOf(
  line: TrainingLine,
  puzzles: readonly TrainingPuzzle[],
  attempts: readonly Attempt[],
): LineStanding {
  const lastTry = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  const missedAt = new Map<string, boolean>();
  for (const { puzzle } of puzzles.filter(isOpening)) {
    const tried = lastTry.get(keyOf(puzzle));
    if (tried) missedAt.set(canonicalKey(parseBoardString(puzzle.position)), !isClean(tried));
  }
  const dueAt = new Map(
    puzzles
      .filter(isOpening)
      .map(({ puzzle, due }) => [canonicalKey(parseBoardString(puzzle.position)), due]),
  );
  const moves: (number | undefined)[] = [];
  const missed: boolean[] = [];
  let position = startOf(line);
  for (const move of parseTranscript(line.moves, position).moves) {
    position = withoutPass(position);
    if (position.turn === line.side) {
      moves.push(dueAt.get(canonicalKey(position)));
      missed.push(missedAt.get(canonicalKey(position)) ?? false);
    }
    position = position.play(move);
  }
  const known = moves.filter((due) => due !== undefined);
  const isPlayed = known.length > 0 && known.length === moves.length;
  return { moves, missed, due: isPlayed ? Math.min(...known) : undefined };
}
