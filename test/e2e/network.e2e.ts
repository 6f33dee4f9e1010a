import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click, playOneMove } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';

function log(page: Page): Promise<string | null> {
  return page.locator('output').textContent();
}

/** Slow 3G, as the developer tools of browsers have it. */
const SLOW = { latency: 400, bytesPerSecond: 50_000 };

/** Tells the page, too: Chromium slows down what the page itself fetches, and says so to its scripts. */
async function slow3g(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
    connectionType: 'cellular3g',
  });
  return session;
}

describe('a slow network (3G)', () => {
  test('delays the engine; until then two people play, and nobody is told of an error', async () => {
    // Both in sight: a board that cannot be seen does not think.
    const boards = `<style>othello-board { width: 240px; float: left }</style>
      <othello-board id="table" engine="white" level="1"></othello-board>
      <othello-board id="two" interactive></othello-board>`;
    const { page, faults, site } = await stage.open(html(SCRIPT, boards), {
      network: SLOW,
      before: slow3g,
    });
    await page.locator('#table [part~="f5"]').click();
    await expect.poll(() => log(page)).toContain('user f5;');
    for (const square of ['f5', 'f6', 'e6']) await page.locator(`#two [part~="${square}"]`).click();
    await expect.poll(() => log(page)).toBe('user f5;user f5;user f6;user e6;');
    const table = page.locator('#table');
    await expect.poll(() => table.evaluate((board) => board.matches(':state(thinking)'))).toBe(true);
    await expect.poll(() => log(page), { timeout: 90_000 }).toMatch(/user e6;engine (d6|f4|f6);$/u);
    // It was slow indeed: the weights alone need seconds.
    expect(site.took.get('/dist/weights.bin')).toBeGreaterThan(5000);
    expect(faults).toEqual([]);
  });
});

describe('an engine whose files do not come', () => {
  test.each(['othello-worker.js', 'engine.wasm', 'weights.bin'])(
    '%s: one error, and a board for two',
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

  test('after the engine was loaded, the game goes on without a network', async () => {
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
