import { messages } from '../../locales/english/messages.js';
import { fill } from '../../locales/strings.js';
import { SQUARES } from '../../rules/square.js';
import type { Inside } from '../inside.js';
import { withOwn } from '../localize.js';
import { scoreText, stateText } from '../live/sentences.js';
import { spoken } from '../live/spoken.js';

/** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
export function textOf(inside: Inside): string {
  const { strings: words, language } = inside.speech();
  const strings = withOwn({ ...messages, ...words }, inside.board.strings);
  const speech = { strings, language };
  const game = inside.board.ready();
  const discs = (['black', 'white'] as const).map((color) => {
    const squares = SQUARES.filter((square) => inside.board.shown.at(square) === color);
    return `${fill(strings[color])}: ${squares.join(', ') || '–'}.`;
  });
  const played = game.node.move ? [spoken.last(speech, game)] : [];
  const moves = game.position.phase === 'play' && !game.result ? [spoken.moves(speech, game)] : [];
  return [...discs, ...played, scoreText(speech, game), stateText(speech, game), ...moves].join('\n');
}
