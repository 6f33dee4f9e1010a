// Chapters of an analysis, by role and name: several games or positions on one page, stored, exported and linked.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANALYSE_LATER } from '../../demo/locales/analyse-later.js';
import { readGames } from '../../src/core/formats.js';
import { en as ANALYSIS } from '../../src/core/locales/en/analysis.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { boardState, DESKTOP, GAME, PHONE, tabOf, visitGame, WORDS } from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = { ...WORDS.chapters, ...ANALYSE_LATER.en.chapters };

/** An endgame in which Black's first move loses 36 discs. */
const BLUNDER = '-X-OOOO--OOOOX--XOXXXXXXOOOOOOXXXOXOOXXXXOOOXOX-XOOOOX----XXXXX- X a2h7b8a8g7g2h1c1h8h6h2a1';

const pgn = (black: string, white: string, moves: string): string =>
  `[Black "${black}"]\n[White "${white}"]\n\n${moves} *\n\n`;

const button = (where: Page | Locator, name: string): Locator =>
  where.getByRole('button', { name, exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: words.title });
const shown = (page: Page): Locator => page.getByRole('combobox', { name: words.shown });

/** The names of the chapters, the current one with a star. */
const listed = (page: Page): Promise<string[]> =>
  panel(page)
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.textContent.trim() + (one.getAttribute('aria-current') === 'true' ? ' *' : '')),
    );
const expectList = (page: Page, names: readonly string[]) => expect.poll(() => listed(page)).toEqual(names);
/** The analysis as the browser keeps it for the next visit. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('othello-analyse'));
const expectMoves = (page: Page, moves: string) =>
  expect.poll(() => boardState(page).then((state) => state.moves)).toBe(moves);

async function openPanel(page: Page): Promise<void> {
  await button(page, words.title).click();
  await panel(page).getByRole('heading', { name: words.add }).waitFor();
}

async function addText(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox', { name: words.text }).fill(text);
  await button(panel(page), words.addText).click();
}

/** An analysis with three chapters, the last of which is shown. */
async function threeChapters(options = DESKTOP as Parameters<typeof visitGame>[2]): Promise<Page> {
  const page = await visitGame(site, 'f5d6c3', options);
  await openPanel(page);
  await addText(page, pgn('Ann', 'Bob', 'f5f6e6'));
  await expectList(page, [fill(words.nameless, { n: 1 }), 'Ann – Bob *']);
  await page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.goTo(3));
  await button(panel(page), words.fromPlace).click();
  await expectList(page, [
    fill(words.nameless, { n: 1 }),
    'Ann – Bob',
    `${fill(words.afterMove, { name: 'Ann – Bob', ply: 3 })} *`,
  ]);
  return page;
}

test('are added, chosen, called, put in order, deleted and brought back; by a finger, and fit a phone', async () => {
  const page = await threeChapters(PHONE);
  expect((await boardState(page)).length).toBe(0);
  await button(panel(page).getByRole('listitem'), 'Ann – Bob').click();
  await expectMoves(page, 'f5f6e6');
  await panel(page).getByRole('textbox', { name: words.name }).fill('The final');
  await button(panel(page), words.rename).click();
  await button(panel(page), words.up).click();
  const last = fill(words.afterMove, { name: 'Ann – Bob', ply: 3 });
  await expectList(page, ['The final *', fill(words.nameless, { n: 2 }), last]);
  expect(await button(panel(page), words.up).getAttribute('aria-disabled')).toBe('true');
  await button(panel(page), words.delete).click();
  await panel(page)
    .getByText(fill(words.deleted, { name: 'The final' }))
    .waitFor();
  await expectList(page, [`${fill(words.nameless, { n: 1 })} *`, last]);
  await expectMoves(page, 'f5d6c3');
  await button(panel(page), words.undo).click();
  await expectList(page, ['The final *', fill(words.nameless, { n: 2 }), last]);
  await expectMoves(page, 'f5f6e6');
  await button(panel(page), words.empty).click();
  await expectMoves(page, '');
  expect((await listed(page)).at(-1)).toBe(`${fill(words.nameless, { n: 4 })} *`);
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
});

