// The library of the analysis page: opened games are stored, can be found, and can be exported.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readGames } from '../../src/core/formats.js';
import { en } from '../../src/core/locales/en/companions.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { boardState, DESKTOP, GAME, PHONE, tabOf, WORDS } from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = WORDS.open;

const pgn = (black: string, white: string, moves: string, year: number): string =>
  `[Black "${black}"]\n[White "${white}"]\n[Date "${year}.05.01"]\n[Event "Cup of ${year}"]\n\n${moves} *\n\n`;

const GAMES = [
  pgn('Ann', 'Bob', 'f5d6c3d3c4', 2001),
  pgn('Bob', 'Cyril', 'f5d6c4d3c5', 2002),
  pgn('Cyril', 'Ann', 'f5f6e6f4', 2003),
].join('');

async function openFile(page: Page, text: string): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'othello-library-')), 'games.pgn');
  await writeFile(file, text);
  await page.locator('#panel-open input[type=file]').first().setInputFiles(file);
}

const list = (page: Page): Locator => page.getByRole('listbox', { name: words.list });
const options = (page: Page): Locator => list(page).getByRole('option');

const showsCount = (page: Page, shown: number, all: number): Promise<void> =>
  page.getByText(fill(plural(words.count, all, 'en'), { shown }), { exact: true }).waitFor();

test('games that were opened are there after a reload, in the list and in the explorer', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  await openFile(page, GAMES);
  await showsCount(page, 3, 3);
  await page.reload();
  await showsCount(page, 3, 3);
  await options(page).filter({ hasText: 'Cyril' }).first().click();
  await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5d6c4d3c5');
  // A game opens at its first move, with its actions visible.
  expect((await boardState(page)).ply).toBe(0);
  expect(await tabOf(page, 'analysis').getAttribute('aria-selected')).toBe('true');
  await page
    .locator('othello-controls')
    .getByRole('button', { name: en.controls.forward, exact: true })
    .click();
  const explorer = page.locator('othello-openings');
  await explorer.getByRole('row', { name: /d6/ }).getByRole('cell', { name: '2', exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([PHONE, DESKTOP])(
  'a game that is opened from a list far below is shown with its whole board in sight ($viewport)',
  async (size) => {
    const page = await site.visit('analyse/', size);
    await openFile(page, GAMES);
    await showsCount(page, 3, 3);
    await list(page).evaluate((games) => games.scrollIntoView());
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await options(page).last().click();
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5f6e6f4');
    await expect
      .poll(() => page.locator('#board').evaluate((board) => board.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0);
  },
);

test('games with the position on the board are found, and follow it', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  await openFile(page, GAMES);
  await showsCount(page, 3, 3);
  await page.getByLabel(words.withPosition).check();
  await page.locator('#board [data-square=f5]').click();
  await page.locator('#board [data-square=d6]').click();
  await showsCount(page, 2, 3);
  await page.locator('#board [data-square=c4]').click();
  await showsCount(page, 1, 3);
});

test('a file that is opened again adds nothing, and says so', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  await openFile(page, GAMES);
  await page.getByText(plural(words.added, 3, 'en')).waitFor();
  await openFile(page, GAMES + pgn('Dan', 'Eve', GAME, 2004));
  await page.getByText(`${plural(words.added, 1, 'en')} ${plural(words.known, 3, 'en')}`).waitFor();
  await page.getByText(plural(words.kept, 4, 'en')).waitFor();
});

test('chosen games are put into a collection, saved as a file, deleted and brought back, by touch', async () => {
  const page = await site.visit('analyse/', PHONE);
  await openFile(page, GAMES);
  await showsCount(page, 3, 3);
  const select = page.getByRole('button', { name: words.select, exact: true });
  const distance = async () => (await list(page).boundingBox())!.y - (await select.boundingBox())!.y;
  const before = await distance();
  await select.tap();
  // What one chooses from stays where it was.
  expect(await distance()).toBe(before);
  // Only visible rows are in the document.
  await list(page).scrollIntoViewIfNeeded();
  for (const at of [0, 2]) await options(page).nth(at).tap();
  await page.getByText(plural(words.selected, 2, 'en'), { exact: true }).waitFor();
  await page.getByLabel(words.addTo).fill('Finals');
  await page.getByRole('button', { name: words.add, exact: true }).tap();
  await page.getByText(fill(plural(words.collected, 2, 'en'), { name: 'Finals' })).waitFor();
  await page.getByRole('combobox', { name: words.collection, exact: true }).selectOption('Finals (2)');
  await showsCount(page, 2, 2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export, exact: true }).tap();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect([...readGames(saved)].map(({ record }) => record?.black)).toEqual(['Ann', 'Cyril']);
  await page.getByRole('button', { name: words.delete, exact: true }).tap();
  await page.getByText(plural(words.kept, 1, 'en')).waitFor();
  await page.getByRole('button', { name: words.undo, exact: true }).tap();
  await page.getByText(plural(words.kept, 3, 'en')).waitFor();
  await showsCount(page, 2, 2);
  expect(await axeViolations(page)).toEqual([]);
});

test('what is chosen is what the list shows; deletions are undone after a reload, one after the other', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  await openFile(page, GAMES);
  await showsCount(page, 3, 3);
  await page.getByRole('button', { name: words.select, exact: true }).click();
  await page.getByRole('button', { name: words.selectAll }).click();
  await page.getByText(plural(words.selected, 3, 'en'), { exact: true }).waitFor();
  const search = page.getByLabel(words.player);
  await search.fill('Cyril');
  await page.getByText(plural(words.selected, 2, 'en'), { exact: true }).waitFor();
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await page.getByText(plural(words.deleted, 2, 'en')).waitFor();
  await search.fill('');
  await showsCount(page, 1, 1);
  await page.getByRole('button', { name: words.selectAll }).click();
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await page.getByText(plural(words.deleted, 1, 'en')).waitFor();
  await page.reload();
  for (const count of [1, 2]) {
    await page.getByText(plural(words.deleted, count, 'en')).waitFor();
    await page.getByRole('button', { name: words.undo, exact: true }).click();
  }
  await showsCount(page, 3, 3);
});

