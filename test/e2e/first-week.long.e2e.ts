/**
 * A player's first week on the site: loses, is told why, practises, wins, and sees progress; finally without a network.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { TRAIN } from '../../demo/locales/train.js';
import type { OthelloPuzzle } from '../../src/elements/companions/puzzle/puzzle.js';
import { useSite } from './support/site-page.js';

type Game = HTMLElementTagNameMap['othello-game'];

const site = useSite();
const words = TRAIN.en;
const LONG = 240_000;

/** A game against level 1, in which Black plays the worst or the best move of a short search. */
async function playAgainstFirstLevel(page: Page, moves: 'worst' | 'best'): Promise<void> {
  await page.locator('othello-game').evaluate(async (game: Game) => {
    game.options = { ...game.options, coach: true, speed: 'off' };
    game.newGame({ players: 'one', level: 1, side: 'black' });
    await game.updateComplete;
    game.board.pace = 0;
  });
  const isOver = () => page.locator('othello-game').evaluate((game: Game) => game.board.gameOver);
  let told = moves === 'best';
  while (!(await isOver())) {
    const move = await page.locator('othello-game').evaluate(async ({ board }: Game, wish) => {
      if (board.gameOver || board.turn !== 'black' || board.legalMoves.length === 0) return undefined;
      const found = await board.analyze({ depth: wish === 'best' ? 8 : 5, multiPv: 60 });
      return (wish === 'best' ? found.moves[0] : found.moves.at(-1))!.move;
    }, moves);
    if (!move) await page.waitForFunction(isWaitingForBlack);
    else {
      await page.locator(`othello-board [data-square=${move}]`).click();
      // One of the worst moves of the middle game loses four discs or more, so the coach comments on it.
      const isLate = (await page.locator('othello-board [data-disc]').count()) > 24;
      if (!told && isLate) told = await isTold(page);
    }
  }
  expect(told).toBe(true);
}

/** Whether Black may move, or the game is over; runs in the page. */
function isWaitingForBlack(): boolean {
  const { board } = document.querySelector<Game>('othello-game')!;
  return board.gameOver || (board.turn === 'black' && board.legalMoves.length > 0);
}

/** Whether the coach comments on the last move within some seconds. */
function isTold(page: Page): Promise<boolean> {
  const message = page.locator('othello-game .message', { hasText: /[a-h][1-8]: /u }).first();
  return message.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

const margin = (page: Page) =>
  page.locator('othello-game').evaluate(({ board }: Game) => board.result!.black - board.result!.white);

test(
  'loses to level 1, sees why, practises the mistakes, wins, and finds it all again, also offline',
  async () => {
    const page = await site.visit('');
    await playAgainstFirstLevel(page, 'worst');
    expect(await margin(page)).toBeLessThan(0);

    // Practice with the mistakes of that game.
    await page.goto(`${site.url}train/index.html#progress`);
    await page.getByRole('button', { name: 'Look through 1 game for mistakes' }).click();
    await page.getByText(/mistakes? (is|are) waiting in today’s session/u).waitFor({ timeout: 120_000 });
    await page.goto(`${site.url}train/index.html#mistakes`);
    await page.getByText(words.fromGame).waitFor();
    const exercise = page.locator('#exercise');
    // Play the engine's move; if a short search is wrong, show the solution.
    await expect
      .poll(() => exercise.evaluate(({ board }: OthelloPuzzle) => board.legalMoves.length))
      .toBeGreaterThan(0);
    const best = await exercise.evaluate(async ({ board }: OthelloPuzzle) => {
      const { move } = await board.analyze({ depth: 10 });
      return move;
    });
    await exercise.locator(`[data-square=${best}]`).click();
    const isOver = await expect
      .poll(() => exercise.evaluate((element: OthelloPuzzle) => !!element.result), { timeout: 20_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isOver) await exercise.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('button', { name: words.next }).waitFor();
    await page.goto(`${site.url}train/index.html#progress`);
    await page.getByText(/^Puzzles solved on the first try: [01] of 1\./).waitFor();

    await page.goto(`${site.url}index.html`);
    await page.locator('othello-board [data-square=a1]').first().waitFor();
    await playAgainstFirstLevel(page, 'best');
    expect(await margin(page)).toBeGreaterThan(0);

    await page.goto(`${site.url}train/index.html#progress`);
    const results = page.getByRole('table', { name: words.results }).locator('tbody tr');
    await expect.poll(() => results.allTextContents().then((rows) => rows.map(digits))).toEqual(['1101']);
    const games = page.locator('.games tbody tr');
    expect((await games.allTextContents()).map((text) => /Won|Lost/u.exec(text)?.[0])).toEqual([
      'Won',
      'Lost',
    ]);
    await page.getByText(/^Your strength: \d+ ± \d+ points/).waitFor();

    // Without a network everything still works.
    await page.getByText(SITE.en.offlineReady).waitFor({ timeout: 60_000 });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Puzzles solved on the first try: [01] of 1\./).waitFor();
    await expect.poll(() => games.count()).toBe(2);
    await page.getByRole('button', { name: 'Look through 1 game for mistakes' }).click();
    await page.getByText(/mistakes? (is|are) waiting in today’s session/u).waitFor({ timeout: 120_000 });
    await page.getByRole('img', { name: /^Accuracy of your games: \d+%/ }).waitFor();
  },
  LONG,
);

/** The text of a table row without spaces. */
const digits = (text: string): string => text.replaceAll(/\D/gu, '');
