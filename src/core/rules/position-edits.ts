/** Edits of positions, regardless of the rules. */
import { discOf, opponent, type Color } from './color.js';
import { Position } from './position.js';
import { squareIndex, type Square } from './square.js';

/** A board without discs. */
export function emptyPosition(turn: Color): Position {
  return Position.of('-'.repeat(64), turn);
}

/** The position with a square's disc replaced or removed; the same side is to move. */
export function withDisc({ board, turn }: Position, square: Square, disc: Color | undefined): Position {
  const index = squareIndex(square);
  return Position.of(board.slice(0, index) + (disc ? discOf(disc) : '-') + board.slice(index + 1), turn);
}

/** The position with colours swapped; the other side is to move. */
export function withColorsExchanged({ board, turn }: Position): Position {
  const discs = board.replace(/[XO]/g, (disc) => (disc === 'X' ? 'O' : 'X'));
  return Position.of(discs, opponent(turn));
}
