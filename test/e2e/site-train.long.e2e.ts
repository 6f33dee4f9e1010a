import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OthelloPuzzle } from '../../src/companions/puzzle/puzzle.js';
import { TRAIN } from '../../demo/locales/train.js';
import { puzzleOfDay, shippedPuzzle } from '../../src/puzzles.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = TRAIN.en;

/** Solves what is on the page by its own solution, as a person does: by clicks. */
async function solve(page: Page): Promise<void> {
  const moves = await page.locator('#exercise').evaluate((element: OthelloPuzzle) => {
    const { solution = [] } = element.puzzle!;
    return typeof solution === 'string' ? solution.match(/../g)! : [...solution];
  });
  const over = () => page.locator('#exercise').evaluate((element: OthelloPuzzle) => !!element.result);
  for (const move of moves) {
    if (await over()) break;
    const square = page.locator(`#exercise [data-square=${move}]`);
    const legal = async () =>
      page
        .locator('#exercise')
        .evaluate(
          (element: OthelloPuzzle, at) =>
            element.board.history.includes(at) || element.board.turn === element.board.player,
          move as 'a1',
        );
    await expect.poll(legal).toBe(true);
    if ((await square.getAttribute('data-disc')) === null) await square.click();
  }
  await expect.poll(over).toBe(true);
}

test('today’s puzzle is that of the date, is solved, and counts as progress that a reload keeps', async () => {
  const page = await site.visit('train/');
  const today = shippedPuzzle(puzzleOfDay(new Date()));
  const shown = () => page.locator('#exercise').evaluate((element: OthelloPuzzle) => element.board.position);
  expect(await shown()).toBe(today.position.toString());
  await page.getByText(words.nothing).waitFor();
  await solve(page);
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
  await page.reload();
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
  await page.getByLabel(words.source, { exact: true }).selectOption('due');
  await page.getByText(words.none.due).waitFor();
});

test('puzzles come by theme and difficulty, and an endgame can be played out', async () => {
  const page = await site.visit('train/');
  await page.getByLabel(words.source, { exact: true }).selectOption('all');
  await page.getByLabel(words.difficulty).selectOption('3');
  await page.getByLabel(words.theme, { exact: true }).selectOption({ label: 'Parity' });
  await page.getByText('difficulty 3 of 10').waitFor();
  const theme = () =>
    page
      .locator('#exercise')
      .evaluate((element: OthelloPuzzle) => [element.puzzle!.theme, element.puzzle!.goal]);
  expect((await theme())[0]).toBe('parity');
  await page.getByLabel(words.source, { exact: true }).selectOption('play-out');
  await expect.poll(async () => (await theme())[1]).toBe('play-out');
});

test.each([
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
])('at $width x $height the whole board of a puzzle is in sight', async (viewport) => {
  const page = await site.visit('train/', { viewport });
  const board = page.locator('#exercise othello-board');
  await board.locator('[data-square=h8]').waitFor();
  const { y, height } = (await board.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  expect(height).toBeGreaterThan(500);
});

test('a game that ends on the site is kept, and its mistakes become puzzles', async () => {
  const page = await site.visit('');
  await page.locator('othello-game').evaluate(async (game: HTMLElementTagNameMap['othello-game']) => {
    game.newGame({ players: 'one', level: 1, side: 'black' });
    await game.updateComplete;
  });
  await page.locator('othello-board [data-square=f5]').click();
  await expect
    .poll(() =>
      page.locator('othello-board').evaluate((board: HTMLElementTagNameMap['othello-board']) => board.length),
    )
    .toBeGreaterThan(1);
  await page
    .locator('othello-board')
    .evaluate((board: HTMLElementTagNameMap['othello-board']) => board.resign('black'));
  await expect.poll(() => page.evaluate(countKeptGames)).toBe(1);
  await page.goto(`${site.url}train/index.html`);
  await page.getByText(/^Your strength: -?\d+ ± \d+ Elo/).waitFor();
  await page.getByRole('button', { name: 'Look through 1 game for mistakes' }).click();
  await page.getByText(/mistakes? (is|are) waiting above/).waitFor();
  // It is listed, and opens where games are analysed, with its review.
  const row = page.locator('.games tbody tr');
  expect(await row.count()).toBe(1);
  expect(await row.textContent()).toMatch(/1\s*Black\s*Lost by \d+\s*\d+%/u);
  await row.getByRole('link', { name: /^Review the game of/ }).click();
  const board = page.locator('othello-board').first();
  const moves = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves);
  await expect.poll(moves).toMatch(/^f5/);
  await page.locator('othello-review').waitFor();
});

