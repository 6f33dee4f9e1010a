import { describe, expect, test } from 'vitest';
import { SIZES, useGame, type GamePage } from './support/game-page.js';

const { open } = useGame();

/** Opens one dialog after another, and ends a game of a match. */
async function expectAccessibleDialogs(game: GamePage): Promise<void> {
  const { dialog } = game;
  await game.start({ match: 'best-of-three', time: '20' });
  expect(await game.violations(), 'the game').toEqual([]);
  await game.square('f5').click();
  await game.settled();
  for (const [button, close] of [
    ['New game', 'Cancel'],
    ['Options', 'Done'],
    ['Share', 'Close'],
    ['Score sheet', 'Close'],
    ['Restart', 'Keep playing'],
  ] as const) {
    await game.choose(button);
    if (button === 'New game') await dialog.getByText('Clock, opening, handicap, match').click();
    expect(await game.violations('dialog'), button).toEqual([]);
    await dialog.getByRole('button', { name: close, exact: true }).click();
  }
  await game.button('Resign').click();
  expect(await game.violations('dialog'), 'Resign').toEqual([]);
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Next game' }).waitFor();
  expect(await game.violations(), 'the end').toEqual([]);
}

describe.each(SIZES)('at %s', (_, viewport) => {
  test.each(['light', 'dark'] as const)('axe finds nothing in any dialog, %s', async (colorScheme) => {
    await expectAccessibleDialogs(await open({ viewport, colorScheme }));
  });

  test('nothing jumps while the page loads, and nothing is too wide', async () => {
    const game = await open({ viewport });
    const shift = await game.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as never as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.02);
    await game.page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['New game', 'Options', 'Share']) {
      await game.choose(name);
      const wide = await game.page.evaluate(() => {
        const dialog = document.querySelector('othello-game')!.shadowRoot!.querySelector('dialog[open]')!;
        return Math.max(document.documentElement.scrollWidth, dialog.scrollWidth);
      });
      expect(wide, name).toBeLessThanOrEqual(320);
      await game.page.keyboard.press('Escape');
    }
    await game.page.setViewportSize(viewport);
  });
});

test('a phone shows board, score, clock and buttons without scrolling', async () => {
  const [, viewport] = SIZES[1];
  const game = await open({ viewport });
  await game.start({ players: 'two', time: '20' });
  // Before the first move the choice of the opponent comes first; afterwards the buttons stay within reach.
  await game.square('f5').click();
  const buttons = game.page.getByRole('group', { name: 'Game controls' }).first();
  const { y, height } = (await buttons.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  const score = (await game.page.getByRole('group', { name: 'Score' }).boundingBox())!;
  expect(score.y + score.height).toBeLessThanOrEqual(y);
  expect(await game.page.evaluate(() => scrollY)).toBe(0);
});

test('axe finds nothing in the dark, in any theme', async () => {
  const game = await open({ colorScheme: 'dark' });
  const { dialog } = game;
  for (const theme of ['Felt', 'Wood', 'Slate', 'Paper', 'High contrast', 'Blue', 'Red', 'Violet', 'Grey']) {
    await game.button('Appearance').click();
    await dialog.getByRole('radio', { name: theme }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await game.violations(), theme).toEqual([]);
  }
});

test.each([
  ['fr', 'Français', /gagne|nulle/i, 'Langue'],
  ['cs', 'Čeština', /Vítězí|Vyhráli|Remíza/, 'Jazyk'],
] as const)('a whole game in %s', async (language, name, end, label) => {
  const game = await open();
  const { page, dialog } = game;
  await game.choose('Options');
  await dialog.getByLabel('Language').selectOption(name);
  await dialog.getByLabel(label).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  const said = page.locator('othello-board [role=status]');
  for (;;) {
    await game.settled();
    if ((await game.state()).result) break;
    const legal = await page.evaluate(() => document.querySelector('othello-game')!.board.legalMoves[0]!);
    await game.square(legal).click();
  }
  await dialog.getByRole('heading', { name: end }).waitFor();
  expect(await said.innerText()).toMatch(language === 'fr' ? /Partie terminée/ : /Konec hry/);
  expect(await game.violations()).toEqual([]);
});
