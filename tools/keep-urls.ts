import type { Plugin } from 'vite';

const ASSET_URL = /new URL\(\s*'(?:[^']*\/)?([\w.-]+)',\s*import\.meta\.url/gu;
const KEPT = /__KEEP__\(["'`]([^"'`]+)["'`]\)/gu;

/**
 * Keeps `new URL('./x', import.meta.url)` in the output with the file's published name, as other bundlers recognise it.
 * Vite alone would turn the wasm into a data: URL and the worker into a form that only Vite understands.
 *
 * @param folder the path from the emitted modules of the engine to `dist`
 */
export function keepUrls(folder: string): Plugin {
  // The worker, the wasm and the weights are in `dist`, for pages and bundlers to copy; a thread of Node imports its modules.
  const published: Readonly<Record<string, string>> = {
    'worker.ts': `${folder}othello-worker.js`,
    'node-worker.ts': './node-worker.js',
    'perft-thread.ts': './perft-thread.js',
  };
  return {
    name: 'othello-keep-urls',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/core\/engine\// },
      // Vite would inline the file of a literal argument.
      handler: (code) =>
        code.replace(
          ASSET_URL,
          (_literal, file: string) =>
            `new URL(__KEEP__('${published[file] ?? folder + file}'), import.meta.url`,
        ),
    },
    // Not in renderChunk: the minifier, which runs after it, would turn the quotes into backticks.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(KEPT, '"$1"');
    },
  };
}
