import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { parseTranscript } from '../../src/formats/transcript.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const WORDS = ANALYSE.en;

/** Sixty moves, to a draw. */
const GAME =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
const MOVES = GAME.match(/../g)!;

/** The end of that game from a position of so many empty squares: what the engine solves at once. */
function ending(empties: number): string {
  const played = MOVES.slice(0, 60 - empties);
  const { position } = parseTranscript(played.join(''));
  return `${position.toString()} ${MOVES.slice(60 - empties).join('')}`;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const LYING_PHONE = { viewport: { width: 740, height: 360 }, hasTouch: true } as const;

async function visitGame(text: string, options: Parameters<typeof site.visit>[1] = DESKTOP): Promise<Page> {
  const page = await site.blank(options);
  await page.goto(`${site.url}analyse/index.html#game=${encodeURIComponent(text)}`);
  await expect.poll(() => state(page).then(({ length }) => length)).toBeGreaterThan(0);
  return page;
}

function state(page: Page) {
  return page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => {
    const { moves, ply, length, position, orientation, analysis, engine, preview } = board;
    return { moves, ply, length, position, orientation, analysis, engine, preview };
  });
}

const tab = (page: Page, name: keyof typeof WORDS.tabs) => page.getByRole('tab', { name: WORDS.tabs[name] });
const square = (page: Page, name: string) => page.locator(`#board [data-square=${name}]`);

describe('opening', () => {
  test('a pasted game is on the board, by the mouse', async () => {
    const page = await site.visit('analyse/', DESKTOP);
    await page.getByLabel(WORDS.open.paste).fill(`1. f5 d6 2. c3 d3 3. c4`);
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await page.getByText(WORDS.open.opened).waitFor();
    expect((await state(page)).moves).toBe('f5d6c3d3c4');
  });

  test('what is wrong with a text is said with its place, and the game on the board stays', async () => {
    const page = await visitGame('f5d6');
    await tab(page, 'open').click();
    await page.getByLabel(WORDS.open.paste).fill('f5d6a1');
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await page.getByText(/move 3, a1, is not legal/).waitFor();
    expect((await state(page)).moves).toBe('f5d6');
  });

  test('a file of 9,000 games is a list with a search that never holds the page up', async () => {
    const games = Array.from({ length: 9000 }, (_, i) => {
      const [black, white] = [`Player ${i % 97}`, i === 4321 ? 'Élodie Unique' : `Rival ${i % 89}`];
      const tags = `[Black "${black}"]\n[White "${white}"]\n[Date "${2000 + (i % 20)}.05.01"]\n[Result "32-32"]`;
      return `${tags}\n\n${GAME} 32-32\n`;
    });
    const page = await site.visit('analyse/', DESKTOP);
    const file = join(await mkdtemp(join(tmpdir(), 'othello-games-')), 'games.pgn');
    await writeFile(file, games.join('\n'));
    const longest = await longestTask(page, async () => {
      await page.locator('#panel-open input[type=file]').setInputFiles(file);
      await page.getByText('9000 of 9000 games').waitFor({ timeout: 60_000 });
      const list = page.getByRole('listbox', { name: WORDS.open.list });
      await list.getByRole('option').first().waitFor();
      expect(await list.getByRole('option').count()).toBeLessThan(60);
      await page.getByLabel(WORDS.open.player).fill('elodie');
      await page.getByText('1 of 9000 games').waitFor();
      await list.getByText('Élodie Unique').waitFor();
      await page.getByLabel(WORDS.open.player).fill('');
      await page.getByLabel(WORDS.open.year).selectOption('2003');
      await page.getByText('450 of 9000 games').waitFor();
      // By the keys: the third game of the list.
      await list.focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect.poll(() => state(page).then(({ length }) => length)).toBe(60);
    });
    expect(longest).toBeLessThan(2 * LONGEST_TASK);
  });

  test('games that cannot be read are counted, and the others are there', async () => {
    const page = await site.visit('analyse/', DESKTOP);
    await page.getByLabel(WORDS.open.paste).fill('f5d6c3\nf5a1\nf5f6e6');
    await page.getByRole('button', { name: WORDS.open.openText, exact: true }).click();
    await page.getByText('2 of 2 games').waitFor();
    await page.getByText('1 game could not be read').click();
    await page.getByText(/a1, is not legal \(game 2/).waitFor();
  });
});

describe('looking through a game', () => {
  test('arrow keys, Home, End and space count on the whole page, but not in a field', async () => {
    const page = await visitGame('f5d6c3d3c4');
    for (const [key, ply] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 5],
      ['ArrowLeft', 4],
    ] as const) {
      await page.keyboard.press(key);
      expect((await state(page)).ply).toBe(ply);
    }
    await page.keyboard.press(' ');
    expect((await state(page)).analysis).toBe(true);
    await page.keyboard.press(' ');
    expect((await state(page)).analysis).toBe(false);
    await tab(page, 'open').click();
    const field = page.getByLabel(WORDS.open.paste);
    await field.focus();
    await page.keyboard.type('a b');
    await page.keyboard.press('Home');
    expect(await field.inputValue()).toBe('a b');
    expect(await state(page)).toMatchObject({ ply: 4, analysis: false });
  });

  test('after a click on the board the arrow keys step back; with the Tab key they walk over its squares', async () => {
    const page = await visitGame('f5d6');
    await page.locator('#board [data-legal]').first().click();
    expect((await state(page)).ply).toBe(3);
    await page.keyboard.press('ArrowLeft');
    expect((await state(page)).ply).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    expect((await state(page)).ply).toBe(2);
  });

  test('side lines and the way the board is turned are there again after a reload', async () => {
    const page = await visitGame('f5d6c3d3c4');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await square(page, 'f6').click();
    await page.getByRole('button', { name: WORDS.turnBoard }).click();
    const before = await state(page);
    expect(before.moves).toBe('f5f6');
    await page.reload();
    await expect.poll(() => state(page)).toMatchObject({ moves: 'f5f6', ply: 2, orientation: 'white' });
    const list = page.locator('othello-moves');
    await list.getByRole('button', { name: /c4/ }).click();
    expect((await state(page)).moves).toBe('f5d6c3d3c4');
  });

  test('the engine’s values stand on the squares, an exact one is called so', async () => {
    const page = await visitGame(ending(8));
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: WORDS.engine, exact: true }).click();
    await page
      .locator('othello-evaluation')
      .getByText(/\(exact\)/)
      .waitFor({ timeout: 60_000 });
    await page.locator('othello-lines').getByText('exact').first().waitFor({ timeout: 60_000 });
  });

  test('one can play on against the engine from here, and go back to the analysis', async () => {
    const page = await visitGame('f5d6c3');
    await page.getByLabel(WORDS.play.level).selectOption('1');
    await page.getByRole('button', { name: WORDS.play.start }).click();
    await page.locator('#board [data-legal]').first().click();
    await expect.poll(() => state(page).then(({ ply }) => ply), { timeout: 60_000 }).toBe(5);
    await page.getByRole('button', { name: WORDS.play.stop }).click();
    expect((await state(page)).engine).toBe('none');
  });
});

