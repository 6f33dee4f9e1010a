import { basename } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * The published names of the engine's files. They are in one folder, `dist`, and keep these names in every release, so
 * that a page or a bundler can copy them.
 */
export const ENGINE_FILES: ReadonlyMap<string, string> = new Map([
  ['worker.ts', 'othello-worker.js'],
  ['node-worker.ts', 'othello-node-worker.js'],
  ['engine.wasm', 'engine.wasm'],
  ['engine-threads.wasm', 'engine-threads.wasm'],
  ['weights.bin', 'weights.bin'],
]);

const ASSET_URL = /new URL\(\s*(['"])([^'"]+)\1\s*,\s*import\.meta\.url\s*\)/gu;
/** The bare name, where the client builds the worker's URL without a literal for bundlers. */
const WORKER_NAME = /(['"])worker\.ts\1/gu;
const KEPT = /__KEEP__\((["'`])([^"'`]+)\1\)/gu;

/**
 * Keeps `new URL('./x', import.meta.url)` in the output with the file's published name, as other bundlers recognise it.
 * Vite alone would turn the wasm into a data: URL and the worker into a form that only Vite understands.
 *
 * @param folder the path from the emitted module to the engine's files, e.g. `./` or `../../`, by the emitted file's
 *   name
 */
export function keepUrls(folder: (fileName: string) => string): Plugin {
  return {
    name: 'othello-keep-urls',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/src/core/engine/')) return null;
      const text = new MagicString(code);
      text.replace(ASSET_URL, (literal, _quote: string, path: string) => {
        const file = ENGINE_FILES.get(basename(path));
        // Vite would inline the file of a literal argument.
        return file === undefined ? literal : `new URL(__KEEP__(${JSON.stringify(file)}), import.meta.url)`;
      });
      text.replace(WORKER_NAME, '__KEEP__("othello-worker.js")');
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
    // Not in renderChunk: the minifier, which runs after it, would turn the quotes into backticks.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const way = folder(chunk.fileName);
        chunk.code = chunk.code.replace(KEPT, (_call, _quote: string, file: string) =>
          JSON.stringify(way + file),
        );
      }
    },
  };
}
