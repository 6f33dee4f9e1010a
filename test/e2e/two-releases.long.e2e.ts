import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ENGINE_MOVED, playOneMove } from './support/browser.js';
import { copyAsRelease, releaseOf } from './support/next-release.js';
import { BOARD, LISTENER, page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const installed = (): string => join(inject('home'), 'node_modules/othello-board');
const THIS = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const NEXT = '97.98.99';

/** The same package, published under another version. */
let next: string;
beforeAll(() => {
  expect(releaseOf(installed())).toBe(THIS.version);
  next = join(inject('home'), 'node_modules/othello-board-next');
  copyAsRelease(installed(), next, NEXT);
});

/** Collects the warnings of a page. */
function warningsOf(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') list.push(message.text());
  });
  return list;
}

const tag = (src: string): string => `<script type="module" src="${src}"></script>`;

async function open(body: string, content: Record<string, { folder: string } | string> = {}) {
  let warnings: string[] = [];
  const opened = await stage.open(html('data:text/javascript,', body), {
    content: { '/next/': { folder: join(next, 'dist') }, ...content },
    before: (page) => {
      warnings = warningsOf(page);
      return Promise.resolve();
    },
  });
  await opened.page.waitForLoadState('networkidle');
  return { ...opened, warnings };
}

describe('1. two releases of the package on a page', () => {
  test.each([
    ['/dist/', '/next/', THIS.version, NEXT],
    ['/next/', '/dist/', NEXT, THIS.version],
  ])(
    'as scripts, %s before %s: a warning names both, and the first one plays',
    async (first, second, kept, other) => {
      const { page, faults, warnings } = await open(
        `${tag(`${first}othello-board.js`)}${tag(`${second}othello-board.js`)}${BOARD}`,
      );
      await expect.poll(() => warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(/^<othello-board> /u);
      expect(warnings[0]!.indexOf(kept)).toBeGreaterThan(0);
      expect(warnings[0]!.indexOf(other)).toBeGreaterThan(warnings[0]!.indexOf(kept));
      expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
      expect(faults).toEqual([]);
    },
  );

  test('the board of the one, the game of the other, which brings a board of its own', async () => {
    const { page, faults, warnings } = await open(
      `${tag('/dist/othello-board.js')}${tag('/next/othello-game.js')}<othello-game></othello-game>`,
    );
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    expect(warnings[0]).toContain(NEXT);
    await page.locator('othello-game [part~=f5]').click();
    await expect.poll(() => page.locator('output').textContent()).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  });

  test('in one bundle, as a dependency of a dependency brings them', async () => {
    const folder = join(inject('home'), 'bundled');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'main.js'),
      `import 'othello-board'; import 'othello-board-next'; import 'othello-board/score.js';`,
    );
    await build({
      entryPoints: [join(folder, 'main.js')],
      outdir: join(folder, 'out'),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
    });
    const { page, warnings } = await open(`${tag('/app/main.js')}${BOARD}`, {
      '/app/': { folder: join(folder, 'out') },
    });
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]).toContain(THIS.version);
    expect(warnings[0]).toContain(NEXT);
    await page.locator('othello-board [part~=f5]').click();
    await expect.poll(() => page.locator('output').textContent()).toContain('user f5;');
  });

  test('the same release twice is named, too', async () => {
    const { warnings } = await open(`${tag('/dist/othello-board.js')}${tag('/dist/othello-board.js?again')}`);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]!.split(THIS.version)).toHaveLength(3);
  });
});

describe('nothing is warned of', () => {
  test('where one release gives the board, the game and what stands beside them', async () => {
    const { page, warnings } = await open(
      `${['board', 'game', 'score', 'review'].map((name) => tag(`/dist/othello-${name}.js`)).join('')}${BOARD}<othello-game></othello-game>`,
    );
    await page.locator('othello-game [part~=f5]').waitFor();
    expect(await page.evaluate(() => customElements.get('othello-review') !== undefined)).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('where a page has given the tag to a class of its own', async () => {
    const { page, warnings } = await open(
      `<script>customElements.define('othello-board', class extends HTMLElement {})</script>${tag('/dist/othello-board.js')}<script type="module">${LISTENER}</script>`,
    );
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    expect(warnings).toEqual([]);
  });
});
