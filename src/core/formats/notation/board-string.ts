/**
 * A position as text: 64 squares, a1 to h1 first, and the side to move, as in `-----…XO X`.
 *
 * No standard, but what nearly all programs of Othello exchange. Read: any of the usual letters for discs and empty squares,
 * blanks and slashes between rows, a missing side. Written by `Position.toString()`. `drawn-board.ts` reads boards that are
 * drawn for people.
 */
import { Position } from '../../rules/position.js';
import { SQUARES } from '../../rules/square.js';
import { refuseOtherSize } from '../common/reading.js';
import { FormatError, type FormatErrorCode, type FormatErrorData } from '../common/format-error.js';

/** The characters of a board: two for an empty square, six for Black, the rest for White. */
const SIGNS = '-.XxBb*0OoWw1';
/** Any other one. */
const OTHER = new RegExp(`[^${SIGNS}]`);

/**
 * Reads a board of 64 squares, beginning with a1 to h1, and the side to move. Black is `X` (or `x B b * 0`), White `O`
 * (or `o W w 1`), empty `-` (or `.`). Blanks, and `/` between rows, are skipped. Without a side, Black is to move when
 * an even number of squares is empty, but the other side if the first must pass.
 *
 * @throws {FormatError} when there are not exactly 64 squares, or one holds another character.
 */
export function parseBoardString(text: string): Position {
  const fail = (code: FormatErrorCode, data: FormatErrorData, problem: string, offset: number): never => {
    throw new FormatError('board string', problem, offset, { code, data });
  };
  const characters = text.replace(/[\s/]+/g, '');
  // A single character behind the row is the side, even if squares are missing.
  const hasSide = /[^\s/]{2}[\s/]+\S\s*$/.test(text);
  const count = hasSide ? characters.length - 1 : characters.length;
  // Otherwise the first 64 squares of a larger board would be read as a board of ours.
  if (!OTHER.test(characters)) refuseOtherSize(count - (count % 2), text.length);
  let board = '';
  let side = '';
  for (const { 0: character, index } of text.matchAll(/[^\s/]/g)) {
    const sign = SIGNS.indexOf(character);
    const disc = sign < 2 ? '-' : sign < 8 ? 'X' : 'O';
    if (board.length === Math.min(count, 64)) {
      if (sign < 2 || side) {
        fail('board-side', { text: character }, `side ${character} is not X or O`, index);
      }
      side = disc;
    } else {
      if (sign < 0) {
        const square = SQUARES[board.length]!;
        fail(
          'board-disc',
          { text: character, square },
          `'${character}' on ${square} is not X, O or -`,
          index,
        );
      }
      board += disc;
    }
  }
  if (board.length < 64) {
    const found = board.length;
    fail('board-length', { found }, `a board has 64 squares, not ${found}`, text.length);
  }
  const blackMoves = side ? side === 'X' : board.split('-').length % 2;
  const position = Position.of(board, blackMoves ? 'black' : 'white');
  return !side && position.phase === 'pass' ? position.pass() : position;
}

/** The board in one row, a space and the side to move: `--…OX…XO…-- X`. */
export function printBoardString(position: Position): string {
  return position.toString();
}
