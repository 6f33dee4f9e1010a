import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildDemo } from './demo.js';

/** An empty custom section: the core works the same, but has another hash. */
const EMPTY_SECTION = Uint8Array.of(0, 2, 1, 65);

/**
 * Builds the site like its next version: with another core, and other names for all files, including the weights.
 *
 * @param outDir build folder; the core is put beside it
 */
export async function buildNextSite(outDir: string): Promise<void> {
  const cores = join(outDir, '../next-core');
  await mkdir(cores, { recursive: true });
  for (const name of ['engine.wasm', 'engine-threads.wasm']) {
    const core = await readFile(join('build', name));
    await writeFile(join(cores, name), Buffer.concat([core, EMPTY_SECTION]));
  }
  const otherCore: Plugin = {
    name: 'other-core',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/engine/page/worker.ts')
        ? code.replaceAll(/(?:\.\.\/)+build\//gu, `${cores}/`)
        : undefined,
  };
  const names = {
    assetFileNames: 'assets/next-[name]-[hash][extname]',
    chunkFileNames: 'assets/next-[name]-[hash].js',
  };
  await buildDemo(outDir, {
    plugins: [otherCore],
    worker: { plugins: () => [otherCore], rolldownOptions: { output: names } },
    build: { rolldownOptions: { output: { ...names, entryFileNames: 'assets/next-[name]-[hash].js' } } },
  });
}
