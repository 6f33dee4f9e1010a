import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const WORKER_URL = /new URL\(\s*['"]\.\/worker\.ts['"]\s*,\s*import\.meta\.url\s*\)/gu;
/** The module that derives the worker's address from its own. */
const DERIVED_URL = '/src/core/engine/worker-url.ts';
const FILE_URL = /new URL\(\s*["'`]\.\/([\w-]+\.(?:wasm|bin))["'`]\s*,\s*import\.meta\.url\s*\)/gu;
const MODULE = 'virtual:embedded-engine';

/**
 * Embeds the engine in the script that uses it: the worker's URL becomes a blob: URL, and in the worker the URLs of the
 * core and the weights become data: URLs.
 *
 * @param folder where the built worker, core and weights are
 */
export function embedEngine(folder: string): Plugin {
  return {
    name: 'othello-embed-engine',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `
        let url;
        export function embeddedWorker() {
          url ??= URL.createObjectURL(new Blob([${JSON.stringify(workerSource(folder))}], { type: 'text/javascript' }));
          return url;
        }`;
    },
    transform(code, id) {
      if (!id.includes('/src/core/engine/')) return null;
      if (id.endsWith(DERIVED_URL))
        return { code: `export { embeddedWorker as workerUrl } from '${MODULE}';`, map: null };
      const text = new MagicString(code);
      text.replace(WORKER_URL, 'embeddedWorker()');
      if (text.hasChanged()) text.prepend(`import { embeddedWorker } from '${MODULE}';\n`);
      // There is no other file, and a classic script does not know its address.
      else text.replaceAll('import.meta.url', "''");
      if (!text.hasChanged()) return null;
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

function workerSource(folder: string): string {
  const source = readFileSync(`${folder}/othello-worker.js`, 'utf8');
  return source.replace(FILE_URL, (_literal, file: string) => {
    const bytes = readFileSync(`${folder}/${file}`).toString('base64');
    return `new URL("data:application/octet-stream;base64,${bytes}")`;
  });
}
