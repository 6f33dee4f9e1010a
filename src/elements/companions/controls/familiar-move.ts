/** Chooses the move of a hint, for `controls.ts`: of equally good moves, the one that a person would find. */
import type { OthelloBoard } from '../../board/element/element.js';
import type { MoveValue } from '../../../core/engine/engine.js';
import { positionsBefore } from '../../../core/rules/game/tree.js';
import { openEngine } from '../analysis/open-engine.js';

/**
 * Of the moves that are as good as the best one, the one that people of a strength choose most often.
 *
 * @param moves the values of the moves in the position that the board shows, best first
 * @param strength in points, 0-4000
 * @returns the first move where no other is as good, or where the engine has no model of people
 * @throws {EngineError} for an invalid strength
 */
export async function familiarMove(
  moves: readonly MoveValue[],
  strength: number,
  board: OthelloBoard,
): Promise<MoveValue | undefined> {
  const [best] = moves;
  const equal = moves.filter(
    ({ value, certainty }) => value === best!.value && certainty === best!.certainty,
  );
  if (equal.length < 2) return best;
  const { engine } = await openEngine({ board });
  try {
    const { position, node } = board.game;
    const chosen = await engine.human?.(position, { strength, before: positionsBefore(node) });
    const [first] = chosen?.filter(({ move }) => equal.some((one) => one.move === move)) ?? [];
    return equal.find(({ move }) => move === first?.move) ?? best;
  } finally {
    engine.close();
  }
}
