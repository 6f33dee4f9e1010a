import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site-page.js';

const site = useSite();

type Game = HTMLElementTagNameMap['othello-game'];

/** Counts a person's clicks to reach something, without clicks on squares. */
function onFoot(page: Page) {
  let clicks = 0;
  return {
    click: async (role: 'button' | 'link' | 'checkbox', name: RegExp | string): Promise<void> => {
      await page.getByRole(role, { name }).first().click();
      clicks++;
    },
    /** Clicks the label of a field. */
    choose: async (label: RegExp | string): Promise<void> => {
      await page.getByText(label, { exact: true }).first().click();
      clicks++;
    },
    get clicks() {
      return clicks;
    },
  };
}

const setup = (page: Page) =>
  page.locator('othello-game').evaluate(({ board }: Game) => [board.engine, board.level, board.ply]);

test('a game at a chosen strength is one click away', async () => {
  const page = await site.visit('');
  const way = onFoot(page);
  await way.click('button', /^Hard/u);
  await expect.poll(() => setup(page)).toEqual(['white', 'hard', 0]);
  expect(way.clicks).toBeLessThanOrEqual(1);
});

test('a game of two is at most two clicks away', async () => {
  const page = await site.visit('');
  const way = onFoot(page);
  await way.click('button', 'Two players here');
  await expect.poll(async () => (await setup(page))[0]).toBe('none');
  expect(way.clicks).toBeLessThanOrEqual(2);
});

test.each(['en', 'fr', 'cs'])(
  'on a phone whom to play is in sight at once, with nothing cut: %s',
  async (locale) => {
    const page = await site.visit('', { viewport: { width: 360, height: 740 }, locale });
    const choices = page.locator('othello-game .opponents :is(button, .check)');
    await expect.poll(() => choices.count()).toBe(8);
    const bar = (await page.locator('.places').boundingBox())!;
    for (const choice of await choices.all()) {
      const box = (await choice.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      expect(await choice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  },
);

test('discs are flipped by hand after at most three clicks', async () => {
  const page = await site.visit('');
  const way = onFoot(page);
  await way.click('checkbox', /Flip the discs by hand/u);
  await page.locator('othello-game .message', { hasText: 'flip the discs yourself' }).waitFor();
  expect(way.clicks).toBeLessThanOrEqual(3);
});

test('a file is opened after at most two clicks', async () => {
  const page = await site.visit('');
  const way = onFoot(page);
  await way.click('link', 'Analyse');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), way.choose('Choose files…')]);
  await chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('f5d6c3') });
  await expect
    .poll(() =>
      page.locator('#board').evaluate(({ length }: HTMLElementTagNameMap['othello-board']) => length),
    )
    .toBe(3);
  expect(way.clicks).toBeLessThanOrEqual(2);
});

test("today's puzzle is one click away", async () => {
  const page = await site.visit('');
  const way = onFoot(page);
  await way.click('link', 'Solve it');
  await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor();
  await page.locator('othello-puzzle [data-legal]').first().waitFor();
  expect(way.clicks).toBeLessThanOrEqual(1);
});

/** Black's last move gives a corner away. */
const BAD = ['f5', 'd6', 'c5', 'b4', 'c7', 'e7', 'c4', 'e3', 'c3', 'e6', 'c6', 'b2'];

test('why a move was bad is one click away', async () => {
  const page = await site.visit('');
  await page.getByRole('button', { name: 'Two players here' }).click();
  for (const square of BAD) await page.locator(`othello-board [data-square=${square}]`).click();
  const way = onFoot(page);
  await way.click('button', 'Explain');
  // What it costs, and why.
  await page.locator('othello-game .card', { hasText: /b2: loses \d+ discs\..*corner a1/su }).waitFor();
  expect(way.clicks).toBeLessThanOrEqual(1);
});
