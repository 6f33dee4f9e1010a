/** The kinds of jobs that only need the engine. */
import { createHash } from 'node:crypto';
import { nodeFiles } from '../../core/engine/node-files.js';
import { ENGINE_VERSION } from '../../core/engine/version.js';
import type { JobSet } from './kind.js';
import { puzzlesKind } from './kind-puzzles.js';
import { reviewKind } from './kind-review.js';
import { solveKind } from './kind-solve.js';

// The file beside this one has the same extension: `.ts` in the source, `.js` in the package.
const here = import.meta.url;

export const ENGINE_JOBS: JobSet = {
  name: 'engine',
  kinds: [reviewKind, solveKind, puzzlesKind],
  build: engineBuild,
  thread: new URL(here.replace(/engine-set(\.[jt]s)$/, 'engine-thread$1')),
};

/** The version of the package, and a hash of the core and its weights. */
export async function engineBuild(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [await nodeFiles.wasm(), await nodeFiles.weights()]) hash.update(new Uint8Array(file));
  return `${ENGINE_VERSION}-${hash.digest('hex').slice(0, 16)}`;
}
