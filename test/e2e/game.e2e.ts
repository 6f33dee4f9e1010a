import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Position } from '../../src/rules/position.js';
import { discCount } from '../../src/rules/score.js';
import type { Square } from '../../src/rules/square.js';
import { launch } from './support/browser.js';
import { serveDemo } from './support/demo.js';
import { GamePage } from './support/game-page.js';

let browser: Browser;
let demo: Awaited<ReturnType<typeof serveDemo>>;
let game: GamePage;

beforeAll(async () => {
  [demo, browser] = await Promise.all([serveDemo(), launch()]);
});
afterEach(async () => {
  const { faults } = game;
  await game.page.close();
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await demo.close();
});

const SIZES = [
  ['1280x800', { width: 1280, height: 800 }],
  ['360x740', { width: 360, height: 740 }],
] as const;

describe.each(SIZES)('the application at %s', (_, viewport) => {
  const open = async (prepare?: () => void, hash = ''): Promise<GamePage> =>
    (game = await GamePage.open(browser, demo.url + hash, { viewport }, prepare));

  test('new game: one player, easy, medium and hard, and all levels behind "more"', async () => {
    const { page, dialog } = await open();
    await game.button('New game').click();
    for (const name of ['One player', 'Two players', 'Easy', 'Medium', 'Hard', 'More levels']) {
      await dialog.getByRole('radio', { name, exact: true }).waitFor();
    }
    expect(await dialog.getByRole('radio', { name: 'One player' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: 'More levels' }).check();
    const levels = await dialog.getByLabel('More levels').last().locator('option').allTextContents();
    expect(levels).toEqual(['Level 1', 'Level 3', 'Level 5', 'Level 7', 'Expert', 'Level 9', 'Master']);
    await dialog.getByRole('radio', { name: 'Hard' }).check();
    await dialog.getByRole('button', { name: 'Start' }).click();
    expect(await game.state()).toMatchObject({ engine: 'white', level: 'hard', ply: 0 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });

  test('the start button waits until both names are there; the first has Black', async () => {
    const { page, dialog } = await open();
    await game.button('New game').click();
    await dialog.getByRole('radio', { name: 'Two players' }).check();
    const start = dialog.getByRole('button', { name: 'Start' });
    expect(await start.isEnabled()).toBe(true);
    await dialog.getByLabel('Second player').fill('');
    await expect.poll(() => start.isEnabled()).toBe(false);
    await dialog.getByLabel('First player').fill('Ann');
    await dialog.getByLabel('Second player').fill('<b>Bob</b>');
    await start.click();
    expect(await game.state()).toMatchObject({ engine: 'none', ply: 0 });
    const score = page.getByRole('group', { name: 'Score' });
    expect((await score.innerText()).replace(/\s+/g, ' ')).toMatch(/Ann.*to move.*<b>Bob<\/b>/);
    await game.square('f5').click();
    await game.square('d6').click();
    expect((await game.state()).moves).toBe('f5d6');
    await expect.poll(() => score.innerText()).toContain('Ann: 3');
  });

  test('the computer begins where the person has White, and the board is turned', async () => {
    await open();
    await game.begin({ side: 'White' });
    await game.settled();
    expect(await game.state()).toMatchObject({
      engine: 'black',
      ply: 1,
      orientation: 'white',
      turn: 'white',
    });
  });

  test('lots are drawn for the colours, and said', async () => {
    await open(() => (Math.random = () => 0.9));
    await game.begin({ side: 'By lot; then the loser begins' });
    await game.page.getByText('Lots drawn. Black: Computer.').waitFor();
    expect(await game.state()).toMatchObject({ engine: 'black' });
  });

  test('the weaker side starts with corners', async () => {
    await open();
    await game.begin({ players: 'Two players', rules: { Handicap: '3 corners', 'Corners for': 'Player 2' } });
    const { position } = await game.state();
    expect([0, 7, 56, 63].filter((corner) => position[corner] === 'O')).toHaveLength(3);
  });

  test('time runs out: who was ahead loses 31:33', async () => {
    const { dialog } = await open();
    await game.begin({
      players: 'Two players',
      rules: { 'Time for each side': 'Another time…', 'Minutes, or minutes:seconds': '0:03' },
    });
    // To a position in which the side to move is ahead.
    const moves: Square[] = [];
    let position = Position.start;
    const ahead = (): boolean => discCount(position)[position.turn] > 32 - position.empties / 2;
    for (; moves.length === 0 || !ahead(); position = position.play(moves.at(-1)!)) {
      moves.push(position.legalMoves[0]!);
    }
    await game.load(moves.join(''));
    await dialog.getByRole('heading', { name: /wins/ }).waitFor();
    expect(await dialog.innerText()).toContain('On time.');
    const loser = position.turn;
    expect((await game.state()).result).toMatchObject({
      reason: 'time',
      [loser]: 31,
      margin: loser === 'black' ? -2 : 2,
    });
  });

  test('the end: winner, official and raw score, reason; again, swap, look', async () => {
    const { dialog } = await open();
    await game.begin({ players: 'Two players', names: { 'First player': 'Ann', 'Second player': 'Bob' } });
    // The shortest game that wipes White out: 9 discs, 55 empty squares.
    await game.load('e6f4e3f6g5d6e7f5');
    await game.square('c5').click();
    await dialog.getByRole('heading', { name: 'Ann wins' }).waitFor();
    await dialog.getByText('Discs on the board').click();
    const text = (await dialog.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain('64 : 0');
    expect(text).toContain('by 64 points');
    expect(text).toContain('One colour is gone');
    expect(text).toContain('Black 13, White 0, empty 51');
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.button('Take back').click();
    expect((await game.state()).ply).toBe(8);
    await game.square('c5').click();
    await dialog.getByRole('button', { name: 'Swap colours' }).click();
    const score = game.page.getByRole('group', { name: 'Score' });
    await expect.poll(() => score.innerText()).toMatch(/^Bob/);
    expect((await game.state()).ply).toBe(0);
  });

  test('restart asks first', async () => {
    const { dialog } = await open();
    await game.square('f5').click();
    await game.settled();
    await game.button('Restart').click();
    await dialog.getByRole('button', { name: 'Go on playing' }).click();
    expect((await game.state()).ply).toBe(2);
    await game.button('Restart').click();
    await dialog.getByRole('button', { name: 'Begin again' }).click();
    await expect.poll(async () => (await game.state()).ply).toBe(0);
  });

  test('passing is said and needs no click, unless the options ask for it', async () => {
    const { page, dialog } = await open();
    await game.begin({ players: 'Two players' });
    await game.load('f5f6d3g5h5h4f7');
    await game.square('h6').click();
    await page.getByText('Black cannot move: White plays again.').waitFor();
    expect((await game.state()).turn).toBe('white');
    await game.button('Options').click();
    await dialog.getByLabel('Pass by a click').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await game.button('Take back').click();
    await game.square('h6').click();
    await page.getByText('Black cannot move and has to pass.').waitFor();
    expect((await game.state()).turn).toBe('black');
    await game.button('Pass').click();
    expect((await game.state()).turn).toBe('white');
  });

  test('a move is taken back, against the computer with its answer', async () => {
    await open();
    await game.square('f5').click();
    await game.settled();
    expect((await game.state()).ply).toBe(2);
    await game.button('Take back').click();
    expect(await game.state()).toMatchObject({ ply: 0, turn: 'black' });
  });

  test('discs are turned by hand; what is wrong is marked and can be mended until the opponent moves', async () => {
    const { page } = await open();
    await game.begin({ players: 'Two players', byHand: true });
    await game.square('f5').click();
    await page.getByText(/Turn the discs that you have bracketed/).waitFor();
    expect((await game.state()).ply).toBe(0);
    await game.square('d5').click();
    await game.button('End the turn').click();
    await page
      .getByText('1 disc is not turned. 1 disc should not be turned. Mend it, or leave it so.')
      .waitFor();
    expect(await game.square('e5').getAttribute('data-mark')).toBe('circle');
    expect(await game.square('d5').getAttribute('data-mark')).toBe('cross');
    await game.button('Leave it so').click();
    expect((await game.state()).ply).toBe(1);
    await game.button('Mend it').click();
    await game.square('d5').click();
    await game.square('e5').click();
    await game.button('End the turn').click();
    await page.getByText('Right.').waitFor();
    expect((await game.state()).position).toBe(Position.start.play('f5').toString());
  });

  test('a match: two rounds and the decider; the loser begins, the sheet outlasts a reload', async () => {
    const { dialog } = await open();
    await game.begin({
      players: 'Two players',
      names: { 'First player': 'Ann', 'Second player': 'Bob' },
      rules: { Match: 'Two rounds and the decider' },
    });
    const resign = async (): Promise<void> => {
      await game.button('Resign').click();
      await dialog.getByRole('button', { name: 'Resign' }).click();
    };
    await resign();
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    expect(await dialog.innerText()).toContain('The match goes on.');
    await dialog.getByRole('button', { name: 'Next game' }).click();
    await expect.poll(async () => (await game.state()).result).toBeUndefined();
    expect(await game.page.getByRole('group', { name: 'Score' }).innerText()).toMatch(/^Ann/);
    await game.reload();
    await game.button('Score sheet').click();
    expect((await dialog.innerText()).replace(/\s+/g, ' ')).toMatch(/Game 1 First move: Ann 2 62.*Wins 0 1/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await resign();
    await dialog.getByText('Winner of the match: Bob.').waitFor();
    await dialog.getByRole('button', { name: 'New match' }).click();
    await game.button('Score sheet').click();
    expect(await dialog.getByRole('row').count()).toBe(3);
  });

  test('options: colours, legal squares, theme, discs, coordinates, speed', async () => {
    const { page, dialog } = await open();
    await game.button('Options').click();
    await dialog.getByLabel('Colour of the board').selectOption('Blue');
    await dialog.getByLabel('Theme').selectOption('Slate');
    await dialog.getByLabel('Coordinates').selectOption('Numbers from 0');
    await dialog.getByLabel('Flipping').selectOption('Slow');
    await dialog.getByLabel('Discs', { exact: true }).selectOption('Flat');
    await dialog.getByLabel('Legal squares').uncheck();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const look = () =>
      page.locator('othello-board').evaluate((board) => ({
        theme: board.getAttribute('theme'),
        style: board.getAttribute('coordinate-style'),
        color: getComputedStyle(board.shadowRoot!.querySelector('.cell')!).backgroundColor,
        flip: getComputedStyle(board).getPropertyValue('--othello-flip-duration'),
      }));
    const chosen = { theme: 'slate', style: 'numbers', color: 'rgb(58, 110, 165)', flip: '700ms' };
    expect(await look()).toEqual(chosen);
    expect(await page.locator('othello-board [data-legal]').count()).toBe(0);
    await game.reload();
    expect(await look()).toEqual(chosen);
  });

  test('the language changes at once, and stays', async () => {
    const { page, dialog } = await open();
    await game.button('Options').click();
    await dialog.getByLabel('Language').selectOption('Français');
    await dialog.getByRole('heading', { name: 'Options' }).waitFor();
    await dialog.getByRole('button', { name: 'Terminé' }).click();
    await game.button('Nouvelle partie').waitFor();
    await page.getByRole('gridcell', { name: 'f5, jouable' }).waitFor();
    await game.reload();
    await game.button('Options').click();
    await dialog.getByLabel('Langue').selectOption('Čeština');
    await dialog.getByRole('button', { name: 'Hotovo' }).click();
    await game.button('Nová hra').waitFor();
  });

  test('advice, strategy and values are shown where they are asked for', async () => {
    const { page, dialog } = await open();
    await game.begin({ players: 'Two players' });
    await game.button('Options').click();
    await dialog.getByLabel(/Advice/).check();
    await dialog.getByLabel(/danger zone/).check();
    await dialog.getByLabel(/Values of the moves/).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.locator('othello-board [data-zone=corner]').first().waitFor();
    await page.getByRole('meter', { name: 'Evaluation' }).waitFor();
    await page.locator('othello-board [data-kind=heuristic]').first().waitFor();
    // To the first position in which a disc can be laid diagonally next to an empty corner.
    const risky = (position: Position): Square | undefined =>
      position.legalMoves.find((square) => ['b2', 'g2', 'b7', 'g7'].includes(square));
    const moves: Square[] = [];
    let position = Position.start;
    for (; !risky(position); position = position.play(moves.at(-1)!)) moves.push(position.legalMoves[0]!);
    await game.load(moves.join(''));
    await game.square(risky(position)!).click();
    await page.getByText(/Next to the empty corner|take the corner|On the edge next/).waitFor();
  });

  test('a running game outlasts a reload; a link carries one; what cannot be read is said', async () => {
    const { page, dialog } = await open();
    await game.begin({ players: 'Two players', names: { 'First player': 'Ann', 'Second player': 'Bob' } });
    await game.square('f5').click();
    await game.reload();
    expect(await game.state()).toMatchObject({ moves: 'f5', engine: 'none' });
    expect(await page.getByRole('group', { name: 'Score' }).innerText()).toMatch(/^Ann/);
    await game.button('Share').click();
    const link = await dialog.getByRole('textbox', { name: 'Link to this game' }).inputValue();
    await dialog.getByLabel('Open a game or a position').fill('f5d6z9');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await dialog.getByText(/could not be read/).waitFor();
    expect((await game.state()).moves).toBe('f5');
    await dialog.getByLabel('Open a game or a position').fill('f5 d6 c3');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(async () => (await game.state()).moves).toBe('f5d6c3');
    await page.goto(link);
    await expect.poll(async () => (await game.state()).moves).toBe('f5');
  });

  test('what was stored and makes no sense is as good as nothing', async () => {
    await open(() =>
      localStorage.setItem('othello', '{"options":5,"session":{"setup":[]},"game":{"moves":7}}'),
    );
    expect(await game.state()).toMatchObject({ ply: 0, engine: 'white' });
  });

  test('axe finds nothing in any dialog', async () => {
    await open();
    await expectAccessibleDialogs();
  });
});

/** Opens one dialog after the other, and ends a game of a match. */
async function expectAccessibleDialogs(): Promise<void> {
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
    ['Restart', 'Go on playing'],
  ] as const) {
    await game.button(button).click();
    if (button === 'New game') await dialog.getByText('Clock, handicap, match').click();
    expect(await game.violations(), button).toEqual([]);
    await dialog.getByRole('button', { name: close, exact: true }).click();
  }
  await game.button('Resign').click();
  expect(await game.violations(), 'Resign').toEqual([]);
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Next game' }).waitFor();
  expect(await game.violations(), 'the end').toEqual([]);
}

test('axe finds nothing in any dialog in the dark', async () => {
  game = await GamePage.open(browser, demo.url, { colorScheme: 'dark' });
  await expectAccessibleDialogs();
});

test('axe finds nothing in the dark, in any theme', async () => {
  game = await GamePage.open(browser, demo.url, { colorScheme: 'dark' });
  const { dialog } = game;
  await game.button('Options').click();
  for (const theme of ['Felt', 'Wood', 'Slate', 'High contrast']) {
    await dialog.getByLabel('Theme').selectOption(theme);
    expect(await game.violations(), theme).toEqual([]);
  }
});

test('a new game, a move and a restart by keyboard alone', async () => {
  game = await GamePage.open(browser, demo.url);
  const { page } = game;
  const { keyboard } = page;
  const focus = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      const focused = await page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
        return (at?.getAttribute('aria-label') ?? label ?? '').trim();
      });
      if (focused === name) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await focus('New game');
  await keyboard.press('Enter');
  await focus('One player');
  await keyboard.press('ArrowRight');
  await focus('First player');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Zoé');
  await keyboard.press('Enter');
  await expect.poll(() => page.getByRole('group', { name: 'Score' }).innerText()).toMatch(/^Zoé/);
  await page.locator('othello-board').evaluate((board) => board.focus());
  await keyboard.press('f');
  await keyboard.press('5');
  await keyboard.press('Enter');
  expect((await game.state()).moves).toBe('f5');
  await focus('Restart');
  await keyboard.press('Enter');
  await focus('Begin again');
  await keyboard.press('Enter');
  await expect.poll(async () => (await game.state()).ply).toBe(0);
  await focus('Options');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect.poll(() => game.dialog.count()).toBe(0);
});

test.each([
  ['fr', 'Français', /gagne|nulle/i, 'Langue'],
  ['cs', 'Čeština', /Vítězí|Vyhráváte|Remíza/, 'Jazyk'],
] as const)('a whole game in %s', async (language, name, end, label) => {
  game = await GamePage.open(browser, demo.url);
  const { page, dialog } = game;
  await game.button('Options').click();
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
