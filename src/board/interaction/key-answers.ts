import { fill, plural } from '../../locales/strings.js';
import type { GameTree } from '../../rules/game-tree.js';
import { SQUARES } from '../../rules/square.js';
import type { LocalizedStrings } from '../render/labels.js';
import { squareName, squareNames } from '../square-name.js';
import { moveText, scoreText, stateText } from './sentences.js';

/** The answers to the keys that only ask. Fetched with the first such key. */
export const keyAnswers = {
  score: (localized: LocalizedStrings, game: GameTree): string => scoreText(localized, game),
  turn: (localized: LocalizedStrings, game: GameTree): string => stateText(localized, game),
  keys: ({ strings }: LocalizedStrings): string => strings.keys,

  last(localized: LocalizedStrings, { node }: GameTree): string {
    if (!node.move || !node.parent || !node.color) return localized.strings.start;
    const before = node.parent.position.board;
    const flips = SQUARES.filter((_, i) => before[i] !== '-' && before[i] !== node.position.board[i]);
    return `${moveText(localized, node.color, node.move, flips.length)} ${squareNames(flips, localized.coordinateStyle)}.`;
  },

  moves({ strings, language, coordinateStyle }: LocalizedStrings, { position }: GameTree): string {
    const { legalMoves } = position;
    return fill(strings.legalMoves, {
      moves: plural(strings.moves, legalMoves.length, language),
      squares: squareNames(legalMoves, coordinateStyle),
    });
  },
};

/** Clockwise from the north: columns and rows that each ray goes. */
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

/** What stands on a ray from a square: "north: d2 white, d1 black". */
export function rayText(
  { strings, coordinateStyle }: LocalizedStrings,
  { position }: GameTree,
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
    found.push(`${squareName(square, coordinateStyle)} ${strings[disc]}`);
  }
  return `${strings.directions[ray & 7]!}: ${found.join(', ') || strings.empty}`;
}
