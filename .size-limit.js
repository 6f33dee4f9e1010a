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

/** English is in the board. Those of the game have the most to say, in Japanese with three bytes a character. */
const languages = readdirSync('src/locales')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => /^[a-z]{2}(-[A-Z][a-z]{3})?$/u.test(name) && name !== 'en');

const board = withImports('dist/othello-board.js');

/** The board's parts of these names, with what they bring; the engine and the languages are apart. */
function later(...names) {
  const files = names.flatMap((name) => [...withImports(`dist/othello-${name}.js`)]);
  return [...new Set(files)].filter((file) => !board.has(file));
}

export default [
  // What a board draws its first picture with, and answers for. What only some boards have is in the parts: the hints of the
  // overlay, the themes beside classic, and all that belongs to the engine, the requests ahead of its first search too.
  gzip('board, with lit', [...board], 16_500),
  // The same as the page of a bundler's user fetches it: parts share little with the board, so there are few chunks.
  gzip('board, bundled by esbuild', ['build/sizes/board-bundled.js'], 16_500),
  gzip('board, bundled by esbuild, chunk by chunk', ['build/sizes/bundled/*.js'], 16_800),
  gzip('board, without lit', [...withImports('build/sizes/board-without-lit.js')], 13_950),
  gzip('board, when it is played on', later('interaction'), 6_500),
  // The engine's client is in its part, and what writes links in that for pictures.
  gzip(
    'board, all that it may fetch later',
    later('interaction', 'overlay', 'appearance', 'engine-part', 'bar', 'export'),
    24_000,
  ),
  // With the board of bytes on which games of files are replayed, twice as fast (src/rules/replay.ts), and tables of the
  // symmetries, by which the opening book is read without a pause.
  gzip('rules', ['build/sizes/rules.js'], 7_250),
  // Both ends check what they are sent, so that a page of another release or a fuzzer gets an error and no strange search.
  // That and the errors that name a cause are a fifth of both.
  gzip('engine client', ['build/sizes/engine.js'], 4_700),
  gzip('engine worker', ['dist/othello-worker.js'], 6_100),
  ...languages.flatMap((name) =>
    ['', 'analysis-', 'companions-', 'game-', 'puzzle-', 'lesson-'].map((part) =>
      gzip(`language ${part}${name}`, [`dist/othello-${part}${name}.js`], part === 'game-' ? 5_300 : 2_000),
    ),
  ),
  gzip('puzzles', ['dist/lib/puzzles/set.js'], 60_000),
  // Fetched when openings are first shown.
  gzip('opening book', ['dist/othello-book.js', 'dist/othello-opening-rows.js'], 30_000),
  {
    name: 'core and weights',
    path: ['dist/engine.wasm', 'dist/weights.bin'],
    brotli: true,
    limit: '1000000 B',
  },
];
