/** Where a game begins and what it went through, told without building its tree where its moves were read. */
import type { GameRecord } from '../../formats/game-record.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** The position that the moves of a game begin from. */
export function startOf(record: GameRecord): Position {
  return beginsAsUsual(record) ? Position.start : record.game.root.position;
}

/** The moves of the main line. */
export function lineOf(record: GameRecord): readonly Square[] {
  return record.mainLine ?? record.game.line;
}

const FIRST_MOVES: readonly (Square | undefined)[] = ['d3', 'c4', 'f5', 'e6'];

/** Every move adds a disc to the four of the usual start; another start of four discs in the middle has other first moves. */
function beginsAsUsual(record: GameRecord): boolean {
  const { mainLine, end } = record;
  if (!mainLine || !end || mainLine.length === 0) return record.game.root.position.equals(Position.start);
  return 60 - end.empties === mainLine.length && FIRST_MOVES.includes(mainLine[0]);
}
