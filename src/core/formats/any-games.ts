/**
 * Reads all games of a text or a file of any format. The command, the site's library and `<othello-openings>` open files
 * by it, whole or as a stream. It finds out the format; the reader of that format does the rest.
 */
import { parseAnyGame } from './any-game.js';
import {
  type CollectionFormat,
  CollectionReader,
  findLine,
  type GameEntry,
  type TextSource,
} from './common/collection.js';
import { type Extent, plainText, withNewlines } from './common/reading.js';
import {
  decoded,
  type Encoding,
  encodingOf,
  FileDecoder,
  isUtf16,
  joined,
  refusePacked,
  requireEncoding,
  requireText,
  textOf,
} from './common/encoding.js';
import { FormatError, type FormatName } from './common/format-error.js';
import type { GameRecord } from './common/game-record.js';
import { GGF } from './ggf.js';
import { readMoveText } from './notation/transcripts.js';
import { parseObf } from './obf.js';
import { readOthelloQuest, streamOthelloQuest } from './othello-quest.js';
import { PGN } from './pgn.js';
import { RecordReader } from './common/record-reader.js';
import { SGF } from './sgf.js';
import { hasTagGame, isSgf } from './common/tags.js';
import { readWthor, streamWthor, type WthorNameLists } from './wthor.js';
import { isOwnJson, JSON_LINES } from './json/json-lines.js';

/** Options for reading a file of any format. */
export interface ReadGamesOptions extends WthorNameLists {
  /** The format, if known; otherwise it is recognised from the text. */
  readonly format?: FormatName;
  /**
   * The encoding of bytes, if known, by a name that `TextDecoder` accepts, such as `windows-1250`. Otherwise a byte
   * order mark, SGF's `CA` or the characters decide: UTF-8 if they are valid, Windows-1250 or ISO 8859-2 if words look
   * like it, otherwise Windows-1252. WTHOR has its own encoding.
   */
  readonly encoding?: string;
}

/**
 * Reads the games of a text or of a file's bytes one by one. The format may be PGN, GGF, SGF, WTHOR, Othello Quest, an
 * Othello Board File (each position is a game without moves), or lines that {@link parseAnyGame} reads. A bad game
 * yields an error with its place, and reading goes on.
 *
 * @throws {FormatError} when there is nothing to read, or a WTHOR file has no header.
 * @throws {RangeError} when the encoding is unknown.
 */
export function* readGames(
  text: string | Uint8Array,
  options: ReadGamesOptions = {},
): Generator<GameEntry, void> {
  if (typeof text === 'string') {
    yield* readText(text, options);
  } else if (isWthor(text, options)) {
    yield* readWthor(text, options);
  } else {
    const encoding = options.encoding === undefined ? encodingOf(text) : undefined;
    yield* readText(textOf(text, options.encoding ?? encoding?.name), options, encoding);
  }
}

/** Reads the games of a whole text. */
function* readText(text: string, options: ReadGamesOptions, encoding?: Encoding): Generator<GameEntry, void> {
  const format = options.format ?? formatOf(text, true);
  let games = 0;
  const entries =
    format === 'Othello Quest'
      ? readOthelloQuest(text)
      : new CollectionReader(collectionOf(format, { encoding })).push(text, true);
  for (const entry of entries) {
    games++;
    yield entry;
  }
  if (games === 0) yield noGame(format);
}

/** As {@link readGames}, from a stream. Only one game is kept in memory at a time. */
export async function* streamGames(
  source: TextSource,
  options: ReadGamesOptions = {},
): AsyncGenerator<GameEntry, void> {
  const { head, all } = await withHead(source);
  if (typeof head !== 'string' && isWthor(head, options)) {
    yield* streamWthor(all as AsyncIterable<Uint8Array>, options);
    return;
  }
  const text = typeof head === 'string' ? head : textOf(head, options.encoding);
  const format = options.format ?? formatOf(text, text.length < HEAD);
  const decoder = new FileDecoder(options.encoding);
  const pieces = decoded(all, decoder);
  let games = 0;
  if (format === 'Othello Quest') {
    for await (const entry of streamOthelloQuest(pieces)) {
      games++;
      yield entry;
    }
  } else {
    const reader = new CollectionReader(collectionOf(format, decoder));
    for await (const piece of pieces) for (const entry of reader.push(piece, false)) yield entry;
    yield* reader.push('', true);
    games = reader.games;
  }
  if (games === 0) yield noGame(format);
}

/** In place of the games of a text in which there are none. */
function noGame(format: FormatName): GameEntry {
  const location = { game: 1, line: 1, column: 1 };
  const error = new FormatError(format, 'there is no game in it', 0, {
    code: 'empty',
    location,
  });
  return { error, format, location, offset: 0 };
}

