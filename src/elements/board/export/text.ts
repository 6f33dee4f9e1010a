import { fill, labelled } from '../../../core/locales/strings.js';
import { SQUARES } from '../../../core/rules/square.js';
import type { BoardContext } from '../context.js';
import { lastMoveText, legalMovesText, squareNames } from '../interaction/key-answers.js';
import { scoreText, stateText } from '../interaction/sentences.js';

/** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
export function textOf(context: BoardContext): string {
  const { localized } = context;
  const { game, shown, score } = context.model;
  const discs = (['black', 'white'] as const).map((color) => {
    const squares = SQUARES.filter((square) => shown.at(square) === color);
    const names = squareNames(localized, squares) || '–';
    return `${labelled(fill(localized.strings[color]), names, localized.language)}.`;
  });
  const last = game.node.move ? [lastMoveText(localized, game)] : [];
  const canMove = game.position.phase === 'play' && !game.result;
  const moves = canMove ? [legalMovesText(localized, game)] : [];
  return [...discs, ...last, scoreText(localized, score), stateText(localized, game), ...moves].join('\n');
}
