import type { Color } from '../rules/color.js';
import type { Game, GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import { margin as marginOf } from '../rules/score.js';
import type { Square } from '../rules/square.js';
import type { FormatError } from './format-error.js';
import type { Arrow, Mark } from './marks.js';

/** What a record says about one move. */
export interface MoveNote {
  /** Time spent on the move, in milliseconds. */
  readonly time?: number;
  /** The player's own evaluation in discs, from their view. */
  readonly evaluation?: number;
  readonly comment?: string;
  /** What an author has put on squares of this position. */
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** Marks of the move by their numbers (Numeric Annotation Glyphs): 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly nags?: readonly number[];
  /** What the record says of the pass that the opponent had to make after this move. */
  readonly pass?: MoveNote;
}

/** What a file of positions knows of the outcome of one. */
export interface PositionScores {
  /** Scores of single moves, best first as a rule: final disc differences for the side to move, -64 to 64. */
  readonly moves: readonly { readonly move: Square | 'pass'; readonly score: number }[];
  /** The score of the position, when it is given without a move. */
  readonly score?: number;
  /** A remark. */
  readonly comment?: string;
}

/** How a record says that the game ended, which need not be what the board says. */
export interface RecordedResult {
  /** Black's points less White's; unknown when only the winner is. */
  readonly margin?: number;
  readonly winner: Color | undefined;
  readonly by?: 'resignation' | 'time' | 'agreement';
}

/** A game with what is known about it. */
export interface GameRecord {
  /** The moves with their side lines; it stands at the end of the main line. */
  readonly game: Game;
  /**
   * The moves of the main line without passes. Records that were read have it: it is there at once, where `game` is built
   * when it is first asked for.
   */
  readonly mainLine?: readonly Square[];
  /** The position after the main line, as `mainLine` there at once. */
  readonly end?: Position;
  readonly black?: string;
  readonly white?: string;
  readonly place?: string;
  /** As the record writes it. */
  readonly date?: string;
  readonly result?: RecordedResult;
  /** How many of the first moves the players did not choose: 8 in XOT, where they are drawn by lot. */
  readonly givenMoves?: number;
  /** Remarks on single moves, by the place that the move leads to; a remark on the start by the root. */
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
  /** Of a position from a file of such: what the file knows of its outcome. */
  readonly scores?: PositionScores;
  /** Tags that have no field of their own here, by name. */
  readonly tags?: ReadonlyMap<string, string>;
  /** What was read, but cannot be right: a result that contradicts the board, a score out of range. */
  readonly warnings?: readonly FormatError[];
}

/** The result by its margin from Black's view. */
export function resultByMargin(margin: number, by?: RecordedResult['by']): RecordedResult {
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return { margin, winner, ...(by && { by }) };
}

/** The result that a record names, else the one on its board. */
export function resultOf(record: GameRecord): RecordedResult | undefined {
  if (record.result) return record.result;
  // A game that was read and not built yet has nothing but moves.
  if (record.end) return record.end.phase === 'over' ? resultByMargin(marginOf(record.end)) : undefined;
  const { result } = record.game;
  if (!result) return undefined;
  const { margin, reason } = result;
  return resultByMargin(margin, reason === 'resignation' || reason === 'time' ? reason : undefined);
}
