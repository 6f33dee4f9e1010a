/** The addresses of the package, and the source of each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, PARTS } from './languages/parts.js';

/** What can be imported of the package: removing a line is a breaking change. */
const ADDRESSES: readonly string[] = [
  'othello-board',
  'othello-board/analysis.js',
  'othello-board/book.js',
  'othello-board/book/wide-book.js',
  'othello-board/clock-element.js',
  'othello-board/clock.js',
  'othello-board/coach.js',
  'othello-board/controls-element.js',
  'othello-board/controls.js',
  'othello-board/custom-elements.json',
  'othello-board/diagram.js',
  'othello-board/dist/othello-board.js',
  'othello-board/dist/othello-game.js',
  'othello-board/element.js',
  'othello-board/engine-threads.wasm',
  'othello-board/engine.js',
  'othello-board/engine.wasm',
  'othello-board/engine/gtp.js',
  'othello-board/engine/nboard.js',
  'othello-board/engine/node.js',
  'othello-board/evaluation-element.js',
  'othello-board/evaluation.js',
  'othello-board/formats.js',
  'othello-board/formats/any-game.js',
  'othello-board/formats/any-games.js',
  'othello-board/formats/board-string.js',
  'othello-board/formats/fen.js',
  'othello-board/formats/format-error.js',
  'othello-board/formats/game-json.js',
  'othello-board/formats/game-record.js',
  'othello-board/formats/ggf.js',
  'othello-board/formats/hamlite.js',
  'othello-board/formats/marks.js',
  'othello-board/formats/obf.js',
  'othello-board/formats/othello-quest.js',
  'othello-board/formats/permalink.js',
  'othello-board/formats/pgn.js',
  'othello-board/formats/sgf.js',
  'othello-board/formats/transcript.js',
  'othello-board/formats/transcripts.js',
  'othello-board/formats/wthor.js',
  'othello-board/game-element.js',
  'othello-board/game.js',
  'othello-board/graph-element.js',
  'othello-board/graph.js',
  'othello-board/jsx',
  'othello-board/lesson-element.js',
  'othello-board/lesson.js',
  'othello-board/lines-element.js',
  'othello-board/lines.js',
  'othello-board/locales.js',
  'othello-board/locales/analysis/cs.js',
  'othello-board/locales/analysis/de.js',
  'othello-board/locales/analysis/en.js',
  'othello-board/locales/analysis/es.js',
  'othello-board/locales/analysis/fr.js',
  'othello-board/locales/analysis/it.js',
  'othello-board/locales/analysis/ja.js',
  'othello-board/locales/analysis/zh-Hans.js',
  'othello-board/locales/board/cs.js',
  'othello-board/locales/board/de.js',
  'othello-board/locales/board/en.js',
  'othello-board/locales/board/es.js',
  'othello-board/locales/board/fr.js',
  'othello-board/locales/board/it.js',
  'othello-board/locales/board/ja.js',
  'othello-board/locales/board/zh-Hans.js',
  'othello-board/locales/coach/cs.js',
  'othello-board/locales/coach/de.js',
  'othello-board/locales/coach/en.js',
  'othello-board/locales/coach/es.js',
  'othello-board/locales/coach/fr.js',
  'othello-board/locales/coach/it.js',
  'othello-board/locales/coach/ja.js',
  'othello-board/locales/coach/zh-Hans.js',
  'othello-board/locales/companions/cs.js',
  'othello-board/locales/companions/de.js',
  'othello-board/locales/companions/en.js',
  'othello-board/locales/companions/es.js',
  'othello-board/locales/companions/fr.js',
  'othello-board/locales/companions/it.js',
  'othello-board/locales/companions/ja.js',
  'othello-board/locales/companions/zh-Hans.js',
  'othello-board/locales/cs.js',
  'othello-board/locales/de.js',
  'othello-board/locales/en.js',
  'othello-board/locales/es.js',
  'othello-board/locales/fr.js',
  'othello-board/locales/game/cs.js',
  'othello-board/locales/game/de.js',
  'othello-board/locales/game/en.js',
  'othello-board/locales/game/es.js',
  'othello-board/locales/game/fr.js',
  'othello-board/locales/game/it.js',
  'othello-board/locales/game/ja.js',
  'othello-board/locales/game/zh-Hans.js',
  'othello-board/locales/it.js',
  'othello-board/locales/ja.js',
  'othello-board/locales/lesson/cs.js',
  'othello-board/locales/lesson/de.js',
  'othello-board/locales/lesson/en.js',
  'othello-board/locales/lesson/es.js',
  'othello-board/locales/lesson/fr.js',
  'othello-board/locales/lesson/it.js',
  'othello-board/locales/lesson/ja.js',
  'othello-board/locales/lesson/zh-Hans.js',
  'othello-board/locales/puzzle/cs.js',
  'othello-board/locales/puzzle/de.js',
  'othello-board/locales/puzzle/en.js',
  'othello-board/locales/puzzle/es.js',
  'othello-board/locales/puzzle/fr.js',
  'othello-board/locales/puzzle/it.js',
  'othello-board/locales/puzzle/ja.js',
  'othello-board/locales/puzzle/zh-Hans.js',
  'othello-board/locales/zh-Hans.js',
  'othello-board/markdown-it',
  'othello-board/moves-element.js',
  'othello-board/moves.js',
  'othello-board/openings-element.js',
  'othello-board/openings.js',
  'othello-board/othello-worker.js',
  'othello-board/package.json',
  'othello-board/puzzle-element.js',
  'othello-board/puzzle.js',
  'othello-board/puzzles.js',
  'othello-board/react',
  'othello-board/react/board',
  'othello-board/react/clock',
  'othello-board/react/controls',
  'othello-board/react/evaluation',
  'othello-board/react/game',
  'othello-board/react/graph',
  'othello-board/react/lesson',
  'othello-board/react/lines',
  'othello-board/react/moves',
  'othello-board/react/openings',
  'othello-board/react/puzzle',
  'othello-board/react/review',
  'othello-board/react/score',
  'othello-board/remark',
  'othello-board/remote.js',
  'othello-board/report.js',
  'othello-board/review-element.js',
  'othello-board/review.js',
  'othello-board/rules.js',
  'othello-board/score-element.js',
  'othello-board/score.js',
  'othello-board/svelte',
  'othello-board/vue',
  'othello-board/weights.bin',
];

