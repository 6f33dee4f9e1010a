import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { SQUARES } from '../rules/square.js';
import { FormatError } from './format-error.js';

const BLACK = 'XxBb*0';
const WHITE = 'OoWw1';

/**
 * Reads a board of 64 squares, a1 to h1 first, and the side to move: Black is `X` (or `x B b * 0`), White `O`
 * (or `o W w 1`), empty `-` (or `.`). Blanks and `/` between rows are skipped. Without a side, Black is to
 * move when an even number of squares is empty, the other side if the first must pass.
 *
 * @throws {FormatError} when there are not 64 squares or one holds something else.
 */
export function parseBoardString(text: string): Position {
  let board = '';
  let turn: Color | undefined;
  // A single character behind a row is the side, even when squares are missing before it.
  const sideAt = /[^\s/]{2}[\s/]+(\S)\s*$/.test(text) ? text.trimEnd().length - 1 : text.length;
  for (const { 0: character, index } of text.matchAll(/[^\s/]/g)) {
    const color = BLACK.includes(character) ? 'black' : WHITE.includes(character) ? 'white' : undefined;
    if (index === sideAt || board.length === 64) {
      if (!color || turn) throw new FormatError('board string', `side ${character}: X or O expected`, index);
      turn = color;
    } else if (color || character === '-' || character === '.') {
      board += color ? (color === 'black' ? 'X' : 'O') : '-';
    } else {
      const square = SQUARES[board.length]!;
      throw new FormatError('board string', `'${character}' on ${square}: X, O or - expected`, index);
    }
  }
  if (board.length < 64) {
    throw new FormatError('board string', `64 squares expected, ${board.length} found`, text.length);
  }
  if (turn) return Position.of(board, turn);
  const position = Position.of(board, board.split('-').length % 2 ? 'black' : 'white');
  return position.phase === 'pass' ? position.pass() : position;
}

/** The board in one row, a blank and the side to move: `--…OX…XO…-- X`. */
export function printBoardString(position: Position): string {
  return position.toString();
}
