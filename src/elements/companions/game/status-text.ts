import type { GameStrings } from '../../../core/locales/strings/game.js';
import { joinSentences } from '../../../core/locales/join-sentences.js';
import { fill, plural } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game.js';
import { squareName, type CoordinateStyle } from '../../board/square-name.js';
import { flippedBetween } from './pass-text.js';

/** The state of the game in words: the last move, and how many moves the side to move has. Empty at the end. */
export function statusText(
  strings: GameStrings,
  language: string,
  { game, style }: { readonly game: Game; readonly style: CoordinateStyle },
  names: Readonly<Record<Color, string>>,
): string {
  if (game.result) return '';
  const { messages } = strings;
  const moves = game.position.legalMoves.length;
  const next = fill(plural(messages.possibleMoves, moves, language), { name: names[game.turn] });
  return joinSentences([lastMoveText(strings, language, game, style), next]);
}

function lastMoveText(
  strings: GameStrings,
  language: string,
  { node }: Game,
  style: CoordinateStyle,
): string {
  const { move, color, parent, position } = node;
  if (!move || !color || !parent) return '';
  const flips = flippedBetween(parent.position.board, position.board);
  const text = plural(strings.messages.lastMove, flips, language);
  return fill(text, { color: strings[color], square: squareName(move, style) });
}
