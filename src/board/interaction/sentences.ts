import { fill, plural } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import type { GameTree, GameNode } from '../../rules/game-tree.js';
import { discCount, officialScore } from '../../rules/score.js';
import type { Square } from '../../rules/square.js';
import type { LocalizedStrings } from '../render/labels.js';
import { squareName } from '../square-name.js';

/** "Black f5, flips 1." */
export function moveText(localized: LocalizedStrings, color: Color, square: Square, flips: number): string {
  const { strings, language, coordinateStyle } = localized;
  return fill(strings.played, {
    color: strings[color],
    square: squareName(square, coordinateStyle),
    flips: plural(strings.flips, flips, language),
  });
}

/** Whose turn it is with how many moves, or how the game ended. */
export function stateText(localized: LocalizedStrings, game: GameTree): string {
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

/** The discs of each side while the game goes on, the official score after it. */
export function scoreText({ strings }: LocalizedStrings, game: GameTree): string {
  const { black, white } = game.result ? officialScore(game.position) : discCount(game.position);
  return fill(strings.score, { black, white });
}

/** "Undone: f6." when a person went back, the move shown when they went forward or to a side line. */
export function navigationText(
  { strings, coordinateStyle }: LocalizedStrings,
  from: GameNode,
  to: GameNode,
): string {
  for (let at = from.parent; at; at = at.parent) {
    if (at === to) return fill(strings.undone, { square: squareName(from.move!, coordinateStyle) });
  }
  return fill(strings.redone, {
    n: to.ply,
    color: strings[to.color!],
    square: squareName(to.move!, coordinateStyle),
  });
}
