/** Work in small steps, which is done at once, or in pieces between which a page answers. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** How long a piece takes, in milliseconds: shorter than a frame. */
const PIECE = 10;

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps in pieces: between two of them timers, input and messages have their turn. */
export async function inPieces<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + PIECE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
