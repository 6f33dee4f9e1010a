import type { GameStrings } from '../../../core/locales/strings/game.js';
import { fill } from '../../../core/locales/strings.js';
import { adviceFor } from '../../../core/rules/advice.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import { squareName, type CoordinateStyle } from '../../board/square-name.js';

/** Advice on the most important rule of thumb that a move breaks; empty if it breaks none. */
export function adviceText(
  { advice }: GameStrings,
  before: Position,
  move: Square,
  style: CoordinateStyle,
): string {
  const [first] = adviceFor(before, move);
  return first
    ? fill(advice[first.key], {
        squares: first.squares.map((square) => squareName(square, style)).join(', '),
      })
    : '';
}
