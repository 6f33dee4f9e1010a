/**
 * The answers of keys in words: the last move, legal moves, a row of squares. `key-commands.ts` announces them; the
 * export of a board as words uses them as well.
 */
import { fill, labelled, plural } from '../../core/locales/strings.js';
import type { Game } from '../../core/rules/game/game.js';
import { SQUARES, type Square } from '../../core/rules/square.js';
import { flippedBy } from '../../core/rules/game/tree.js';
import type { LocalizedStrings } from './markup/labels.js';
import { moveText } from './board-sentences.js';

/** The last move with the discs that it flipped. */
export function lastMoveText(localized: LocalizedStrings, { node }: Game): string {
  if (!node.move || !node.parent || !node.color) return localized.strings.start;
  const flips = flippedBy(node);
  return `${moveText(localized, node.color, node.move, flips.length)} ${squareNames(localized, flips)}.`;
}

/** Where the side to move may play. */
export function legalMovesText(localized: LocalizedStrings, { position }: Game): string {
  const { strings, language } = localized;
  const { legalMoves } = position;
  return fill(strings.legalMoves, {
    moves: plural(strings.moves, legalMoves.length, language),
    squares: squareNames(localized, legalMoves),
  });
}

/** The names of squares in a list. */
export function squareNames({ squareName }: LocalizedStrings, squares: readonly Square[]): string {
  return squares.map(squareName).join(', ');
}

/** Clockwise from the north: the column and row steps of each ray. */
const RAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The discs on a ray from a square: "north: d2 white, d1 black". */
export function rayText(
  { strings, language, squareName }: LocalizedStrings,
  { position }: Game,
  index: number,
  ray: number,
): string {
  const [across, down] = RAYS[ray & 7]!;
  const found: string[] = [];
  let column = (index & 7) + across;
  let row = (index >> 3) + down;
  for (; column >= 0 && column < 8 && row >= 0 && row < 8; column += across, row += down) {
    const square = SQUARES[row * 8 + column]!;
    const disc = position.at(square);
    if (!disc) break;
    found.push(`${squareName(square)} ${strings[disc]}`);
  }
  return labelled(strings.directions[ray & 7]!, found.join(', ') || strings.empty, language);
}
