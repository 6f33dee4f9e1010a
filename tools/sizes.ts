import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build as bundle } from 'esbuild';

/**
 * Bundles the published modules with esbuild, with shared chunks: the chunks that a board fetches before it is drawn,
 * each as a file and all in one.
 */
export async function bundleForSizes(): Promise<void> {
  const entry = 'dist/lib/elements/index.js';
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
