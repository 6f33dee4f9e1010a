// `npm run test:frameworks`: each framework is installed as its users install it, which takes minutes and the registry.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { ENGINE_MOVED, playOneMove } from './support/browser.js';
import { useStage } from './support/stage.js';

const run = promisify(execFile);
const stage = useStage();
let folder: string | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

/** Builds the project of a framework with the packed package, and gives the folder with the site. */
async function build(name: string, output: string): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), `othello-${name}-`));
  cpSync(join('test/frameworks', name), folder, { recursive: true });
  const options = {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', CI: 'true', NEXT_TELEMETRY_DISABLED: '1' },
  };
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', inject('tarball')];
  await run('npm', install, options);
  await run('npm', ['run', 'build'], options);
  const site = join(folder, output);
  expect(existsSync(join(site, 'index.html'))).toBe(true);
  return site;
}

async function open(site: string, path = '') {
  const { origin } = await stage.host({ content: { '/': { folder: site } } });
  const { page, faults } = await stage.blank();
  await page.goto(`${origin}/${path}`);
  return { page, faults };
}

describe.each([
  ['next', 'dist'],
  ['nuxt', '.output/public'],
  ['sveltekit', 'build'],
  ['angular', 'dist'],
])('41. a site of %s', (name, output) => {
  test('is built, and the board in it gets objects, plays and is heard', async () => {
    const site = await build(name, output);
    const { page, faults } = await open(site);
    const board = page.locator('othello-board');
    await expect
      .poll(() => board.evaluate((element) => Reflect.get(element, 'marks') as unknown))
      .toEqual([{ square: 'd3', text: 'A' }]);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(await board.evaluate((element) => Reflect.get(element, 'ply') as unknown)).toBe(2);
    expect(faults).toEqual([]);
    if (name !== 'next') return;
    const diagram = await open(site, 'diagram.html');
    await expect
      .poll(() =>
        diagram.page.locator('othello-board').evaluate((element) => Reflect.get(element, 'ply') as unknown),
      )
      .toBe(3);
    expect(diagram.faults).toEqual([]);
  });
});
