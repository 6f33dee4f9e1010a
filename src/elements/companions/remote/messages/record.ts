/**
 * The record of a live game, which both sides agree on. Plain data with functions; both sides play it through, so a
 * record that breaks a rule is not accepted. Times are in milliseconds.
 */
import { parseBoardString } from '../../../../core/formats/notation/board-string.js';
import type { Color } from '../../../../core/rules/color.js';
import type { Position } from '../../../../core/rules/position.js';
import type { Square } from '../../../../core/rules/square.js';

/** An end of a game that its board does not show. */
export interface RemoteEnd {
  readonly by: 'resignation' | 'time' | 'agreement';
  /** The side that resigned or lost on time; `null` for a draw by agreement. */
  readonly loser: Color | null;
}

/** The time that a game has taken, in milliseconds. */
export interface SpentTime {
  /** Whole milliseconds for each move; as many as there are moves. */
  readonly times: readonly number[];
  /** How long the side to move has been thinking. */
  readonly thinking: number;
}

/** What both sides agree on: the game as played, without side lines. */
export interface RemoteRecord {
  /** Increases by one with each move taken back and with each new game. */
  readonly round: number;
  /** The position before the first move, as a board string. */
  readonly start: string;
  /** The moves without passes, which follow from the rules. */
  readonly moves: readonly Square[];
  /** Milliseconds for each move; as many as there are moves. */
  readonly times: readonly number[];
  readonly end: RemoteEnd | null;
}

/** A record whose moves are known to be legal. */
export interface PlayedRecord {
  readonly record: RemoteRecord;
  /** The side that made each move. */
  readonly colors: readonly Color[];
  /** The position after the last move, and after any forced pass. */
  readonly position: Position;
}

/** A record without moves. */
export function emptyRecord(start: string, round = 0): RemoteRecord {
  return { round, start, moves: [], times: [], end: null };
}

/**
 * Plays a record through.
 *
 * @returns `undefined` when a move is illegal, or times are missing
 */
export function playThrough(record: RemoteRecord): PlayedRecord | undefined {
  const { start, moves, times, end } = record;
  if (times.length !== moves.length) return undefined;
  const colors: Color[] = [];
  let position = parseBoardString(start).settled();
  for (const move of moves) {
    if (position.flips(move).length === 0) return undefined;
    colors.push(position.turn);
    position = position.play(move).settled();
  }
  // A game that is over cannot be resigned.
  if (end && position.phase === 'over') return undefined;
  return { record, colors, position };
}

/** A text that is the same for equal records. */
function textOf({ round, start, moves, times, end }: RemoteRecord): string {
  const ending = end ? `${end.by}:${end.loser ?? ''}` : '';
  return [round, start, moves.join(''), times.join(','), ending].join('|');
}

/** Whether two records are equal, times included. */
export function isSame(one: RemoteRecord, other: RemoteRecord): boolean {
  return textOf(one) === textOf(other);
}

/** Whether a record equals another one, or continues it by moves or an end. */
export function extendsRecord(longer: RemoteRecord, shorter: RemoteRecord): boolean {
  if (longer.round !== shorter.round || longer.start !== shorter.start) return false;
  if (shorter.end) return isSame(longer, shorter);
  return (
    longer.moves.length >= shorter.moves.length &&
    shorter.moves.every((move, i) => longer.moves[i] === move && longer.times[i] === shorter.times[i])
  );
}

/** The time that a side has used for its moves, in milliseconds. */
export function usedTime({ record, colors }: PlayedRecord, color: Color): number {
  return record.times.reduce((sum, time, i) => (colors[i] === color ? sum + time : sum), 0);
}

/** Whether a side may declare such an end: it may resign or lose on time itself. */
export function mayEnd(end: RemoteEnd, by: Color): boolean {
  return end.loser === by && end.by !== 'agreement';
}
