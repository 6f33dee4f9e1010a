/** The mistakes in reviewed games, as puzzles. */
import { isError } from '../../src/core/analysis.js';
import type { ReportGame } from '../../src/core/report.js';
import { positionBefore, type OwnRecord } from './own-records.js';
import { keyOf, type TrainingPuzzle } from '../progress/training.js';

/**
 * Each position once, the costliest first: what all errors in it cost together, in discs.
 *
 * @param games with the moves of the user's side only
 */
export function ownMistakes(games: readonly (OwnRecord & ReportGame)[]): TrainingPuzzle['puzzle'][] {
  const found = new Map<string, { readonly puzzle: TrainingPuzzle['puzzle']; loss: number }>();
  for (const game of games) {
    for (const { ply, best, loss, losses } of game.moves.filter((move) => isError(move.class))) {
      const position = positionBefore(game, ply).toString();
      // The second loss is 0 if several moves are equally good: the puzzle then names none, and accepts any of them.
      const puzzle = { position, solution: losses[1] === 0 ? '' : best, goal: 'best' };
      const known = found.get(keyOf(puzzle));
      if (known) known.loss += loss;
      else found.set(keyOf(puzzle), { puzzle, loss });
    }
  }
  return [...found.values()].sort((one, other) => other.loss - one.loss).map(({ puzzle }) => puzzle);
}
