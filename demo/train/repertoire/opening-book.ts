/** Questions and answers of the opening drill: by the opening book, and by games that the user has opened. */
import { bookMoves, type BookMove, type PlayedMove } from '../../../src/core/book.js';
import type { Position, Square } from '../../../src/core/rules.js';
import type { Repertoire } from './repertoire.js';

/** A move with at most this loss is right, because openings are a matter of taste too. */
const RIGHT_LOSS = 1;
/** The other side may play moves with a slightly greater loss, as people do. */
const REPLY_LOSS = 3;

/** The book's judgement of a move; `undefined` if the position is not in the book. */
export function judgeMove(
  position: Position,
  move: Square,
): { readonly right: boolean; readonly loss: number } | undefined {
  const known = bookMoves(position)?.find((one) => one.move === move);
  return known && { right: known.loss <= RIGHT_LOSS, loss: known.loss };
}

/**
 * A move of the other side. If the user's lines expect moves, one of these, preferring those that people play often;
 * else as frequent in games from here; else one of the book's.
 *
 * @param people the moves played in the position
 * @param random a number from 0 to below 1
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
    // Moves that nobody has played yet are possible too.
    return drawn(expected, (move) => 1 + (playedBy.get(move) ?? 0), random);
  }
  if (people.length > 0) return drawn(people, ({ games }) => games, random)?.move;
  const known = (bookMoves(position) ?? []).filter(({ loss }) => loss <= REPLY_LOSS);
  const further = known.filter(({ goesOn }) => goesOn);
  const weight = ({ loss }: BookMove): number => 1 / (1 + loss);
  return drawn(further.length > 0 ? further : known, weight, random)?.move;
}

/** Draws an item with a probability proportional to its weight. */
function drawn<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  random: number,
): Item | undefined {
  let left = random * items.reduce((sum, item) => sum + weight(item), 0);
  return items.find((item) => (left -= weight(item)) < 0) ?? items.at(-1);
}
