// `npm run -w test frameworks`: installs each framework like its users do, which takes minutes and needs the registry.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { ENGINE_MOVED, playOneMove } from './support/browser.js';
import { openWithLateScripts, shiftRecipe } from './support/late-scripts.js';
import { useStage } from './support/stage.js';

const run = promisify(execFile);
const stage = useStage();
let folder: string | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

/** Installs the packed package in a copy of a framework's project, with the guide's lines of CSS. */
async function install(name: string, css: string): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), `othello-${name}-`));
  cpSync(join('test/frameworks', name), folder, { recursive: true });
  writeFileSync(join(folder, css), shiftRecipe());
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', inject('tarball')], {
    cwd: folder,
    env: ENVIRONMENT,
  });
  return folder;
}

const ENVIRONMENT = { ...process.env, NODE_ENV: '', CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };

/** Builds the project, and returns the folder with the site. */
async function build(home: string, output: string, env = {}): Promise<string> {
  const site = join(home, output);
  rmSync(site, { recursive: true, force: true });
  await run('npm', ['run', 'build'], { cwd: home, env: { ...ENVIRONMENT, ...env } });
  expect(existsSync(join(site, 'index.html'))).toBe(true);
  return site;
}

describe.each([
  ['next', 'app/board.css', 'dist'],
  ['nuxt', 'app/board.css', '.output/public'],
  ['angular', 'src/board.css', 'dist/browser'],
])('41. a site of %s', (name, css, output) => {
  test('is built, its board comes without a shift, gets objects, plays and is heard', async () => {
    const site = await build(await install(name, css), output);
    const { origin } = await stage.host({ content: { '/': { folder: site } } });
    const { page, faults } = await stage.blank();
    const { shift, elements } = await openWithLateScripts(page, `${origin}/`);
    // Content of the board does not change its size: a script's mark appears over the dot of a legal square when the
    // board is ready.
    expect(shift).toBeLessThan(0.001);
    expect(elements).toEqual(['othello-board']);
    const board = page.locator('othello-board');
    await expect
      .poll(() => board.evaluate((element) => Reflect.get(element, 'marks') as unknown))
      .toEqual([{ square: 'd3', text: 'A' }]);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(await board.evaluate((element) => Reflect.get(element, 'ply') as unknown)).toBe(2);
    expect(faults).toEqual([]);
  });
});

test('a component of the server in Next shows its board, without a shift, and with its files on another origin the engine plays', async () => {
  const home = await install('next', 'app/board.css');
  const dist = join(home, 'dist');
  const cdn = await stage.host({
    content: { '/of/page/': { folder: dist } },
    headers: { 'access-control-allow-origin': '*' },
    host: 'localhost',
  });
  await build(home, 'dist', { ASSET_PREFIX: `${cdn.origin}/of/page` });
  const text = (file: string) => readFileSync(join(dist, file), 'utf8');
  const site = await stage.host({
    content: { '/': text('index.html'), '/diagram.html': text('diagram.html') },
  });
  const diagram = await stage.blank();
  const { shift } = await openWithLateScripts(diagram.page, `${site.origin}/diagram.html`);
  expect(shift).toBe(0);
  expect(await diagram.page.locator('othello-board [part~="mark"]').count()).toBe(1);
  const { page, faults } = await stage.blank();
  await page.goto(`${site.origin}/`);
  expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
  expect(site.requests.filter((path) => path.endsWith('.wasm'))).toEqual([]);
  expect(cdn.requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  expect([...diagram.faults, ...faults]).toEqual([]);
});
