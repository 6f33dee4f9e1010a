/** A plugin of Vite that keeps the addresses of the worker and the wasm in a form that bundlers of others find. */
import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** The address of a file in the sources, and the placeholder for it until the end of the build. */
const ASSET_URL = /new URL\(\s*'(?:[^']*\/)?([\w.-]+)',\s*import\.meta\.url/gu;
const PLACEHOLDER = /__KEEP__\(["'`]([^"'`]+)["'`]\)/gu;

/** Where a built file is, below `dist`; the others have their own names, beside the scripts for pages. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'worker.ts': 'othello-worker.js',
  'node-worker.ts': 'shared/node-worker.js',
  'perft-thread.ts': 'shared/perft-thread.js',
};

/**
 * Keeps `new URL('./x', import.meta.url)` in the output with the file's published name, as other bundlers recognise it.
 * Vite alone would turn the wasm into a data: URL and the worker into a form that only Vite understands.
 */
export function keepUrls(): Plugin {
  return {
    name: 'othello-keep-urls',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/core\/engine\// },
      // Vite would inline the file of a literal argument.
      handler: (code) =>
        code.replace(
          ASSET_URL,
          (_literal, file: string) => `new URL(__KEEP__('${PUBLISHED[file] ?? file}'), import.meta.url`,
        ),
    },
    // Not in renderChunk: the minifier, which runs after it, would turn the quotes into backticks.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const folder = posix.dirname(chunk.fileName);
        chunk.code = chunk.code.replace(PLACEHOLDER, (_call, file: string) => {
          const path = posix.relative(folder, file);
          return `"${path.startsWith('.') ? path : `./${path}`}"`;
        });
      }
    },
  };
}
