/**
 * The errors of the rules for a text that is no square or no board, and `OthelloError`, the base of all errors of the
 * rules and of `formats`. The error for an illegal move is in `position.ts`.
 */

/** The base of all errors that the rules and the formats throw: bad input, described in one line. */
export class OthelloError extends Error {
  override get name(): string {
    return 'OthelloError';
  }
}

/** A text that is not a square. */
export class SquareError extends OthelloError {
  override get name() {
    return 'SquareError' as const;
  }

  /** The fault, for programs. */
  readonly code = 'square';

  /** The values that the message mentions. */
  get data(): { readonly text: string } {
    return { text: excerptOf(this.text) };
  }

  constructor(readonly text: string) {
    super(`${excerptOf(text)} is not a square from a1 to h8`);
  }
}

/** A board without 64 squares, or with an unknown character. */
export class BoardError extends OthelloError {
  override get name() {
    return 'BoardError' as const;
  }
}

/** The longest part of a text that a message quotes, in characters. */
const LONGEST = 100;

/** The beginning of a text for a message: what people and programs write may be of any length. */
export function excerptOf(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
