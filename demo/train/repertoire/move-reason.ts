/** What there is to say about a move of an opening: the name it leads to, and its loss by the book. */
import { bookMoves } from '../../../src/core/book.js';
import { fill, plural } from '../../../src/core/locales.js';
import { nameOfOpening, openingOf, Position, type Square } from '../../../src/core/rules.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';

/** Moves that lose no more than this against the best one are about as good, in discs. */
const AS_GOOD = 1;
/** More moves than this are not named one by one. */
const NAMED = 3;

/** Nothing where the book does not have the position, or only one move is possible; all first moves are the same. */
export function moveReason(position: Position, square: Square): string {
  const words = TRAIN[language()].drill.reason;
  const known = bookMoves(position) ?? [];
  const loss = known.find(({ move }) => move === square)?.loss;
  const better = known.find((one) => one.loss === 0)?.move ?? '';
  if (loss === undefined || position.legalMoves.length === 1 || position.equals(Position.start))
    return nameAfter(position, square);
  const value =
    loss === 0 ? besideIt(position, square) : fill(plural(words.loss, loss, language()), { better });
  return `${nameAfter(position, square)} ${value}`.trim();
}

/** Why the book plays its best move: the others that are about as good, and the loss of all that are not. */
function besideIt(position: Position, square: Square): string {
  const words = TRAIN[language()].drill.reason;
  const others = (bookMoves(position) ?? []).filter(({ move }) => move !== square);
  const good = others.filter(({ loss }) => loss <= AS_GOOD).map(({ move }) => move);
  const losses = others.map(({ loss }) => loss).filter((loss) => loss > AS_GOOD);
  const isWhole = others.length === position.legalMoves.length - 1;
  const list = new Intl.ListFormat(language() === 'en' ? 'en-GB' : language(), { type: 'disjunction' });
  const texts = [
    good.length > 0 && good.length <= NAMED ? fill(words.asGood, { square, list: list.format(good) }) : '',
    isWhole && losses.length > 0 ? plural(words.others, Math.min(...losses), language()) : '',
  ];
  return texts.filter(Boolean).join(' ') || words.best;
}

/** The answer to a move that is not in the user's lines: its loss by the book, and the book's reply. */
export function notInLine(position: Position, square: Square): string {
  const words = TRAIN[language()].drill;
  const loss = bookMoves(position)?.find(({ move }) => move === square)?.loss;
  const after = position.play(square);
  const reply = after.phase === 'play' ? bookMoves(after)?.[0]?.move : undefined;
  const verdict =
    loss === undefined
      ? words.notYours
      : loss === 0
        ? words.notYoursSound
        : plural(words.notYoursLoses, loss, language());
  return `${fill(verdict, { square })}\n${reply ? fill(words.reason.reply, { reply }) : ''}`.trim();
}

/** The name of the opening that a move makes, in a sentence; nothing if it makes none. */
export function nameAfter(position: Position, square: Square): string {
  const opening = openingOf(position.play(square));
  if (!opening) return '';
  return fill(TRAIN[language()].drill.reason.name, { square, name: nameOfOpening(opening, language()) });
}
