/** The page's own engine: opened by the first search, shared by all that search here, and kept open. */
import type { Engine } from '../../../src/core/engine.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { late } from '../../late.js';
import { reviewedFirst } from './reviewed-first.js';

export class OwnEngine {
  readonly #review: OthelloReview;
  #opened: Promise<Engine> | undefined;

  constructor(review: OthelloReview) {
    this.#review = review;
  }

  /** The engine alone, as a review needs it, which must not begin with itself. */
  readonly plain = (): Promise<Engine> => {
    this.#opened ??= open();
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  };

  /** The engine that knows what the review has found. */
  readonly reviewed = async (): Promise<Engine> =>
    reviewedFirst(await this.plain(), () => this.#review.result.plies);
}

async function open(): Promise<Engine> {
  const { createEngine } = await late(() => import('../../../src/core/engine.js'));
  const engine = await createEngine();
  await engine.ready?.();
  // The site then fetches what it needs without a network, as after the engine of a board.
  document.dispatchEvent(new CustomEvent('othello-engineready'));
  return engine;
}