test('while there is one, the button for more takes no line of its own on a phone, and ends with the column on a desk', async () => {
  const page = await visitGame(site, GAME, PHONE);
  await tabOf(page, 'analysis').click();
  const value = (await page.locator('othello-evaluation').boundingBox())!;
  const more = (await button(page, words.title).boundingBox())!;
  expect(more.x).toBeGreaterThan(value.x + value.width);
  expect(more.y).toBeLessThan(value.y + value.height);

  await page.setViewportSize(DESKTOP.viewport);
  const end = async (of: Locator) => {
    const { x, width } = (await of.boundingBox())!;
    return x + width;
  };
  expect(await end(button(page, words.title))).toBeCloseTo(await end(page.locator('#tabs')), 0);
});

test('by keys: chosen in a list, moved and deleted, and the focus stays', async () => {
  const page = await threeChapters();
  await shown(page).focus();
  await page.keyboard.press('Home');
  await expectMoves(page, 'f5d6c3');
  await button(panel(page), words.down).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => listed(page).then((names) => names.at(-1)))
    .toBe(`${fill(words.nameless, { n: 3 })} *`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
  expect(await focused()).toBe(words.down);
  await button(panel(page), words.delete).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => listed(page).then(({ length }) => length)).toBe(2);
  expect(await focused()).toBe(words.delete);
  await button(panel(page), words.undo).focus();
  await page.keyboard.press('Enter');
  await expectMoves(page, 'f5d6c3');
  expect(await focused()).toBe(fill(words.nameless, { n: 3 }));
});

test('each keeps its side lines, remark, place and review, also over a reload', async () => {
  const page = await visitGame(site, BLUNDER);
  await tabOf(page, 'review').click();
  await button(page, ANALYSIS.review.start).click();
  await page.getByText(ANALYSIS.review.complete).first().waitFor({ timeout: 60_000 });
  const summary = () => page.locator('othello-review [part=counts]').innerText();
  const before = await summary();
  const { ply } = await boardState(page);
  await openPanel(page);
  await addText(page, 'f5d6c3');
  await expectMoves(page, 'f5d6c3');
  await button(page.locator('othello-review'), ANALYSIS.review.start).waitFor();
  // A side line with a remark, left before its end.
  await tabOf(page, 'analysis').click();
  await page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.goTo(1));
  await page.locator('#board [data-square=f6]').click();
  await page.getByRole('textbox', { name: WORDS.annotate.title }).fill('diagonal');
  await shown(page).selectOption({ index: 0 });
  await expect.poll(() => boardState(page)).toMatchObject({ ply, length: 12 });
  await tabOf(page, 'review').click();
  expect(await summary()).toBe(before);
  await shown(page).selectOption({ index: 1 });
  await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5f6', ply: 2 });
  await expect.poll(() => kept(page)).toContain('diagonal');

  await page.reload();
  await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5f6', ply: 2 });
  await tabOf(page, 'analysis').click();
  expect(await page.getByRole('textbox', { name: WORDS.annotate.title }).inputValue()).toBe('diagonal');
  await page.locator('othello-moves').getByText('d6').first().waitFor();
  await shown(page).selectOption({ index: 0 });
  await expect.poll(() => boardState(page)).toMatchObject({ ply, length: 12 });
  await tabOf(page, 'review').click();
  await expect.poll(summary).toBe(before);
});

test('an analysis that was kept before there were chapters is one', async () => {
  const page = await site.blank(DESKTOP);
  await page.addInitScript(() => {
    const game = { version: 1, black: 'Ann', next: [{ move: 'f5', next: [{ move: 'd6' }] }], ply: 1 };
    localStorage.setItem('othello-analyse', JSON.stringify({ desk: game, engine: false, turned: false }));
  });
  await page.goto(`${site.url}analyse/index.html`);
  await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5d6', ply: 1 });
  await openPanel(page);
  await expectList(page, ['Ann – ? *']);
});

