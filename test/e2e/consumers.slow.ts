import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import ts from 'typescript';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { complaints, ENGINE_MOVED, launch, playOneMove } from './support/browser.js';
import { compile } from './support/compile.js';
import { blocks } from './support/documentation.js';
import { openWithLateScripts, shiftRecipe } from './support/late-scripts.js';
import { serve } from './support/server.js';

const run = promisify(execFile);

let folder: string;
let browser: Browser;

beforeAll(async () => {
  // Inside the fixtures' workspace, which has the tools in the versions of the lock file.
  mkdirSync('test/consumers/build', { recursive: true });
  folder = mkdtempSync(resolve('test/consumers/build/tried-'));
  for (const { name } of readdirSync('test/consumers', { withFileTypes: true })) {
    if (name !== 'node_modules' && name !== 'build')
      cpSync(join('test/consumers', name), join(folder, name), { recursive: true });
  }
  cpSync(join(inject('home'), 'node_modules/othello-board'), join(folder, 'node_modules/othello-board'), {
    recursive: true,
  });
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds a fixture with its own tool, and serves a page with a plain static host that has the result in a subfolder.
 */
async function buildPage(name: string, ...options: readonly string[]) {
  const path = [resolve('test/consumers/node_modules/.bin'), process.env['PATH']].join(delimiter);
  await run(process.execPath, [join(folder, name, 'build.js'), ...options], {
    cwd: join(folder, name),
    env: { ...process.env, PATH: path, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const site = await serve({ content: { '/some/where/': { folder: join(folder, name, 'dist') } } });
  const page = await browser.newPage();
  const faults = complaints(page);
  const url = `${site.origin}/some/where/index.html`;
  return { page, faults, url, close: () => Promise.all([page.close(), site.close()]) };
}

/** Builds a fixture and opens it. */
async function open(name: string, ...options: readonly string[]) {
  const { url, ...built } = await buildPage(name, ...options);
  await built.page.goto(url);
  return built;
}

describe.each(['vite', 'webpack', 'rollup', 'esbuild', 'parcel'])('bundled by %s', (bundler) => {
  test('the board plays against the engine, and speaks the language of the page', async () => {
    const { page, faults, close } = await open(bundler);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    await page.evaluate(() => (document.documentElement.lang = 'fr'));
    const corner = page.locator('othello-board [part~="a1"]');
    await expect.poll(() => corner.getAttribute('aria-label')).toContain('vide');
    expect(faults).toEqual([]);
    await close();
  });
});

test('bundled by esbuild as it does by default, no module: the board is there, and its error says what the engine needs', async () => {
  const home = join(folder, 'esbuild');
  await build({
    entryPoints: [join(home, 'main.js')],
    outfile: join(home, 'iife/main.js'),
    bundle: true,
    logLevel: 'silent',
  });
  const site = await serve({
    content: {
      '/': '<!doctype html><html lang="en"><title>x</title><othello-board engine="black"></othello-board><script src="/app/main.js"></script></html>',
      '/app/': { folder: join(home, 'iife') },
    },
  });
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('othello-error', ({ detail }) =>
      Object.assign(globalThis, { reported: detail.message }),
    );
  });
  await page.goto(site.origin);
  await page.waitForFunction(() => 'reported' in globalThis);
  const reported = await page.evaluate(() => Reflect.get(globalThis, 'reported') as string);
  expect(reported).toContain('OthelloBoard.engineUrl');
  expect(reported).toContain('--format=esm');
  expect(await page.locator('othello-board [part~="a1"]').count()).toBe(1);
  await Promise.all([page.close(), site.close()]);
});

test.each(['jsdom', 'happy-dom'])('the unit tests of an app run in %s', async (environment) => {
  const runner = resolve('test/consumers/node_modules/vitest/vitest.mjs');
  const { stdout } = await run(process.execPath, [runner, 'run', '--environment', environment], {
    cwd: join(folder, 'unit-tests'),
    env: { ...process.env, NODE_ENV: 'test' },
  });
  expect(stdout).toContain('app.test.js');
});

describe.each(['vite', 'webpack'])(
  'bundled by %s, with the files of the bundle on another origin',
  (bundler) => {
    test('the board plays against the engine', async () => {
      const dist = join(folder, bundler, 'dist');
      const cdn = await serve({
        content: { '/assets-of/page/': { folder: dist } },
        headers: { 'access-control-allow-origin': '*' },
        host: 'localhost',
      });
      const base = `${cdn.origin}/assets-of/page/`;
      await run(process.execPath, [join(folder, bundler, 'build.js'), base], { cwd: join(folder, bundler) });
      // The page's own host has only the page and what it names itself.
      const own = { '/': readFileSync(join(dist, 'index.html'), 'utf8') };
      const main = bundler === 'webpack' ? { '/main.js': readFileSync(join(dist, 'main.js'), 'utf8') } : {};
      const site = await serve({ content: { ...own, ...main } });
      const page = await browser.newPage();
      // As the guide says: the engine's files are copied there, and the page says where.
      for (const file of ['othello-worker.js', 'engine.wasm', 'weights.bin'])
        cpSync(join(folder, 'node_modules/othello-board/dist', file), join(dist, file));
      await page.addInitScript((engineUrl) => {
        void customElements.whenDefined('othello-board').then((board) => Object.assign(board, { engineUrl }));
      }, `${base}othello-worker.js`);
      await page.goto(site.origin);
      expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
      expect(cdn.requests.some((path) => path.endsWith('.wasm'))).toBe(true);
      await Promise.all([page.close(), site.close(), cdn.close()]);
    });
  },
);

describe("in Vite's development server", () => {
  test.each([
    ['which takes the package apart and puts it together anew', {}],
    ['told to leave it alone, as versions before 8 have to be', { exclude: guideExclusion() }],
  ])('%s, the board plays against the engine', async (_how, optimizeDeps) => {
    const server = await createServer({
      configFile: false,
      root: join(folder, 'vite'),
      cacheDir: mkdtempSync(join(folder, 'cache-')),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
      optimizeDeps,
    });
    await server.listen();
    const page = await browser.newPage();
    const faults = complaints(page);
    await page.goto(server.resolvedUrls!.local[0]!);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
    await page.close();
    await server.close();
  });

  /** The guide's text for users of a Vite version that does not support workers of packages in development. */
  function guideExclusion(): string[] {
    const line = /optimizeDeps: \{ exclude: (\[[^\]]+\]) \}/u.exec(
      readFileSync('docs/guides/install.md', 'utf8'),
    )?.[1];
    return JSON.parse(line!.replaceAll("'", '"')) as string[];
  }
});

/** Where a fixture gets the guide's sample, and which block of the guide that is. */
const SAMPLES: Record<string, { file: string; language: string; has: string }> = {
  svelte: { file: 'Sample.svelte', language: 'svelte still', has: '$state' },
  solid: { file: 'Sample.jsx', language: 'jsx still', has: "'solid-js'" },
  qwik: { file: 'src/Sample.jsx', language: 'jsx still', has: "'@builder.io/qwik'" },
};

describe.each(['react', 'preact', 'vue', 'svelte', 'solid', 'qwik'])('in a page of %s', (framework) => {
  test('the board gets properties and its events arrive', async () => {
    const sample = SAMPLES[framework];
    if (sample) {
      const { code } = blocks(sample.language).find((block) => block.code.includes(sample.has))!;
      writeFileSync(join(folder, framework, sample.file), code);
    }
    const { page, faults, close } = await open(framework);
    const board = page.locator('othello-board');
    const propertyOf = (name: string): Promise<unknown> =>
      board.evaluate((element, key) => Reflect.get(element, key) as unknown, name);
    // Qwik imports the package when the page is there.
    await expect.poll(() => propertyOf('marks')).toEqual([{ square: 'd3', text: 'A' }]);
    expect(await propertyOf('moveNumbers')).toBe(false);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
    await close();
  });
});

describe.each([
  ['SvelteKit', 'sveltekit'],
  ['Astro', 'astro-page'],
])('a page that %s has rendered', (_framework, name) => {
  test("shows the board without a shift, with the guide's lines of CSS and nothing but the board, and plays", async () => {
    writeFileSync(join(folder, name, 'src/board.css'), shiftRecipe());
    const { page, faults, url, close } = await buildPage(name);
    expect(await (await page.request.get(url)).text()).toMatch(/<othello-board [^>]*marks="d3=A"/u);
    const { shift, elements } = await openWithLateScripts(page, url);
    expect(shift).toBe(0);
    expect(elements).toEqual(['othello-board']);
    const board = page.locator('othello-board');
    expect(await board.locator('[part~="mark"]').count()).toBe(1);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
    await close();
  });
});

describe.each(['18', '19'])('rendered on a server by React %s', (version) => {
  test('the markup says what the board is, and in the page nothing of it is lost', async () => {
    const { page, faults, close } = await open('react-server', version);
    const markup = readFileSync(join(folder, 'react-server/dist/index.html'), 'utf8');
    const tag = /<othello-board [^>]*>/u.exec(markup)![0];
    for (const output of ['class="wide"', 'engine="white"', 'level="1"', 'move-numbers=""'])
      expect(tag).toContain(output);
    expect(tag).not.toContain('no-shortcuts');
    const board = page.locator('othello-board');
    await expect
      .poll(() => board.evaluate((element) => Reflect.get(element, 'marks') as unknown))
      .toEqual([{ square: 'd3', text: 'A' }]);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(await board.evaluate((element) => Reflect.get(element, 'ply') as unknown)).toBe(2);
    await page.getByRole('button', { name: 'Again' }).click();
    await expect.poll(() => board.evaluate((element) => Reflect.get(element, 'ply') as unknown)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('types', () => {
  test('are sound inside, by the rules of Node', () => {
    const dist = join(folder, 'node_modules/othello-board/dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => join(dist, file));
    const rules = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
    expect(compile(files, { ...rules, skipLibCheck: false, types: ['node'] })).toEqual([]);
  });

  test.each([
    ['react', ts.JsxEmit.ReactJSX],
    ['preact', ts.JsxEmit.ReactJSX],
    ['solid-js', ts.JsxEmit.Preserve],
  ])('the elements in JSX have their types, nothing else is taken: %s', (framework, jsx) => {
    const [guide] = blocks('ts').filter(({ code }) => code.includes('declare module'));
    const own = join(folder, `types/${framework}.ts`);
    // An augmentation needs the module that it extends.
    writeFileSync(own, `import '${framework}';\n${guide!.code.replace("'react'", `'${framework}'`)}\n`);
    const files = [own, join(folder, 'types/elements.tsx')];
    expect(compile(files, { jsx, jsxImportSource: framework })).toEqual([]);
  });

  test("React's components take the same", () => {
    const options = { jsx: ts.JsxEmit.ReactJSX, jsxImportSource: 'react' };
    expect(compile([join(folder, 'types/components.tsx')], options)).toEqual([]);
  });

  /** What a framework's own checker prints. */
  async function checkBy(tool: string, options: readonly string[], include: string): Promise<string> {
    const config = join(folder, `types/${tool}.json`);
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'es2022' },
      ...{ module: 'esnext', moduleResolution: 'bundler', types: [] },
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, include: [include] }));
    const program = resolve('test/consumers/node_modules/.bin', tool);
    const printed = run(program, [...options, config], { cwd: join(folder, 'types') });
    return (await printed.catch((failed: unknown) => failed as { stdout: string })).stdout;
  }

  test("hold in Vue's templates", async () => {
    expect(await checkBy('vue-tsc', ['--project'], 'Elements.vue')).toBe('');
  });

  test("hold in Svelte's markup", async () => {
    const found = await checkBy('svelte-check', ['--output', 'machine', '--tsconfig'], '*.svelte');
    const faults = found.split('\n').filter((line) => line.includes(' ERROR '));
    expect(faults.map((line) => /"([^"]+\.svelte)" (\d+)/u.exec(line)?.slice(1).join(':'))).toEqual([
      'Wrong.svelte:5',
      'Wrong.svelte:6',
    ]);
  });
});

describe.each(['markdown-it', 'remark', 'eleventy', 'astro'])('a lesson written by %s', (tool) => {
  const step = (moves: string, title: string): string => `<section moves="${moves}">

## ${title}

[othello ${moves} fallback="true"]

</section>
`;
  const MARKDOWN = `<script type="module" src="/package/othello-lesson.js"></script>

# A lesson

<othello-lesson>
${step('f5', 'One')}${step('f5d6', 'Two')}</othello-lesson>
`;

  test('is read step by step, and has its pictures where there is no JavaScript', async () => {
    const home = join(folder, tool);
    const pages = join(home, tool === 'astro' ? 'src/pages' : 'src');
    mkdirSync(pages, { recursive: true });
    writeFileSync(join(pages, 'index.md'), MARKDOWN);
    await run(process.execPath, ['build.js'], {
      cwd: home,
      env: { ...process.env, NODE_ENV: '', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const written = readFileSync(join(home, 'dist/index.html'), 'utf8');
    const site = await serve({
      content: {
        '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>A lesson</title>
          <link rel="icon" href="data:,"><body>${written}</body></html>`,
        '/package/': { folder: join(inject('home'), 'node_modules/othello-board/dist') },
      },
    });
    const page = await browser.newPage();
    const faults = complaints(page);
    await page.goto(site.origin);
    const board = page.getByRole('complementary', { name: 'The board for this lesson' });
    await board.getByText('Step 1 of 2').waitFor();
    await board.getByRole('button', { name: 'Next' }).click();
    await board.getByText('Step 2 of 2').waitFor();
    expect(await page.locator('section svg').first().isVisible()).toBe(false);
    expect(faults).toEqual([]);
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await still.goto(site.origin);
    expect(await still.locator('section svg').first().isVisible()).toBe(true);
    await Promise.all([page.close(), still.context().close(), site.close()]);
  });
});
