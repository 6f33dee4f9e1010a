import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { ply, moves, level, gameOver } = document.querySelector('othello-game')!.board;
    return { ply, moves, level, gameOver };
  });

test('the home page: a game against the computer to its end, which the site keeps', async () => {
  const page = await site.visit('');
  await expectSound(page);
  await page.getByRole('button', { name: /^Hard/u }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ level: 'hard', ply: 0 });
  await page.evaluate(() => {
    const game = document.querySelector('othello-game')!;
    game.newGame({ players: 'one', level: 1, side: 'black' });
    // A person would wait for each answer.
    game.board.pace = 0;
  });
  const isTurn = () => {
    const { board } = document.querySelector('othello-game')!;
    return board.gameOver || (board.turn === 'black' && board.legalMoves.length > 0 && !board.thinking);
  };
  for (;;) {
    await page.waitForFunction(isTurn);
    if ((await stateOf(page)).gameOver) break;
    await page.locator('othello-game [data-legal]').first().click();
  }
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /wins?$|draw/iu })
    .waitFor();
  await expectSound(page);
  await page.goto(`${site.url}train/index.html#progress`);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(1);
});

test('looks, language and place are one for all pages, and kept', async () => {
  const page = await site.visit('', { colorScheme: 'light' });
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: SITE.en.appearance }).click();
  const dialog = page.getByRole('dialog', { name: SITE.en.appearance });
  await dialog.getByRole('radio', { name: 'Dark', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Wood' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.locator('#language').selectOption('cs');
  for (const place of ['train', 'analyse', 'learn', 'home'] as const) {
    await page.getByRole('link', { name: SITE.cs[place], exact: true }).click();
    await page.locator('othello-board [data-square=a1]').first().waitFor();
    expect(await paper(), place).toBe(dark);
  }
  await expect
    .poll(() => page.evaluate(() => document.querySelector('othello-game')?.options.theme))
    .toBe('wood');
});

test('a link carries a game, and what it asks its host for is little and nothing of the engine', async () => {
  const page = await site.blank({ serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}index.html#game=f5d6c3`);
  const board = page.locator('othello-game othello-board');
  const moves = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves);
  await expect.poll(moves).toBe('f5d6c3');
  const elsewhere = asked.filter((url) => !url.startsWith(site.url) && !/^(?:data|blob):/u.test(url));
  expect(elsewhere).toEqual([]);
  expect(asked.filter((url) => /\.(?:wasm|bin)$/u.test(url))).toEqual([]);
});
