import { Position } from '../rules/position.js';
import { refuseOtherSize } from './board-size.js';
import {
  readCollection,
  streamCollection,
  type Extent,
  type GameEntry,
  type TextSource,
} from './collection.js';
import { parseFen } from './fen.js';
import { withNewlines } from './newlines.js';
import { readPart } from './error-place.js';
import { FormatError } from './format-error.js';
import type { GameRecord, RecordedResult } from './game-record.js';
import { known } from './head-text.js';
import { findPgnGame } from './pgn-games.js';
import { readMoves } from './pgn-moves.js';
import { parsePgnResult } from './pgn-result.js';
import { FACT_TAGS, MAY_BE_UNKNOWN, OWN_TAGS, readTags, type TagText } from './pgn-tags.js';
import { TERMINATIONS, XOT_MOVES } from './pgn-values.js';
import { RecordReader } from './record-reader.js';

export { printPgn } from './pgn-writing.js';

/**
 * Reads a game in Portable Game Notation as PlayOK, FlyOrDie, eOthello and Edax write it: tags such as `[Black "Ann"]`,
 * then the moves, with or without numbers and colours, comments in `{ }`, side lines in `( )`, marks such as `$1` or
 * `!`, `--` or `pass` for a pass, and the result. `1-0` is a win for Black, not a score; `33-31` is a score. Only the
 * first game is read; for all games see {@link readPgn}.
 *
 * @throws {FormatError} when something is not a move, or a move is illegal.
 */
export function parsePgn(written: string): GameRecord {
  const text = withNewlines(written);
  const first = findPgnGame(text, 0, true);
  if (!first) throw new FormatError('PGN', 'a game expected', text.length, { code: 'empty' });
  return readGame(text, first);
}

function readGame(text: string, { start, end }: Extent): GameRecord {
  const { tags, movesAt } = readTags(text, start, end);
  const reader = new RecordReader('PGN', startOf(tags));
  const resultAtEnd = readMoves(reader, text, movesAt, end);
  const written = tags.get('Result');
  // The text behind the moves may add what the tag leaves out.
  const result = endedBy(
    (written && parsePgnResult(written.value)) ?? (resultAtEnd && parsePgnResult(resultAtEnd.text)),
    tags.get('Termination')?.value,
  );
  const facts: Partial<Record<string, string>> = {};
  const others = new Map<string, string>();
  for (const [name, { value }] of tags) {
    const fact = FACT_TAGS.get(name);
    const isUnknown = known(value) === undefined;
    if (fact !== undefined) {
      if (!isUnknown) facts[fact] = value;
    } else if (!isPartOf(result, name, value) && !(isUnknown && MAY_BE_UNKNOWN.includes(name)))
      others.set(name, value);
  }
  const given = givenMoves(tags);
  return reader.record(
    { ...facts, ...(result && { result }), ...(given > 0 && { givenMoves: given }), tags: others },
    written?.offset ?? resultAtEnd?.offset,
  );
}

/** Whether a tag is no fact by itself: the start, the result, or how the game ended, if the result says so. */
function isPartOf(result: RecordedResult | undefined, name: string, value: string): boolean {
  if (name === 'Termination')
    return result?.by !== undefined && value.toLowerCase() === TERMINATIONS[result.by];
  return OWN_TAGS.includes(name);
}

/** How to find and read the games of this format. */
export const PGN = {
  name: 'PGN',
  findGame: findPgnGame,
  parse: (text: string) => readGame(text, { start: 0, end: text.length }),
} as const;

/** Reads the games of a text one by one. A bad game yields an error, and reading goes on. */
export function readPgn(text: string): Generator<GameEntry, void> {
  return readCollection(PGN, text);
}

/** As {@link readPgn}, from a stream. Only one game is kept in memory at a time. */
export function streamPgn(source: TextSource): AsyncGenerator<GameEntry, void> {
  return streamCollection(PGN, source);
}

function startOf(tags: ReadonlyMap<string, TagText>): Position {
  for (const [written, size] of [
    [/^\s*(\d{1,2})\s*(?:x\s*\1\s*)?$/i, tags.get('BoardSize')],
    [/\b(\d{1,2}) ?x ?\1\b/i, tags.get('Variant')],
  ] as const) {
    const [, sides] = written.exec(size?.value ?? '') ?? [];
    if (size && sides) atTag(size, () => refuseOtherSize(Number(sides) ** 2, 0));
  }
  const fen = tags.get('FEN');
  return fen ? atTag(fen, () => parseFen(fen.value)) : Position.start;
}

/** Reads the value of a tag; errors get its place. */
function atTag<Read>({ offset }: TagText, read: () => Read): Read {
  return readPart('PGN', () => offset, read);
}

/** Number of moves that the players were given, if the game does not begin after them. */
function givenMoves(tags: ReadonlyMap<string, TagText>): number {
  const isXot = ['Variant', 'Event', 'GameType'].some((name) => /\bxot\b/i.test(tags.get(name)?.value ?? ''));
  return isXot && !tags.has('FEN') ? XOT_MOVES : 0;
}

function endedBy(result: RecordedResult | undefined, termination = ''): RecordedResult | undefined {
  if (!result) return undefined;
  if (/time/i.test(termination)) return { ...result, by: 'time' };
  if (/resign|abandon/i.test(termination)) return { ...result, by: 'resignation' };
  return /agree/i.test(termination) ? { ...result, by: 'agreement' } : result;
}
