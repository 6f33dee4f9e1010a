/**
 * The start and the moves of a game, without building its tree if possible. Selecting, sorting and counting millions of
 * games need no more, and building a tree would take most of the time.
 */
import { type GameRecord, writtenGame } from 'othello-board/formats.js';
import type { Position, Square } from 'othello-board/rules.js';

/** The position before the first move. */
export function startOf(record: GameRecord): Position {
  return record.plainFrom ?? writtenGame(record).start;
}

/** The moves of the main line. */
export function lineOf(record: GameRecord): readonly Square[] {
  return record.mainLine ?? record.game.line;
}
