/**
 * FEN, the position in the tag `FEN` of a PGN file.
 *
 * Source: chess (the PGN standard of 1994), in the form of Edax: `8/8/8/3Pp3/3pP3/8/8/8 b - - 0 1`, row 8 first. Read:
 * also rows from the top with letters of discs, and board strings. Dropped: what only chess needs, and discs in hand.
 * Written: as Edax does. PGN, links and drawn boards take positions from it.
 */
import type { Color } from '../../rules/color.js';
import { Position } from '../../rules/position.js';
import { readPart, refuseOtherSize } from '../common/reading.js';
import { parseBoardString } from './board-string.js';
import { FormatError } from '../common/format-error.js';

/** Rows with the pawns of chess as discs, row 8 first. */
const EDAX_ROWS = /^\s*([pP1-8/]+)\s+([bw])\b/;
/** Rows with signs of discs, row 1 first. */
const ROWS = /^\s*([XOBW*xobw.1-8/-]+)(?:\s+(\S+))?/;

/**
 * Reads a position from the tag `FEN` of a PGN file. It may be written as Edax does (row 8 first, `p` a black disc, `P`
 * a white one, `b` or `w` to move), as rows from the top with `X` and `O` (or `B` and `W`) and numbers for empty
 * squares, or as a board string.
 *
 * @throws {FormatError}
 */
export function parseFen(written: string): Position {
  // Programs for many chess variants write the discs in hand behind the board.
  const text = written.replace(/(?<=[\w-])\[[^[\]]*\]/, '');
  const rowCount = /^\s*(\S*)/.exec(text)![1]!.split('/').length;
  if (rowCount !== 8) refuseOtherSize(rowCount * rowCount, 0);
  const [, edaxRows, edaxSide] = EDAX_ROWS.exec(text) ?? [];
  if (edaxRows !== undefined) {
    const rows = edaxRows.split('/').map(withEmpties).reverse();
    const board = rows.join('').replaceAll('P', 'O').replaceAll('p', 'X');
    return positionOf(board, edaxSide === 'b' ? 'black' : 'white');
  }
  const [, rows = '', side = ''] = ROWS.exec(text) ?? [];
  if (!isEightRows(rows)) return parseBoardString(text);
  const board = rows.split('/').map(withEmpties).join('');
  return readPart(
    'board string',
    // The board was expanded, so offsets in it mean nothing in the text.
    () => 0,
    () => parseBoardString(/^[xob*w]$/i.test(side) ? `${board} ${side}` : board),
  );
}

/** Whether a text is eight rows of up to eight characters, separated by slashes. */
function isEightRows(text: string): boolean {
  const rows = text.split('/', 9);
  return rows.length === 8 && rows.every(({ length }) => length >= 1 && length <= 8);
}

/** A row with numbers replaced by as many empty squares. */
function withEmpties(row: string): string {
  return row.replace(/[1-8]/g, (count) => '-'.repeat(Number(count)));
}

/** The position of 64 squares. @throws {FormatError} for another number */
function positionOf(board: string, turn: Color): Position {
  if (board.length !== 64) {
    throw new FormatError('board string', `a board has 64 squares, not ${board.length}`, 0, {
      code: 'board-length',
      data: { found: board.length },
    });
  }
  return Position.of(board, turn);
}

/** Prints a position as Edax writes it, `8/8/8/3Pp3/3pP3/8/8/8 b - - 0 1`, beginning with row 8. */
export function printFen({ board, turn }: Position): string {
  const rows = (board.match(/.{8}/g) ?? []).reverse().map((row) =>
    row
      .replaceAll('X', 'p')
      .replaceAll('O', 'P')
      .replace(/-+/g, (empty) => String(empty.length)),
  );
  return `${rows.join('/')} ${turn === 'black' ? 'b' : 'w'} - - 0 1`;
}
