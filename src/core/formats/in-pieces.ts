/** Work in small steps that runs at once, or in pieces between which a page stays responsive. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Length of a piece in milliseconds; shorter than a frame. */
const PIECE = 10;

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the steps in pieces and lets timers, input and messages run in between. */
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
