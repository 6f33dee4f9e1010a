/** Sets up a position by hand: the effect of a click, and what is odd about the result. */
import {
  emptyPosition,
  Position,
  squareIndex,
  SQUARES,
  transform,
  withColorsExchanged,
  withDisc,
  type Square,
} from '../../src/core/rules.js';

/** What a click puts on a square. */
export type Tool = 'black' | 'white' | 'erase';

/** Changes of the whole position. */
export type Change = 'clear' | 'start' | 'mirror' | 'turn' | 'swap';

/**
 * What can be odd about a position: no discs, only one colour, no legal moves, a forced pass, empty squares in the
 * middle (which no game leaves), discs without neighbours.
 */
export type Oddity =
  | { readonly kind: 'empty' | 'one-colour' | 'nobody' | 'pass' }
  | { readonly kind: 'middle' | 'apart'; readonly squares: readonly Square[] };

/** The squares of the usual start. */
const MIDDLE: readonly Square[] = ['d4', 'e4', 'd5', 'e5'];
/** The symmetries of `transform`: left and right swapped; a quarter turn clockwise. */
const MIRROR = 1;
const QUARTER_TURN = 6;

/** Puts a disc on a square, or removes it if it is already there. */
export function put(position: Position, square: Square, tool: Tool): Position {
  const disc = tool === 'erase' || position.at(square) === tool ? undefined : tool;
  return withDisc(position, square, disc);
}

/** A position after a change of the whole. */
export function changed(position: Position, change: Change): Position {
  switch (change) {
    case 'clear':
      return emptyPosition(position.turn);
    case 'start':
      return Position.start;
    case 'mirror':
      return transform(position, MIRROR);
    case 'turn':
      return transform(position, QUARTER_TURN);
    case 'swap':
      return withColorsExchanged(position);
  }
}

/** What is odd about a position; it can be used all the same. */
export function odditiesOf(position: Position): Oddity[] {
  const { board, phase } = position;
  if (!/[XO]/.test(board)) return [{ kind: 'empty' }];
  const oddities: Oddity[] = [];
  if (!board.includes('X') || !board.includes('O')) oddities.push({ kind: 'one-colour' });
  else if (phase === 'over') oddities.push({ kind: 'nobody' });
  if (phase === 'pass') oddities.push({ kind: 'pass' });
  const middle = MIDDLE.filter((square) => board[squareIndex(square)] === '-');
  if (middle.length > 0) oddities.push({ kind: 'middle', squares: middle });
  const apart = discsApart(board);
  if (apart.length > 0) oddities.push({ kind: 'apart', squares: apart });
  return oddities;
}

/** Discs that are not connected to the largest group. */
function discsApart(board: string): Square[] {
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (let index = 0; index < 64; index++) {
    if (board[index] === '-' || seen.has(index)) continue;
    const group = [index];
    seen.add(index);
    for (const at of group) {
      for (const next of neighbours(at)) {
        if (board[next] === '-' || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group);
  }
  groups.sort((a, b) => b.length - a.length);
  return groups.slice(1).flatMap((group) => group.map((index) => SQUARES[index]!));
}

function neighbours(index: number): number[] {
  const [row, column] = [index >> 3, index & 7];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1]
      .filter((right) => (down !== 0 || right !== 0) && inside(row + down) && inside(column + right))
      .map((right) => (row + down) * 8 + column + right),
  );
}

function inside(line: number): boolean {
  return line >= 0 && line < 8;
}
