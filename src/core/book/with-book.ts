/**
 * An engine that plays from the opening book where it can. `<othello-game>` wraps the board's engine in it if players
 * want the book.
 */
import type { Engine, Level, SearchLimits, SearchResult } from '../engine/engine.js';
import { isStrength, levelNumber } from '../engine/levels/level-names.js';
import { Position } from '../rules/position.js';
import { randomNumbers } from '../rules/random.js';
import { bookMoves, type BookMove } from './opening-book.js';

/** How an engine uses the opening book. */
export interface WithBookOptions {
  /** The weakest level that uses the book, 1 to 10; default 7. */
  readonly from?: Level;
  /** The greatest loss of a book move that is played, in discs, 0 or more; default 1. */
  readonly spread?: number;
  /** Numbers from 0 to below 1, for searches without a `seed`; default `Math.random`. */
  readonly random?: () => number;
}

/** The depth of the book's searches, in plies. */
const BOOK_DEPTH = 12;

/**
 * An engine that plays instantly and with variety in the opening: for a position in the opening book, one of the moves
 * that are about as good as the best. Requests for a value rather than a level's move, as by hints and reviews, are
 * searched.
 *
 * @throws {RangeError} when `spread` is not a number, or negative.
 */
export function withBook(
  engine: Engine,
  { from = 7, spread = 1, random = Math.random }: WithBookOptions = {},
): Engine {
  if (!(spread >= 0)) throw new RangeError(`a spread takes 0 discs or more, not ${spread}`);
  return {
    ...(engine.version !== undefined && { version: `${engine.version}, with its book` }),
    search: async (position, limits = {}) => {
      limits.signal?.throwIfAborted();
      // Other values are left to the engine, which rejects them.
      const usesBook = wantsBook(limits, from) && position instanceof Position;
      const moves = usesBook ? bookMoves(position) : undefined;
      if (!moves) return engine.search(position, limits);
      const next = limits.seed === undefined ? random : randomNumbers(limits.seed);
      return answerOf(choose(moves, spread, next()));
    },
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    ready: async (limits) => engine.ready?.(limits),
    close: () => engine.close(),
  };
}

/** Whether a search may be answered from the book. @param from the least level that uses it */
function wantsBook({ level, exact, goal = 'score', multiPv = 1 }: SearchLimits, from: Level): boolean {
  // People of a strength have their own openings.
  if (level === undefined || isStrength(level) || exact || goal !== 'score' || multiPv > 1) return false;
  return levelNumber(level) >= from;
}

/** One of the moves with a small loss, all equally likely. */
function choose(moves: readonly BookMove[], spread: number, chance: number): BookMove {
  const good = moves.filter(({ loss }) => loss <= spread);
  return good[Math.floor(chance * good.length)]!;
}

/** A move of the book as the answer of a search. */
function answerOf({ move, value }: BookMove): SearchResult {
  const found = { move, value, certainty: 'heuristic', depth: BOOK_DEPTH, line: [move] } as const;
  return { ...found, moves: [found], nodes: 0, time: 0, nps: 0 };
}
