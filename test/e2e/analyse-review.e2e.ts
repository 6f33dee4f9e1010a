import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en as ANALYSIS } from '../../src/locales/en/analysis.js';
import { boardState, GAME, PHONE, squareOf, tabOf, visitGame } from './support/analyse-page.js';
import { useSite } from './support/site-page.js';

const site = useSite();

/** An end in which Black gives 36 discs away with the first move. */
const BLUNDER = '-X-OOOO--OOOOX--XOXXXXXXOOOOOOXXXOXOOXXXXOOOXOX-XOOOOX----XXXXX- X a2h7b8a8g7g2h1c1h8h6h2a1';
const { review: REVIEW, drill: DRILL } = ANALYSIS;

/** How far the review of the board's game is. */
function reviewState(page: Page) {
  return page.locator('othello-review').evaluate(({ result }: HTMLElementTagNameMap['othello-review']) => ({
    status: result.status,
    known: result.plies.filter(Boolean).length,
    deep: result.plies.filter((ply) => ply && !ply.coarse).length,
  }));
}

test('a review is cancelled at once, keeps what it has found, and goes on from there', async () => {
  const page = await visitGame(site, GAME);
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: REVIEW.start }).click();
  await expect.poll(() => reviewState(page).then(({ known }) => known), { timeout: 30_000 }).toBe(60);
  await page.getByRole('button', { name: REVIEW.cancel }).click();
  await page
    .getByText(/^The review was stopped at \d+%\.$/)
    .first()
    .waitFor();
  const stopped = await reviewState(page);
  expect(stopped).toMatchObject({ status: 'stopped', known: 60 });
  expect(stopped.deep).toBeLessThan(60);
  await page.getByRole('button', { name: REVIEW.resume }).click();
  await expect
    .poll(() => reviewState(page).then(({ deep }) => deep), { timeout: 30_000 })
    .toBeGreaterThan(stopped.deep);
});

describe('learning from mistakes, by touch', () => {
  test('the board stops before a mistake, hints in steps, and judges what is tried', async () => {
    const page = await visitGame(site, BLUNDER, PHONE);
    const { moves } = await boardState(page);
    await tabOf(page, 'review').tap();
    await page.getByRole('button', { name: REVIEW.start }).tap();
    await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
    const button = (name: string) =>
      page.locator('othello-review').getByRole('button', { name, exact: true });
    await button('Black: 1 mistake').tap();
    await page.getByText('Move 1: Black played a2 here.').waitFor();
    expect((await boardState(page)).ply).toBe(0);
    await squareOf(page, 'a2').tap();
    await page.getByText('a2 is the move from the game. Look for another one.').waitFor();
    await button(DRILL.hint).tap();
    await page.getByText(DRILL.hintCorner).waitFor();
    await button(DRILL.hint).tap();
    await page.getByText(/^It is one of these: a1, /).waitFor();
    await squareOf(page, 'a1').tap();
    await page.getByText('a1 is the best move.').waitFor();
    await button(DRILL.next).tap();
    await page.getByText('Done: you found 1 of 1 by yourself.').waitFor();
    await button(DRILL.end).tap();
    await page.getByText(REVIEW.turningPoints, { exact: true }).waitFor();
    // Nothing that was tried is part of the game.
    expect(await boardState(page)).toMatchObject({ moves, preview: undefined, engine: 'none' });
  });
});
