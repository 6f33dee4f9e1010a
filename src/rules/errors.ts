/** Everything that the rules and the formats throw: a mistake in what was handed in, said in one line. */
export class OthelloError extends Error {
  override get name(): string {
    return 'OthelloError';
  }
}

/** A text that names no square. */
export class SquareError extends OthelloError {
  override get name() {
    return 'SquareError' as const;
  }

  constructor(readonly text: string) {
    super(`square ${text}: a1 to h8 expected`);
  }
}

/** A board that has not 64 squares, or something unknown on one of them. */
export class BoardError extends OthelloError {
  override get name() {
    return 'BoardError' as const;
  }
}
