import { messages } from '../../locales/english/messages.js';
import { fill } from '../../locales/strings.js';
import { SQUARES } from '../../rules/square.js';
import type { BoardContext } from '../context.js';
import { keyAnswers } from '../interaction/key-answers.js';
import { scoreText, stateText } from '../interaction/sentences.js';
import { squareNames } from '../square-name.js';
import { mergeStrings } from '../strings.js';

/** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
export function textOf({
  model,
  localized: { strings, language, coordinateStyle },
  options,
}: BoardContext): string {
  const localized = {
    language,
    coordinateStyle,
    strings: mergeStrings({ ...messages, ...strings }, options.strings),
  };
  const { game, shown } = model;
  const discs = (['black', 'white'] as const).map((color) => {
    const squares = SQUARES.filter((square) => shown.at(square) === color);
    return `${fill(localized.strings[color])}: ${squareNames(squares, coordinateStyle) || '–'}.`;
  });
  const last = game.node.move ? [keyAnswers.last(localized, game)] : [];
  const canMove = game.position.phase === 'play' && !game.result;
  const moves = canMove ? [keyAnswers.moves(localized, game)] : [];
  return [...discs, ...last, scoreText(localized, game), stateText(localized, game), ...moves].join('\n');
}
