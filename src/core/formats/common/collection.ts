/**
 * Reads files of many games, game by game, with the place of each error. A format says how to find and parse one game
 * (`CollectionFormat`); from that come its readers for texts and for streams.
 */
import { decoded, type TextSource } from './encoding.js';
import { type FileLocation, FormatError, type FormatName } from './format-error.js';
import type { GameRecord } from './game-record.js';
import { type Extent, withNewlines } from './reading.js';

export type { TextSource };

/** A game that was read from a collection. */
export interface ReadGame<R = GameRecord> {
  readonly record: R;
  readonly error?: undefined;
  readonly format: FormatName;
  /** Where the game begins in the file. */
  readonly location: FileLocation;
  /** Offset of the game from the beginning of the text in characters, or of the file in bytes. */
  readonly offset: number;
}

/** A game of a collection that could not be read. */
export interface UnreadGame {
  readonly record?: undefined;
  /** The error, with its own place. */
  readonly error: FormatError;
  readonly format: FormatName;
  /** Where the game begins in the file. */
  readonly location: FileLocation;
  readonly offset: number;
}

/** One game of a collection, or the reason why it could not be read. */
export type GameEntry<R = GameRecord> = ReadGame<R> | UnreadGame;

/** How to find and read the games of a format in a text. */
export interface CollectionFormat<R = GameRecord> {
  readonly name: FormatName;
  /** The format of one game, where a file may have games of several. */
  nameOf?(text: string): FormatName;
  /**
   * Finds the next game from an offset on; `undefined` when there is none, or when more text is needed to find its end.
   */
  findGame(text: string, from: number, complete: boolean): Extent | undefined;
  /** @throws {FormatError} */
  parse(text: string): R;
}

/** Longer than any game, in characters. Where more has come without the end of a game, all of it is taken as one. */
const LONGEST_GAME = 4_000_000;

/** Reading stops after this many errors in a row: the file is not of this format. */
const MOST_ERRORS_IN_A_ROW = 1000;

/** Whether the game is of other rules or on another board. Games of ours may still follow it. */
function isOtherGame({ code }: FormatError): boolean {
  return code === 'board-size' || code === 'other-game';
}

/** Reads the games of a text one by one. */
export function* readCollection<R>(format: CollectionFormat<R>, text: string): Generator<GameEntry<R>, void> {
  yield* new CollectionReader(format).push(text, true);
}

/** Reads the games of a stream one by one. */
export async function* streamCollection<R>(
  format: CollectionFormat<R>,
  source: TextSource,
): AsyncGenerator<GameEntry<R>, void> {
  const reader = new CollectionReader(format);
  for await (const text of decoded(source)) yield* reader.push(text, false);
  yield* reader.push('', true);
}

/** The next non-empty line, as the extent of a game. */
export function findLine(text: string, from: number, complete: boolean): Extent | undefined {
  for (let start = from; start < text.length;) {
    const newline = text.indexOf('\n', start);
    if (newline < 0 && !complete) return undefined;
    const end = newline < 0 ? text.length : newline + 1;
    if (text.slice(start, end).trim() !== '') return { start, end };
    start = end;
  }
  return undefined;
}

/** Converts offsets in a text to lines and columns, from 1; fastest in ascending order. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = this.#endOfLine(0);
  }

  /** The place of an offset, at most the length of the text. */
  at(offset: number): Pick<FileLocation, 'line' | 'column'> {
    if (offset < this.#lineStart) this.#goTo(1, 0);
    while (this.#lineEnd < offset) this.#goTo(this.#line + 1, this.#lineEnd + 1);
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }

  /** Moves on to a line that begins at an offset. */
  #goTo(line: number, start: number): void {
    this.#line = line;
    this.#lineStart = start;
    this.#lineEnd = this.#endOfLine(start);
  }

  /** Where the line of an offset ends. */
  #endOfLine(start: number): number {
    const end = this.#text.indexOf('\n', start);
    return end < 0 ? this.#text.length : end;
  }
}

