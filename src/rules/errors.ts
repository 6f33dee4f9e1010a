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
