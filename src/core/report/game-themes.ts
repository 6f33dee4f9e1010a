/**
 * The causes of losses in one game, and what trains against them. The site shows it below a review, by
 * `othello-board/report.js`.
 */
import type { PlyReview } from '../analysis/ply-review.js';
import type { Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { tenths } from '../rules/score.js';
import { reviewedMove } from './reviewed-side.js';
import { lossByTheme, reasonsOfTheme, type Theme } from './loss-themes.js';
import { LESSON_OF, type Plan } from './weaknesses.js';

/** A position of the game to train: find a better move than the one that was played. */
export interface TrainingPosition {
  /** Before the move, the side that moved to move. */
  readonly position: Position;
  /** The moves with the highest value. */
  readonly best: readonly Square[];
  /** The move that was played, and its number in the game. */
  readonly played: Square;
  readonly ply: number;
  /** Discs that it lost for this cause. */
  readonly loss: number;
}

/** A cause of losses in one game. */
export interface GameTheme {
  readonly name: Theme;
  /** Discs lost by it. */
  readonly loss: number;
  /** The positions in which they were lost, the dearest first. */
  readonly positions: readonly TrainingPosition[];
  /** Kinds of puzzles for it, as in `Puzzle.theme`, and the lesson of the course about it. */
  readonly plan: Plan;
}

/** A theme that cost a side fewer discs needs no training. */
const LEAST_DISCS = 2;

/**
 * What cost a side most in one game, the dearest cause first: the themes of a report, each with the positions of the
 * game and the kinds of puzzles that train it. Losses of less than two discs have no cause. Searches nothing.
 *
 * @param plies the moves of a review, `undefined` where it has no value yet
 */
export function gameThemes(plies: readonly (PlyReview | undefined)[], side: Color): GameTheme[] {
  const found = new Map<Theme, TrainingPosition[]>();
  for (const ply of plies) {
    if (ply?.color !== side) continue;
    for (const [theme, loss] of lossByTheme(reviewedMove(ply))) {
      const { position, best, square: played, ply: number } = ply;
      const one = { position, best, played, ply: number, loss: tenths(loss) };
      found.set(theme, [...(found.get(theme) ?? []), one]);
    }
  }
  return [...found]
    .map(([name, positions]): GameTheme => ({
      name,
      loss: tenths(positions.reduce((sum, { loss }) => sum + loss, 0)),
      positions: positions.toSorted((a, b) => b.loss - a.loss || a.ply - b.ply),
      plan: { puzzles: reasonsOfTheme(name), lesson: LESSON_OF[name] },
    }))
    .filter(({ loss }) => loss >= LEAST_DISCS)
    .toSorted((a, b) => b.loss - a.loss);
}
