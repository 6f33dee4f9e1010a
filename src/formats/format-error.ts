import { OthelloError, SquareError } from '../rules/errors.js';
import { IllegalMoveError } from '../rules/illegal-move.js';

/** The formats that can be read. */
export type FormatName =
  | 'board string'
  | 'transcript'
  | 'OBF'
  | 'GGF'
  | 'SGF'
  | 'PGN'
  | 'WTHOR'
  | 'Othello Quest'
  | 'Hamlite'
  | 'link'
  | 'game as JSON';

/**
 * What is wrong with a text or a file: stable words for programs that say it in another language. In brackets what
 * {@link FormatError.data} holds.
 */
export type FormatErrorCode =
  /** There is nothing to read. */
  | 'empty'
  /** It looks like none of the formats. */
  | 'unknown-format'
  /** Something stands where a move should, but names no square (`text`). */
  | 'square'
  /** A move is against the rules (`move`, `ply`, `reason`: see `IllegalReason`). */
  | 'illegal-move'
  /** A move is said to be the other side's (`move`, `color`, `ply`). */
  | 'wrong-turn'
  /** A board has not 64 squares (`found`). */
  | 'board-length'
  /** On a square of a board stands something else than a disc or nothing (`text`, `square`). */
  | 'board-disc'
  /** The side to move is neither Black nor White (`text`). */
  | 'board-side'
  /** It is another game than Othello (`text`). */
  | 'other-game'
  /** The board is not 8x8 (`text`). */
  | 'board-size'
  /** A number is expected (`text`). */
  | 'number'
  /** A score is no score, or out of range (`text`, and `least` and `most` that it may be). */
  | 'score'
  /** A result is not written as the format has it (`text`, `expected`). */
  | 'result'
  /** A bracket, comment or text in quotes does not end (`expected`: the sign that would end it). */
  | 'not-closed'
  /** Something else is expected here (`text`, `expected`). */
  | 'unexpected'
  /** Something is missing (`expected`). */
  | 'missing'
  /** The text is no JSON (`text`: the parser's own words, in English). */
  | 'json'
  /** A position is set up in the middle of a game (`text`: the tag). */
  | 'set-up'
  /** A file has not the length that its header says (`found`, `expected`, in bytes). */
  | 'file-length'
  /** A disc is said to have been forgotten that the move does not flip (`square`, `move`, `ply`). */
  | 'flip'
  /** There is no such ply (`ply`, `most`). */
  | 'ply'
  /** A result contradicts the board (`text`, `expected`): a warning, not an error. */
  | 'contradiction'
  /** A text, or a part of it, is longer than it may be (`most`, in characters). */
  | 'too-long'
  /** A link has more moves than one holds (`most`). */
  | 'too-many-moves'
  /** A link was cut off or changed on its way. */
  | 'damaged'
  /** A link is of a later version (`found`, `most`). */
  | 'version'
  /** A link is compressed, and its reader cannot wait for it. */
  | 'compressed';

/** What a message speaks of, by name: see {@link FormatErrorCode}. */
export type FormatErrorData = Readonly<Record<string, string | number>>;

/** Where in a file an error is, for people: everything counted from 1. */
export interface FilePlace {
  /** Which game of the file. */
  readonly game: number;
  readonly line: number;
  /** The character in the line; in a file of bytes the byte. */
  readonly column: number;
}

export interface FormatErrorOptions extends ErrorOptions {
  readonly code?: FormatErrorCode;
  readonly data?: FormatErrorData;
  readonly place?: FilePlace;
  /** The same in words. */
  readonly where?: string;
}

/** A text (or file) that is not what its format asks for. */
export class FormatError extends OthelloError {
  override get name() {
    return 'FormatError' as const;
  }

  /** What is wrong, for programs. */
  readonly code: FormatErrorCode;
  /** What the message speaks of. */
  readonly data: FormatErrorData;
  /** Where, in a file of several games. */
  readonly place: FilePlace | undefined;

  /**
   * @param problem What is wrong and what was expected.
   * @param offset Where: the character of the text, or the byte of the file, counted from 0; of data of JSON always 0.
   * @param options Without a code, the cause tells it: an error of the rules.
   */
  constructor(
    readonly format: FormatName,
    readonly problem: string,
    readonly offset: number,
    options: FormatErrorOptions = {},
  ) {
    const { cause, place } = options;
    const unit = format === 'WTHOR' ? 'byte' : 'character';
    const where = options.where ?? `${unit} ${offset + 1}`;
    // Data is no text: the problem names the part of it.
    super(format === 'game as JSON' ? `${problem} (${format})` : `${problem} (${format}, ${where})`, options);
    this.place = place;
    this.code = options.code ?? (cause instanceof IllegalMoveError ? 'illegal-move' : 'square');
    this.data = options.data ?? dataOf(cause);
  }
}

/** What an error of the rules speaks of. */
function dataOf(cause: unknown): FormatErrorData {
  if (cause instanceof IllegalMoveError)
    return { move: cause.move, ply: cause.ply ?? 0, reason: cause.reason };
  return cause instanceof SquareError ? { text: cause.text } : {};
}
