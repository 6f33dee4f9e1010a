// Budgets of what `npm run build` made, 15 % above what was measured when they were set: they warn of what grows by accident.
import { readdirSync, readFileSync } from 'node:fs';

const AT_ONCE = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/gu;
/** All imports but those of another language than English. */
const AT_ALL = /(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+(?<!-(?:cs|de|es|fr|it|ja|zh-Hans)\.js))["'`]/gu;

/**
 * The script of `dist` with this name and what it imports: what a browser fetches before it can run, or may fetch.
 *
 * @param {string} name
 * @param {RegExp} imports
 * @param {Set<string>} found
 * @returns {string[]}
 */
function scriptsOf(name, imports = AT_ONCE, found = new Set()) {
  const path = `dist/${name}`;
  if (!found.has(path)) {
    found.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, imported = ''] of code.matchAll(imports)) scriptsOf(imported, imports, found);
  }
  return [...found];
}

/** @param {string} name @param {string} limit @param {string[]} path */
const gzip = (name, limit, path) => ({ name, path, gzip: true, limit });

const diagram = scriptsOf('othello-board.js');

export default [
  gzip('a diagram', '22 kB', diagram),
  gzip(
    'what makes it playable',
    '9 kB',
    scriptsOf('othello-play.js').filter((file) => !diagram.includes(file)),
  ),
  gzip('a game', '112 kB', scriptsOf('othello-game.js')),
  gzip('all scripts that a game may fetch, in English', '300 kB', [
    ...scriptsOf('othello-game.js', AT_ALL),
    'dist/othello-worker.js',
  ]),
  gzip(
    'the largest language, all its texts',
    '16 kB',
    readdirSync('dist')
      .filter((file) => file.endsWith('-ja.js'))
      .map((file) => `dist/${file}`),
  ),
  { name: 'core and weights', path: ['dist/engine.wasm', 'dist/weights.bin'], brotli: true, limit: '860 kB' },
];
