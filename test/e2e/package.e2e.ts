import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../src/core/locales/languages.js';
import { ELEMENTS } from '../../tools/elements.js';
import { exportsOf } from '../../tools/exports.js';
import { compile } from './support/compile.js';
import { commandIn, startCommand } from './support/othello-engine.js';

const home = inject('home');
const folder = join(home, 'node_modules/othello-board');
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  statSync(join(folder, path)).isFile(),
);
const entries = exportsOf(folder);

/** The modules that users import, by the names that they write. */
const modules = entries.flatMap(({ name, target }) =>
  typeof target === 'object' && target['default'] !== undefined ? [name] : [],
);

/** Runs a module with the package installed. */
function node(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: home,
    encoding: 'utf8',
    timeout: 60_000,
  });
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
      /^dist\/(server|shared)\/[\w/-]+\.js$/u,
      /^dist\/types\/[\w-]+\.d\.ts$/u,
    ];
    expect(files.filter((file) => !allowed.some((pattern) => pattern.test(file)))).toEqual([]);
    for (const file of [
      'LICENSE',
      'README.md',
      'dist/othello-worker.js',
      'dist/engine.wasm',
      'dist/weights.bin',
    ])
      expect(files).toContain(file);
  });

  test('has each file that it names, types first, and nothing that publint finds', async () => {
    const named = entries.flatMap(({ target }) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const missing = named.filter((path) => !files.includes(path.replace(/^\.\//u, '')));
    expect(missing).toEqual([]);
    const typed = entries.filter(({ target }) => typeof target === 'object');
    expect(typed.filter(({ target }) => Object.keys(target)[0] !== 'types')).toEqual([]);
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('brings lit, valibot and lean-qr, and runs nothing when it is installed', () => {
    const { dependencies, scripts = {} } = read('package.json') as Record<string, Record<string, string>>;
    expect(Object.keys(dependencies!).toSorted()).toEqual([
      '@lit/reactive-element',
      'lean-qr',
      'lit',
      'valibot',
    ]);
    const atInstallation = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(Object.keys(scripts).filter((name) => atInstallation.includes(name))).toEqual([]);
  });

  test('has the licences of others beside the scripts, and in the one with everything inside', () => {
    for (const name of [join(folder, 'dist/THIRD-PARTY.txt'), 'dist/othello-all.js']) {
      const text = readFileSync(name, 'utf8');
      for (const part of ['Copyright (c) 2017 Google LLC', 'Copyright (c) Fabian Hiller'])
        expect(text.includes(part), `${name}: ${part}`).toBe(true);
    }
  });

  test('tells editors of every element, each attribute with a sentence', () => {
    const tags = ELEMENTS.map(({ name }) => `othello-${name}`).toSorted();
    interface Named {
      readonly name: string;
      readonly description?: string;
      readonly attributes?: readonly Named[];
    }
    const { tags: inCode } = read('vscode.html-custom-data.json') as { tags: Named[] };
    const { contributions } = read('web-types.json') as { contributions: { html: { elements: Named[] } } };
    for (const elements of [inCode, contributions.html.elements]) {
      expect(elements.map(({ name }) => name).toSorted()).toEqual(tags);
      const attributes = elements.flatMap((element) => element.attributes ?? []);
      expect(attributes.filter(({ description }) => !description)).toEqual([]);
    }
    const { modules: declared } = read('custom-elements.json') as {
      modules: { declarations: { tagName?: string; members?: { name: string; privacy?: string }[] }[] }[];
    };
    const classes = declared.flatMap(({ declarations }) => declarations);
    expect(classes.map(({ tagName }) => tagName).toSorted()).toEqual(tags);
    const hidden = classes
      .flatMap(({ members = [] }) => members)
      .filter(({ privacy }) => privacy === 'private');
    expect(hidden).toEqual([]);
  });
});

describe('in Node', () => {
  test('each address can be imported, where there is no page; the texts of each language are; what is inside is not', () => {
    const names = entries.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(LANGUAGES.map((language) => `othello-board/locales/${language}.js`)),
    );
    const addresses = entries.flatMap(({ name, target }) => (typeof target === 'string' ? [name] : []));
    const inside = ['dist/lib/rules.js', 'dist/shared/rules-game.js', 'server/game.js', 'engine/pool.js'];
    const script = `
      for (const name of ${JSON.stringify(modules)}) await import(name);
      for (const name of ${JSON.stringify(addresses)}) import.meta.resolve(name);
      const reached = [];
      for (const name of ${JSON.stringify(inside)})
        try { await import('othello-board/' + name); reached.push(name); }
        catch ({ code }) { if (!/PATH_NOT_EXPORTED|MODULE_NOT_FOUND/.test(code)) reached.push(name + ' ' + code); }
      console.log(JSON.stringify(reached), typeof document);`;
    expect(node(script)).toBe('[] undefined\n');
  });

  test('a board is made and played, and the engine finds a move', () => {
    const script = `
      import { OthelloBoard } from 'othello-board/element.js';
      import { createEngine } from 'othello-board/engine/node.js';
      import { Position } from 'othello-board/rules.js';
      const board = new OthelloBoard();
      board.moves = 'f5';
      board.play('d6');
      const engine = await createEngine();
      const { move, depth } = await engine.search(Position.start.play('f5'), { depth: 4 });
      console.log(board.moves, ['d6', 'f4', 'f6'].includes(move), depth);
      engine.close();`;
    expect(node(script)).toBe('f5d6 true 4\n');
  });

  test('the plugins for markdown-it and remark draw', () => {
    const text = JSON.stringify('```othello\nf5 d6 c3\ncaption: After c3\n```\n\n[othello f5d6c3d3c4]\n');
    const html = node(`
      import MarkdownIt from 'markdown-it';
      import { unified } from 'unified';
      import parse from 'remark-parse';
      import rehype from 'remark-rehype';
      import stringify from 'rehype-stringify';
      import plugin from 'othello-board/markdown-it';
      import othello from 'othello-board/remark';
      const page = unified().use(parse).use(othello).use(rehype, { allowDangerousHtml: true })
        .use(stringify, { allowDangerousHtml: true });
      process.stdout.write(new MarkdownIt().use(plugin).render(${text}) + String(page.processSync(${text})));`);
    expect(html.match(/<svg/gu)).toHaveLength(4);
    expect(html).toContain('<figcaption>After c3</figcaption>');
  });
});

describe('the command', () => {
  test('can be run by its name in the project after a build, too', () => {
    expect(() => accessSync('node_modules/.bin/othello-engine', constants.X_OK)).not.toThrow();
  });

  test('converts, and says what is wrong with a file', async () => {
    const file = join(home, 'games.txt');
    writeFileSync(file, 'f5d6c3\nf5a1\n');
    const command = startCommand(home, ['convert', file, '--to', 'pgn']);
    expect(await command.ended).toBe(1);
    expect(command.out()).toMatch(/1\. f5 d6 2\. c3/u);
    expect(command.err()).toMatch(/games\.txt.*a1/su);
  });

  test('serves agents', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [commandIn(home), 'mcp'] }),
    );
    try {
      const answer = await client.callTool({ name: 'play', arguments: { position: 'f5d6c3', level: 3 } });
      expect(answer).toMatchObject({
        structuredContent: { position: expect.stringMatching(/ O$/u) as string },
      });
    } finally {
      await client.close();
    }
  });
});

