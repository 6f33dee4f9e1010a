// Budgets in bytes, checked on what `npm run build` made. There are few: they limit what a page loads, not how the code is written.
import { readdirSync } from 'node:fs';
import { AT_ALL, boardScript, gzip, withImports } from './tools/script-budgets.js';

/** A language's texts have files of their own, of which a page fetches those of one language. English is in the scripts. */
const LANGUAGE = /-(?:cs|de|en|es|fr|it|ja|zh-Hans)\.js$/u;

const ofGame = [...withImports('dist/othello-game.js', AT_ALL)].filter((file) => !LANGUAGE.test(file));

export default [
  boardScript('dist'),
  // The same as the page of a bundler's user fetches it.
  gzip("a bundler's board, with lit", ['build/sizes/board-bundled.js'], 18_500),
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
    readdirSync('dist')
      .filter((name) => name.endsWith('-ja.js'))
      .map((name) => `dist/${name}`),
    15_000,
  ),
];
