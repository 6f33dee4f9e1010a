import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/locales/languages.js';

/**
 * What a built script with late imports begins with. `__p` imports a part, and fetches other files ahead; of their failures nobody is told but
 * who imports them. A browser remembers what it could not read of a script as long as the page is there, so what fails is asked for
 * once more at another address, which caches do not know either: at once, and at a new one when it is needed again. The text of the
 * function that imports the part says where it lies.
 */
const IMPORT_PART =
  'let __n=0;function __p(e,...t){for(let e of t)import(e).catch(()=>{});return e().catch(()=>import(/\\..+s/.exec(e)+`?`+__n)).catch(e=>{throw __n++,e})}';

/** The late imports of a built script. */
const LATE = /import\([`'"]\.\/([\w-]+\.js)[`'"]\)/gu;

/** The words of a language: without them a board speaks English, so that a script which only loads words needs no more bytes. */
const WORDS = new RegExp(`-(?:${LANGUAGES.filter((language) => language !== 'en').join('|')})\\.js$`, 'u');

/**
 * The script with each late import asked for once more where it fails.
 *
 * @param code the script as the bundler has made it
 * @param ahead the files beside it that are fetched together with one
 */
export function importAgain(code: string, ahead: (file: string) => readonly string[] = () => []): string {
  const changed = code.replace(LATE, (call, file: string) => {
    const files = ahead(file).map((name) => `,\`./${name}\``);
    if (files.length === 0 && WORDS.test(file)) return call;
    return `__p(()=>${call}${files.join('')})`;
  });
  if (changed === code) return code;
  // Minifiers give short names only; two of one name in a script would be an error of its syntax.
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