/** An object with names, a list of objects or lists, or a socket message with its type in front. */
const JSON_BEGIN = /^(?:\d+(?::[^\s:{}[\]]*){0,3})?(?:\{\s*["}]|\[[\s[]*(?:[{\]]|"\w+"\s*,\s*\{))/;

/** The format is recognised from this much of a file, in characters or bytes. */
const HEAD = 65_536;

/** Returns the beginning of a source together with the whole source. */
async function withHead(source: TextSource): Promise<{
  head: string | Uint8Array;
  all: AsyncIterable<string | Uint8Array>;
}> {
  const pieces = iteratorOf(source);
  const read: (string | Uint8Array)[] = [];
  let length = 0;
  while (length < HEAD) {
    const next = await pieces.next();
    if (next.done === true) break;
    read.push(next.value);
    length += next.value.length;
  }
  async function* all(): AsyncGenerator<string | Uint8Array, void> {
    yield* read;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  const isBytes = typeof read[0] === 'object';
  return { head: isBytes ? joined(read as Uint8Array[]) : read.join(''), all: all() };
}

/** The pieces of a source. */
function iteratorOf(source: TextSource): Iterator<string | Uint8Array> | AsyncIterator<string | Uint8Array> {
  return Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
}

/**
 * Text has no zero bytes, except UTF-16; the header of WTHOR always has some.
 *
 * @throws {FormatError} when the bytes are neither
 */
function isWthor(bytes: Uint8Array, { format }: ReadGamesOptions): boolean {
  refusePacked(bytes);
  if (format === 'WTHOR') return true;
  const isFound = !format && !isUtf16(bytes) && isWthorHeader(bytes.subarray(0, 16));
  if (!isFound) requireText(bytes);
  return isFound;
}

/** Other binary files have other bytes where this format has the day when it was made and the size of the board. */
function isWthorHeader(bytes: Uint8Array): boolean {
  const [month = 0, day = 0, size = 0] = [2, 3, 12].map((at) => bytes[at] ?? 0);
  return bytes.includes(0) && (month <= 12 || day <= 31) && size <= 20;
}

/**
 * The format that the beginning of a text looks like.
 *
 * @param complete whether the text ends here
 * @throws {FormatError} when the text is empty
 */
export function formatOf(text: string, complete: boolean): FormatName {
  const start = text.trimStart().slice(0, 4000);
  if (start === '')
    throw new FormatError('transcript', 'there is nothing to read: give a game or a position', 0, {
      code: 'empty',
    });
  if (isOwnJson(text)) return 'game as JSON';
  if (JSON_BEGIN.test(start)) return 'Othello Quest';
  if (hasTagGame(start)) return isSgf(start) ? 'SGF' : 'GGF';
  if (/^\[\s*\w+\s+["“”„‟\w]/m.test(start)) return 'PGN';
  if (/^(?:%[^\n]*\n\s*)*[-.*XOBW01]{64}\s+[XOBW*]\s*;/i.test(start)) return 'OBF';
  return complete && isOneGame(text) ? 'board string' : 'transcript';
}

/** Whether a short text is one game, or one board, spread over several lines. */
function isOneGame(text: string): boolean {
  if (text.length > HEAD) return false;
  const lines = withNewlines(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  // If the second line is a game by itself, each line is a game.
  const second = lines[1]!;
  const moves = outcomeOf(() => readMoveText(plainText(second)));
  if (!(moves instanceof FormatError) && moves.mainLine?.length) return false;
  const whole = outcomeOf(() => parseAnyGame(text));
  if (!(whole instanceof FormatError)) return true;
  // A drawn board has one error, not one for each of its lines.
  return whole.format === 'board string' && outcomeOf(() => parseAnyGame(second)) instanceof FormatError;
}

/** The game that is read, or why it cannot be. */
function outcomeOf(parse: () => GameRecord): GameRecord | FormatError {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** A game in brackets, of a file that may have games of both formats. */
function parseTagGame(text: string, encoding: Encoding | undefined): GameRecord {
  if (!isSgf(text)) return GGF.parse(text);
  if (encoding) requireEncoding(text, encoding);
  return SGF.parse(text);
}

/** A game a line, in any form. */
const LINES: CollectionFormat = { name: 'transcript', findGame: findGameLine, parse: parseAnyGame };
/** A position a line, as the start of a game without moves. */
const POSITIONS: CollectionFormat = {
  name: 'OBF',
  findGame: findGameLine,
  parse: (text) => {
    const [entry] = parseObf(text);
    const { position, moves = [], score, comment } = entry ?? {};
    const scores = {
      moves,
      ...(score !== undefined && { score }),
      ...(comment !== undefined && { comment }),
    };
    return new RecordReader('OBF', position).record({ scores });
  },
};
/** A single game, whose text may have several lines. */
const WHOLE: CollectionFormat = {
  name: 'transcript',
  findGame: (text, from, complete) =>
    complete && text.slice(from).trim() !== '' ? { start: from, end: text.length } : undefined,
  parse: parseAnyGame,
};

/** @param file its encoding, once it is known from its bytes */
function collectionOf(
  format: FormatName,
  file: { readonly encoding: Encoding | undefined },
): CollectionFormat {
  const parse = (text: string): GameRecord => parseTagGame(text, file.encoding);
  const nameOf = (text: string): FormatName => (isSgf(text) ? 'SGF' : 'GGF');
  switch (format) {
    case 'PGN':
      return PGN;
    case 'GGF':
      return { ...GGF, nameOf, parse };
    case 'SGF':
      return { ...SGF, nameOf, parse };
    case 'game as JSON':
      return JSON_LINES;
    case 'OBF':
      return POSITIONS;
    case 'board string':
      return WHOLE;
    default:
      return LINES;
  }
}

/** The next line that is not only a comment. */
function findGameLine(text: string, from: number, complete: boolean): Extent | undefined {
  let found = findLine(text, from, complete);
  while (found && /^\s*[%#]/.test(text.slice(found.start, found.end)))
    found = findLine(text, found.end, complete);
  return found;
}
