import { describe, expect, test } from 'vitest';
import type { OthelloBoard } from '../../src/elements/board/element.js';
import { PHONE, useGame } from './support/game-page.js';

const { open: openGame, url } = useGame();

describe.each([PHONE])('side lines at %s', (_, viewport) => {
  test('what was taken back is listed, and gone back to', async () => {
    const game = await openGame({ viewport });
    const { page } = game;
    await game.start({ players: 'two' });
    await game.load('f5d6c3');
    await game.button('Take back').click();
    await game.square('c4').click();
    const moves = page.locator('othello-game details.moves');
    if ((await moves.getAttribute('open')) === null) await moves.locator('summary').click();
    const side = page.getByRole('list', { name: 'Side line instead of 3. Black c4' });
    await side.getByRole('button', { name: '3. Black c3' }).click();
    expect((await game.state()).moves).toBe('f5d6c3');
    await page.getByRole('list', { name: 'Side line instead of 3. Black c3' }).waitFor();
    expect(await page.locator('othello-board [role=status]').textContent()).toMatch(/^Move 3: black c3\./);
    expect(await game.violations()).toEqual([]);
  });

  test('lie in the list of the examples, without anything to be scrolled sideways', async () => {
    const game = await openGame({ viewport });
    const { page } = game;
    await page.goto(`${url()}examples/index.html`);
    const example = page.locator('#example-side-lines');
    await example.scrollIntoViewIfNeeded();
    const lists = example.getByRole('list');
    await expect.poll(() => lists.count()).toBe(3);
    const inner = example.getByRole('list', { name: 'Side line instead of 4. White f4' });
    await inner.getByRole('button', { name: '4. White b4' }).click();
    await example.getByRole('list', { name: 'Side line on the board, instead of 4. White f4' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    const board = example.locator('othello-board');
    expect(await board.evaluate((element) => (element as OthelloBoard).history.join(''))).toBe('f5d6c5');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
