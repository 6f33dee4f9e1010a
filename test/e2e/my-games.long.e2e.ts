// My games on the training page: names, the review in the background, and the report.
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { REPORT } from '../../demo/locales/report.js';
import { TRAIN } from '../../demo/locales/train.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { boardState, DESKTOP } from './support/analyse-page.js';
import { axeViolations } from './support/axe.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { randomGame } from './support/random-game.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = REPORT.en;
/** More than eight, the fewest games for which weaknesses are reported. */
const COUNT = 10;

/** Ann plays at random, so that many things stand out. */
const GAMES = Array.from({ length: COUNT }, (_, at) => {
  const [black, white] = at % 2 === 0 ? ['Ann', 'Bob'] : ['Bob', 'ANN'];
  const tags = `[Black "${black}"]\n[White "${white}"]\n[Date "2026.0${1 + (at % 3)}.01"]\n[BlackElo "1500"]\n[WhiteElo "1300"]`;
  return `${tags}\n\n${randomGame(at + 1, 60)} *\n\n`;
}).join('');

async function open(games: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await site.visit('train/', options);
  await page.goto(`${site.url}train/index.html#games`);
  await page
    .getByLabel(words.mine.file)
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(games) });
  return page;
}

/** Selects the user by the button with the name. */
async function chooseAnn(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Ann (${COUNT})`, exact: true }).click();
  await page.getByText(plural(words.mine.games, COUNT, 'en')).waitFor();
}

const start = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${words.run.start}|${words.run.goOn})$`, 'u') }).click();

const isDone = (page: Page) =>
  page.getByText(plural(words.run.done, COUNT, 'en')).waitFor({ timeout: 120_000 });

async function savedReport(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.take.save }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('games of a file are reviewed: what costs most has positions that open in the analysis, puzzles and a lesson', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  await start(page);
  await isDone(page);
  const weaknesses = page.getByRole('heading', { level: 2, name: words.weaknesses, exact: true });
  await weaknesses.waitFor();
  const first = page.locator('.weaknesses > li').first();
  expect(await first.locator('.positions othello-board').count()).toBe(3);
  expect(await first.getByRole('link', { name: /^Lesson: /u }).getAttribute('href')).toMatch(
    /^\.\.\/learn\/index\.html#lesson-/u,
  );
  for (const caption of [
    words.tables.parts,
    words.tables.colors,
    words.tables.opponents,
    words.tables.months,
  ])
    await page.getByRole('table', { name: caption, exact: true }).waitFor();
  const months = page.getByRole('table', { name: words.tables.months, exact: true });
  expect(await months.getByRole('rowheader').allInnerTexts()).toEqual([
    'January 2026',
    'February 2026',
    'March 2026',
  ]);
  // What was lost by cause is all that was lost.
  const lostBy = async (name: string): Promise<number> => {
    const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr');
    const cells = await rows.locator('td:last-child').allInnerTexts();
    return cells.reduce((sum, cell) => sum + Number(cell), 0);
  };
  expect(await lostBy(words.tables.themes)).toBeCloseTo(await lostBy(words.tables.parts), 0);
  expect(await axeViolations(page)).toEqual([]);

  const link = first.locator('.positions a').first();
  const ply = Number(/move (\d+)$/u.exec((await link.getAttribute('aria-label'))!)![1]);
  await link.click();
  await expect.poll(() => boardState(page).then((state) => state.ply)).toBe(ply - 1);
  expect((await boardState(page)).length).toBeGreaterThan(40);
}, 180_000);

test('what is theirs is a collection of the library, counted and there again after a reload', async () => {
  const page = await open(`${GAMES}[Black "Cyril"]\n[White "Dan"]\n\nf5d6c3 *\n`);
  await chooseAnn(page);
  await page.goto(`${site.url}analyse/index.html`);
  const { open: library } = ANALYSE.en;
  await page
    .getByRole('combobox', { name: library.collection, exact: true })
    .selectOption(`${library.collections.mine} (${COUNT})`);
  const shown = page.getByText(fill(plural(library.count, COUNT, 'en'), { shown: COUNT }), { exact: true });
  await shown.waitFor();
  await page.reload();
  await shown.waitFor();
  await page.getByRole('link', { name: library.report }).click();
  await page.getByText(plural(words.mine.games, COUNT, 'en')).waitFor();
}, 60_000);

test('a review goes on after a reload and after it was stopped, and ends with the same report to the byte', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  await start(page);
  await isDone(page);
  const whole = await savedReport(page);

  const other = await open(GAMES);
  await chooseAnn(other);
  await start(other);
  await other.getByText(new RegExp(`^[1-9]\\d* of ${COUNT} games reviewed, about`, 'u')).waitFor({
    timeout: 60_000,
  });
  // It continues by itself, whatever part of the page is open.
  await other.goto(`${site.url}train/index.html#coordinates`);
  await other.reload();
  await other.goto(`${site.url}train/index.html#games`);
  await other.getByRole('button', { name: words.run.stop }).click();
  await other.getByRole('button', { name: words.run.goOn }).waitFor();
  await start(other);
  await isDone(other);
  expect(await savedReport(other)).toBe(whole);
}, 240_000);

