import type { RecordedResult } from '../rules/facts.js';
import type { GameNode, GameRecord as PlainRecord } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import { margin as marginOf } from '../rules/score.js';
import type { Square } from '../rules/square.js';
import type { FormatError } from './format-error.js';

export type { RecordedResult } from '../rules/facts.js';
export type { MoveNote } from '../rules/notes.js';

/** What a file of positions knows of the outcome of one. */
export interface PositionScores {
  /** Scores of single moves, best first as a rule: final disc differences for the side to move, -64 to 64. */
  readonly moves: readonly { readonly move: Square | 'pass'; readonly score: number }[];
  /** The score of the position, when it is given without a move. */
  readonly score?: number;
  /** A remark. */
  readonly comment?: string;
}

/** A game with what is known about it, as it was read. */
export interface GameRecord extends PlainRecord {
  /**
   * The moves of the main line without passes. Records that were read have it: it is there at once, where `game` is built
   * when it is first asked for.
   */
  readonly mainLine?: readonly Square[];
  /** The position after the main line, as `mainLine` there at once. */
  readonly end?: Position;
  /** Where the moves of `mainLine` begin, of a record that was read and has no side lines and no notes: `game` need not be built for it. */
  readonly plainFrom?: Position;
  /** Of a position from a file of such: what the file knows of its outcome. */
  readonly scores?: PositionScores;
  /** What was read, but cannot be right: a result that contradicts the board, a score out of range. */
  readonly warnings?: readonly FormatError[];
}

/** The result by its margin from Black's view. */
export function resultByMargin(margin: number, by?: RecordedResult['by']): RecordedResult {
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return { margin, winner, ...(by && { by }) };
}

/** The result that a record names, else the one on its board at the end of the main line. */
export function resultOf(record: GameRecord): RecordedResult | undefined {
  if (record.result) return record.result;
  // A game that was read and not built yet has nothing but moves.
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
