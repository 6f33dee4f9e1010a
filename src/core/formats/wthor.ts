/**
 * WTHOR, the database of tournament games of the French federation: files of games (`.wtb`), players (`.jou`) and
 * tournaments (`.trn`), in bytes.
 *
 * Source: https://www.ffothello.org/wthor/ (format of 1998). A game takes 68 bytes: numbers of the tournament and the players,
 * Black's score, the score of best play, 60 moves. Read: games of 8x8, names in Latin-1. Dropped: nothing; files of other
 * boards are refused. Written: the same three files.
 */
import { type Square, squareIndex, SQUARES } from '../rules/square.js';
import { Position } from '../rules/position.js';
import type { GameEntry } from './common/collection.js';
import { type FileLocation, FormatError, type FormatErrorOptions } from './common/format-error.js';
import { type GameRecord, resultByMargin, resultOf } from './common/game-record.js';
import { joined } from './common/encoding.js';
import { eventOf, known, plainLetter, yearOf } from './common/fact-text.js';
import { RecordReader } from './common/record-reader.js';
import { writtenGame } from './common/written-game.js';
import { printTranscript } from './notation/transcript.js';

/** The date of a file of the database, and the year of its games (0 in files of names). */
export interface WthorHeader {
  readonly created: { readonly year: number; readonly month: number; readonly day: number };
  readonly year: number;
  /** Number of empty squares from which the theoretical scores were computed. */
  readonly depth: number;
  /** The byte for the size of the board: 0 and 8 both mean 8x8. */
  readonly boardSize?: number;
  /** The kind of file: 1 for solitaires (problems for one side). */
  readonly kind?: number;
  /** The last byte of the header, without meaning. */
  readonly reserved?: number;
}

/** A game of the WTHOR database. In scores, empty squares go to the winner. */
export interface WthorGame {
  /** Indices in the lists of tournaments and players, from 0. */
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's score in the game, 0-64. */
  readonly blackScore: number;
  /** Black's score with best play from `depth` empty squares on, 0-64. */
  readonly theoreticalScore: number;
  /** The moves, without passes. */
  readonly moves: readonly Square[];
}

/** The two kinds of lists of names: players (`.jou`) and tournaments (`.trn`). */
export type WthorNames = 'players' | 'tournaments';

/** Number of Latin-1 characters for a name in the lists of the WTHOR database, without the final zero byte. */
export const WTHOR_LETTERS = { players: 19, tournaments: 25 } as const;

/** Sizes and offsets in bytes, as the description of the format has them. */
const HEADER_BYTES = 16;
const GAME_BYTES = 68;
const MOVES_AT = 8;
const NAME_BYTES = {
  players: WTHOR_LETTERS.players + 1,
  tournaments: WTHOR_LETTERS.tournaments + 1,
} as const;

/**
 * Reads a file of games (`.wtb`).
 *
 * @throws {FormatError} when the length, the size of the board or a move is invalid.
 */
export function parseWthorGames(bytes: Uint8Array): { header: WthorHeader; games: WthorGame[] } {
  const view = open(bytes);
  const count = view.getUint32(4, true);
  const header = readHeader(view);
  // The games of other boards may have another length.
  requireSize(header);
  requireLength(bytes, HEADER_BYTES + GAME_BYTES * count);
  const games = Array.from({ length: count }, (_, i) => readGame(view, HEADER_BYTES + GAME_BYTES * i));
  return { header, games };
}

/**
 * Reads a list of names (`.jou` or `.trn`).
 *
 * @throws {FormatError} when the length is invalid.
 */
export function parseWthorNames(bytes: Uint8Array, kind: WthorNames): string[] {
  const view = open(bytes);
  const size = NAME_BYTES[kind];
  const count = view.getUint16(8, true);
  requireLength(bytes, HEADER_BYTES + size * count);
  return Array.from({ length: count }, (_, i) => {
    const name = bytes.subarray(HEADER_BYTES + size * i, HEADER_BYTES + size * (i + 1));
    const end = name.indexOf(0);
    // Latin-1: the byte is the code point.
    return String.fromCharCode(...name.subarray(0, end < 0 ? size : end));
  });
}