describe('types', () => {
  /** The compiler's errors for a program that uses the installed package. */
  function check(name: string, code: string, options: ts.CompilerOptions = {}): string[] {
    const file = join(home, name);
    writeFileSync(file, code);
    return compile([file], options);
  }

  test('are found and sound for every module', () => {
    const typed = entries.filter(({ target }) => typeof target === 'object');
    const imports = typed.map(({ name }, index) => `import type * as m${index} from '${name}';`);
    const all = typed.map((_, index) => `keyof typeof m${index}`).join(', ');
    // What Node resolves a bundler resolves too, not the other way round.
    const node = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
    const types = { types: ['node'], typeRoots: ['node_modules/@types'] };
    const code = `${imports.join('\n')}\nexport type All = [${all}];`;
    expect(check('imports.mts', code, { ...node, ...types })).toEqual([]);
  });

  test('are sound without a page, as in a server, for modules that need none', () => {
    const names = [
      'rules',
      'formats',
      'engine/node',
      'analysis',
      'coach',
      'report',
      'book',
      'puzzles',
      'diagram',
    ];
    const imports = names.map((name, index) => `import type * as m${index} from 'othello-board/${name}.js';`);
    const code = `${imports.join('\n')}
      import { createEngine } from 'othello-board/engine/node.js';
      import { Position } from 'othello-board/rules.js';
      const engine = await createEngine({ workers: 1 });
      const { move, value } = await engine.search(Position.start.play('f5'), { depth: 8 });
      export const found: [string, number] = [move, value];
      export type All = [${names.map((_, index) => `keyof typeof m${index}`).join(', ')}];
      engine.close();`;
    const without = { lib: ['lib.es2022.d.ts'], skipLibCheck: false, types: ['node'] };
    expect(check('no-page.mts', code, { ...without, typeRoots: ['node_modules/@types'] })).toEqual([]);
  });

  test('know the element by its tag, and what its events bring; what is not so is refused', () => {
    const faults = check(
      'typed.ts',
      `import 'othello-board';
      const board = document.querySelector('othello-board')!;
      document.addEventListener('othello-gameover', ({ detail }) => detail.winner satisfies 'black' | 'white' | undefined);
      window.addEventListener('othello-change', (event) => event.detail.reason satisfies string);
      document.createElement('othello-board').play('f5') satisfies boolean;
      board.marks = [{ square: 'd3', text: 'A' }];
      board.addEventListener('othello-move', ({ detail }) => detail.squares);
      board.play('f9');
      board.engine = 'red';
      board.legalMoves.push('a1');
      board.thinking = true;`,
    );
    expect(faults.map((fault) => Number.parseInt(fault, 10))).toEqual([7, 8, 9, 10, 11]);
  });
});
