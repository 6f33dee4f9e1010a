/** Splits the losses of reviewed moves by theme and by part of the game, to fit the norms of reports. */
import { partOf } from '../../src/core/analysis/summary.js';
import type { Measure } from '../../src/core/report/strength/norms.js';
import type { ReviewedMove } from '../../src/core/report/reviewed-side.js';
import { PARTS } from '../../src/core/report/strength/strength.js';
import { lossByTheme, THEMES } from '../../src/core/report/loss-themes.js';

/**
 * Discs that the moves of one side of a game lost in a part of the game, or by a theme: its cause, such as a corner.
 */
export function lossBy(measure: Measure, moves: readonly ReviewedMove[]): number {
  const part = PARTS.find((name) => name === measure);
  const theme = THEMES.find((name) => name === measure);
  return moves.reduce((sum, move) => {
    if (part) return sum + (partOf(move.empties) === part ? move.loss : 0);
    return sum + ((theme && lossByTheme(move).get(theme)) ?? 0);
  }, 0);
}