/** Names for the numbers in a file of games, read by {@link parseWthorNames} from `WTHOR.JOU` and `WTHOR.TRN`. */
export interface WthorNameLists {
  readonly players?: readonly string[];
  readonly tournaments?: readonly string[];
}

/**
 * Reads the games of a file one by one and plays them through. A game with an illegal move yields an error, and reading
 * goes on; so does each game of a file of another board than 8x8. A score that contradicts the board or is out of range
 * is a warning. The theoretical score becomes the tag `TheoreticalScore` (Black's discs), and the number of empty
 * squares from which it was computed the tag `TheoreticalDepth`.
 *
 * @throws {FormatError} when there is no header. A truncated file yields its complete games, then an error.
 */
export function* readWthor(bytes: Uint8Array, names: WthorNameLists = {}): Generator<GameEntry, void> {
  const reader = new WthorReader(names);
  yield* reader.push(bytes);
  yield* reader.end();
}

/** As {@link readWthor}, from a stream of bytes. Only one piece is kept in memory at a time. */
export async function* streamWthor(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  names: WthorNameLists = {},
): AsyncGenerator<GameEntry, void> {
  const reader = new WthorReader(names);
  for await (const piece of source) yield* reader.push(piece);
  yield* reader.end();
}

/** Receives bytes in pieces and yields complete games. */
class WthorReader {
  readonly #names: WthorNameLists;
  #header: WthorHeader | undefined;
  /** Number of games that the header announces, and number read so far. */
  #count = 0;
  #games = 0;
  #rest: Uint8Array = new Uint8Array(0);
  #offset = 0;

  constructor(names: WthorNameLists) {
    this.#names = names;
  }

