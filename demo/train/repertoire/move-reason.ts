/** What there is to say about a move of an opening: the name it leads to, and its loss by the book. */
import { bookMoves } from '../../../src/core/book.js';
import { fill, plural } from '../../../src/core/locales.js';
import { nameOfOpening, openingOf, Position, type Square } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';

/** Nothing where the book does not have the position, or only one move is possible; all first moves are the same. */
export function moveReason(position: Position, square: Square): string {
  const words = TRAIN[language()].drill.reason;
  const known = bookMoves(position) ?? [];
  const loss = known.find(({ move }) => move === square)?.loss;
  const better = known.find((one) => one.loss === 0)?.move ?? '';
  if (loss === undefined || position.legalMoves.length === 1 || position.equals(Position.start))
    return nameAfter(position, square);
  const value =
    loss === 0 ? fill(words.best, { square }) : fill(plural(words.loss, loss, language()), { better });
  return `${nameAfter(position, square)} ${value}`.trim();
}

/** What follows a move that is not in the user's lines: its loss by the book, and the book's reply. */
export function whatFollows(position: Position, square: Square): string {
  const words = TRAIN[language()].drill.reason;
  const loss = bookMoves(position)?.find(({ move }) => move === square)?.loss;
  const after = position.play(square);
  const reply = after.phase === 'play' ? bookMoves(after)?.[0]?.move : undefined;
  return [
    loss === undefined ? '' : loss === 0 ? words.sound : plural(words.costs, loss, language()),
    reply ? fill(words.reply, { reply }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The name of the opening that a move makes, in a sentence; nothing if it makes none. */
export function nameAfter(position: Position, square: Square): string {
  const opening = openingOf(position.play(square));
  if (!opening) return '';
  return fill(TRAIN[language()].drill.reason.name, { name: nameOfOpening(opening, language()) });
}