/** A file of the training page with games that were looked through. */
function fileOfGames(count: number, every = 86_400_000): string {
  const games = Array.from({ length: count }, (_, at) => ({
    id: `game ${at}`,
    at: Date.UTC(2026, 0, 1) + at * every,
    moves: 'f5d6',
    side: 'white',
    level: 2 + (at % 2),
    margin: at % 3 === 0 ? -4 : 6,
    accuracy: 60 + (at % 40),
  }));
  return JSON.stringify({ format: 'othello-training', games, attempts: [], puzzles: [] });
}

test('accuracy over time is a graph, with all games in a table; results suggest a level', async () => {
  const page = await site.visit('train/');
  await page.locator('#progress input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOfGames(12)),
  });
  await page
    .getByRole('img', { name: 'Accuracy of your games: 66% on average, 69% in the last five.' })
    .waitFor();
  expect(await page.locator('.accuracy .segment').count()).toBe(11);
  const rows = page.locator('.games tbody tr');
  expect(await rows.count()).toBe(10);
  expect(await rows.first().textContent()).toMatch(/Jan 12, 2026.*3\s*White\s*Won by 6\s*71%/su);
  await page.getByRole('button', { name: 'Show all 12 games' }).click();
  await expect.poll(() => rows.count()).toBe(12);
  // Eight wins of twelve against levels 2 and 3.
  await page
    .getByText(/^Your strength: \d+ ± \d+ Elo above level 1\. Level [34] should give you even games/)
    .waitFor();
  const results = page.getByRole('table', { name: words.results });
  expect(await results.locator('tbody tr').allTextContents()).toHaveLength(2);
});

test('everything can be saved, deleted and loaded again; other files are refused', async () => {
  const page = await site.visit('train/');
  await solve(page);
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.save }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: words.delete }).click();
  await page.getByText(words.nothing).waitFor();
  const choose = (content: string) =>
    page
      .locator('#progress input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('{"games":[]}');
  await page.getByText(words.notLoaded).waitFor();
  await choose(text);
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
});

/** Adds a file to what is kept. */
async function add(page: Page, content: string): Promise<void> {
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('#progress input[type=file]').setInputFiles(file);
}

test('of a file the good is added and the bad is named, and nothing that is kept is hidden by it', async () => {
  const page = await site.visit('train/');
  const file = JSON.parse(fileOfGames(3)) as { games: object[]; attempts: unknown };
  file.games.push({ ...file.games[0], id: 'late', at: 1e20 }, { ...file.games[0], id: 'zz', moves: 'zz' });
  file.attempts = 'none';
  await add(page, JSON.stringify(file));
  await page
    .getByText(/3 entries make no sense and were left out: games\[3\]\.at, games\[4\]\.moves, attempts/)
    .waitFor();
  expect(await page.locator('.games tbody tr').count()).toBe(3);
});

test('what is stored and makes no sense, or was stored by a newer version, hides nothing', async () => {
  const page = await site.visit('train/');
  await add(page, fileOfGames(2));
  await page.getByText(words.loaded).waitFor();
  await page.goto('about:blank');
  await page.goto(`${site.url}learn/index.html`);
  await page.evaluate(async () => {
    const request = indexedDB.open('othello-training', 7);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    const change = db.transaction(['games', 'attempts', 'puzzles'], 'readwrite');
    change.objectStore('games').put({ id: 'bad', at: 1e20, moves: 'zz' });
    change.objectStore('attempts').add({ at: 'yesterday' });
    change.objectStore('puzzles').put({ key: 'bad', puzzle: 7 });
    await new Promise((resolve) => (change.oncomplete = resolve));
    db.close();
  });
  await page.goto(`${site.url}train/index.html`);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(2);
});

test('a file of 50,000 games is added in pieces that never hold the page up', async () => {
  const page = await site.visit('train/');
  const longest = await longestTask(page, async () => {
    await add(page, fileOfGames(50_000, 1000));
    await page.getByText(words.loaded).waitFor({ timeout: 200_000 });
    await page.getByRole('button', { name: 'Show 500 more games' }).click();
    await expect.poll(() => page.locator('.games tbody tr').count()).toBe(510);
  });
  // Reading the file's text is one task, which no page can divide.
  expect(longest).toBeLessThan(10 * LONGEST_TASK);
}, 240_000);

