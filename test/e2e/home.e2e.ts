import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIRST_BOARDS } from '../../demo/home/first-minute-boards.js';
import { HOME } from '../../demo/locales/home.js';
import { OPPONENTS } from '../../demo/opponents/opponents.js';
import { SHARE } from '../../demo/locales/share.js';
import { SITE } from '../../demo/locales/site.js';
import { TODAY } from '../../demo/locales/today.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

/** A game of random moves; Black is to move. */
const NEAR_THE_END =
  'f5f4e3f6g5g4f7f8c3h6g3d2g7g2h2f3e1e6g8e7g6c1d6c5f2h7e2h5c4d1d7c6e8c7d8h3b1b2a3d3h4g1b8b3h8b7a2b4';

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { ply, moves, level, gameOver } = document.querySelector('othello-game')!.board;
    return { ply, moves, level, gameOver };
  });

test('the home page: a game against the computer to its end, which the site keeps', async () => {
  const page = await site.visit('');
  await expectSound(page);
  await page.getByRole('button', { name: /^Nora/u }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ level: 1000, ply: 0 });
  await page.evaluate(async (moves) => {
    const game = document.querySelector('othello-game')!;
    game.newGame({ players: 'one', level: 1, side: 'black' });
    // A person would wait for each answer.
    game.board.pace = 0;
    await game.load(moves);
  }, NEAR_THE_END);
  const isTurn = () => {
    const { board } = document.querySelector('othello-game')!;
    return board.gameOver || (board.turn === 'black' && board.legalMoves.length > 0 && !board.thinking);
  };
  for (;;) {
    await page.waitForFunction(isTurn);
    if ((await stateOf(page)).gameOver) break;
    await page.locator('othello-game [data-legal]').first().click();
  }
  await page.getByRole('heading', { name: /\bwins?\b|draw/iu }).waitFor();
  await expectSound(page, page.locator('othello-game'));
  await page.goto(`${site.url}train/index.html#progress`);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(1);
});

test('the first paths: today’s puzzle without a click, any opponent or a friend with one', async () => {
  const page = await site.blank();
  let contacted = 0;
  await page.routeWebSocket(/^wss:/u, () => void contacted++);
  await page.addInitScript(() => {
    Object.assign(globalThis, { clicks: 0 });
    const count = ({ isTrusted }: Event): void => {
      const page = globalThis as unknown as { clicks: number };
      if (isTrusted) page.clicks++;
    };
    addEventListener('click', count, true);
  });
  const clicks = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
  await page.goto(`${site.url}index.html`);
  await page.locator('today-puzzle othello-board [data-legal]').first().waitFor();
  await page.getByText(HOME.en.welcome).waitFor();
  expect(await clicks()).toBe(0);
  for (const [at, { name, level }] of OPPONENTS.entries()) {
    await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
    await expect.poll(() => stateOf(page)).toMatchObject({ level, ply: 0 });
    expect(await clicks(), name).toBe(at + 1);
  }
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByText('They see your IP address').waitFor();
  expect(contacted).toBe(0);
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  expect(await clicks()).toBe(OPPONENTS.length + 1);
  const board = await page.locator('othello-game #board').boundingBox();
  expect(board!.y, 'the board is in sight').toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: 'QR code with the link' }).waitFor();
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
  const page = await site.blank();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.url}index.html#game=f5d6c3`);
  const board = page.locator('othello-game #board');
  const moves = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves);
  await expect.poll(moves).toBe('f5d6c3');
  const elsewhere = requested.filter((url) => !url.startsWith(site.url) && !/^(?:data|blob):/u.test(url));
  expect(elsewhere).toEqual([]);
  expect(requested.filter((url) => /\.(?:wasm|bin)$/u.test(url))).toEqual([]);
});

