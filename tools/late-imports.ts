import { basename, dirname } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/core/locales/languages.js';

/** How long a part may take to arrive before it is requested at another address, in milliseconds. */
const PATIENCE_MS = 45_000;

/**
 * The start of a built script with dynamic imports. `__p` imports a part, and prefetches other files, whose failures
 * only their importers see. The source text of the importing function contains the part's address; `__n` counts failures.
 *
 * A browser remembers a damaged script for the life of the page, and waits for one that never arrives. So a part that
 * fails or is late is requested a second time, at another address, which also bypasses caches; whichever request
 * succeeds first counts. If neither does, the import fails, and the next use asks at both addresses at once, one of
 * them new. The files that a part imports have no other address: they are fetched anew into the browser's cache, so
 * that the page works when it is loaded again.
 */
export const IMPORT_PART: string = transformSync(
  `let __n = 0;
  function __p(load, ...ahead) {
    for (const file of ahead) import(file).catch(() => {});
    const [part] = /\\..+s/.exec(load);
    const within = (ms, module) =>
      new Promise((done, fail) => {
        const timer = setTimeout(fail, ms, Error('no answer'));
        // A pending timer would keep its caller in memory.
        module.finally(() => clearTimeout(timer)).then(done, fail);
      });
    const first = load();
    return within(__n ? 0 : ${PATIENCE_MS}, first)
      .catch(() => {
        const second = import(part + '?' + __n);
        return within(${PATIENCE_MS}, Promise.race([first.catch(() => second), second.catch(() => first)]));
      })
      .catch((cause) => {
        __n++;
        for (const file of [part, ...ahead]) fetch(new URL(file, import.meta.url), { cache: 'reload' }).catch(() => {});
        throw cause;
      });
  }`,
  { minify: true, target: 'es2022' },
).code.trim();

/** The dynamic imports of a built script. */
const LATE = /import\([`'"]\.\/([\w-]+\.js)[`'"]\)/gu;

/** The texts of a language. Without them a board uses English, so a script that loads only texts needs no retry. */
const WORDS = new RegExp(`-(?:${LANGUAGES.filter((language) => language !== 'en').join('|')})\\.js$`, 'u');

/**
 * Makes each dynamic import of a script retry once if it fails.
 *
 * @param code the bundler's output
 * @param ahead the files beside it to prefetch together with one
 * @param helper what defines `__p` in the script: the function itself, or an import of it
 */
export function importAgain(
  code: string,
  ahead: (file: string) => readonly string[] = () => [],
  helper: string = IMPORT_PART,
): string {
  const changed = code.replace(LATE, (call, file: string) => {
    const files = ahead(file).map((name) => `,\`./${name}\``);
    if (files.length === 0 && WORDS.test(file)) return call;
    return `__p(()=>${call}${files.join('')})`;
  });
  if (changed === code) return code;
  // Minifiers give short names only; a duplicate name would be a syntax error.
  if (/\b__[np]\b/u.test(code)) throw new Error('the script has names of its own that begin with __');
  return helper + changed;
}

/** Makes the dynamic imports of all scripts that a bundler writes into one folder retry once. */
export function importsAgain(): Plugin {
  return {
    name: 'othello-imports-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const shared = mostImported(chunks);
        for (const chunk of chunks) {
          const isShared = chunk.fileName === shared;
          const helper =
            shared !== undefined && !isShared && chunk.imports.includes(shared)
              ? `import{__p}from"./${basename(shared)}";`
              : IMPORT_PART;
          const code = importAgain(chunk.code, () => [], helper);
          chunk.code = isShared ? `${code === chunk.code ? IMPORT_PART : ''}${code}\nexport{__p};` : code;
        }
      },
    },
  };
}

/**
 * The script that most scripts with late imports import anyway: the others import the function that retries from it.
 */
function mostImported(chunks: readonly Rolldown.OutputChunk[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { code, imports, fileName } of chunks) {
    if (code.search(LATE) < 0) continue;
    const besides = imports.filter((name) => dirname(name) === dirname(fileName));
    for (const name of besides) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0];
}
