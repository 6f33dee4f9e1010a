import { parseBoardString } from '../../formats/board-string.js';
import type { Color } from '../../rules/color.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** How a game ended that its board does not show as ended. */
export interface RemoteEnd {
  readonly by: 'resignation' | 'time' | 'agreement';
  /** Who gave up or was late; `null` for a draw that was agreed. */
  readonly loser: Color | null;
}

/** How much time a game has taken, in milliseconds. */
export interface SpentTime {
  /** Each move, in whole milliseconds; as many as there are moves. */
  readonly times: readonly number[];
  /** How long the side to move has been thinking. */
  readonly thinking: number;
}

/** What both sides agree on: a game as it is played, without the lines that somebody looked through. */
export interface RemoteRecord {
  /** Grows by one with each move that was taken back and with each new game. */
  readonly round: number;
  /** The position before the first move, as the board writes it. */
  readonly start: string;
  /** Passes are not among them: where a side cannot move, both sides know that. */
  readonly moves: readonly Square[];
  /** How long each move took, in milliseconds; as many as there are moves. */
  readonly times: readonly number[];
  readonly end: RemoteEnd | null;
}

/** A record of which the moves are known to be legal. */
export interface PlayedRecord {
  readonly record: RemoteRecord;
  /** Who made each move. */
  readonly colors: readonly Color[];
  /** The position after the last move, and after the pass that may be due. */
  readonly position: Position;
}

/** A record without moves. */
export function emptyRecord(start: string, round = 0): RemoteRecord {
  return { round, start, moves: [], times: [], end: null };
}

/**
 * Plays a record through.
 *
 * @returns `undefined` when a move is not legal, or times are missing
 */
export function playThrough(record: RemoteRecord): PlayedRecord | undefined {
  const { start, moves, times, end } = record;
  if (times.length !== moves.length) return undefined;
  const colors: Color[] = [];
  let position = afterPass(parseBoardString(start));
  for (const move of moves) {
    if (position.flips(move).length === 0) return undefined;
    colors.push(position.turn);
    position = afterPass(position.play(move));
  }
  // Nobody gives up a game that is over.
  if (end && position.phase === 'over') return undefined;
  return { record, colors, position };
}

function textOf({ round, start, moves, times, end }: RemoteRecord): string {
  const ending = end ? `${end.by}:${end.loser ?? ''}` : '';
  return [round, start, moves.join(''), times.join(','), ending].join('|');
}

/** Whether two records are the same, with their times. */
export function isSame(one: RemoteRecord, other: RemoteRecord): boolean {
  return textOf(one) === textOf(other);
}

/** Whether a record is another one, or that one and more moves or its end. */
export function extendsRecord(longer: RemoteRecord, shorter: RemoteRecord): boolean {
  if (longer.round !== shorter.round || longer.start !== shorter.start) return false;
  if (shorter.end) return isSame(longer, shorter);
  return (
    longer.moves.length >= shorter.moves.length &&
    shorter.moves.every((move, i) => longer.moves[i] === move && longer.times[i] === shorter.times[i])
  );
}

/** How much time a side has used for its moves, in milliseconds. */
export function usedTime({ record, colors }: PlayedRecord, color: Color): number {
  return record.times.reduce((sum, time, i) => (colors[i] === color ? sum + time : sum), 0);
}

/** Whether a side may say that a game has ended so: it may give up or be late itself. */
export function mayEnd(end: RemoteEnd, by: Color): boolean {
  return end.loser === by && end.by !== 'agreement';
}

function afterPass(position: Position): Position {
  return position.phase === 'pass' ? position.pass() : position;
}
