/** The start and the moves of a game, without building its tree if possible. */
import type { GameRecord } from '../../core/formats/game-record.js';
import { writtenGame } from '../../core/formats/common/written-game.js';
import type { Position } from '../../core/rules/position.js';
import type { Square } from '../../core/rules/square.js';

/** The position before the first move. */
export function startOf(record: GameRecord): Position {
  return record.plainFrom ?? writtenGame(record).start;
}

/** The moves of the main line. */
export function lineOf(record: GameRecord): readonly Square[] {
  return record.mainLine ?? record.game.line;
}
