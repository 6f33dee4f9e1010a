/** Positions made of others by hand, whatever the rules say. */
import { discOf, opponent, type Color } from './color.js';
import { Position } from './position.js';
import { squareIndex, type Square } from './square.js';

/** A board without discs. */
export function emptyPosition(turn: Color): Position {
  return Position.of('-'.repeat(64), turn);
}

/** The position with another disc on a square, or with none; the same side is to move. */
export function withDisc({ board, turn }: Position, square: Square, disc: Color | undefined): Position {
  const index = squareIndex(square);
  return Position.of(board.slice(0, index) + (disc ? discOf(disc) : '-') + board.slice(index + 1), turn);
}

/** The position with Black's discs White's and White's Black's; the other side is to move. */
export function withColorsExchanged({ board, turn }: Position): Position {
  const discs = board.replace(/[XO]/g, (disc) => (disc === 'X' ? 'O' : 'X'));
  return Position.of(discs, opponent(turn));
}
