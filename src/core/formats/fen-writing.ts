import type { Position } from '../rules/position.js';

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