/** The modules among them by their names below `dist/lib`. */
export const MODULES: readonly string[] = ADDRESSES.filter(
  (name) => !/\.json$|\.wasm$|\.bin$|\/dist\/|othello-worker/u.test(name),
).map((name) =>
  name === 'othello-board' ? 'index' : name.slice('othello-board/'.length).replace(/\.js$/u, ''),
);

/** The source of a module. */
export function sourceOf(module: string): string {
  const [folder, part, language] = module.split('/');
  if (folder === 'react') return `src/elements/frameworks/react/${part ?? 'index'}.ts`;
  if (folder === 'locales' && part !== undefined)
    return language === undefined
      ? fileOf('board', part)
      : fileOf(
          PARTS.find((name) => name === part)!,
          language,
        );
  const element = module.replace(/-element$/u, '');
  const source = [
    `src/core/${module}.ts`,
    ...['common', 'json', 'notation'].map((subject) => `src/core/${folder}/${subject}/${part}.ts`),
    `src/elements/${module}.ts`,
    `src/elements/frameworks/${module}.ts`,
    `src/elements/markdown/${module}.ts`,
    `src/elements/companions/${module}/define.ts`,
    `src/elements/companions/${element}/${element}.ts`,
  ].find((path) => existsSync(path));
  if (source === undefined) throw new Error(`tools/exports.ts names ${module}, which has no source`);
  return source;
}

/** A target of the package's `exports`: a file, or files by condition. */
export type Target = string | Readonly<Record<string, string>>;

/** The addresses of the package in a folder, each with what its `exports` lead to. */
export function exportsOf(folder: string): readonly { readonly name: string; readonly target: Target }[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Target | null>>;
  };
  return ADDRESSES.map((name) => ({ name, target: targetOf(name.replace('othello-board', '.'), exports) }));
}

/** As in Node: the entry itself, else the longest pattern. */
function targetOf(name: string, exports: Readonly<Record<string, Target | null>>): Target {
  const fits = (key: string): boolean => {
    const [before, after] = key.split('*') as [string, string | undefined];
    return after === undefined ? key === name : name.startsWith(before) && name.endsWith(after);
  };
  const key = Object.keys(exports)
    .filter(fits)
    .toSorted((one, other) => rank(other) - rank(one))[0];
  const target = key === undefined ? null : exports[key];
  if (key === undefined || !target) throw new Error(`package.json exports no ${name}`);
  const [before, after = ''] = key.split('*') as [string, string | undefined];
  const star = name.slice(before.length, name.length - after.length);
  const filled = (path: string): string => path.replaceAll('*', star);
  if (typeof target === 'string') return filled(target);
  return Object.fromEntries(Object.entries(target).map(([condition, path]) => [condition, filled(path)]));
}

function rank(key: string): number {
  const star = key.indexOf('*');
  return star === -1 ? Infinity : star * 1000 + key.length;
}
