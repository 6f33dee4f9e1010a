// What pages fetch of the built scripts, with the budget of the board's: for the check of all budgets, and for those who measure one.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const AT_ONCE = /(?:from|import)\s*["'](\.[^"']+)["']/gu;
/** All imports of a script, including dynamic ones. */
export const AT_ALL = /(?:from|import)\s*(?:\(\s*)?["'`](\.[^"'`]+\.js)["'`]/gu;

/**
 * A script and the scripts that it imports: those that a browser fetches before it can run, or all that it may fetch.
 *
 * @param {string} path
 * @param {RegExp} imports
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
export function withImports(path, imports = AT_ONCE, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(imports)) {
    withImports(join(dirname(path), specifier), imports, seen);
  }
  return seen;
}

/** @param {string} name @param {string[]} path @param {number} limit */
export const gzip = (name, path, limit) => ({ name, path, gzip: true, limit: `${limit} B` });

/**
 * What a page fetches before a board can be drawn, of a build in this folder. `npm run check:size` measures it alone.
 *
 * @param {string} folder
 */
export const boardScript = (folder) =>
  gzip('the script for pages, with lit', [...withImports(`${folder}/othello-board.js`)], 18_500);
