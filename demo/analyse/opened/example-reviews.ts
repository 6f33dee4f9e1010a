/**
 * The reviews that come with the examples, so that the first story that a visitor reads is there at once, and is that of a
 * thorough review. `npm run -w training examples` writes them; `analyse-page.ts` loads this with an example.
 */
import { reviewFromJson, type FoundReview } from '../../../src/core/analysis.js';
import type { Game } from '../../../src/core/rules.js';
import { late } from '../../late.js';
import { exampleIdOf, type ExampleId } from './example-game.js';

const REVIEWS: Readonly<Partial<Record<ExampleId, () => Promise<{ readonly default: unknown }>>>> = {
  close: () => import('./example-reviews/close.json'),
  upset: () => import('./example-reviews/upset.json'),
};

/** The review of an example; `undefined` for another game, and for the shortest one. */
export async function exampleReview(game: Game): Promise<FoundReview | undefined> {
  const id = exampleIdOf(game);
  const load = id && REVIEWS[id];
  const json = load && (await late(load));
  return json && reviewFromJson(json.default, game);
}
