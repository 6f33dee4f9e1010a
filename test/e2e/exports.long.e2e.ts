import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { build, type Rolldown } from 'vite';
import { describe, expect, inject, test } from 'vitest';
import { expandExports, type Exports } from '../../tools/expand-exports.js';
import { compile } from './support/compile.js';
import { importMap } from './support/import-map.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const home = inject('home');
const folder = join(home, 'node_modules/othello-board');

/** The package's `exports`, by the names that users write. */
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Exports };
const entries = Object.entries(expandExports(folder, exports)).map(([name, target]) => ({
  name: name.replace(/^\./u, 'othello-board'),
  target,
}));

/** Modules with an effect when imported, and the element that each defines. */
const DEFINING: Readonly<Record<string, string>> = {
  'othello-board': 'othello-board',
  'othello-board/score.js': 'othello-score',
  'othello-board/clock.js': 'othello-clock',
  'othello-board/moves.js': 'othello-moves',
  'othello-board/controls.js': 'othello-controls',
  'othello-board/evaluation.js': 'othello-evaluation',
  'othello-board/graph.js': 'othello-graph',
  'othello-board/lines.js': 'othello-lines',
  'othello-board/openings.js': 'othello-openings',
  'othello-board/review.js': 'othello-review',
  'othello-board/puzzle.js': 'othello-puzzle',
  'othello-board/lesson.js': 'othello-lesson',
  'othello-board/game.js': 'othello-game',
};

/** Elements that are not part of the whole game. */
const APART = [
  'othello-graph',
  'othello-lesson',
  'othello-lines',
  'othello-openings',
  'othello-puzzle',
  'othello-review',
];

/** Elements that contain their own board. */
const WITH_BOARD = ['othello-lesson', 'othello-puzzle'];

/** The modules that a page can import, without the engine for Node. */
const scripts = entries
  .filter(({ target }) => typeof target === 'object' && target['default'] !== undefined)
  .map(({ name }) => name)
  // React itself is not a module that a page could import.
  .filter((name) => !name.endsWith('/node.js') && !/^othello-board\/react(?:\/|$)/u.test(name));
const classes = scripts.filter((name) => !(name in DEFINING));

