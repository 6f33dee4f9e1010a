/**
 * Builds what unit tests start as a process or a thread, once for each run. From TypeScript, each of them would load a
 * compiler first, and then each module by itself: the command line tool needs ten times as long to start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { BUILT, ROOT } from './built.js';

const STARTED = [
  'src/cli/main.ts',
  'src/core/engine/threads/perft-thread.ts',
  'src/cli/commands/jobs/engine-thread.ts',
  'src/core/engine/threads/node-worker.ts',
  'test/unit/cli/jobs/endless-writer.ts',
  'test/unit/cli/jobs/failing-thread.ts',
  'test/unit/support/edax-like-program.ts',
  'test/unit/support/plain-gtp-program.ts',
];

/** Modules look for files beside their source, not beside what is built of them. */
const besideSource: Plugin = {
  name: 'beside-source',
  setup(bundler) {
    bundler.onResolve({ filter: /\/node-thread\.js$/ }, () => ({
      path: join(ROOT, 'test/support/built-thread.ts'),
    }));
    bundler.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href);
      return {
        loader: 'ts',
        contents: readFileSync(path, 'utf8').replaceAll(/import\.meta\.url/gu, url),
      };
    });
  },
};

export async function setup(): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: STARTED,
    outbase: '.',
    outdir: BUILT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [besideSource],
  });
}
