import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { COMPANIONS, ELEMENTS } from '../../tools/elements.js';
import { expandExports, type Exports } from '../../tools/expand-exports.js';

interface Manifest {
  exports: Exports;
  bin: Record<string, string>;
  files: string[];
  dependencies: Record<string, string>;
}

let folder: string;
let files: string[];
let manifest: Manifest;

beforeAll(() => {
  folder = join(inject('home'), 'node_modules/othello-board');
  // In one order, whatever that of the disk is: how well they compress together depends on it.
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
});

/** The modules with types, by public name. */
function modules(): [name: string, targets: Record<string, string>][] {
  return Object.entries(expandExports(folder, manifest.exports)).filter(
    (entry): entry is [string, Record<string, string>] => typeof entry[1] === 'object',
  );
}

describe('the tarball', () => {
  test('holds what is published and nothing else', () => {
    const allowed = [
      /^(package|custom-elements|vscode\.html-custom-data|web-types)\.json$/u,
      /^(README|LICENSE)(\.md)?$/u,
      /^dist\/othello-[\w-]+\.js$/u,
      /^dist\/THIRD-PARTY\.txt$/u,
      /^dist\/(engine(-threads)?\.wasm|weights\.bin)$/u,
      /^dist\/lib\/.+\.(js|d\.ts)$/u,
    ];
    expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  test.each([
    'LICENSE',
    'README.md',
    'custom-elements.json',
    'vscode.html-custom-data.json',
    'web-types.json',
    'dist/THIRD-PARTY.txt',
    'dist/othello-board.js',
    'dist/othello-all.js',
    'dist/othello-worker.js',
    'dist/engine.wasm',
    'dist/weights.bin',
  ])('holds %s', (file) => {
    expect(files).toContain(file);
  });

  // A third of it is what 0.1 had. Added since, each in separate modules that a page only loads when it uses them:
  // readers of all formats, review, coach, 1,960 puzzles (32 kB), lessons, an opening book (25 kB, in both forms of the
  // package), remote play, adapters for other engines, plugins for Markdown, data for JetBrains' editors (10 kB), marks
  // and arrows in files of games (2 kB), and five languages (91 kB, in both forms).
  test('is at most 1,000 kB without the weights', () => {
    // The one-file script contains the weights a second time.
    const counted = files.filter((file) => !/weights\.bin|othello-all\.js/u.test(file));
    const bytes = Buffer.concat(counted.map((file) => readFileSync(join(folder, file))));
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(1_000_000);
  });

  test('brings Lit, and valibot for the game', () => {
    // A range for lit, so that the page's own copy serves the board too.
    expect(manifest.dependencies).toEqual({
      '@lit/reactive-element': expect.stringMatching(/^\^2\./u) as string,
      lit: expect.stringMatching(/^\^3\./u) as string,
      valibot: expect.stringMatching(/^\d+\.\d+\.\d+$/u) as string,
    });
  });
});

describe('42. the exports', () => {
  test('exist', () => {
    const targets = Object.values(expandExports(folder, manifest.exports)).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const missing = [...targets, ...Object.values(manifest.bin)].filter(
      (target) => !files.includes(target.replace(/^\.\//u, '')),
    );
    expect(missing).toEqual([]);
  });

  test('all modules have types', () => {
    expect(modules().filter(([, targets]) => Object.keys(targets)[0] !== 'types')).toEqual([]);
  });

  test.each(['board', 'clock'])("React's %s brings no other element that stands beside a board", (name) => {
    const brought = importedBy(`dist/lib/elements/frameworks/react/${name}.js`);
    const others = COMPANIONS.filter((element) => element.name !== name).map(
      ({ module }) => `dist/lib/${module}.js`,
    );
    expect(brought.size).toBeGreaterThan(10);
    expect(others.filter((module) => brought.has(module))).toEqual([]);
  });

  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe("VS Code's data", () => {
  interface EditorData {
    tags: {
      name: string;
      description: string;
      attributes: { name: string; description?: string; values?: { name: string }[]; valueSet?: string }[];
    }[];
  }
  let tags: EditorData['tags'];

  beforeAll(() => {
    const file = join(folder, 'vscode.html-custom-data.json');
    ({ tags } = JSON.parse(readFileSync(file, 'utf8')) as EditorData);
  });

  test('knows every element, and each attribute with a sentence', () => {
    const names = ELEMENTS.map(({ name }) => name).toSorted();
    expect(tags.map(({ name }) => name).toSorted()).toEqual(names.map((name) => `othello-${name}`));
    const silent = tags.flatMap(({ name, attributes }) =>
      attributes.filter(({ description }) => !description).map((attribute) => `${name} ${attribute.name}`),
    );
    expect(silent).toEqual([]);
  });

  test('inserts an attribute that is there or not without a value, and tells of no value that is none', () => {
    const board = tags.find(({ name }) => name === 'othello-board')!;
    const bare = board.attributes.filter(({ valueSet }) => valueSet === 'v').map(({ name }) => name);
    expect(bare).toEqual(expect.arrayContaining(['interactive', 'analysis', 'controls', 'disabled']));
    expect(bare).not.toContain('engine');
    expect(tags.filter(({ description }) => description.includes('undefined)'))).toEqual([]);
  });

  test('offers the words that an attribute takes, and no names of types', () => {
    const values = (tag: string, attribute: string) =>
      tags
        .find(({ name }) => name === tag)
        ?.attributes.find(({ name }) => name === attribute)
        ?.values?.map(({ name }) => name);
    expect(values('othello-board', 'engine')?.toSorted()).toEqual(['black', 'both', 'none', 'white']);
    expect(values('othello-board', 'level')).toEqual(expect.arrayContaining(['1', '10', 'easy', 'master']));
    expect(values('othello-clock', 'flag-rule')?.toSorted()).toEqual(['czech', 'none', 'zero']);
    const offered = tags.flatMap(({ attributes }) => attributes.flatMap(({ values: words = [] }) => words));
    expect(offered.filter(({ name }) => !/^[\da-z]+(?:-[a-z]+)*$/u.test(name))).toEqual([]);
  });
});

test("JetBrains' data, which the package names, has the tags, attributes, properties and events that the manifest has", () => {
  interface Named {
    readonly name: string;
  }
  interface WebTypes {
    readonly contributions: {
      readonly html: {
        readonly elements: readonly (Named & {
          readonly attributes: readonly Named[];
          readonly js: { readonly events: readonly Named[] };
        })[];
      };
    };
  }
  interface Manifest {
    readonly modules: readonly {
      readonly declarations: readonly {
        readonly tagName: string;
        readonly attributes: readonly Named[];
        readonly events: readonly Named[];
      }[];
    }[];
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = (list: readonly Named[]) => list.map(({ name }) => name).toSorted();
  const file = (read('package.json') as { 'web-types': string })['web-types'];
  const offered = (read(file) as WebTypes).contributions.html.elements.map(({ name, attributes, js }) => ({
    tag: name,
    attributes: names(attributes),
    events: names(js.events),
  }));
  const promised = (read('custom-elements.json') as Manifest).modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, attributes, events }) => ({
      tag: tagName,
      attributes: names(attributes),
      events: names(events),
    })),
  );
  expect(offered).toEqual(expect.arrayContaining(promised));
  expect(offered).toHaveLength(promised.length);
});

describe('the manifest', () => {
  interface Entry {
    readonly path: string;
    readonly declarations: readonly { readonly tagName?: string; readonly name: string }[];
    readonly exports: readonly { readonly kind: string; readonly name: string }[];
  }
  let text: string;
  let entries: readonly Entry[];

  beforeAll(() => {
    text = readFileSync(join(folder, 'custom-elements.json'), 'utf8');
    entries = (JSON.parse(text) as { modules: Entry[] }).modules;
  });

  test('names files of the package only, and no class that a user cannot reach', () => {
    expect(entries.map(({ path }) => path).filter((path) => !files.includes(path))).toEqual([]);
    expect(text).not.toContain('src/');
    const classes = entries.flatMap(({ declarations }) => declarations);
    expect(classes.filter(({ tagName }) => tagName === undefined)).toEqual([]);
  });

  test('says for each element which module defines it', () => {
    const tags = entries.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    const defined = entries
      .flatMap((entry) => entry.exports.map((each) => ({ ...each, path: entry.path })))
      .filter(({ kind }) => kind === 'custom-element-definition');
    expect(defined.map(({ name }) => name).toSorted()).toEqual(tags.toSorted());
    const targets = modules().map(([, target]) => target['default']);
    expect(defined.filter(({ path }) => !targets.includes(`./${path}`))).toEqual([]);
  });
});

describe('in Node', () => {
  test('3. importing any module needs no page', () => {
    const names = modules()
      .filter(([, targets]) => 'default' in targets)
      .map(([name]) => name.replace(/^\./u, 'othello-board'));
    const imports = names.map((name) => `await import(${JSON.stringify(name)});`);
    expect(node(`${imports.join('\n')} console.log('imported')`)).toBe('imported\n');
  });

  test('an internal module is out of reach', () => {
    const script = `await import('othello-board/dist/lib/core/engine/pool.js').catch(({ code }) => console.log(code))`;
    expect(node(script)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });

  test('the engine finds a move', () => {
    const script = `
      import { createEngine } from 'othello-board/engine/node.js';
      import { Position } from 'othello-board/rules.js';
      const engine = await createEngine();
      const { move, depth } = await engine.search(Position.start.play('f5'), { depth: 4 });
      console.log(['d6', 'f4', 'f6'].includes(move), depth);
      engine.close();`;
    expect(node(script)).toBe('true 4\n');
  });
});

/** Runs a module with the package installed. */
function node(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('home'),
    encoding: 'utf8',
    timeout: 60_000,
  });
}

/** The modules of the package that a module imports statically, by path. */
function importedBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(join(folder, path), 'utf8');
  const { importedFiles } = ts.preProcessFile(text);
  for (const { fileName } of importedFiles) {
    if (!fileName.startsWith('.') || text.includes(`import("${fileName}")`)) continue;
    importedBy(join(dirname(path), fileName), found);
  }
  return found;
}
