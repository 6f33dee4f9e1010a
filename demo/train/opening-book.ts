/** What the opening drill asks and answers: by the opening book, and by games that somebody has opened. */
import { bookMoves, type BookMove, type PlayedMove } from '../../src/book.js';
import type { Position, Square } from '../../src/rules.js';
import type { Repertoire } from './repertoire.js';

/** A move that gives away no more is right: openings are a matter of taste, too. */
const RIGHT_LOSS = 1;
/** The other side may play what gives away a little more, as people do. */
const REPLY_LOSS = 3;

/** What the book says of a move that was tried; `undefined` where it does not know the position. */
export function judgeMove(
  position: Position,
  move: Square,
): { readonly right: boolean; readonly loss: number } | undefined {
  const known = bookMoves(position)?.find((one) => one.move === move);
  return known && { right: known.loss <= RIGHT_LOSS, loss: known.loss };
}

/**
 * A move of the other side: one that the person's lines expect, those that people play the more often; else as often as it was played,
 * where there are games from here; else one of the book's.
 *
 * @param people what was played in the position
 * @param random from 0 up to but not including 1
 */
export function replyTo(
  position: Position,
  people: readonly PlayedMove[],
  random: number,
  lines?: Pick<Repertoire, 'movesAt'>,
): Square | undefined {
  const expected = lines?.movesAt(position) ?? [];
  if (expected.length > 0) {
    const playedBy = new Map(people.map(({ move, games }) => [move, games]));
    // What nobody has played yet may come, too.
    return drawn(expected, (move) => 1 + (playedBy.get(move) ?? 0), random);
  }
  if (people.length > 0) return drawn(people, ({ games }) => games, random)?.move;
  const known = (bookMoves(position) ?? []).filter(({ loss }) => loss <= REPLY_LOSS);
  const further = known.filter(({ goesOn }) => goesOn);
  const weight = ({ loss }: BookMove): number => 1 / (1 + loss);
  return drawn(further.length > 0 ? further : known, weight, random)?.move;
}

/** One of the items, each as likely as it weighs. */
function drawn<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  random: number,
): Item | undefined {
  let left = random * items.reduce((sum, item) => sum + weight(item), 0);
  return items.find((item) => (left -= weight(item)) < 0) ?? items.at(-1);
}
