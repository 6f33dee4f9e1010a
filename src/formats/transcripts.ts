import { findLine, readCollection, streamCollection, type GameEntry, type TextSource } from './collection.js';
import { readMoveText } from './move-text.js';
import { plainText } from './plain-text.js';

const TRANSCRIPTS = {
  name: 'transcript',
  findGame: findLine,
  parse: (text: string) => readMoveText(plainText(text)),
} as const;

/** Reads the games of a text one a line, as {@link parseAnyGame} reads a transcript; a bad line is an error, and the others are read. */
export function readTranscripts(text: string): Generator<GameEntry, void> {
  return readCollection(TRANSCRIPTS, text);
}

/** As {@link readTranscripts}, from a stream: no more than a line is kept in memory. */
export function streamTranscripts(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(TRANSCRIPTS, source);
}