test('the first minute: four boards of one tap, the end of a game, then a whole one', async () => {
  const page = await site.visit('');
  await page.getByRole('button', { name: HOME.en.links.minute }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: HOME.en.minute.next });
  const tap = (square: string) => dialog.locator(`othello-board [data-square=${square}]`).click();
  for (const { id, right, position } of FIRST_BOARDS) {
    await dialog.getByText(HOME.en.minute.asks[id]).waitFor();
    if (id === 'beside') {
      await tap('g2');
      await dialog.getByText(HOME.en.minute.wrong[id]).waitFor();
    }
    // A wrong move is answered on the board first, and taken back.
    const square = right?.[0] ?? parseBoardString(position).legalMoves[0]!;
    await dialog.locator(`othello-board [data-square=${square}][data-legal]`).click();
    await dialog.getByText(HOME.en.minute.right[id]).waitFor();
    if (id === 'corner') await expectSound(page, dialog);
    await next.click();
  }
  const board = dialog.locator('othello-board');
  await board.evaluate((element: HTMLElementTagNameMap['othello-board']) => void (element.pace = 0));
  const play = dialog.getByRole('button', { name: HOME.en.minute.play });
  const isTurn = () =>
    board.evaluate(
      ({ gameOver, turn, legalMoves }: HTMLElementTagNameMap['othello-board']) =>
        gameOver || (turn === 'black' && legalMoves.length > 0),
    );
  const isOver = () => board.evaluate(({ gameOver }: HTMLElementTagNameMap['othello-board']) => gameOver);
  while (!(await isOver())) {
    await expect.poll(isTurn).toBe(true);
    const legal = board.locator('[data-legal]');
    if ((await legal.count()) > 0) await legal.first().click();
  }
  await play.click();
  await expect.poll(() => stateOf(page)).toMatchObject({ level: 400, ply: 0 });
});

test('today’s puzzle is solved on the home page, counted, and told in squares', async () => {
  const page = await site.visit('');
  const keepCopied = (): void => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
    });
  };
  const today = page.locator('today-puzzle');
  await today.getByRole('button', { name: 'Hint' }).click();
  await today.locator('[part=message] p').waitFor();
  // What a try has cost counts although the page is opened anew.
  await page.reload();
  await page.evaluate(keepCopied);
  await today.getByRole('button', { name: 'Show the solution' }).click();
  await today.getByText(TODAY.en.shown).waitFor();
  expect(await today.locator('.tries span').allTextContents()).toEqual(['?', '–']);
  await expectSound(page, today);
  // A solution that was only seen is no result: the puzzle itself can be sent.
  expect(await today.getByRole('button', { name: TODAY.en.share }).count()).toBe(0);
  await today.getByRole('button', { name: TODAY.en.send }).click();
  const sheet = page.getByRole('dialog', { name: SHARE.en.titles.today });
  await sheet.getByLabel(SHARE.en.name).fill('Ann');
  await sheet.getByLabel(SHARE.en.word).fill('Can you do better?');
  await sheet.getByRole('img', { name: SHARE.en.picture }).waitFor();
  await expectSound(page, sheet);
  await sheet.getByRole('button', { name: SHARE.en.copy }).click();
  await sheet.getByText(SHARE.en.copied).waitFor();
  await sheet.getByRole('button', { name: SHARE.en.close }).click();
  const [link, date] = await page.evaluate(() => /\S+#today=([\d-]+)\S*$/u.exec(document.title) ?? []);
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/u);
  // A solution that was only looked at is no day of a streak.
  expect(await today.getByText('in a row').count()).toBe(0);
  await today.getByRole('button', { name: TODAY.en.yesterday }).click();
  await today.getByRole('heading', { name: 'Puzzle of' }).waitFor();
  await page.goto(link!);
  await page.getByText('Ann sent you a puzzle: Can you do better?').waitFor();
  await today.getByText(TODAY.en.shown).waitFor();
  await page.goto(`${site.url}train/index.html#today=${date}`);
  await today.getByText(TODAY.en.shown).waitFor();
  // Without a word of the sender, the page itself says what there is to do.
  await page.goto(`${site.url}#game=f5d6c3&from=Ann`);
  await page.getByText(`Ann sent you a position: ${SHARE.en.asks.position}`).waitFor();
  await page.getByRole('button', { name: SHARE.en.watch }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 0 });
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 3 });
  // The answer is judged before the game goes on.
  await page.locator('othello-game #board [data-legal]').first().click();
  await page.getByRole('button', { name: /^Play on with/u }).click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(3);
  // A damaged link says so, and where.
  await page.goto(`${site.url}#game=f5a1`);
  await page.getByRole('alert').getByText(SHARE.en.damaged).waitFor();
  await page.getByText('move 2, a1, is not legal').waitFor();
});
