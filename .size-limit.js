// Budgets in bytes, checked on what `npm run build` made. There are few, so that what a page pays is limited and how it is written is not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const AT_ONCE = /(?:from|import)\s*["'](\.[^"']+)["']/gu;
const AT_ALL = /(?:from\s*|import\s*\(?\s*)["'`](\.[^"'`]+\.js)["'`]/gu;

/**
 * A script and the scripts that it imports: those that a browser fetches before it can run, or all that it may fetch.
 *
 * @param {string} path
 * @param {RegExp} imports
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
function withImports(path, imports = AT_ONCE, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(imports)) {
    withImports(join(dirname(path), specifier), imports, seen);
  }
  return seen;
}

/** @param {string} name @param {string[]} path @param {number} limit */
const gzip = (name, path, limit) => ({ name, path, gzip: true, limit: `${limit} B` });

/** A language's texts have files of their own, of which a page fetches those of one language. English is in the scripts. */
const LANGUAGE = /-(?:cs|de|en|es|fr|it|ja|zh-Hans)\.js$/u;

/**
 * What a page fetches before a board can be drawn, of a build in this folder. `npm run check:size` measures it alone.
 *
 * @param {string} folder
 */
export const boardScript = (folder) =>
  gzip('the script for pages, with lit', [...withImports(`${folder}/othello-board.js`)], 18_700);

/** What a game may fetch; nothing where nothing is built, as `npm run check:size` needs only the board's script. */
const ofGame = existsSync('dist/othello-game.js')
  ? [...withImports('dist/othello-game.js', AT_ALL)].filter((file) => !LANGUAGE.test(file))
  : [];

export default [
  boardScript('dist'),
  // The same as the page of a bundler's user fetches it.
  gzip("a bundler's board, with lit", ['build/sizes/board-bundled.js'], 18_850),
  {
    name: 'core and weights',
    path: ['dist/engine.wasm', 'dist/weights.bin'],
    brotli: true,
    limit: '1000000 B',
  },
  // Levels and the model of people are a script of their own with the rules that they need (7 kB), so that they come in one step.
  // Of the others 3 kB are fetched with the first pass, end or explanation: what is shown on the board, and lines to play.
  gzip('all scripts that a game may fetch, in English', [...ofGame, 'dist/othello-worker.js'], 228_000),
  // Japanese has the most bytes to a character.
  gzip(
    'the largest language, all its texts',
    (existsSync('dist') ? readdirSync('dist') : [])
      .filter((name) => name.endsWith('-ja.js'))
      .map((name) => `dist/${name}`),
    15_000,
  ),
];
