import type { Engine, Level, SearchLimits, SearchResult } from '../engine/engine.js';
import { isStrength, levelNumber } from '../engine/level-names.js';
import { Position } from '../rules/position.js';
import { randomNumbers } from '../rules/random.js';
import { bookMoves, type BookMove } from './book.js';

/** How an engine uses the opening book. */
export interface WithBookOptions {
  /** The weakest level that knows the book, 1 to 10; 7 unless given. */
  readonly from?: Level;
  /** What a move may give away against the best one and still be played, in discs, 0 or more; 1 unless given. */
  readonly spread?: number;
  /** Numbers from 0 up to but not including 1, for searches without a `seed`; `Math.random` unless given. */
  readonly random?: () => number;
}

/** The depth of the searches that the book was made of, in plies. */
const BOOK_DEPTH = 12;

/**
 * An engine that plays at once in the opening, and not always the same: by the opening book, where it has the position, one of the moves
 * that are about as good as the best. What asks for a value and not for a level's move, as hints and reviews do, is searched.
 *
 * @throws {RangeError} when `spread` is no number, or negative.
 */
export function withBook(
  engine: Engine,
  { from = 7, spread = 1, random = Math.random }: WithBookOptions = {},
): Engine {
  if (!(spread >= 0)) throw new RangeError(`a spread of ${spread} discs: 0 or more expected`);
  return {
    ...(engine.version !== undefined && { version: `${engine.version}, with its book` }),
    search: async (position, limits = {}) => {
      limits.signal?.throwIfAborted();
      // What is no position the engine refuses, by name.
      const isAsked = wantsBook(limits, from) && position instanceof Position;
      const moves = isAsked ? bookMoves(position) : undefined;
      if (!moves) return engine.search(position, limits);
      const next = limits.seed === undefined ? random : randomNumbers(limits.seed);
      return answerOf(choose(moves, spread, next()));
    },
    ...(engine.human && { human: (position, options) => engine.human!(position, options) }),
    ready: async (limits) => engine.ready?.(limits),
    close: () => engine.close(),
  };
}

function wantsBook({ level, exact, goal = 'score', multiPv = 1 }: SearchLimits, from: Level): boolean {
  // People of a strength have openings of their own.
  if (level === undefined || isStrength(level) || exact || goal !== 'score' || multiPv > 1) return false;
  return levelNumber(level) >= from;
}

/** One of the moves that give little away, each as likely as the others. */
function choose(moves: readonly BookMove[], spread: number, chance: number): BookMove {
  const good = moves.filter(({ loss }) => loss <= spread);
  return good[Math.floor(chance * good.length)]!;
}

function answerOf({ move, value }: BookMove): SearchResult {
  const found = { move, value, certainty: 'heuristic', depth: BOOK_DEPTH, line: [move] } as const;
  return { ...found, moves: [found], nodes: 0, time: 0, nps: 0 };
}
