/** Reviews a game that was opened: quickly, so that its story is there soon, then as thoroughly as was chosen. */
import type { FoundReview } from '../../src/core/analysis.js';
import type { OthelloReview } from '../../src/elements/companions/review/review.js';

/** As much as the end of a game searches for what decided it, so that both name the same moment. */
const FIRST_PASS = { effort: 'quick', nodes: 10_000, exactFrom: 12 } as const;

export class TwoPasses {
  readonly #review: OthelloReview;
  #isFirst = false;
  /** Counts the reviews that were begun. */
  #run = 0;
  /** The effort that was chosen before the quick pass. */
  #effort: OthelloReview['effort'];

  constructor(review: OthelloReview) {
    this.#review = review;
    this.#effort = review.effort;
    review.addEventListener('othello-review', ({ detail: { status } }) => {
      if (!this.#isFirst || status === 'running') return;
      const run = this.#run;
      // All listeners know which pass the news are of; one of them may have begun with another game.
      queueMicrotask(() => {
        if (run !== this.#run) return;
        this.#isFirst = false;
        Object.assign(review, { effort: this.#effort, nodes: undefined, exactFrom: undefined });
        if (status === 'complete') review.start();
      });
    });
  }

  /** Whether the quick pass is running, or has just ended. */
  get isFirst(): boolean {
    return this.#isFirst;
  }

  start(): void {
    const { effort, nodes } = this.#review;
    if (nodes === undefined) this.#effort = effort;
    this.#begin();
    this.#review.start();
  }

  /** Shows a quick review that was made before, and searches on. */
  goOn(found: FoundReview): void {
    this.#begin();
    this.#review.restore(found);
  }

  #begin(): void {
    this.#isFirst = true;
    this.#run++;
    Object.assign(this.#review, FIRST_PASS);
  }
}
