/**
 * Boards and scores in the answers of a session of GTP, the Go Text Protocol. `GtpSession` prints boards by it, and the
 * tools for agents do, too.
 */
import { margin, type Position } from 'othello-board/rules.js';
import { GtpError } from './gtp-words.js';

/** The answer to `showboard`, for people. */
export function boardText({ board, turn, phase }: Position): string {
  const files = '  a b c d e f g h';
  const rows = rowsOf(board).map((row, index) => `${index + 1} ${row} ${index + 1}`);
  const discs = `X black ${board.split('X').length - 1}, O white ${board.split('O').length - 1}`;
  return ['', files, ...rows, files, discs, phase === 'over' ? 'the game is over' : `${turn} to move`]
    .join('\n')
    .replaceAll('-', '.');
}

/** The rows for GoGui, which takes the first line as the highest row. */
export function boardForGoGui({ board }: Position): string {
  return rowsOf(board).reverse().join('\n').replaceAll('-', '.');
}

/** `B+12`. @throws {GtpError} when the game is not over */
export function scoreText(position: Position): string {
  if (position.phase !== 'over') throw new GtpError('cannot score: the game is not over');
  const lead = margin(position);
  return lead === 0 ? '0' : `${lead > 0 ? 'B' : 'W'}+${Math.abs(lead)}`;
}

/** The rows of a board, with spaces between squares. */
function rowsOf(board: string): string[] {
  return board.match(/.{8}/g)!.map((row) => row.split('').join(' '));
}