test('a collection gets another name, but not that of another one, and goes without its games', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  await openFile(page, GAMES);
  await showsCount(page, 3, 3);
  await page.getByRole('button', { name: words.select, exact: true }).click();
  await list(page).scrollIntoViewIfNeeded();
  await options(page).first().click();
  const shown = page.getByRole('combobox', { name: words.collection, exact: true });
  for (const name of ['Finals', 'Friends']) {
    await page.getByLabel(words.addTo).fill(name);
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByText(fill(plural(words.collected, 1, 'en'), { name })).waitFor();
  }
  await shown.selectOption('Finals (1)');
  const name = page.getByLabel(words.collectionName);
  const rename = page.getByRole('button', { name: words.rename, exact: true });
  await name.fill('Friends');
  await rename.click();
  await page.getByText(fill(words.nameTaken, { name: 'Friends' })).waitFor();
  await name.fill('Masters');
  await rename.click();
  await page.getByText(fill(words.renamed, { name: 'Masters' })).waitFor();
  await page.reload();
  await shown.selectOption('Masters (1)');
  await page.getByRole('button', { name: words.select, exact: true }).click();
  await page.getByRole('button', { name: words.deleteCollection }).click();
  await showsCount(page, 3, 3);
  expect(await shown.locator('option').allInnerTexts()).not.toContain('Masters (1)');
});