test('are saved as one PGN, which a file with several games opens as chapters again', async () => {
  const page = await threeChapters();
  await tabOf(page, 'share').click();
  await page.getByRole('combobox', { name: WORDS.share.as }).selectOption({ label: WORDS.share.formats.pgn });
  const text = page.getByRole('textbox', { name: WORDS.share.formats.pgn });
  await expect.poll(async () => [...readGames(await text.inputValue())].length).toBe(3);
  const download = page.waitForEvent('download');
  await button(page, WORDS.share.save).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('combobox', { name: words.scope }).selectOption({ label: words.one });
  await expect.poll(async () => [...readGames(await text.inputValue())].length).toBe(1);

  const other = await site.visit('analyse/', DESKTOP);
  await tabOf(other, 'analysis').click();
  await openPanel(other);
  const file = join(await mkdtemp(join(tmpdir(), 'othello-chapters-')), 'chapters.pgn');
  await writeFile(file, saved);
  await other.getByLabel(words.files).setInputFiles(file);
  await other.getByText(plural(words.added, 3, 'en')).waitFor();
  const [first] = [fill(words.nameless, { n: 2 })];
  await expectList(other, [
    fill(words.nameless, { n: 1 }),
    `${first} *`,
    'Ann – Bob',
    fill(words.afterMove, { name: 'Ann – Bob', ply: 3 }),
  ]);
  await expectMoves(other, 'f5d6c3');
});

test('a link has them all, opens them, and adds nothing twice', async () => {
  const page = await threeChapters();
  await tabOf(page, 'share').click();
  const text = page.getByRole('textbox', { name: WORDS.share.formats.link, exact: true });
  await expect.poll(() => text.inputValue()).toMatch(/&chapter=3$/);
  const link = await text.inputValue();
  const names = await listed(page);

  const other = await site.blank(DESKTOP);
  await other.goto(link);
  await expectList(other, names);
  await shown(other).selectOption({ index: 1 });
  await expectMoves(other, 'f5f6e6');
  // As somebody pastes it.
  await tabOf(other, 'open').click();
  await other.getByRole('textbox', { name: WORDS.open.paste }).fill(link);
  await button(other, WORDS.open.openText).click();
  await expectList(other, names);
  expect(new URL(other.url()).hash).toBe('');
});

test('a link says which chapters it has no room for', async () => {
  const page = await visitGame(site, 'f5d6c3');
  await openPanel(page);
  // 37 of them together with the existing moves would be 2,223 moves.
  const games = Array.from({ length: 37 }, (_, i) => pgn(`Player ${i + 1}`, 'Rival', GAME));
  await addText(page, games.join(''));
  await page.getByText(plural(words.added, 37, 'en')).waitFor();
  await tabOf(page, 'share').click();
  const names = [34, 35, 36, 37].map((n) => `Player ${n} – Rival`).join(', ');
  await page.getByText(fill(plural(words.left, 4, 'en'), { names })).waitFor();
  const address = await page
    .getByRole('textbox', { name: WORDS.share.formats.link, exact: true })
    .inputValue();
  expect(new URLSearchParams(new URL(address).hash.slice(1)).getAll('game')).toHaveLength(34);
});

test('a link that finds no room for its chapters says so', async () => {
  const page = await threeChapters();
  const many = Array.from({ length: 61 }, (_, index) => pgn(`Player ${index}`, 'Bob', 'f5f6e6'));
  await addText(page, many.join(''));
  await expect.poll(() => listed(page).then(({ length }) => length)).toBe(64);
  await page.evaluate(() => (location.hash = 'game=f5d6c3d3&name=One&game=f5f4&name=Two'));
  await panel(page)
    .getByText(fill(words.full, { n: 64 }))
    .waitFor();
  expect(await listed(page)).toHaveLength(64);
});

