import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/** The shortest game that wipes White out, without its last move, c5. */
const NEARLY_WIPED = 'e6f4e3f6g5d6e7f5';

describe.each([
  ['1280x800', { width: 1280, height: 800 }],
  ['360x740', { width: 360, height: 740 }],
])('rule books at %s', (_, viewport) => {
  const open = async (prepare?: () => void): Promise<GamePage> =>
    (game = await GamePage.open(browser, demo.url, { viewport }, prepare));
  const clock = (color: 'Black' | 'White') => game.page.getByRole('timer', { name: color });
  const names = ['Ann', 'Bob'] as const;

  test('out of time and behind: the score stands, empty squares to the opponent', async () => {
    const { dialog } = await open();
    await game.start({ players: 'two', time: '0:02', names });
    // After f5 White has 1 disc, Black 4.
    await game.square('f5').click();
    await dialog.getByRole('heading', { name: 'Ann wins' }).waitFor();
    expect((await game.state()).result).toMatchObject({ reason: 'time', black: 63, white: 1 });
    expect(await dialog.innerText()).toContain('On time. Czech rule: Who is ahead loses 31:33');
  });

  test('"lost by the flag" is 0:64; "no forfeit" lets the game go on', async () => {
    const { page, dialog } = await open();
    await game.start({ players: 'two', time: '0:01', flagRule: 'zero', names });
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    expect((await game.state()).result).toMatchObject({ black: 0, white: 64 });
    expect(await dialog.innerText()).toContain('Lost by the flag: The game is lost 0:64.');
    await game.start({ players: 'two', time: '0:01', flagRule: 'none', names });
    expect(await dialog.count()).toBe(0);
    await page.getByRole('timer', { name: 'Black: time is up' }).waitFor();
    await game.square('f5').click();
    expect(await game.state()).toMatchObject({ ply: 1, result: undefined });
  });

  test('a clock stands while a dialog asks, gives the increment, and outlasts a reload', async () => {
    const { page, dialog } = await open();
    await game.begin({
      players: 'Two players',
      rules: { 'Time for each side': '25 minutes', 'Seconds added after each move': '5' },
    });
    await game.square('f5').click();
    await game.page.getByRole('timer', { name: /Black: 25:0[345]/ }).waitFor();
    await game.button('Options').click();
    const stands = await clock('White').getAttribute('aria-label');
    await page.waitForTimeout(1500);
    expect(await clock('White').getAttribute('aria-label')).toBe(stands);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => clock('White').getAttribute('aria-label')).not.toBe(stands);
    await game.reload();
    expect(await clock('Black').getAttribute('aria-label')).toMatch(/25:0[345]/);
    expect(await clock('White').getAttribute('aria-label')).toMatch(/24:5\d/);
  });

  test('drawn by lot, then the loser begins', async () => {
    const { page, dialog } = await open(() => (Math.random = () => 0.9));
    await game.start({ players: 'two', side: 'lot', names });
    await page.getByText('Lots drawn. Black: Bob.').waitFor();
    await game.load(NEARLY_WIPED);
    await game.square('c5').click();
    await dialog.getByRole('heading', { name: 'Bob wins' }).waitFor();
    await dialog.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => page.getByRole('group', { name: 'Score' }).innerText()).toMatch(/^Ann[^]*Bob/);
  });

  test('a match by margin, over so many games', async () => {
    const { dialog } = await open();
    await game.begin({
      players: 'Two players',
      names: { 'First player': 'Ann', 'Second player': 'Bob' },
      rules: { Match: 'Sum of margins', Games: '2' },
    });
    for (const square of [...(NEARLY_WIPED.match(/../g) ?? []), 'c5']) await game.square(square).click();
    await dialog.getByText('The match goes on.').waitFor();
    // Looking back through the game leaves the sheet alone, and the result can be read again.
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.button('Take back').click();
    await game.button('Result').click();
    await dialog.getByRole('button', { name: 'Next game' }).click();
    await expect.poll(async () => (await game.state()).ply).toBe(0);
    // Bob lost and begins; he gives up: 2 discs against 62.
    await game.button('Resign').click();
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await dialog.getByText('Winner of the match: Ann.').waitFor();
    const text = (await dialog.innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Game 1 First move: Ann 64 0 Game 2 First move: Bob 62 2 Wins 2 0 Margin 124 0/);
  });

  test('a match to 100 points of margin ends with the game that reaches them', async () => {
    const { dialog } = await open();
    await game.begin({
      players: 'Two players',
      names: { 'First player': 'Ann', 'Second player': 'Bob' },
      rules: { Match: 'First to a target', 'Points of margin': '60' },
    });
    await game.button('Resign').click();
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await dialog.getByText('Winner of the match: Bob.').waitFor();
    await dialog.getByRole('button', { name: 'New match' }).waitFor();
  });

  test('sounds are off until they are asked for', async () => {
    const { page, dialog } = await open(() => {
      const heard: string[] = [];
      globalThis.OscillatorNode = class extends OscillatorNode {
        override start(when?: number): void {
          heard.push(this.type);
          super.start(when);
        }
      };
      Object.assign(globalThis, { heard });
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length);
    await game.start({ players: 'two' });
    await game.square('f5').click();
    await game.square('d6').click();
    expect(await heard()).toBe(0);
    await game.button('Options').click();
    await dialog.getByLabel('Sounds').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await game.square('c3').click();
    // One for the disc laid down, one for the disc turned.
    await expect.poll(heard).toBe(2);
  });

  test('the computer answers at a pace that can be followed', async () => {
    const { page } = await open();
    await page.evaluate(() => (document.querySelector('othello-game')!.board.pace = 700));
    await page.evaluate(() => {
      const times: number[] = [];
      addEventListener('othello-move', () => times.push(performance.now()));
      Object.assign(globalThis, { times });
    });
    await game.square('f5').click();
    await game.settled();
    const [mine, its] = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
    expect(its! - mine!).toBeGreaterThanOrEqual(600);
  });

  test('where the browser keeps nothing, the game is played all the same', async () => {
    await open(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await game.square('f5').click();
    await game.settled();
    expect((await game.state()).ply).toBe(2);
    await game.reload();
    expect((await game.state()).ply).toBe(0);
  });

  test('nothing is kept of a game without a storage key', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      localStorage.clear();
      document.querySelector('othello-game')!.removeAttribute('storage-key');
    });
    await game.start({ players: 'two' });
    await game.square('f5').click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the end of a game outlasts a reload, and a link carries a position', async () => {
    const { page, dialog } = await open();
    await game.start({ players: 'two', names });
    await game.button('Resign').click();
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await dialog.getByRole('button', { name: 'Look at the game' }).click();
    await game.reload();
    expect((await game.state()).result).toMatchObject({ reason: 'resignation', winner: 'white' });
    await game.button('Result').click();
    await dialog.getByRole('button', { name: 'Play again' }).click();
    const position = `${'-'.repeat(27)}OX${'-'.repeat(6)}XX${'-'.repeat(27)} O`;
    await page.goto(`${demo.url}#game=${encodeURIComponent(position)}`);
    await expect.poll(async () => (await game.state()).position).toBe(position);
  });

  test('the page\'s own language comes back with "as the page"', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const element = document.querySelector('othello-game')!;
      element.lang = 'cs';
      element.options = { language: 'fr' } as never;
    });
    await game.button('Nouvelle partie').waitFor();
    await page.evaluate(
      () => (document.querySelector('othello-game')!.options = { language: 'auto' } as never),
    );
    await game.button('Nová hra').waitFor();
  });

  test('nothing jumps while the page loads, and nothing is too wide', async () => {
    await open();
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
      await game.button(name).click();
      const wide = await game.page.evaluate(() => {
        const open = document.querySelector('othello-game')!.shadowRoot!.querySelector('dialog[open]')!;
        return Math.max(document.documentElement.scrollWidth, open.scrollWidth);
      });
      expect(wide, name).toBeLessThanOrEqual(320);
      await game.page.keyboard.press('Escape');
    }
  });
});