test('a review ends with its summary and a graph that goes through the game by the keys', async () => {
  const page = await visitGame(ending(12));
  await tab(page, 'review').click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByText('The review is complete.').first().waitFor({ timeout: 60_000 });
  await page.locator('othello-review table').waitFor();
  const graph = page.getByRole('slider', { name: 'Value over the game' });
  await graph.focus();
  await page.keyboard.press('Home');
  expect((await state(page)).ply).toBe(0);
});

describe('setting up, by touch', () => {
  test('discs are placed and taken away, and what is odd is said', async () => {
    const page = await visitGame('f5d6', PHONE);
    await tab(page, 'setUp').tap();
    const words = WORDS.setUp;
    await page.getByRole('button', { name: words.changes.clear }).tap();
    await page.getByText(words.oddities.empty).waitFor();
    for (const name of ['d4', 'e4', 'd5']) await square(page, name).tap();
    await page.getByText(words.oddities['one-colour']).waitFor();
    await page.getByRole('radio', { name: words.tools.white }).first().tap();
    await square(page, 'e5').tap();
    await square(page, 'a1').tap();
    await page.getByText(words.oddities.apart.replace('{squares}', 'a1')).waitFor();
    await square(page, 'a1').tap();
    await page.getByText(words.fine).waitFor();
    expect((await state(page)).moves).toBe('f5d6');
    await page.getByRole('button', { name: words.use }).tap();
    expect(await state(page)).toMatchObject({ moves: '', preview: undefined });
    expect((await state(page)).position).toBe(`${'-'.repeat(27)}XX${'-'.repeat(6)}XO${'-'.repeat(27)} X`);
  });
});

describe('taking along', () => {
  test('the game is there in each form', async () => {
    const page = await visitGame('f5d6c3');
    await tab(page, 'share').click();
    const { formats, as } = WORDS.share;
    const text = page.locator('#panel-share textarea');
    await expect.poll(() => text.inputValue()).toMatch(/analyse\/index\.html#game=f5d6c3$/);
    for (const [format, pattern] of [
      ['moves', /^f5d6c3$/],
      ['board', /^[XO-]{64} O$/],
      ['pgn', /^\[Event[^]*1\. f5 d6 2\. c3/],
      ['sgf', /^\(;[^]*GM\[2\]/],
      ['ggf', /^\(;GM\[Othello\]/],
      ['embed', /<script type="module"[^]*<othello-board moves="f5d6c3"/],
    ] as const) {
      await page.getByLabel(as).selectOption(formats[format]);
      await expect.poll(() => text.inputValue()).toMatch(pattern);
    }
  });

  test('as a picture and as an animation', async () => {
    const page = await visitGame('f5d6c3');
    await tab(page, 'share').click();
    const words = WORDS.share;
    const saved = async (button: string): Promise<Buffer> => {
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: button }).click();
      return readFile(await (await download).path());
    };
    expect((await saved(words.savePicture)).subarray(1, 4).toString()).toBe('PNG');
    await page.getByLabel(words.pictureType).selectOption('SVG');
    expect((await saved(words.savePicture)).toString()).toMatch(/^<svg /);
    const gif = await saved(words.saveReplay);
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    // As many frames as positions: each has a control block.
    expect(gif.toString('hex').match(/21f904/g)).toHaveLength(4);
  });
});

describe('on a phone', () => {
  test('the board stays in sight above what is read below it', async () => {
    const page = await visitGame(GAME, PHONE);
    await tab(page, 'share').tap();
    await page.getByRole('button', { name: WORDS.share.printSheet }).scrollIntoViewIfNeeded();
    const box = (await page.locator('#board').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(740 / 2);
  });

  test('on its side the board stands beside it, whole', async () => {
    const page = await visitGame(GAME, LYING_PHONE);
    const box = (await page.locator('#board').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(360);
    expect((await tab(page, 'analysis').boundingBox())!.x).toBeGreaterThan(box.x + box.width);
    await tab(page, 'review').tap();
    expect(await tab(page, 'review').getAttribute('aria-selected')).toBe('true');
  });
});