  /** Takes more bytes, and yields the games that end in them. */
  *push(piece: Uint8Array): Generator<GameEntry, void> {
    const bytes = this.#rest.length > 0 ? joined([this.#rest, piece]) : piece;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    if (!this.#header && bytes.length >= HEADER_BYTES) {
      this.#header = readHeader(view);
      this.#count = view.getUint32(4, true);
      at = HEADER_BYTES;
    }
    if (this.#header) {
      for (; at + GAME_BYTES <= bytes.length && this.#games < this.#count; at += GAME_BYTES) {
        yield this.#read(view, at, this.#header);
      }
    }
    this.#offset += at;
    this.#rest = bytes.slice(at);
  }

  /** Yields an error if the file is shorter or longer than its header says. */
  *end(): Generator<GameEntry, void> {
    if (!this.#header) open(this.#rest);
    const length = this.#offset + this.#rest.length;
    const expected = HEADER_BYTES + GAME_BYTES * this.#count;
    // The games of other boards may have another length.
    if (length === expected || otherSize(this.#header) !== undefined) return;
    const location = { game: this.#games + 1, line: 1, column: Math.min(length, expected) + 1 };
    const error = wrongLength(length, expected, location);
    yield { error, format: 'WTHOR', location, offset: Math.min(length, expected) };
  }

  #read(view: DataView, at: number, header: WthorHeader): GameEntry {
    const offset = this.#offset + at;
    const location = { game: ++this.#games, line: 1, column: offset + 1 };
    try {
      requireSize(header);
      const record = recordOf(readGame(view, at), header, this.#names, offset);
      return { record, format: 'WTHOR', location, offset };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const { problem, code, data, cause } = error;
      // Errors of the record count from the beginning of the piece, errors of the moves from that of the file.
      const from = code === 'unexpected' ? this.#offset + error.offset : error.offset;
      const byte = { ...location, column: from + 1 };
      const ofFile = new FormatError('WTHOR', problem, from, { code, data, cause, ...inFile(byte) });
      return { error: ofFile, format: 'WTHOR', location, offset };
    }
  }
}

/** A game of the database, played through. */
function recordOf(
  game: WthorGame,
  header: WthorHeader,
  { players, tournaments }: WthorNameLists,
  offset: number,
): GameRecord {
  const reader = new ByteReader('WTHOR', Position.start);
  game.moves.forEach((move, index) => reader.play(move, offset + MOVES_AT + index));
  const name = (names: readonly string[] | undefined, index: number, key: string): Record<string, string> => {
    const found = known(names?.[index]);
    return found === undefined ? {} : { [key]: found };
  };
  const { blackScore, theoreticalScore } = game;
  for (const [score, at] of [
    [blackScore, 6],
    [theoreticalScore, 7],
  ] as const) {
    if (score <= 64) continue;
    reader.warn(`score ${score} is not from 0 to 64`, offset + at, {
      code: 'score',
      data: { text: String(score), least: 0, most: 64 },
    });
  }
  return reader.record(
    {
      ...name(players, game.black, 'black'),
      ...name(players, game.white, 'white'),
      ...name(tournaments, game.tournament, 'event'),
      ...(header.year > 0 && { date: String(header.year) }),
      ...(blackScore <= 64 && { result: resultByMargin(2 * blackScore - 64) }),
      tags: new Map(
        Object.entries({
          ...(theoreticalScore <= 64 && { TheoreticalScore: String(theoreticalScore) }),
          ...(theoreticalScore <= 64 && header.depth > 0 && { TheoreticalDepth: String(header.depth) }),
        }),
      ),
    },
    offset + 6,
  );
}

/**
 * Writes a file of games.
 *
 * @throws {RangeError} when a number does not fit its field or a game has more than 60 moves.
 */
export function printWthorGames(header: WthorHeader, games: readonly WthorGame[]): Uint8Array {
  const pieces = games.map((game, i) => {
    try {
      return packWthorGame(game);
    } catch (error) {
      throw new RangeError(`game ${i}: ${(error as Error).message}`, { cause: error });
    }
  });
  return joinWthorGames(header, pieces);
}

/**
 * Packs one game as in a file, in 68 bytes; useful for holding very many games. {@link joinWthorGames} writes them.
 *
 * @throws {RangeError} when a number does not fit its field or the game has more than 60 moves.
 */
export function packWthorGame(game: WthorGame): Uint8Array {
  const { tournament, black, white, blackScore, theoreticalScore, moves } = game;
  if (moves.length > GAME_BYTES - MOVES_AT)
    throw new RangeError(`a game has at most 60 moves, not ${moves.length}`);
  const bytes = new Uint8Array(GAME_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [tournament, black, white].entries())
    view.setUint16(2 * at, within(value, 0xffff), true);
  view.setUint8(6, within(blackScore, 64));
  view.setUint8(7, within(theoreticalScore, 64));
  bytes.set(moves.map(moveByte), MOVES_AT);
  return bytes;
}

/**
 * Writes a file from packed games, one or more in each piece.
 *
 * @throws {RangeError} when a piece is not a whole number of games, or a number of the header does not fit its field.
 */
export function joinWthorGames(header: WthorHeader, pieces: readonly Uint8Array[]): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const odd = pieces.find((piece) => piece.length % GAME_BYTES !== 0);
  if (odd) throw new RangeError(`a game has ${GAME_BYTES} bytes, not ${odd.length}`);
  const bytes = new Uint8Array(HEADER_BYTES + length);
  writeHeader(bytes, header).setUint32(4, length / GAME_BYTES, true);
  let at = HEADER_BYTES;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * Writes a list of names.
 *
 * @throws {RangeError} when a name is too long, or has characters outside Latin-1.
 */
export function printWthorNames(header: WthorHeader, names: readonly string[], kind: WthorNames): Uint8Array {
  const size = NAME_BYTES[kind];
  const bytes = new Uint8Array(HEADER_BYTES + size * names.length);
  writeHeader(bytes, header).setUint16(8, within(names.length, 0xffff), true);
  names.forEach((name, i) => {
    // The last byte stays 0 to end the name.
    if (name.length >= size) throw new RangeError(`name '${name}' is longer than ${size - 1} characters`);
    const codes = Array.from({ length: name.length }, (_, at) => within(name.charCodeAt(at), 0xff));
    bytes.set(codes, HEADER_BYTES + size * i);
  });
  return bytes;
}

/** A file with its header. @throws {FormatError} when it is shorter than that */
function open(bytes: Uint8Array): DataView {
  if (bytes.length < HEADER_BYTES) {
    throw wthorError(`the file has ${bytes.length} bytes, fewer than its header of 16`, bytes.length, {
      code: 'file-length',
      data: { found: bytes.length, expected: HEADER_BYTES },
    });
  }
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @throws {FormatError} for another length */
function requireLength(bytes: Uint8Array, expected: number): void {
  if (bytes.length !== expected) throw wrongLength(bytes.length, expected);
}

/** An error at an offset in bytes. */
function wthorError(problem: string, offset: number, options?: FormatErrorOptions): FormatError {
  return new FormatError('WTHOR', problem, offset, { where: `byte ${offset + 1}`, ...options });
}

/** A reader whose errors name the byte. */
class ByteReader extends RecordReader {
  override fail(problem: string, offset: number, options?: FormatErrorOptions): FormatError {
    return wthorError(this.where + problem, offset, options);
  }
}

/** The place of an error, also in words. */
function inFile(location: FileLocation): Required<Pick<FormatErrorOptions, 'location' | 'where'>> {
  return { location, where: `game ${location.game}, byte ${location.column}` };
}

/** The error for a file that is not as long as its header says. */
function wrongLength(found: number, expected: number, location?: FileLocation): FormatError {
  return wthorError(`${found} bytes: ${expected} expected by the header`, Math.min(found, expected), {
    code: 'file-length',
    data: { found, expected },
    ...(location && inFile(location)),
  });
}

/** The size of a board that is not 8x8. */
function otherSize(header: WthorHeader | undefined): number | undefined {
  const size = header?.boardSize ?? 0;
  return size === 0 || size === 8 ? undefined : size;
}

/** @throws {FormatError} for a board that is not 8x8 */
function requireSize(header: WthorHeader): void {
  const size = otherSize(header);
  if (size === undefined) return;
  throw wthorError(`the board is of size ${size}, not 8`, 12, {
    code: 'board-size',
    data: { text: String(size) },
  });
}

/** Reads the header of a file. */
function readHeader(view: DataView): WthorHeader {
  const [century = 0, year = 0, month = 0, day = 0] = [0, 1, 2, 3].map((at) => view.getUint8(at));
  return {
    created: { year: century * 100 + year, month, day },
    year: view.getUint16(10, true),
    depth: view.getUint8(14),
    ...(view.getUint8(12) !== 0 && { boardSize: view.getUint8(12) }),
    ...(view.getUint8(13) !== 0 && { kind: view.getUint8(13) }),
    ...(view.getUint8(15) !== 0 && { reserved: view.getUint8(15) }),
  };
}

/** Writes the header of a file; the caller writes the number of entries. */
function writeHeader(bytes: Uint8Array, header: WthorHeader): DataView {
  const { created, year, depth, boardSize = 0, kind = 0, reserved = 0 } = header;
  const view = new DataView(bytes.buffer);
  bytes.set([within(Math.floor(created.year / 100), 0xff), created.year % 100, created.month, created.day]);
  view.setUint16(10, within(year, 0xffff), true);
  bytes.set([within(boardSize, 0xff), within(kind, 0xff), within(depth, 60), within(reserved, 0xff)], 12);
  return view;
}

/** Squares by their byte: ten times the row plus the column, both from 1. */
const SQUARE_OF_BYTE: readonly (Square | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  const [row, column] = [Math.floor(byte / 10), byte % 10];
  return row >= 1 && row <= 8 && column >= 1 && column <= 8 ? SQUARES[(row - 1) * 8 + column - 1] : undefined;
});

/** Edax writes this behind the last move of a game that ends before the board is full; all others write 0. */
const NO_MOVE = 92;

/** Reads the game at an offset. */
function readGame(view: DataView, at: number): WthorGame {
  const moves: Square[] = [];
  let ended = false;
  for (let offset = at + MOVES_AT; offset < at + GAME_BYTES; offset++) {
    const byte = view.getUint8(offset);
    const square = SQUARE_OF_BYTE[byte];
    if (byte === 0 || byte === NO_MOVE) ended = true;
    else if (ended) {
      throw wthorError(`move ${byte} follows the end of the game, where only 0 may stand`, offset, {
        code: 'unexpected',
        data: { text: String(byte), expected: '0' },
      });
    } else if (square === undefined) {
      throw wthorError(`move ${byte} is neither 0 nor 11 to 88 (row, column)`, offset, {
        code: 'unexpected',
        data: { text: String(byte), expected: '11–88' },
      });
    } else moves.push(square);
  }
  const [tournament = 0, black = 0, white = 0] = [0, 2, 4].map((offset) => view.getUint16(at + offset, true));
  const scores = { blackScore: view.getUint8(at + 6), theoreticalScore: view.getUint8(at + 7) };
  return { tournament, black, white, ...scores, moves };
}

/** A square as a byte: ten times the row, plus the column, both from 1. */
function moveByte(square: Square): number {
  const index = squareIndex(square);
  return 10 * ((index >> 3) + 1) + (index & 7) + 1;
}

/** A whole number in a range. @throws {RangeError} */
function within(value: number, most: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RangeError(`${value} is not a whole number from 0 to ${most}`);
}

/** A game of the database, with names in place of the numbers in its files. */
export interface WthorEntry {
  /** 0 if unknown. */
  readonly year: number;
  readonly event: string;
  readonly black: string;
  readonly white: string;
  readonly blackScore: number;
  readonly theoreticalScore: number;
  /** Number of empty squares from which it was computed; 0 if unknown. */
  readonly depth: number;
  /** The squares, concatenated. */
  readonly moves: string;
}

/**
 * A game as the database stores it; unknown names are `?`.
 *
 * @throws {RangeError} for a game that the database cannot store: from another start, without a score, or with more than
 *   60 moves
 */
export function wthorEntry(record: GameRecord): WthorEntry {
  const { black, white, date, tags } = record;
  const start = record.plainFrom ?? writtenGame(record).start;
  if (start !== Position.start && !start.equals(Position.start))
    throw new RangeError('WTHOR stores only games from the usual start');
  const margin = resultOf(record)?.margin;
  if (margin === undefined || !Number.isInteger(margin / 2))
    throw new RangeError('WTHOR stores only games with a score');
  const moves = record.mainLine ?? record.game.line;
  if (moves.length > 60) throw new RangeError(`${moves.length} moves: WTHOR stores at most 60`);
  const blackScore = 32 + margin / 2;
  const numberIn = (tag: string, most: number): number | undefined => {
    const number = Number(tags?.get(tag) ?? NaN);
    return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
  };
  const theoreticalScore = numberIn('TheoreticalScore', 64);
  return {
    year: yearOf(date) ?? 0,
    event: eventOf(record) ?? record.site ?? '?',
    black: black ?? '?',
    white: white ?? '?',
    blackScore,
    theoreticalScore: theoreticalScore ?? blackScore,
    depth: theoreticalScore === undefined ? 0 : (numberIn('TheoreticalDepth', 60) ?? 0),
    moves: printTranscript(moves),
  };
}

/** A name as a list of the database has it: characters outside Latin-1 lose their marks or become `?`, long ones end early. */
export function wthorName(name: string, kind: WthorNames): string {
  return Array.from(name.normalize('NFC'), (letter) => {
    if (letter <= 'ÿ') return letter;
    const plain = plainLetter(letter);
    return /^[\0-ÿ]+$/u.test(plain) ? plain : '?';
  })
    .join('')
    .slice(0, WTHOR_LETTERS[kind]);
}
