/**
 * The next moves of an opening with all that is known of them; loaded when an element first shows them. `openings.ts`
 * shows them as a table. They join the books, the names and the games that the user has opened.
 */
import { bookMoves, type BookMove } from '../../../core/book/opening-book.js';
import type { MoveValue } from '../../../core/engine/engine.js';
import type { WideBookMove } from '../../../core/book/wide-book.js';
import type { PlayedMove } from '../../../core/book/played-games.js';
import { nameOfOpening, openingOf } from '../../../core/rules/openings.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';

/** A move, its name, its value in the book and its results in played games. */
export interface OpeningRow {
  readonly move: Square;
  /** The name of the opening after the move. */
  readonly name: string | undefined;
  readonly book: BookMove | WideBookMove | undefined;
  readonly played: PlayedMove | undefined;
}

/**
 * Book moves with a greater loss, in discs, are left out, unless they are named or were played: a review calls them
 * inaccuracies.
 */
const CLOSE_LOSS = 3;
/** In place of the loss of a move that the book does not have: sorts it behind all book moves, whose losses end at 25. */
const UNKNOWN_LOSS = 64;

/** Plies that the values of the package's own book look ahead at least. */
const OWN_DEPTH = 12;

// Passed on, so that the element loads the book together with this module.
export { bookMoves };

/**
 * The moves of a book with the values of a search that looked further: so the explorer shows what is shown beside it,
 * and a step out of the book changes little. If the search looked less far for one of the moves, the book's values stay:
 * losses compare moves, so all values must come from one source. The search's values are rounded to whole discs, as the
 * book's are.
 *
 * @param searched the values of all moves from one search, if there was one
 */
export function surerMoves(
  moves: readonly (BookMove | WideBookMove)[],
  searched: readonly MoveValue[] = [],
): readonly (BookMove | WideBookMove)[] {
  const values = new Map(searched.map((found) => [found.move, found]));
  const found = moves.map((move) => ({ move, value: values.get(move.move) }));
  const isSurer = found.every(
    ({ move, value }) => value && value.depth >= ('depth' in move ? move.depth : OWN_DEPTH),
  );
  if (!isSurer) return moves;
  const own = found.map(({ move: { move, goesOn }, value }) => ({
    move,
    goesOn,
    value: Math.round(value!.value),
  }));
  const best = Math.max(...own.map(({ value }) => value));
  return own.map((move) => ({ ...move, loss: best - move.value }));
}

/**
 * The next moves, best first; moves that are not in the book follow, most played first.
 *
 * @param playedMoves the moves played in the position
 * @param moves the moves of a book
 */
export function openingRows(
  position: Position,
  playedMoves: readonly PlayedMove[],
  language: string,
  moves: readonly BookMove[],
): OpeningRow[] {
  const book = new Map(moves.map((known) => [known.move, known]));
  const played = new Map(playedMoves.map((known) => [known.move, known]));
  return position.legalMoves
    .map((move) => {
      const opening = openingOf(position.play(move));
      return {
        move,
        name: opening && nameOfOpening(opening, language),
        book: book.get(move),
        played: played.get(move),
      };
    })
    .filter((row) => row.name !== undefined || row.played !== undefined || isClose(row.book))
    .sort((a, b) => lossOf(a) - lossOf(b) || gamesOf(b) - gamesOf(a));
}

/** Whether a move is nearly as good as the best one. */
function isClose(book: BookMove | undefined): boolean {
  return book !== undefined && book.loss <= CLOSE_LOSS;
}

/** The loss of a move; a large one where the book does not know it. */
function lossOf({ book }: OpeningRow): number {
  return book?.loss ?? UNKNOWN_LOSS;
}

/** How often a move was played. */
function gamesOf({ played }: OpeningRow): number {
  return played?.games ?? 0;
}

/** In fewer games a percentage would say nothing. */
const LEAST_GAMES = 5;

/** Black's share of the points in per cent, in games whose result is known, if there are at least {@link LEAST_GAMES}. */
export function blackPercent({ blackWins, whiteWins, draws }: PlayedMove): number | undefined {
  const known = blackWins + whiteWins + draws;
  return known < LEAST_GAMES ? undefined : (100 * (blackWins + draws / 2)) / known;
}
