import { expect, test } from 'vitest';
import { atRest } from './support/at-rest.js';
import { click, ENGINE_MOVED } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';

/** Files that only an engine needs. */
const ENGINE = /othello-worker|\.wasm|\.bin|client/u;

test('31. 100 boards load nothing of the engine', async () => {
  const { page, faults, site } = await stage.open(
    html(SCRIPT, '<othello-board interactive moves="f5d6c3d3c4"></othello-board>'.repeat(100)),
  );
  await page.waitForFunction(() => document.querySelectorAll('othello-board:defined').length === 100);
  await page.locator('othello-board').first().locator('[part~="f4"]').click();
  await atRest(page);
  expect(site.requests.filter((path) => ENGINE.test(path))).toEqual([]);
  expect(page.workers()).toEqual([]);
  expect(faults).toEqual([]);
});

test('31. 20 boards with an engine share one pool of workers', async () => {
  const board = '<othello-board engine="white" level="1" style="width: 160px; float: left"></othello-board>';
  const { page, site } = await stage.open(html(SCRIPT, board.repeat(20)));
  const boards = page.locator('othello-board');
  for (let index = 0; index < 20; index++) await boards.nth(index).locator('[part~="f5"]').click();
  const log = page.locator('output');
  await expect
    .poll(async () => (await log.textContent())?.match(/engine/gu)?.length, { timeout: 60_000 })
    .toBe(20);
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(page.workers().length).toBeLessThanOrEqual(Math.max(1, cores));
  expect(site.requests.filter((path) => path.endsWith('.wasm')).length).toBeLessThanOrEqual(
    Math.max(1, cores),
  );
});

test('28. a board that is removed while its engine thinks lets go of it', async () => {
  const { page } = await stage.open(
    html(SCRIPT, '<othello-board engine="white" level="10" move-time="60000"></othello-board>'),
  );
  await click(page, 'f5');
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('othello-board')?.remove());
  await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBe(0);
});

test('29. a board taken out and put back, also into another document, plays on', async () => {
  const { page, faults } = await stage.open(
    html(SCRIPT, '<othello-board engine="white" level="1"></othello-board><iframe></iframe>'),
  );
  await click(page, 'f5');
  const log = page.locator('output');
  await expect.poll(() => log.textContent(), { timeout: 30_000 }).toMatch(ENGINE_MOVED);
  await page.evaluate(async () => {
    const board = document.querySelector('othello-board')!;
    board.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.body.prepend(board);
  });
  const history = () =>
    page.evaluate(() => {
      const inFrame = document.querySelector('iframe')?.contentDocument?.querySelector('othello-board');
      const board = (inFrame ?? document.querySelector('othello-board'))!;
      return { played: board.history.length, legal: board.legalMoves[0] ?? '' };
    });
  const { played, legal } = await history();
  expect(played).toBe(2);
  await page.evaluate(() => {
    document.querySelector('iframe')!.contentDocument!.body.append(document.querySelector('othello-board')!);
  });
  await page.frameLocator('iframe').locator(`othello-board [part~="${legal}"]`).click();
  await expect.poll(async () => (await history()).played, { timeout: 30_000 }).toBe(4);
  expect(faults).toEqual([]);
});
