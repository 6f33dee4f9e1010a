import {
  findLine,
  readCollection,
  streamCollection,
  type GameEntry,
  type TextSource,
} from './common/collection.js';
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
