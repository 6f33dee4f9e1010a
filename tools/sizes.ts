import { build } from 'vite';
import { keepUrls } from './keep-urls.js';
import { options } from './options.js';

/** Bundles that nobody gets, made to be weighed (`.size-limit.js`). */
export async function buildForSizes(): Promise<void> {
  for (const [entry, fileName, external] of [
    ['src/index.ts', 'board-without-lit', /^(?:@lit\/|lit(?:\/|$))/u],
    ['src/rules.ts', 'rules', /^$/u],
    ['src/engine.ts', 'engine', /^$/u],
  ] as const) {
    await build(
      options(
        {
          outDir: 'build/sizes',
          lib: { entry, formats: ['es'], fileName },
          rolldownOptions: {
            external: [external],
            preserveEntrySignatures: 'allow-extension',
            output: { minify: true, comments: false, chunkFileNames: `${fileName}-[name].js` },
          },
        },
        [keepUrls(() => './')],
      ),
    );
  }
}
