// Games with far more moves than anybody plays, and far more messages than anybody sends: no page is held up.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { join } from 'node:path';
import { writePermalink } from '../../src/core/formats/permalink.js';
import { printPgn } from '../../src/core/formats/pgn.js';
import { treeOf } from '../support/trees.js';
import { importMap } from './support/import-map.js';
import { longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';
import { useStage } from './support/stage.js';

const site = useSite();
const stage = useStage();

/** The longest allowed task, in milliseconds of processor time. */
const LONGEST = 200;

/** Number of moves of the game on the board, side lines included. */
const movesOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('othello-game')?.board ?? document.querySelector('othello-board')!;
    const places = [board.game.root];
    for (const place of places) places.push(...place.children);
    return places.length - 1;
  });

const isStored = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction(
    (least) => Object.values<string>(localStorage).some((text) => text.length > least),
    length,
    { timeout: 120_000 },
  );

test('the analysis page opens, keeps and restores a file of 100,000 moves', async () => {
  const buffer = Buffer.from(printPgn({ game: treeOf(100_000).game }));
  const page = await site.visit('analyse/');
  const opening = await longestTask(page, async () => {
    await page
      .locator('#panel-open input[type=file]')
      .first()
      .setInputFiles({ name: 'game.pgn', mimeType: 'text/plain', buffer });
    await isStored(page, 1_000_000);
  });
  expect(await movesOn(page)).toBe(100_000);
  const reload = await longestTask(page, async () => {
    await page.reload();
    await expect.poll(() => movesOn(page), { timeout: 60_000 }).toBe(100_000);
  });
  expect([opening, reload].filter((ms) => ms >= LONGEST)).toEqual([]);
});

test('a link of 2,000 moves opens the home page', async () => {
  const link = await writePermalink({ root: treeOf(2000).game.root });
  const page = await site.blank();
  const opening = await longestTask(page, async () => {
    await page.goto(`${site.url}index.html#game=${encodeURIComponent(link)}`);
    await expect.poll(() => movesOn(page), { timeout: 60_000 }).toBe(2000);
  });
  expect(opening).toBeLessThan(LONGEST);
});

test('a flood of 100,000 messages leaves a board to its player', async () => {
  const { page } = await stage.open(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A table</title><link rel="icon" href="data:,">
    <script type="importmap">${JSON.stringify(importMap(inject('home')))}</script>
    <othello-board interactive style="max-width: 30rem"></othello-board>
    <script type="module">
      import 'othello-board';
      import { connect } from 'othello-board/remote.js';
      const channel = new BroadcastChannel('flood');
      connect(document.querySelector('othello-board'), channel, { side: 'black', name: 'Ann' });
      globalThis.arrived = 0;
      channel.addEventListener('message', () => globalThis.arrived++);
      const send = ({ data }) => {
        const line = new BroadcastChannel('flood');
        for (let sent = 0; sent < data; sent++) line.postMessage('othello ' + sent + ' {"type":"state"}');
      };
      const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ' + send])));
      globalThis.flood = (count) => worker.postMessage(count);
    </script>`,
    { content: { '/modules/': { folder: join(inject('home'), 'node_modules') } } },
  );
  await page.waitForFunction(() => 'flood' in globalThis);
  const longest = await longestTask(page, async () => {
    await page.evaluate(() => (Reflect.get(globalThis, 'flood') as (count: number) => void)(100_000));
    await page.locator('othello-board [part~="f5"]').click();
    await page.waitForFunction(() => Reflect.get(globalThis, 'arrived') === 100_000, undefined, {
      timeout: 120_000,
    });
  });
  expect(longest).toBeLessThan(LONGEST);
  expect(await page.evaluate(() => document.querySelector('othello-board')!.moves)).toBe('f5');
});