test('of two tabs one reviews: the other says so, and goes on when that one is closed, but not when it is stopped', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  await start(page);
  const other = await page.context().newPage();
  await other.goto(`${site.url}train/index.html#games`);
  await other.getByText(words.run.elsewhere).waitFor();
  await page.getByRole('button', { name: words.run.stop }).click();
  await other
    .getByRole('button', { name: new RegExp(`^(${words.run.start}|${words.run.goOn})$`, 'u') })
    .waitFor();
  await start(page);
  await page.getByText(words.run.background).waitFor();
  await start(other);
  await other.getByText(words.run.elsewhere).waitFor();
  await page.close();
  await other.getByText(words.run.background).waitFor();
  await isDone(other);
}, 240_000);

test('the tab that waits stops the review of the other one', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  await page.getByLabel(words.run.effort).selectOption('deepest');
  await start(page);
  const other = await page.context().newPage();
  await other.goto(`${site.url}train/index.html#games`);
  await other.getByText(words.run.elsewhere).waitFor();
  await other.getByRole('button', { name: words.run.stop }).click();
  for (const tab of [page, other])
    await tab
      .getByRole('button', { name: new RegExp(`^(${words.run.start}|${words.run.goOn})$`, 'u') })
      .waitFor();
}, 120_000);

test('who is in few of many games is found by name', async () => {
  const players = Array.from({ length: 60 }, (_, at) => `[Black "Player ${at}"]\n[White "Player ${at}"]`);
  const games = [...players, '[Black "Zoe"]\n[White "Player 1"]'];
  const page = await open(games.map((tags) => `${tags}\n\nf5d6c3 *\n\n`).join(''));
  await page.getByText(plural(words.mine.read, 61, 'en')).waitFor();
  await page.getByLabel(words.mine.name).fill('zoe');
  await page.getByRole('button', { name: words.mine.add }).click();
  await page.getByText(plural(words.mine.games, 1, 'en')).waitFor();
}, 60_000);

test('mistakes go into the daily session, and a weakness leads to puzzles of its kind', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  await start(page);
  await isDone(page);
  const all = page.getByRole('button', { name: /^Train all \d+ mistakes$/u });
  const count = Number(/\d+/u.exec(await all.innerText())![0]);
  await page.getByRole('button', { name: plural(words.take.costliest, 30, 'en'), exact: true }).click();
  await page.getByText(plural(words.take.taken, 30, 'en')).waitFor({ timeout: 30_000 });
  // What is in the training is not offered again.
  await page
    .getByRole('button', { name: plural(words.take.mistakes, count - 30, 'en'), exact: true })
    .waitFor();
  const puzzles = page.getByRole('link', { name: /puzzles? of this kind$/u }).first();
  await puzzles.click();
  await page.getByRole('heading', { level: 1, name: TRAIN.en.modes.puzzles.title, exact: true }).waitFor();
  const theme = page.getByLabel(TRAIN.en.theme);
  expect((await theme.locator('option:checked').innerText()).trim()).toBe(TRAIN.en.plannedThemes);
  await page.goto(`${site.url}train/index.html`);
  await page.getByText(/Waiting for you: 30 mistakes from your games/u).waitFor();

  // Who comes back reads the report, and is asked for no names.
  await page.goto(`${site.url}train/index.html#games`);
  const weaknesses = page.getByRole('heading', { level: 2, name: words.weaknesses, exact: true });
  await weaknesses.waitFor();
  expect(await page.getByLabel(words.mine.name).isVisible()).toBe(false);
  await page.getByText(words.mine.title).click();
  await page.getByLabel(words.mine.name).waitFor();
}, 180_000);

test('who is in none of the games is told; a file without games, too', async () => {
  const page = await open('no game');
  await page.getByText(/line 1, character 1/u).waitFor();
  await page
    .getByLabel(words.mine.file)
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(GAMES) });
  await page.getByText(plural(words.mine.read, COUNT, 'en')).waitFor();
  await page.getByLabel(words.mine.name).fill('Zoe');
  await page.getByRole('button', { name: words.mine.add }).click();
  await page.getByText(fill(words.mine.unknown, { name: 'Zoe' })).waitFor();
}, 60_000);

test('the page answers while games are reviewed', async () => {
  const page = await open(GAMES);
  await chooseAnn(page);
  const longest = await longestTask(page, async () => {
    await start(page);
    await isDone(page);
  });
  expect(longest).toBeLessThan(2 * LONGEST_TASK);
}, 180_000);

test('on a phone nothing of a report is cut, in no language', async () => {
  const page = await open(GAMES, { viewport: { width: 360, height: 740 } });
  await chooseAnn(page);
  await start(page);
  await isDone(page);
  for (const language of ['en', 'fr', 'cs']) {
    await page.locator('#language').selectOption(language);
    await page.getByRole('heading', { level: 2, name: REPORT[language as 'en'].weaknesses }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, language).toBeLessThanOrEqual(360);
  }
}, 180_000);
