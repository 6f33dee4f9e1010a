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

/** FNV-1a with 32 bits: the checksum of a weights file, as described in `assembly/weights.ts`. */
function checksum(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

/**
 * Builds the site with other weights only: the same core, and other names only where a hash depends on the weights.
 *
 * @param outDir build folder; the weights are put beside it
 */
export async function buildOtherWeights(outDir: string): Promise<void> {
  const folder = join(outDir, '../next-weights');
  await mkdir(folder, { recursive: true });
  const weights = await readFile('src/core/engine/weights.bin');
  // A number of the first stage, after the head of 16 bytes; no game reaches that stage.
  weights.writeInt16LE(weights.readInt16LE(16) + 1, 16);
  weights.writeUInt32LE(checksum(weights.subarray(16)), 12);
  await writeFile(join(folder, 'weights.bin'), weights);
  const otherWeights: Plugin = {
    name: 'other-weights',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/engine/worker.ts')
        ? code.replaceAll("'./weights.bin'", `'${folder}/weights.bin'`)
        : undefined,
  };
  await buildDemo(outDir, { plugins: [otherWeights], worker: { plugins: () => [otherWeights] } });
}
