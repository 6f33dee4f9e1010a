import { describe, expect, test } from 'vitest';
import { Position } from '../../src/core/rules/position.js';
import type { Square } from '../../src/core/rules/square.js';
import { SIZES, useGame, type GamePage } from './support/game-page.js';

const { open: openGame, url } = useGame();
const names = ['Ann', 'Bob'] as const;

/** Moves to the first position with a legal diagonal move next to an empty corner, and its square. */
function toARisk(): { readonly moves: string; readonly risky: Square } {
  const moves: Square[] = [];
  for (let position = Position.start; ; position = position.play(moves.at(-1)!)) {
    const risky = position.legalMoves.find((square) => ['b2', 'g2', 'b7', 'g7'].includes(square));
    if (risky) return { moves: moves.join(''), risky };
    moves.push(position.legalMoves[0]!);
  }
}

describe.each(SIZES)('a game at %s', (_, viewport) => {
  const open: (prepare?: () => void) => Promise<GamePage> = (prepare) =>
    openGame({ viewport }, prepare && ((page) => page.addInitScript(prepare)));

  test('passing is said and needs no click, unless the options ask for it', async () => {
    const game = await open();
    const { page, dialog } = game;
    await game.start({ players: 'two' });
    await game.load('f5f6d3g5h5h4f7');
    await game.square('h6').click();
    // On the board, and in the panel, where it stays.
    const said = page.getByText('Black cannot move: White plays again.');
    await page.locator('[part="board"]').and(page.locator(':has(.notice)')).waitFor();
    await page.locator('[part~="message"]').filter({ has: said }).waitFor();
    expect((await game.state()).turn).toBe('white');
    await game.choose('Options');
    await dialog.getByLabel('Pass with a button').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await game.button('Take back').click();
    await game.square('h6').click();
    await page.getByText('Black cannot move and must pass.').waitFor();
    expect((await game.state()).turn).toBe('black');
    await game.button('Pass').click();
    expect((await game.state()).turn).toBe('white');
  });

  test('a move is taken back, against the computer with its answer', async () => {
    const game = await open();
    await game.square('f5').click();
    await game.settled();
    expect((await game.state()).ply).toBe(2);
    await game.button('Take back').click();
    expect(await game.state()).toMatchObject({ ply: 0, turn: 'black' });
  });

  test('discs are turned by hand; what is wrong is marked and can be mended until the opponent moves', async () => {
    const game = await open();
    const { page } = game;
    await game.begin({ players: 'Two players', byHand: true });
    await game.square('f5').click();
    await page.getByText(/Flip the discs you have outflanked/).waitFor();
    expect((await game.state()).ply).toBe(0);
    await game.square('d5').click();
    await game.button('End turn').click();
    await page
      .getByText(
        '1 disc still has to be flipped. 1 disc should not have been flipped. Correct it, or leave it as it is.',
      )
      .waitFor();
    expect(await game.square('e5').getAttribute('data-mark')).toBe('circle');
    expect(await game.square('d5').getAttribute('data-mark')).toBe('cross');
    await game.button('Leave it as it is').click();
    expect((await game.state()).ply).toBe(1);
    await game.reload();
    await game.button('Correct it').click();
    await game.square('d5').click();
    await game.square('e5').click();
    await game.button('End turn').click();
    await page.getByText('Correct.').waitFor();
    expect((await game.state()).position).toBe(Position.start.play('f5').toString());
  });

  test('the computer answers at a pace that can be followed', async () => {
    const game = await open();
    await game.page.evaluate(() => {
      document.querySelector('othello-game')!.board.pace = 700;
      const times: number[] = [];
      addEventListener('othello-move', () => times.push(performance.now()));
      Object.assign(globalThis, { times });
    });
    await game.square('f5').click();
    await game.settled();
    const [mine, its] = await game.page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
    expect(its! - mine!).toBeGreaterThanOrEqual(600);
  });

  test.each([
    ['Blue', 'classic', 'rgb(58, 110, 165)'],
    ['Slate', 'slate', 'rgb(95, 118, 134)'],
  ])(
    'appearance and options: the board %s, discs, coordinates, legal squares, speed',
    async (board, theme, color) => {
      const game = await open();
      const { page, dialog } = game;
      await game.button('Appearance').click();
      await dialog.getByRole('radio', { name: board }).check();
      await dialog.getByRole('radio', { name: 'Numbers from 0' }).check();
      await dialog.getByRole('radio', { name: 'Flat' }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await game.choose('Options');
      await dialog.getByLabel('Flip speed').selectOption('Slow');
      await dialog.getByLabel('Legal moves').uncheck();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const look = () =>
        page.locator('othello-board').evaluate((shown) => {
          const score = (shown.getRootNode() as ShadowRoot).querySelector('othello-score')!;
          return {
            theme: shown.getAttribute('theme') ?? 'classic',
            style: shown.getAttribute('coordinate-style'),
            color: getComputedStyle(shown.shadowRoot!.querySelector('.cell')!).backgroundColor,
            flip: getComputedStyle(shown).getPropertyValue('--othello-flip-duration'),
            disc: getComputedStyle(score.shadowRoot!.querySelector('.disc.black')!).backgroundImage,
          };
        });
      const chosen = {
        theme,
        style: 'numbers',
        color,
        flip: '700ms',
        disc: 'none',
      };
      expect(await look()).toEqual(chosen);
      expect(await page.locator('othello-board [data-legal]').count()).toBe(0);
      await game.reload();
      expect(await look()).toEqual(chosen);
    },
  );

  test('the language changes at once, and stays', async () => {
    const game = await open();
    const { page, dialog } = game;
    await game.choose('Options');
    await dialog.getByLabel('Language').selectOption('Français');
    await dialog.getByRole('heading', { name: 'Options' }).waitFor();
    await dialog.getByRole('button', { name: 'Terminé' }).click();
    await game.button('Plus').waitFor();
    await page.getByRole('gridcell', { name: 'f5, jouable' }).waitFor();
    await game.reload();
    await game.choose('Options');
    await dialog.getByLabel('Langue').selectOption('Čeština');
    await dialog.getByRole('button', { name: 'Hotovo' }).click();
    await game.button('Další').waitFor();
  });

  test('the page\'s own language comes back with "as the page"', async () => {
    const game = await open();
    const choose = (language: string): Promise<void> =>
      game.page.evaluate(
        (one) => (document.querySelector('othello-game')!.options = { language: one } as never),
        language,
      );
    await game.page.evaluate(() => (document.querySelector('othello-game')!.lang = 'cs'));
    await choose('fr');
    await game.button('Plus').waitFor();
    await choose('auto');
    await game.button('Další').waitFor();
  });

  test('advice, strategy and values are shown where they are asked for', async () => {
    const game = await open();
    const { page, dialog } = game;
    await game.start({ players: 'two' });
    await game.choose('Options');
    await dialog.getByLabel(/Advice/).check();
    await dialog.getByLabel(/danger zone/).check();
    await dialog.getByLabel(/Move values/).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.locator('othello-board [data-zone=corner]').first().waitFor();
    await page.getByRole('meter', { name: 'Evaluation' }).waitFor();
    // Values appear when the board is visible; on a phone the menu before the first move is far below it.
    await game.square('e4').scrollIntoViewIfNeeded();
    await page.locator('othello-board [data-kind=heuristic]').first().waitFor();
    const { moves, risky } = toARisk();
    await game.load(moves);
    await game.square(risky).click();
    await page.getByText(/empty corner|take a corner/).waitFor();
  });

  test('sounds are off until they are asked for', async () => {
    const game = await open(() => {
      const heard: string[] = [];
      globalThis.OscillatorNode = class extends OscillatorNode {
        override start(when?: number): void {
          heard.push(this.type);
          super.start(when);
        }
      };
      Object.assign(globalThis, { heard });
    });
    const { page, dialog } = game;
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length);
    await game.start({ players: 'two' });
    await game.square('f5').click();
    await game.square('d6').click();
    expect(await heard()).toBe(0);
    await game.button('Appearance').click();
    await dialog.getByLabel('Sounds').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await game.square('c3').click();
    // One for the placed disc, one for the flipped one.
    await expect.poll(heard).toBe(2);
  });

  test('a running game outlasts a reload; a link carries one; what cannot be read is said', async () => {
    const game = await open();
    const { page, dialog } = game;
    await game.start({ players: 'two', names });
    await game.square('f5').click();
    await game.reload();
    expect(await game.state()).toMatchObject({ moves: 'f5', engine: 'none' });
    expect(await game.players()).toMatch(/^Ann/);
    await game.choose('Share');
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
    const position = `${'-'.repeat(27)}OX${'-'.repeat(6)}XX${'-'.repeat(27)} O`;
    await page.goto(`${url()}#game=${encodeURIComponent(position)}`);
    await expect.poll(async () => (await game.state()).position).toBe(position);
  });

  test('what was stored and makes no sense is as good as nothing', async () => {
    const game = await open(() =>
      localStorage.setItem('othello', '{"options":5,"session":{"setup":[]},"game":{"moves":7}}'),
    );
    expect(await game.state()).toMatchObject({ ply: 0, engine: 'white' });
  });

  test('where the browser keeps nothing, the game is played all the same', async () => {
    const game = await open(() =>
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
    const game = await open();
    const { page } = game;
    await page.evaluate(() => {
      localStorage.clear();
      document.querySelector('othello-game')!.removeAttribute('storage-key');
    });
    await game.start({ players: 'two' });
    await game.square('f5').click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('where the engine cannot be fetched, that is said; it is tried again, or two play on', async () => {
    let blocked = true;
    const game = await openGame({ viewport }, (page) =>
      page.route(/\.wasm/, (route) => (blocked ? route.abort() : route.continue())),
    );
    const { page } = game;
    await game.square('f5').click();
    await page.getByText('The computer cannot play: its engine could not be started.').waitFor();
    blocked = false;
    await game.button('Try again').click();
    await game.settled();
    expect(await game.state()).toMatchObject({ ply: 2, turn: 'black' });
    // The browser logs what it could not fetch.
    game.faults.length = 0;
  });
});
