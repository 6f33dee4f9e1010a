/**
 * The kinds of jobs that only need the engine. Jobs and their threads look up a kind in it by name; tests pass in
 * another set.
 */
import { engineBuild } from 'othello-board/engine/node.js';
import type { JobSet } from './kind.js';
import { puzzlesKind } from './kinds/kind-puzzles.js';
import { reviewKind } from './kinds/kind-review.js';
import { solveKind } from './kinds/kind-solve.js';

/** The kinds of jobs that the package has: reviews, solved positions, puzzles. */
export const ENGINE_JOBS: JobSet = {
  name: 'engine',
  kinds: [reviewKind, solveKind, puzzlesKind],
  build: engineBuild,
  // The file beside this one has the same extension: `.ts` in the source, `.js` in the package.
  thread: new URL(`engine-thread${import.meta.url.slice(-3)}`, import.meta.url),
};
