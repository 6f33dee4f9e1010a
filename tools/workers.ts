import { build } from 'vite';
import { keepUrls } from './keep-urls.js';
import { options } from './options.js';

/** Builds each worker as one file without imports, so that a page or a bundler has one file to copy. */
export async function buildWorkers(): Promise<void> {
  for (const [entry, fileName, outside] of [
    ['src/core/engine/worker.ts', 'othello-worker.js', []],
    ['src/core/engine/node-worker.ts', 'othello-node-worker.js', [/^node:/u]],
  ] as const) {
    await build(
      options(
        {
          lib: { entry, formats: ['es'], fileName: () => fileName },
          rolldownOptions: { external: [...outside], output: { minify: true } },
        },
        [keepUrls(() => './')],
      ),
    );
  }
}
