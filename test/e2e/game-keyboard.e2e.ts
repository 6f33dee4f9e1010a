import { describe, expect, test } from 'vitest';
import { DESKTOP, useGame, type GamePage } from './support/game-page.js';

const { open: openGame } = useGame();

describe.each([DESKTOP])('by keyboard alone at %s', (_, viewport) => {
  let game: GamePage;
  const open = async (): Promise<GamePage> => (game = await openGame({ viewport }));
  const press = (...keys: readonly string[]): Promise<void> => game.press(...keys);

  test('one player, another level, White; the computer begins', async () => {
    await open();
    await game.tabToChoice('New game');
    await press('Enter');
    expect(await game.focused()).toBe('One player');
    await game.tabTo('Level');
    await press('ArrowDown');
    await game.tabTo('Black');
    await press('ArrowRight');
    await game.tabTo('Start');
    await press('Enter');
    await game.settled();
    expect(await game.state()).toMatchObject({ engine: 'black', level: 3, ply: 1 });
  });

  test('clock, handicap and match are set and a game of two begins', async () => {
    await open();
    await game.tabToChoice('New game');
    await press('Enter', 'ArrowRight');
    await game.tabTo('Clock, opening, handicap, match');
    await press('Enter');
    await game.tabTo('Time per player');
    await press('End', 'ArrowUp');
    await game.tabTo('Handicap');
    await press('ArrowDown');
    await game.tabTo('Match');
    await press('ArrowDown');
    await game.tabTo('Games');
    await press('ArrowUp', 'Enter');
    await game.page.getByRole('timer', { name: /Black: (25:00|24:5\d)/ }).waitFor();
    expect((await game.state()).position).toMatch(/^X.{7}-/);
    await game.tabToChoice('Score sheet');
  });

  test('every dialog gives the focus back to the button of its menu when Escape closes it', async () => {
    await open();
    await game.type('f5');
    await game.settled();
    for (const name of ['New game', 'Restart', 'Options', 'Share']) {
      await game.tabToChoice(name);
      await press('Enter');
      await game.dialog.waitFor();
      await press('Escape');
      await expect.poll(() => game.dialog.count()).toBe(0);
      expect(await game.focused()).toBe('More');
    }
    expect((await game.state()).ply).toBe(2);
  });

  test('appearance and options', async () => {
    await open();
    await game.tabTo('Appearance');
    await press('Enter');
    await game.tabTo('Felt');
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await game.tabTo('a1 to h8');
    await press('ArrowRight');
    await game.tabTo('Done');
    await press('Enter');
    await game.tabToChoice('Options');
    await press('Enter');
    await game.tabTo('Legal moves');
    await press('Space');
    await game.tabTo('Done');
    await press('Enter');
    const board = game.page.locator('othello-board');
    await expect.poll(() => board.getAttribute('coordinate-style')).toBe('numbers');
    expect(
      await board.locator('[data-square=a1]').evaluate((cell) => getComputedStyle(cell).backgroundColor),
    ).toBe('rgb(58, 110, 165)');
    expect(await board.locator('[data-legal]').count()).toBe(0);
  });

  test('a pass by the click that an option asks for, a move taken back, and the end', async () => {
    const { page, dialog } = await open();
    await game.start({ players: 'two', names: ['Ann', 'Bob'] });
    await page.evaluate(
      () => (document.querySelector('othello-game')!.options = { passByClick: true } as never),
    );
    await game.load('f5f6d3g5h5h4f7');
    await game.type('h6');
    await page.getByText('Black cannot move and must pass.').waitFor();
    await game.tabTo('Pass');
    await press('Enter');
    expect((await game.state()).turn).toBe('white');
    await press('Control+z');
    await game.load('e6f4e3f6g5d6e7f5');
    await game.type('c5');
    await dialog.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await game.tabTo('Swap colours');
    await press('Enter');
    await expect.poll(() => game.players()).toMatch(/^Bob/);
  });

  test('discs are turned by hand, wrongly, then mended', async () => {
    const { page } = await open();
    await game.start({ players: 'two', byHand: true });
    await game.type('f5');
    await game.tabTo('End turn');
    await press('Enter');
    await page.getByText('1 disc still has to be flipped.').waitFor();
    await game.tabTo('Leave it as it is');
    await press('Enter');
    await page.getByText('It can be corrected until the opponent moves.').waitFor();
    await game.tabTo('Correct it');
    await press('Enter');
    await game.type('e5');
    await game.tabTo('End turn');
    await press('Enter');
    await page.getByText('Correct.').waitFor();
    expect((await game.state()).position).toMatch(/^-{27}OX-{6}XXX/);
  });

  test('names are typed, a move is played, the game begins anew', async () => {
    await open();
    await game.tabToChoice('New game');
    await press('Enter');
    await game.tabTo('One player');
    await press('ArrowRight');
    await game.tabTo('First player');
    await press('ControlOrMeta+A');
    await game.page.keyboard.type('Zoé');
    await press('Enter');
    await expect.poll(() => game.players()).toMatch(/^Zoé/);
    await game.type('f5');
    expect((await game.state()).moves).toBe('f5');
    await game.tabToChoice('Restart');
    await press('Enter');
    await game.tabTo('Restart game');
    await press('Enter');
    await expect.poll(async () => (await game.state()).ply).toBe(0);
  });
});
