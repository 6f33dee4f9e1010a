import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildDemo } from './demo.js';

/** A section of its own that says nothing: the core does the same, and has another hash. */
const EMPTY_SECTION = Uint8Array.of(0, 2, 1, 65);

/**
 * Builds the site as its next version would be: another core, and other names for all of its files, the weights too.
 *
 * @param outDir where it is built; the core of it comes to lie beside
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
      id.endsWith('/engine/worker.ts') ? code.replaceAll('../../build/', `${cores}/`) : undefined,
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
