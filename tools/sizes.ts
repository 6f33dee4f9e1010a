import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build as bundle } from 'esbuild';
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

/**
 * What esbuild makes of the published modules, with a chunk for whatever parts share: the chunks that a board fetches before it
 * is drawn, each a file of its own and all in one.
 */
export async function bundleForSizes(): Promise<void> {
  const entry = 'dist/lib/index.js';
  const { outputFiles, metafile } = await bundle({
    entryPoints: [entry],
    outdir: 'build/sizes/bundled',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const { outputs } = metafile;
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || !outputs[path]) return;
    found.add(path);
    for (const { path: imported, kind } of outputs[path].imports)
      if (kind === 'import-statement') visit(imported);
  };
  visit(Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry)!);
  const chunks = [...found].map(
    (path) => outputFiles.find((file) => basename(file.path) === basename(path))!.text,
  );
  rmSync('build/sizes/bundled', { recursive: true, force: true });
  mkdirSync('build/sizes/bundled', { recursive: true });
  for (const [index, chunk] of chunks.entries())
    writeFileSync(`build/sizes/bundled/chunk-${index}.js`, chunk);
  writeFileSync('build/sizes/board-bundled.js', chunks.join(''));
}