test('an opening is played from memory: a miss shows the values, and does not stand', async () => {
  const page = await site.visit('train/');
  const board = page.locator('#opening');
  const openings = page.locator('othello-openings');
  const length = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.length);
  await page.getByText(words.drill.yourMove).waitFor();
  await board.locator('[data-square=f5]').click();
  await page.getByText(words.drill.right.replace('{square}', 'f5')).waitFor();
  await expect.poll(length).toBe(2);
  // As White, the parallel opening is the only first move that is wrong.
  await page.getByLabel(words.drill.side).selectOption('white');
  await expect.poll(length).toBe(1);
  expect(await openings.locator('table').isVisible()).toBe(false);
  const parallel = { d3: 'e3', c4: 'c5', f5: 'f4', e6: 'd6' } as const;
  const first = await board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.history[0]);
  await board.locator(`[data-square=${parallel[first as 'd3']}]`).click();
  await page.getByText(/gives away \d discs/).waitFor();
  expect(await length()).toBe(1);
  expect(await openings.locator('table').isVisible()).toBe(true);
  const best = openings.locator('.move').first();
  await board.locator(`[data-square=${(await best.textContent())!.trim()}]`).click();
  await expect.poll(length).toBeGreaterThan(1);
  expect(await openings.locator('table').isVisible()).toBe(false);
});

test('an opening that was missed comes back when it is due, with the moves that led there', async () => {
  const page = await site.blank();
  const begin = Date.UTC(2026, 0, 1, 12);
  await page.clock.setFixedTime(begin);
  await page.goto(`${site.url}train/index.html`);
  const board = page.locator('#opening');
  const state = () =>
    board.evaluate((element: HTMLElementTagNameMap['othello-board']) => ({
      length: element.length,
      moves: element.moves,
      position: element.position,
      legal: [...element.legalMoves],
    }));
  await page.getByText(words.drill.yourMove).waitFor();
  await page.getByLabel(words.drill.side).selectOption('white');
  await expect.poll(async () => (await state()).length).toBe(1);
  const asked = await state();
  // The parallel opening is wrong; the diagonal one is right.
  const replies = {
    d3: { parallel: 'e3', diagonal: 'c5' },
    c4: { parallel: 'c5', diagonal: 'e3' },
    f5: { parallel: 'f4', diagonal: 'd6' },
    e6: { parallel: 'd6', diagonal: 'f4' },
  };
  const { parallel, diagonal } = replies[asked.moves as keyof typeof replies];
  await board.locator(`[data-square=${parallel}]`).click();
  await page.getByText(/gives away \d discs/).waitFor();
  const right = asked.legal.filter((move) => move !== parallel);
  const choice = right.find((move) => move === diagonal) ?? right[0]!;
  await board.locator(`[data-square=${choice}]`).click();
  await expect.poll(async () => (await state()).length).toBeGreaterThan(1);

  // Not before it is due.
  await page.reload();
  await page.getByText(words.drill.yourMove).waitFor();
  await page.getByLabel(words.drill.side).selectOption('white');
  await expect.poll(async () => (await state()).length).toBe(1);
  expect(await page.getByRole('button', { name: /^Repeat what you missed/ }).count()).toBe(0);

  await page.clock.setFixedTime(begin + 3 * 86_400_000);
  await page.reload();
  await page.getByText(words.drill.yourMove).waitFor();
  await page.getByLabel(words.drill.side).selectOption('white');
  await page.getByRole('button', { name: 'Repeat what you missed (1)' }).click();
  await page.getByText(`You went wrong here before, after ${asked.moves}. What is the move?`).waitFor();
  expect(await state()).toMatchObject({ moves: asked.moves, position: asked.position });
  // Known now: it does not come again at once.
  await board.locator(`[data-square=${choice}]`).click();
  await page.getByRole('button', { name: /^Repeat what you missed/ }).waitFor({ state: 'detached' });
});

/** How many games the page has stored; in the page. */
async function countKeptGames(): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'othello-training')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('othello-training');
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const db = opening.result;
      const counting = db.transaction('games').objectStore('games').count();
      counting.onsuccess = () => {
        resolve(counting.result);
        db.close();
      };
      counting.onerror = () => reject(counting.error!);
    };
  });
}
