/**
 * The error of all readers: what is wrong, where, and what is accepted. All of `formats` throws it; the site and
 * `<othello-game>` say it in the reader's language by its code and data.
 */
import { excerptOf, OthelloError, type SquareError } from '../../rules/errors.js';
import type { IllegalMoveError } from '../../rules/position.js';

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
 * The faults of texts and files: stable codes, for programs that show their own messages. In brackets: the
 * properties of {@link FormatError.data}.
 */
export type FormatErrorCode =
  /** There is nothing to read. */
  | 'empty'
  /** The text is in none of the formats. */
  | 'unknown-format'
  /** Something other than a square stands where a move is expected (`text`). */
  | 'square'
  /** A move is illegal (`move`, `ply`, `reason`: see `IllegalReason`). */
  | 'illegal-move'
  /** A move is attributed to the wrong side (`move`, `color`, `ply`). */
  | 'wrong-turn'
  /** A board does not have 64 squares (`found`). */
  | 'board-length'
  /** A square of a board holds an unknown character (`text`, `square`). */
  | 'board-disc'
  /** Two signs of a drawn board stand for the discs of one side (`text`, `other`). */
  | 'board-signs'
  /** The side to move is neither Black nor White (`text`). */
  | 'board-side'
  /** The game is not Othello (`text`). */
  | 'other-game'
  /** The board is not 8x8 (`text`). */
  | 'board-size'
  /** A number is expected (`text`). */
  | 'number'
  /** A score is invalid or out of range (`text`, with the range `least` and `most`). */
  | 'score'
  /** A result is not written as the format requires (`text`, `expected`). */
  | 'result'
  /** A bracket, comment or quoted text is not closed (`expected`: the closing character). */
  | 'not-closed'
  /** Something else is expected here (`text`, `expected`). */
  | 'unexpected'
  /** Something is missing (`expected`). */
  | 'missing'
  /** The text is not JSON (`text`: the parser's message, in English). */
  | 'json'
  /** A position is set up in the middle of a game (`text`: the tag). */
  | 'set-up'
  /**
   * A file is shorter than its header, or does not have the length that the header gives (`found`, `expected`, in
   * bytes).
   */
  | 'file-length'
  /** A forgotten flip names a disc that the move does not flip (`square`, `move`, `ply`). */
  | 'flip'
  /** There is no such ply (`ply`, `most`). */
  | 'ply'
  /** A result contradicts the board (`text`, `expected`). This is a warning, not an error. */
  | 'contradiction'
  /** A text, or part of it, is too long (`most`, in characters). */
  | 'too-long'
  /** A link has too many moves (`most`). */
  | 'too-many-moves'
  /** A link was cut off or changed. */
  | 'damaged'
  /** A link was made by a later version (`found`, `most`). */
  | 'version'
  /** A link is compressed and cannot be read synchronously. */
  | 'compressed'
  /** A file is neither text nor a WTHOR database. */
  | 'binary'
  /** A file is compressed (`text`: how). */
  | 'packed'
  /** A file, or a game in it, is in an encoding that cannot be read (`text`; `expected`: the one to use). */
  | 'encoding';

/** The values that a message mentions, by name: see {@link FormatErrorCode}. */
export type FormatErrorData = Readonly<Record<string, string | number>>;

/** The place of an error in a file, for people: everything counts from 1. */
export interface FileLocation {
  /** The number of the game in the file. */
  readonly game: number;
  readonly line: number;
  /** The character in the line, or the byte in a binary file. */
  readonly column: number;
}

/** What a `FormatError` is made of, beside its problem. */
export interface FormatErrorOptions extends ErrorOptions {
  readonly code?: FormatErrorCode;
  readonly data?: FormatErrorData;
  readonly location?: FileLocation;
  /** The place in words; empty for data, where the problem names the part. By default the character. */
  readonly where?: string;
}

/** A text or file that does not follow its format. */
export class FormatError extends OthelloError {
  override get name() {
    return 'FormatError' as const;
  }

  /** The fault, for programs. */
  readonly code: FormatErrorCode;
  /** The fault, and what was expected. */
  readonly problem: string;
  /** The values that the message mentions. */
  readonly data: FormatErrorData;
  /** The place in a file of several games. */
  readonly location: FileLocation | undefined;

  /**
   * @param problem what is wrong and what was expected
   * @param offset the character of the text, or the byte of the file, from 0; 0 for a game that is given as an object
   * @param options without a code, it is taken from the cause, which then is an error of the rules
   */
  constructor(
    readonly format: FormatName,
    problem: string,
    readonly offset: number,
    options: FormatErrorOptions = {},
  ) {
    const { where = `character ${offset + 1}` } = options;
    const cause = options.cause as Partial<IllegalMoveError | SquareError> | undefined;
    const quoted = quotedIn(problem, options.data ?? cause?.data ?? {});
    super(`${quoted.problem} (${where ? `${format}, ${where}` : format})`, options);
    this.problem = quoted.problem;
    this.data = quoted.data;
    this.location = options.location;
    // Only for the type: every cause that readers pass on has a code.
    this.code = options.code ?? cause?.code ?? 'square';
  }
}

/** A problem whose values are quoted in part where they are long. */
function quotedIn(problem: string, data: FormatErrorData): { problem: string; data: FormatErrorData } {
  const quoted: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data)) {
    quoted[name] = typeof value === 'string' ? excerptOf(value) : value;
    if (quoted[name] !== value) problem = problem.replace(String(value), () => String(quoted[name]));
  }
  return { problem, data: quoted };
}