/** Converts a place in a text that begins somewhere in a file to a place in the file. */
export function locationInFile(
  begin: FileLocation,
  { line, column }: Pick<FileLocation, 'line' | 'column'>,
): FileLocation {
  return {
    game: begin.game,
    line: begin.line + line - 1,
    column: line === 1 ? begin.column + column - 1 : column,
  };
}

/** Converts an error in such a text to an error in the file. */
export function errorInFile(
  error: FormatError,
  lines: LineCounter,
  begin: FileLocation,
  offset: number,
): FormatError {
  const location = locationInFile(begin, lines.at(error.offset));
  const { format, problem, code, data, cause } = error;
  const where = `game ${location.game}, line ${location.line}, character ${location.column}`;
  return new FormatError(format, problem, offset + error.offset, {
    code,
    data,
    location,
    where,
    cause,
  });
}

/** Receives text in pieces and yields complete games. */
export class CollectionReader<R> {
  readonly #format: CollectionFormat<R>;
  /** Text that was not read yet. */
  #text = '';
  /** A carriage return at the end of a piece. The next piece shows whether a line feed follows. */
  #return = '';
  /** Offset of that text in the whole text. */
  #offset = 0;
  #line = 1;
  #column = 1;
  #games = 0;
  #errorsInARow = 0;

  constructor(format: CollectionFormat<R>) {
    this.#format = format;
  }

  /** Number of games so far, those with an error included. */
  get games(): number {
    return this.#games;
  }

  /** Takes another piece of the text, and yields the games that end in it. @param complete whether it is the last */
  *push(more: string, complete: boolean): Generator<GameEntry<R>, void> {
    const added = this.#return + more;
    this.#return = !complete && added.endsWith('\r') ? '\r' : '';
    this.#text += withNewlines(this.#return === '' ? added : added.slice(0, -1));
    let from = 0;
    while (this.#errorsInARow < MOST_ERRORS_IN_A_ROW) {
      const found =
        this.#format.findGame(this.#text, from, complete) ?? (complete ? undefined : this.#overlong(from));
      if (!found) break;
      this.#advance(from, found.start);
      const entry = this.#read(found);
      this.#errorsInARow = entry.error && !isOtherGame(entry.error) ? this.#errorsInARow + 1 : 0;
      yield entry;
      this.#advance(found.start, found.end);
      from = found.end;
    }
    this.#text = this.#errorsInARow < MOST_ERRORS_IN_A_ROW ? this.#text.slice(from) : '';
  }

  /** Reads one game; an error gets the location of the game in the file. */
  #read({ start, end }: Extent): GameEntry<R> {
    const text = this.#text.slice(start, end);
    const format = this.#format.nameOf?.(text) ?? this.#format.name;
    const location = { game: ++this.#games, line: this.#line, column: this.#column };
    const offset = this.#offset;
    const inFile = (error: FormatError): FormatError =>
      errorInFile(error, new LineCounter(text), location, offset);
    try {
      const record = this.#format.parse(text) as R & { warnings?: readonly FormatError[] };
      if (record.warnings) record.warnings = record.warnings.map(inFile);
      return { record, format, location, offset };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return {
        error: inFile(error),
        format,
        location,
        offset,
      };
    }
  }

  /** Treats text longer than any game as one game, so that memory use stays bounded. */
  #overlong(from: number): Extent | undefined {
    return this.#text.length - from > LONGEST_GAME ? { start: from, end: this.#text.length } : undefined;
  }

  /** Counts lines and columns up to an offset. */
  #advance(from: number, to: number): void {
    const passed = this.#text.slice(from, to);
    this.#offset += passed.length;
    let lineStart = 0;
    for (let end = passed.indexOf('\n'); end >= 0; end = passed.indexOf('\n', lineStart)) {
      this.#line++;
      this.#column = 1;
      lineStart = end + 1;
    }
    this.#column += passed.length - lineStart;
  }
}