/** A page that imports modules one after another, and logs what each has done to the page. */
function importingPage(...names: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Imports</title>
    <link rel="icon" href="data:,"><script type="importmap">${JSON.stringify(importMap(home))}</script>
    <script>
      globalThis.done = [];
      for (const [owner, method] of [[customElements, 'define'], [window, 'addEventListener'],
        [document, 'addEventListener'], [window, 'setTimeout'], [window, 'setInterval'], [window, 'fetch']]) {
        const own = owner[method].bind(owner);
        owner[method] = (...parameters) => (done.push(method + ' ' + parameters[0]), own(...parameters));
      }
    </script></head><body><script type="module">
      const said = {};
      for (const name of ${JSON.stringify(names)}) {
        await import(name);
        said[name] = done.splice(0);
      }
      console.log(JSON.stringify(said));
    </script></body></html>`;
}

const copy = join(home, 'second-copy');
cpSync(join(folder, 'dist'), copy, { recursive: true });

async function effects(...names: readonly string[]): Promise<Record<string, string[]>> {
  // Read from the console, because evaluating in the page would add listeners to it.
  const written: string[] = [];
  const { faults } = await stage.open(importingPage(...names), {
    content: { '/modules/': { folder: join(home, 'node_modules') }, '/second/': { folder: copy } },
    before: async (blank) => Promise.resolve(blank.on('console', (message) => written.push(message.text()))),
  });
  await expect.poll(() => written.find((text) => text.startsWith('{'))).toBeDefined();
  expect(faults).toEqual([]);
  return JSON.parse(written.find((text) => text.startsWith('{'))!) as Record<string, string[]>;
}

describe('importing', () => {
  test('a class, or anything else that defines no element, does nothing to the page', async () => {
    expect(classes.length).toBeGreaterThan(20);
    expect(await effects(...classes)).toEqual(Object.fromEntries(classes.map((name) => [name, []])));
  });

  test.each(Object.entries(DEFINING))('%s defines <%s>', async (name, tag) => {
    const { [name]: done } = await effects(name);
    expect(done).toContain(`define ${tag}`);
    // The game uses all elements except those that show an analysis.
    if (WITH_BOARD.includes(tag)) expect(done).toEqual(['define othello-board', `define ${tag}`]);
    else if (tag !== 'othello-game') expect(done).toEqual([`define ${tag}`]);
    else
      expect(done!.toSorted()).toEqual(
        Object.values(DEFINING)
          .filter((each) => !APART.includes(each))
          .map((each) => `define ${each}`)
          .toSorted(),
      );
  });

  test('what is defined by one copy of the package is left alone by another', async () => {
    const first = Object.keys(DEFINING);
    const others = Object.values(DEFINING).map((tag) => `/second/${tag}.js`);
    const done = await effects(...first, ...others, '/second/othello-all.js');
    expect(others.flatMap((name) => done[name])).toEqual([]);
    expect(done['/second/othello-all.js']).toEqual([]);
  });
});

/** The bundler's output for a program that uses the package. */
async function bundled(program: string): Promise<string> {
  const entry = join(home, 'bundled.js');
  writeFileSync(entry, program);
  const [{ output }] = (await build({
    configFile: false,
    root: home,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] }, minify: false },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('')
    .trim();
}

describe('a bundle', () => {
  test('has nothing of a module that is imported and not used, if it defines no element', async () => {
    const used = await Promise.all(classes.map(async (name) => [name, await bundled(`import '${name}';`)]));
    expect(used.filter(([, code]) => code !== '')).toEqual([]);
  });

  test.each(Object.entries(DEFINING))('has all of %s, which defines <%s>', async (name, tag) => {
    expect(await bundled(`import '${name}';`)).toContain(tag);
  });

  test('has of the rules and the formats only what is used', async () => {
    const [all, one] = await Promise.all(
      ['formats.js', 'formats/sgf.js'].map((name) =>
        bundled(`export { parseSgf } from 'othello-board/${name}';`),
      ),
    );
    expect(all!.length).toBeGreaterThan(1000);
    expect(all === one).toBe(true);
  });
});

describe('types', () => {
  test.each([
    ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('of every module are found and sound by moduleResolution %s', (_, module, moduleResolution) => {
    const typed = entries.filter(({ target }) => typeof target === 'object');
    const file = join(home, `imports-${_}.mts`);
    const imports = typed.map(({ name }, index) => `import type * as m${index} from '${name}';`);
    writeFileSync(
      file,
      `${imports.join('\n')}
      export type All = [${typed.map((__, index) => `keyof typeof m${index}`).join(', ')}];
      import type { OthelloBoard } from 'othello-board/element.js';
      import { Position } from 'othello-board/rules.js';
      import { createEngine } from 'othello-board/engine/node.js';
      const engine = await createEngine();
      export const move: string = (await engine.search(Position.start, { depth: 3 })).move;
      export const board: OthelloBoard | null = document.querySelector('othello-board');
      // @ts-expect-error a level is a number or one of five words
      if (board) board.level = 'harder';`,
    );
    // Also check the declarations themselves, but only once because it takes long.
    const skipLibCheck = _ !== 'node16';
    const types = { types: ['node'], typeRoots: ['node_modules/@types'] };
    expect(compile([file], { module, moduleResolution, skipLibCheck, ...types })).toEqual([]);
  });
});

test('no other file of the package can be imported', () => {
  const offered = new Set(
    entries.flatMap(({ target }) =>
      typeof target === 'string' ? [target] : [target['default'], target['types']],
    ),
  );
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !offered.has(`./${path}`))
    .map((path) => `othello-board/${path}`);
  expect(inside.length).toBeGreaterThan(100);
  const script = `
    const reached = [];
    for (const name of ${JSON.stringify(inside)}) {
      try { reached.push(import.meta.resolve(name)); }
      catch ({ code }) { if (code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') reached.push(name + ' ' + code); }
    }
    console.log(JSON.stringify(reached));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: home,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([]);
});
