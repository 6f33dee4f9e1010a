import { build } from 'vite';
import { embedEngine } from './embed-engine.js';
import { keepUrls } from './keep-urls.js';
import { options } from './options.js';

/** The scripts for a page without a bundler. */
const SCRIPTS = {
  'othello-board': 'src/index.ts',
  ...Object.fromEntries(
    ['game', 'score', 'clock', 'moves', 'controls', 'evaluation'].map((name) => [
      `othello-${name}`,
      `src/companions/define/${name}.ts`,
    ]),
  ),
};

/** Chunks are named after their source; the words of a part also after the part: `othello-game-fr.js`. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const part = /\/locales\/(\w+)\/\w+\.ts$/u.exec(facadeModuleId ?? '')?.[1];
  return part ? `othello-${part}-${name}.js` : `othello-${name}.js`;
}

/** One folder of static files with lit inside, to be loaded from any origin by a script tag. */
export async function buildCdn(): Promise<void> {
  await build(
    options(
      {
        lib: { entry: SCRIPTS, formats: ['es'] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          output: { minify: true, entryFileNames: '[name].js', chunkFileNames: chunkName },
        },
      },
      [keepUrls(() => './')],
    ),
  );
}

/** Everything in one file: the board, the engine, its core and its weights. */
export async function buildSingleFile(): Promise<void> {
  await build(
    options(
      {
        lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'othello-all.js' },
        rolldownOptions: { output: { minify: true, codeSplitting: false } },
      },
      [embedEngine('dist')],
    ),
  );
}