test('a name that is being typed outlasts a move, and belongs to its chapter', async () => {
  const page = await threeChapters();
  const name = panel(page).getByRole('textbox', { name: words.name });
  await name.fill('Half of a na');
  await page.locator('#board [data-square=f4]').click();
  await expect.poll(() => boardState(page).then(({ length }) => length)).toBe(1);
  expect(await name.inputValue()).toBe('Half of a na');
  await button(panel(page).getByRole('listitem'), 'Ann – Bob').click();
  await expectMoves(page, 'f5f6e6');
  expect(await name.inputValue()).toBe('');
});

test('a text without a game is told, and changes nothing', async () => {
  const page = await threeChapters();
  const before = await listed(page);
  await addText(page, 'no game at all');
  await expect.poll(() => panel(page).getByRole('status').innerText()).not.toBe('');
  expect(await listed(page)).toEqual(before);
  expect(await panel(page).getByRole('textbox', { name: words.text }).inputValue()).toBe('no game at all');
});

test("games chosen in the library become chapters, and a game that is opened takes the shown chapter's place", async () => {
  const page = await site.visit('analyse/', DESKTOP);
  const file = join(await mkdtemp(join(tmpdir(), 'othello-chapters-')), 'games.pgn');
  await writeFile(
    file,
    [pgn('Ann', 'Bob', 'f5d6'), pgn('Cyril', 'Dan', 'f5f6'), pgn('Eve', 'Fay', 'f5f4')].join(''),
  );
  await page.locator('#panel-open input[type=file]').first().setInputFiles(file);
  const list = page.getByRole('listbox', { name: WORDS.open.list });
  await list.getByRole('option').nth(2).waitFor();
  await button(page, WORDS.open.select).click();
  // Only visible rows are in the document.
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('option').filter({ hasText: 'Ann' }).click();
  await list.getByRole('option').filter({ hasText: 'Eve' }).click();
  await button(page, words.fromLibrary).click();
  await expectList(page, [fill(words.nameless, { n: 1 }), 'Ann – Bob *', 'Eve – Fay']);
  await tabOf(page, 'open').click();
  await button(page, WORDS.open.select).click();
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('option').filter({ hasText: 'Cyril' }).click();
  await expectList(page, [fill(words.nameless, { n: 1 }), 'Cyril – Dan *', 'Eve – Fay']);
  // The way back belongs to the chapter.
  await shown(page).selectOption({ index: 2 });
  await expectMoves(page, 'f5f4');
  expect(await button(page, WORDS.wayBack).count()).toBe(0);
  await shown(page).selectOption({ index: 1 });
  await button(page, WORDS.wayBack).click();
  await expectList(page, [fill(words.nameless, { n: 1 }), 'Ann – Bob *', 'Eve – Fay']);
});

test('two tabs have an analysis each, and a third begins with the one that was left last', async () => {
  const play = async (page: Page, move: 'f5' | 'd6' | 'f6'): Promise<void> => {
    await page
      .locator('#board')
      .evaluate((board: HTMLElementTagNameMap['othello-board'], square) => board.play(square), move);
    await expect.poll(() => kept(page)).toContain(`"${move}"`);
  };
  const first = await site.visit('analyse/', DESKTOP);
  await play(first, 'f5');
  const second = await first.context().newPage();
  await second.goto(`${site.url}analyse/index.html`);
  await expectMoves(second, 'f5');
  await play(first, 'd6');
  await play(second, 'f6');
  await first.goto(`${site.url}analyse/index.html`);
  await expectMoves(first, 'f5d6');
  const third = await first.context().newPage();
  await third.goto(`${site.url}analyse/index.html`);
  await expectMoves(third, 'f5d6');
  await second.reload();
  await expectMoves(second, 'f5f6');
});

test('a full disk is told, and loses nothing', async () => {
  const page = await threeChapters();
  await expect.poll(() => kept(page)).toContain('"current":2');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(panel(page), words.empty).click();
  await page.getByRole('alert').getByText(words.notKept).waitFor();
  await page.reload();
  await openPanel(page);
  expect(await listed(page)).toHaveLength(3);
});
