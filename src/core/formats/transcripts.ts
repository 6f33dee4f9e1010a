/** Transcripts, one game a line, such as `f5d6c3`: reading and printing. */
import {
  findLine,
  readCollection,
  streamCollection,
  type GameEntry,
  type TextSource,
} from './common/collection.js';
import type { GameRecord } from './game-record.js';
import { printMovesFrom } from './transcript.js';
import { writtenGame } from './common/written-game.js';
import { readMoveText } from './common/free-text.js';
import { plainText } from './common/reading.js';

const TRANSCRIPTS = {
  name: 'transcript',
  findGame: findLine,
  parse: (text: string) => readMoveText(plainText(text)),
} as const;

/**
 * Reads games, one a line, as {@link parseAnyGame} reads a transcript. A bad line yields an error, and reading goes on.
 */
export function readTranscripts(text: string): Generator<GameEntry, void> {
  return readCollection(TRANSCRIPTS, text);
}

/** As {@link readTranscripts}, from a stream. Only one line is kept in memory at a time. */
export function streamTranscripts(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(TRANSCRIPTS, source);
}

/**
 * Prints games, one a line: the moves, behind the position that they begin in where it is not the usual start. A game
 * without a move is written as its position, because an empty line is no game.
 */
export function printTranscripts(records: readonly GameRecord[]): string {
  return records.map((record) => `${lineOf(record)}\n`).join('');
}

function lineOf(record: GameRecord): string {
  const { start, line } = writtenGame(record);
  const moves = line().map(({ move }) => move!);
  return moves.length === 0 ? start.toString() : printMovesFrom(start, moves);
}
