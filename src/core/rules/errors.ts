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

  /** What is wrong, for programs. */
  readonly code = 'square';

  /** The values that the message mentions. */
  get data(): { readonly text: string } {
    return { text: this.text };
  }

  constructor(readonly text: string) {
    super(`square ${text}: a1 to h8 expected`);
  }
}

/** A board without 64 squares, or with an unknown character. */
export class BoardError extends OthelloError {
  override get name() {
    return 'BoardError' as const;
  }
}
