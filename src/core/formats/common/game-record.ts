/**
 * The record of a game: what every format reads and writes, with the game, the facts of its head, and warnings. Readers
 * return it, writers take it, and books, reports and saved games go through it. Margins and scores are in discs.
 */
import type { RecordedResult } from '../../rules/game/facts.js';
import type { GameNode } from '../../rules/game/tree.js';
import type { GameRecord as PlainRecord } from '../../rules/game/game.js';
import type { Position } from '../../rules/position.js';
import { margin as marginOf } from '../../rules/score.js';
import type { Square } from '../../rules/square.js';
import type { FormatError } from './format-error.js';

export type { RecordedResult } from '../../rules/game/facts.js';
export type { MoveNote } from '../../rules/game/facts.js';

/** What a file of positions says about the outcome of one. */
export interface PositionScores {
  /** Scores of single moves, usually best first: final disc differences for the side to move, -64 to 64. */
  readonly moves: readonly { readonly move: Square | 'pass'; readonly score: number }[];
  /** The score of the position, if given without a move. */
  readonly score?: number;
  /** A comment. */
  readonly comment?: string;
}

/** A game that was read, with everything known about it. */
export interface GameRecord extends PlainRecord {
  /**
   * The moves of the main line, without passes. Records that were read have it at once, while `game` is built on first
   * access.
   */
  readonly mainLine?: readonly Square[];
  /** The position after the main line; like `mainLine` available at once. */
  readonly end?: Position;
  /**
   * The start of `mainLine`, in a record that was read and has neither side lines nor notes: `game` need not be built.
   */
  readonly plainFrom?: Position;
  /** For a position from a file of positions: what the file says about its outcome. */
  readonly scores?: PositionScores;
  /** Number of properties of places for which a record has no field, such as SGF's `VW`; none of them is kept. */
  readonly leftOut?: number;
  /** Problems that did not prevent reading: a result that contradicts the board, a score out of range. */
  readonly warnings?: readonly FormatError[];
}

/** The result for a margin (Black's score minus White's). */
export function resultByMargin(margin: number, by?: RecordedResult['by']): RecordedResult {
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return { margin, winner, ...(by && { by }) };
}

/** The recorded result; otherwise that of the board at the end of the main line. */
export function resultOf(record: GameRecord): RecordedResult | undefined {
  if (record.result) return record.result;
  // A record whose game is not built has nothing but moves.
  if (record.end) return resultOn(record.end);
  let end: GameNode = record.game.root;
  for (let [next] = end.children; next; [next] = next.children) end = next;
  return resultAt(end);
}

/** The result on the board of a position. */
export function resultOn(position: Position): RecordedResult | undefined {
  return position.phase === 'over' ? resultByMargin(marginOf(position)) : undefined;
}

/** How a game ended at a place. */
export function resultAt({ result }: GameNode): RecordedResult | undefined {
  if (!result) return undefined;
  const { margin, reason } = result;
  return resultByMargin(margin, reason === 'resignation' || reason === 'time' ? reason : undefined);
}