test('a folder of years with the lists of names beside them has names', async () => {
  const page = await site.visit('analyse/', DESKTOP);
  const { printWthorGames, printWthorNames } = await import('../../src/core/formats.js');
  const folder = await mkdtemp(join(tmpdir(), 'othello-wthor-'));
  const header = { created: { year: 2020, month: 1, day: 1 }, year: 1999, depth: 22 };
  const moves = GAME.match(/../g) as never;
  const game = { tournament: 0, black: 1, white: 0, blackScore: 32, theoreticalScore: 32, moves };
  await writeFile(join(folder, 'WTH_1999.wtb'), printWthorGames(header, [game]));
  await writeFile(
    join(folder, 'WTHOR.JOU'),
    printWthorNames({ ...header, year: 0, depth: 0 }, ['Zoe', 'Yan'], 'players'),
  );
  await writeFile(join(folder, 'notes.bin'), 'nothing of ours');
  await page.locator('#panel-open input[webkitdirectory]').setInputFiles(folder);
  await expect.poll(() => boardState(page).then(({ length }) => length)).toBe(60);
  await tabOf(page, 'open').click();
  await options(page).filter({ hasText: 'Yan' }).waitFor();
});

/** Runs before the worker's own code: the disk is full while the page says so. */
const DISK = `{
  const { put } = IDBObjectStore.prototype;
  let full = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => (full = data);
  IDBObjectStore.prototype.put = function (...values) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, values);
  };
}\n`;

test('a full disk is told, and loses nothing', async () => {
  const page = await site.blank({ ...DESKTOP, serviceWorkers: 'block' });
  await page.route(/library\.worker-.*\.js$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: DISK + (await response.text()) });
  });
  await page.goto(`${site.url}analyse/index.html`);
  const setFull = (full: boolean): Promise<void> =>
    page.evaluate((value) => new BroadcastChannel('disk').postMessage(value), full);
  await openFile(page, GAMES);
  await page.getByText(plural(words.kept, 3, 'en')).waitFor();
  await setFull(true);
  await openFile(page, pgn('Dan', 'Eve', GAME, 2004) + pgn('Eve', 'Dan', GAME, 2004));
  await page
    .getByRole('alert')
    .getByText(plural(words.full, 2, 'en'))
    .waitFor();
  await showsCount(page, 2, 2);
  await options(page).first().click();
  await expect.poll(() => boardState(page).then(({ length }) => length)).toBe(60);
  // A change of existing games fails, and the page says so.
  await tabOf(page, 'open').click();
  await page.getByRole('combobox', { name: words.collection, exact: true }).selectOption('');
  await showsCount(page, 5, 5);
  await page.getByRole('button', { name: words.select, exact: true }).click();
  await page.getByRole('button', { name: words.selectAll }).click();
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await page.getByRole('alert').getByText(words.changeNotKept).waitFor();
  await showsCount(page, 5, 5);
  await setFull(false);
  await page.getByRole('button', { name: words.keepAgain }).click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.reload();
  await tabOf(page, 'open').click();
  await page.getByText(plural(words.kept, 5, 'en')).waitFor();
});

test('a game that is saved by hand, and one that was played here, are in collections of their own', async () => {
  const page = await site.visit('', DESKTOP);
  await page.getByRole('button', { name: 'Two players here' }).click();
  // The shortest game: White has no disc left after nine moves.
  const moves = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'];
  const board = page.locator('othello-game othello-board').first();
  for (const [at, move] of moves.entries()) {
    await board.locator(`[data-square=${move}]`).click();
    await expect
      .poll(() => board.evaluate(({ ply }: HTMLElementTagNameMap['othello-board']) => ply))
      .toBe(at + 1);
  }
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('othello-library')), { timeout: 20_000 })
    .not.toBeNull();
  await page.goto(new URL('analyse/', page.url()).href);
  await tabOf(page, 'open').click();
  await showsCount(page, 1, 1);
  const collections = page.getByRole('combobox', { name: words.collection, exact: true });
  await collections.selectOption(`${words.collections.played} (1)`);
  await showsCount(page, 1, 1);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved, { exact: true }).waitFor();
  await collections.selectOption(`${words.collections.saved} (1)`);
  await showsCount(page, 1, 1);
});
