import { describe, expect, test } from 'vitest';
import { en } from '../../src/core/locales/en/game.js';
import { PHONE, useGame, type GamePage } from './support/game-page.js';

const { open: openGame } = useGame();

describe.each([PHONE])('before a game at %s', (_, viewport) => {
  const open = (): Promise<GamePage> => openGame({ viewport });
  const withLot = (): Promise<GamePage> =>
    openGame({ viewport }, (page) => page.addInitScript(() => (Math.random = () => 0.9)));

  test('new game: one player, all levels in one list, and what the chosen one means', async () => {
    const game = await open();
    const { page, dialog } = game;
    await game.choose('New game');
    for (const name of ['One player', 'Two players']) {
      await dialog.getByRole('radio', { name, exact: true }).waitFor();
    }
    expect(await dialog.getByRole('radio', { name: 'One player' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true);
    const level = dialog.getByLabel('Level', { exact: true });
    expect(await level.locator('> option').count()).toBe(10);
    await level.selectOption({ label: 'Level 6 · Hard' });
    await dialog.getByText(en.newGame.levelHelp[5]!).waitFor();
    await dialog.getByRole('button', { name: 'Start' }).click();
    expect(await game.state()).toMatchObject({ engine: 'white', level: 'hard', ply: 0 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });

  test('a name that is left empty is the usual one; the first player has Black', async () => {
    const game = await open();
    const { dialog } = game;
    await game.choose('New game');
    await dialog.getByRole('radio', { name: 'Two players' }).check();
    const start = dialog.getByRole('button', { name: 'Start' });
    await dialog.getByLabel('Second player').fill('');
    await start.click();
    expect(await game.players()).toMatch(/^Player 1.*to move.*Player 2/);
    await game.choose('New game');
    await dialog.getByLabel('First player').fill('Ann');
    await dialog.getByLabel('Second player').fill('<b>Bob</b>');
    await start.click();
    expect(await game.state()).toMatchObject({ engine: 'none', ply: 0 });
    expect(await game.players()).toMatch(/^Ann.*to move.*<b>Bob<\/b>/);
    await game.square('f5').click();
    await game.square('d6').click();
    expect((await game.state()).moves).toBe('f5d6');
    await expect.poll(() => game.players()).toContain('Ann: 3');
  });

  test('the computer begins where the person has White; the board is turned where the options say so', async () => {
    const game = await open();
    await game.begin({ side: 'White' });
    await game.settled();
    expect(await game.state()).toMatchObject({
      engine: 'black',
      ply: 1,
      orientation: 'black',
      turn: 'white',
    });
    await game.button('Appearance').click();
    await game.dialog.getByLabel('My colour at the bottom of the board').check();
    await expect.poll(() => game.state()).toMatchObject({ orientation: 'white' });
  });

  test('lots are drawn for the colours, and said', async () => {
    const game = await withLot();
    await game.begin({ side: 'Drawn at random; then the loser starts' });
    await game.page.getByText('Colours drawn: Computer plays Black.').waitFor();
    expect(await game.state()).toMatchObject({ engine: 'black' });
  });

  test('drawn by lot, then the loser begins', async () => {
    const game = await withLot();
    const { page, dialog } = game;
    await game.start({ players: 'two', side: 'lot', names: ['Ann', 'Bob'] });
    await page.getByText('Colours drawn: Bob plays Black.').waitFor();
    await game.wipeOut();
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    await dialog.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => game.players()).toMatch(/^Ann.*Bob/);
  });

  test('the weaker side starts with corners', async () => {
    const game = await open();
    await game.begin({
      players: 'Two players',
      rules: { Handicap: '3 corners', 'Corners go to': 'Player 2' },
    });
    const { position } = await game.state();
    expect([0, 7, 56, 63].filter((corner) => position[corner] === 'O')).toHaveLength(3);
  });

  test('restart asks first', async () => {
    const game = await open();
    const { dialog } = game;
    await game.square('f5').click();
    await game.settled();
    await game.choose('Restart');
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    expect((await game.state()).ply).toBe(2);
    await game.choose('Restart');
    await dialog.getByRole('button', { name: 'Restart game' }).click();
    await expect.poll(async () => (await game.state()).ply).toBe(0);
  });
});
