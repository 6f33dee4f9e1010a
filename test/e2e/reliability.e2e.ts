import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';
/** A board whose engine thinks long enough to be disturbed. */
const THINKER = '<othello-board engine="white" level="10" move-time="4000"></othello-board>';

function log(page: Page): Promise<string | null> {
  return page.locator('output').textContent();
}

/** Makes the workers of a page end as a crash ends them: an error nobody catches. */
async function crashWorkers(page: Page): Promise<void> {
  await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => {
        setTimeout(() => {
          throw new Error('crashed by the test');
        });
      }),
    ),
  );
}

async function thinking(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('othello-board')!.thinking);
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBeGreaterThan(0);
}

describe('an engine that breaks down', () => {
  test('is started again once, and the game goes on', async () => {
    const { page } = await stage.open(html(SCRIPT, THINKER));
    await click(page, 'f5');
    await thinking(page);
    await page.waitForTimeout(1000);
    await crashWorkers(page);
    await expect.poll(() => log(page), { timeout: 40_000 }).toMatch(/engine (d6|f4|f6);/u);
  });

  test('for the second time leaves a board for two and says so', async () => {
    const { page } = await stage.open(html(SCRIPT, THINKER));
    await click(page, 'f5');
    await thinking(page);
    const deadline = Date.now() + 40_000;
    while (!(await log(page))?.includes('error') && Date.now() < deadline) {
      await crashWorkers(page);
      await page.waitForTimeout(500);
    }
    // Whether the second worker was still starting or already searching is chance.
    expect(await log(page)).toMatch(/error (engine-crashed|worker-blocked): /u);
    await click(page, 'f6');
    await expect.poll(() => log(page)).toContain('user f6;');
  });
});

describe('a network that fails', () => {
  test.each(['othello-worker.js', 'engine.wasm', 'weights.bin'])(
    'at %s: one error, and a board for two',
    async (file) => {
      const { page } = await stage.open(html(SCRIPT), {
        before: (blank) => blank.route(`**/${file}`, (route) => route.abort()),
      });
      await click(page, 'f5');
      await expect
        .poll(() => log(page), { timeout: 30_000 })
        .toMatch(/error (worker-blocked|wasm-unavailable|weights-invalid): /u);
      await click(page, 'f6');
      await expect.poll(() => log(page)).toContain('user f6;');
      expect((await log(page))?.match(/error /gu)).toHaveLength(1);
    },
  );

  test('at the whole, after the engine was loaded: the game goes on', async () => {
    const { page } = await stage.open(html(SCRIPT));
    await playOneMove(page);
    await page.context().setOffline(true);
    const legal = await page
      .locator('othello-board')
      .evaluate((board: HTMLElement & { legalMoves?: string[] }) => board.legalMoves?.[0] ?? '');
    await click(page, legal);
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/(engine .*){2}/u);
  });
});

test('a slow network (3G) delays the engine, not the board', async () => {
  const { page, faults } = await stage.open(html(SCRIPT), {
    before: async (blank) => {
      const session = await blank.context().newCDPSession(blank);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
    },
  });
  await click(page, 'f5');
  await expect.poll(() => log(page)).toContain('user f5;');
  await expect.poll(() => log(page), { timeout: 60_000 }).toMatch(ENGINE_MOVED);
  expect(faults).toEqual([]);
});
