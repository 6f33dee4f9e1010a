import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { complaints, ENGINE_MOVED, launch, playOneMove } from './support/browser.js';
import { openWithLateScripts, shiftRecipe } from './support/late-scripts.js';
import { serve } from './support/server.js';
import { enginesHere, openTab, type EngineName, type Tab } from '../browsers/tabs.js';

const run = promisify(execFile);
const PATIENCE = { timeout: 60_000 };
const engines: readonly EngineName[] = await enginesHere();

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

describe.each(['vite', 'webpack', 'rollup', 'esbuild', 'parcel'])('41. bundled by %s', (bundler) => {
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

test('41. bundled by esbuild as it does by default, no module: the board is there, and its error says what the engine needs', async () => {
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
    addEventListener('othello-error', ({ detail }) => Object.assign(globalThis, { told: detail.message }));
  });
  await page.goto(site.origin);
  await page.waitForFunction(() => 'told' in globalThis);
  const told = await page.evaluate(() => Reflect.get(globalThis, 'told') as string);
  expect(told).toContain('OthelloBoard.engineUrl');
  expect(told).toContain('--format=esm');
  expect(await page.locator('othello-board [part~="a1"]').count()).toBe(1);
  await Promise.all([page.close(), site.close()]);
});

describe.each(engines)('41. in %s, with the files of the bundle on another origin', (engine) => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(engine);
  });
  afterAll(() => tab.close());

  test.each(['vite', 'webpack'])('bundled by %s, the board plays against the engine', async (bundler) => {
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
    await tab.open(`${site.origin}/`);
    const isDrawn = () => tab.run(() => document.querySelector('othello-board:defined') !== null);
    await expect.poll(isDrawn, PATIENCE).toBe(true);
    await tab.click(['othello-board', '[data-square=f5]']);
    const heard = () => tab.run(() => document.querySelector('output')!.textContent);
    await expect.poll(heard, PATIENCE).toMatch(ENGINE_MOVED);
    expect(site.requests.filter((path) => !['/', '/main.js'].includes(path))).toEqual([]);
    expect(cdn.requests.some((path) => path.endsWith('.wasm'))).toBe(true);
    await Promise.all([site.close(), cdn.close()]);
  });
});

describe("41. in Vite's development server", () => {
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

describe.each(['react', 'vue', 'svelte'])('41. in a page of %s', (framework) => {
  test('the board gets properties and its events arrive', async () => {
    const { page, faults, close } = await open(framework);
    const board = page.locator('othello-board');
    expect(
      await board.evaluate((element: HTMLElement & { level?: unknown; marks?: unknown }) => element.marks),
    ).toEqual([{ square: 'd3', text: 'A' }]);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
    await close();
  });
});

describe.each([
  ['SvelteKit', 'sveltekit'],
  ['Astro', 'astro-page'],
])('41. a page that %s has rendered', (_framework, name) => {
  test("shows the board without a shift, with the guide's lines of CSS and nothing but the board, and plays", async () => {
    writeFileSync(join(folder, name, 'src/elements/board.css'), shiftRecipe());
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

describe.each(['18', '19'])('41. rendered on a server by React %s', (version) => {
  test('the markup says what the board is, and in the page nothing of it is lost', async () => {
    const { page, faults, close } = await open('react-server', version);
    const markup = readFileSync(join(folder, 'react-server/dist/index.html'), 'utf8');
    const tag = /<othello-board [^>]*>/u.exec(markup)![0];
    for (const said of ['class="wide"', 'engine="white"', 'level="1"', 'move-numbers=""'])
      expect(tag).toContain(said);
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
