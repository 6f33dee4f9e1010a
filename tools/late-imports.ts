import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/locales/languages.js';

/**
 * The start of a built script with dynamic imports. `__p` imports a part, and prefetches other files, whose failures
 * only their importers see. A browser remembers a failed import for the life of the page, so a failure is retried at
 * another address, which also bypasses caches: at once, and at a new one on the next use. The source text of the
 * importing function contains the part's address.
 */
const IMPORT_PART =
  'let __n=0;function __p(e,...t){for(let e of t)import(e).catch(()=>{});return e().catch(()=>import(/\\..+s/.exec(e)+`?`+__n)).catch(e=>{throw __n++,e})}';

/** The dynamic imports of a built script. */
const LATE = /import\([`'"]\.\/([\w-]+\.js)[`'"]\)/gu;

/** The texts of a language: without them a board speaks English, so a script that only loads texts needs no retry. */
const WORDS = new RegExp(`-(?:${LANGUAGES.filter((language) => language !== 'en').join('|')})\\.js$`, 'u');

/**
 * Makes each dynamic import of a script retry once if it fails.
 *
 * @param code the bundler's output
 * @param ahead the files beside it to prefetch together with one
 */
export function importAgain(code: string, ahead: (file: string) => readonly string[] = () => []): string {
  const changed = code.replace(LATE, (call, file: string) => {
    const files = ahead(file).map((name) => `,\`./${name}\``);
    if (files.length === 0 && WORDS.test(file)) return call;
    return `__p(()=>${call}${files.join('')})`;
  });
  if (changed === code) return code;
  // Minifiers give short names only; a duplicate name would be a syntax error.
  if (/\b__[np]\b/u.test(code)) throw new Error('the script has names of its own that begin with __');
  return IMPORT_PART + changed;
}

/** The same for all scripts that a bundler writes into one folder. */
export function importsAgain(): Plugin {
  return {
    name: 'othello-imports-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = importAgain(file.code);
        }
      },
    },
  };
}
