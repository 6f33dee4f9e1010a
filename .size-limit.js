// Budgets in bytes, checked on what `npm run build` made. A script counts with all that it imports at once.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTS = /(?:from|import)\s*["'](\.[^"']+)["']/gu;

/** A script and the scripts that a browser fetches before it can run. */
function withImports(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, specifier] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
    withImports(join(dirname(path), specifier), seen);
  }
  return seen;
}

const gzip = (name, path, limit) => ({ name, path, gzip: true, limit: `${limit} B` });

/** English is in the board. */
const languages = readdirSync('src/locales')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/u.test(name) && name !== 'en');

const board = withImports('dist/othello-board.js');

/** The board's parts of these names, with what they bring; the engine and the languages are apart. */
function later(...names) {
  const files = names.flatMap((name) => [...withImports(`dist/othello-${name}.js`)]);
  return [...new Set(files)].filter((file) => !board.has(file));
}

export default [
  gzip('board, with lit', [...board], 14_000),
  gzip('board, without lit', [...withImports('build/sizes/board-without-lit.js')], 12_100),
  gzip('board, when it is played on', later('live'), 6_500),
  gzip(
    'board, all that it may fetch later',
    later('live', 'overlay', 'engine-room', 'analyst', 'spoken', 'controls-bar', 'export', 'square-slots'),
    16_000,
  ),
  gzip('rules', ['build/sizes/rules.js'], 7_000),
  gzip('engine client', ['build/sizes/engine.js'], 4_000),
  gzip('engine worker', ['dist/othello-worker.js'], 5_500),
  ...languages.flatMap((name) =>
    ['', 'companions-', 'game-'].map((part) =>
      gzip(`language ${part}${name}`, [`dist/othello-${part}${name}.js`], part === 'game-' ? 3_500 : 2_000),
    ),
  ),
  {
    name: 'core and weights',
    path: ['dist/engine.wasm', 'dist/weights.bin'],
    brotli: true,
    limit: '1000000 B',
  },
];
