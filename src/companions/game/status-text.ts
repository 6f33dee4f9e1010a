import type { OthelloBoard } from '../../board/element.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { joinSentences } from '../../locales/join-sentences.js';
import { fill, plural } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import { squareName } from '../../board/square-name.js';
import { flippedBetween } from './pass-text.js';

/** Where the game stands, in words: the last move, and how many moves the side to move has. Empty at the end. */
export function statusText(
  strings: GameStrings,
  language: string,
  board: OthelloBoard,
  names: Readonly<Record<Color, string>>,
): string {
  if (board.gameOver) return '';
  const { messages } = strings;
  const moves = board.legalMoves.length;
  const next = fill(plural(messages.possibleMoves, moves, language), { name: names[board.turn] });
  return joinSentences([lastMoveText(strings, language, board), next]);
}

function lastMoveText(strings: GameStrings, language: string, board: OthelloBoard): string {
  const node = board.places[board.ply];
  const { move, color, parent, position } = node ?? {};
  if (!move || !color || !parent || !position) return '';
  const flips = flippedBetween(parent.position.board, position.board);
  const text = plural(strings.messages.lastMove, flips, language);
  return fill(text, { color: strings[color], square: squareName(move, board.coordinateStyle) });
}
