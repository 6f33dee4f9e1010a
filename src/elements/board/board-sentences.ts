/**
 * Sentences for screen readers about moves, turns and scores. Announcements, answers to keys and the board in words are
 * made of these.
 */
import { fill, plural } from '../../core/locales/strings.js';
import type { Color } from '../../core/rules/color.js';
import type { Game } from '../../core/rules/game/game.js';
import type { GameNode } from '../../core/rules/game/tree.js';
import type { Score } from '../../core/rules/score.js';
import type { Square } from '../../core/rules/square.js';
import type { LocalizedStrings } from './markup/labels.js';

/** "Black f5, flips 1." */
export function moveText(localized: LocalizedStrings, color: Color, square: Square, flips: number): string {
  const { strings, language, squareName } = localized;
  return fill(strings.played, {
    color: strings[color],
    square: squareName(square),
    flips: plural(strings.flips, flips, language),
  });
}

/** Whose turn it is with how many moves, or how the game ended. */
export function stateText(localized: LocalizedStrings, game: Game): string {
  const { strings, language } = localized;
  const { result, position } = game;
  if (result) {
    const end = fill(strings.gameOver, { black: result.black, white: result.white });
    const outcome = result.winner
      ? fill(strings.wins, { color: strings[result.winner], n: Math.abs(result.margin) })
      : fill(strings.draw);
    return `${end} ${outcome}`;
  }
  const color = strings[position.turn];
  if (position.phase === 'pass') return fill(strings.passes, { color });
  return fill(strings.toMove, { color, moves: plural(strings.moves, position.legalMoves.length, language) });
}

/** How many points each side has. */
export function scoreText({ strings }: LocalizedStrings, { black, white }: Score): string {
  return fill(strings.score, { black, white });
}

/** "Undone: f6." after going back, with the first move that is gone; otherwise the last move shown. */
export function navigationText(
  { strings, squareName }: LocalizedStrings,
  from: GameNode,
  to: GameNode,
): string {
  for (let at = from.parent; at; at = at.parent) {
    if (at === to) return fill(strings.undone, { square: squareName(from.move!) });
  }
  return fill(strings.redone, {
    n: to.ply,
    color: strings[to.color!],
    square: squareName(to.move!),
  });
}
