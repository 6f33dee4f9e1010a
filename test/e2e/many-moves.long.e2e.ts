// Games with far more moves than anybody plays, on the analysis page, which must stay responsive.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import { printPgn } from '../../src/core/formats/pgn.js';
import { writePermalink } from '../../src/core/formats/permalink.js';
import { treeOf } from '../support/trees.js';
import { boardState, DESKTOP, WORDS } from './support/analyse-page.js';
import { longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';

const site = useSite();

/** The longest allowed task, in milliseconds of processor time. */
const LONGEST = 200;

async function fileOf(moves: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'othello-moves-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'game.pgn');
  await writeFile(file, printPgn({ game: treeOf(moves).game }));
  return file;
}

/** Number of moves of the game on the board, side lines included. */
const movesOn = (page: Page): Promise<number> =>
  page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => {
    const places = [board.game.root];
    for (const place of places) places.push(...place.children);
    return places.length - 1;
  });

const isShown = (page: Page): Promise<void> =>
  expect.poll(() => boardState(page).then(({ length }) => length), { timeout: 60_000 }).toBeGreaterThan(0);

/** Waits until the game is stored for the next visit. */
const isKept = (page: Page, length: number): Promise<unknown> =>
  page.waitForFunction((least) => (localStorage.getItem('othello-analyse') ?? '').length > least, length);

const openPgn = (page: Page, file: string): Promise<void> =>
  page.locator('#panel-open input[type=file]').first().setInputFiles(file);

test('a file of 100,000 moves is opened, kept, restored and put back without a task of 200 ms', async () => {
  const file = await fileOf(100_000);
  const page = await site.visit('analyse/', DESKTOP);
  const opening = await longestTask(page, async () => {
    await openPgn(page, file);
    await isShown(page);
    await isKept(page, 1_000_000);
  });
  expect(await movesOn(page)).toBe(100_000);

  const steps = await longestTask(page, async () => {
    await page.keyboard.press('Home');
    await expect.poll(() => boardState(page).then(({ ply }) => ply)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => boardState(page).then(({ ply, length }) => length - ply)).toBe(0);
  });

  const reload = await longestTask(page, async () => {
    await page.reload();
    await isShown(page);
  });
  expect(await movesOn(page)).toBe(100_000);

  const another = await longestTask(page, async () => {
    await page.evaluate(() => (location.hash = 'game=f5d6c3'));
    await expect.poll(() => boardState(page).then(({ moves }) => moves)).toBe('f5d6c3');
    await page.getByRole('button', { name: WORDS.wayBack }).click();
    await expect.poll(() => boardState(page).then(({ length }) => length)).toBeGreaterThan(3);
  });
  expect(await movesOn(page)).toBe(100_000);

  const most = Math.max(opening, steps, reload, another);
  expect(most, `ms: ${JSON.stringify({ opening, steps, reload, another })}`).toBeLessThan(LONGEST);
}, 240_000);

test('a file with a comment of a million characters is opened, and kept whole, without a task of 200 ms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'othello-moves-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'game.pgn');
  await writeFile(file, `[Event "x"]\n\n1. f5 {${'a long comment '.repeat(70_000)}} *\n`);
  const page = await site.visit('analyse/', DESKTOP);
  const opening = await longestTask(page, async () => {
    await openPgn(page, file);
    await isShown(page);
    await isKept(page, 1_000_000);
  });
  const remark = page.getByRole('textbox', { name: WORDS.annotate.title });
  expect(await remark.inputValue()).toMatch(/^a long comment .{19900,}…$/u);
  expect(opening).toBeLessThan(LONGEST);
});

test('a link of 2,000 moves is opened, and restored, without a task of 200 ms', async () => {
  const link = await writePermalink({ root: treeOf(2000).game.root });
  const page = await site.visit('analyse/', DESKTOP);
  const opening = await longestTask(page, async () => {
    await page.evaluate((text) => (location.hash = `game=${encodeURIComponent(text)}`), link);
    await isShown(page);
    await isKept(page, 20_000);
  });
  const reload = await longestTask(page, async () => {
    await page.reload();
    await isShown(page);
  });
  expect(await movesOn(page)).toBe(2000);
  expect(Math.max(opening, reload), `ms: ${opening} and ${reload}`).toBeLessThan(LONGEST);
}, 120_000);

/** Links that a stranger may write: much of what a link may carry at all. */
const HOSTILE: readonly (readonly [string, () => Promise<string>, number])[] = [
  [
    '2,000 moves with a remark each',
    () => {
      const { root } = treeOf(2000).game;
      const places = [root];
      for (const place of places) places.push(...place.children);
      const notes = new Map(places.map((place) => [place, { comment: 'x'.repeat(70) }]));
      return writePermalink({ root, notes });
    },
    2000,
  ],
  [
    '25,000 arrows',
    () => {
      const { game } = parseAnyGame('f5d6c3');
      return writePermalink({ root: game.root, arrows: Array(25_000).fill({ from: 'c4', to: 'f4' }) });
    },
    3,
  ],
];

test.each(
  HOSTILE.flatMap(([what, ...link]) => ['analyse/', ''].map((path) => [what, path, ...link] as const)),
)(
  'a link of %s opens the page /%s without a task of 200 ms',
  async (_what, path, write, moves) => {
    const hash = `#game=${encodeURIComponent(await write())}`;
    const page = await site.blank(DESKTOP);
    const movesShown = (): Promise<number> =>
      page.evaluate(() => {
        const board =
          document.querySelector('othello-game')?.board ?? document.querySelector('othello-board');
        const places = board ? [board.game.root] : [];
        for (const place of places) places.push(...place.children);
        return places.length - 1;
      });
    const opening = await longestTask(page, async () => {
      await page.goto(`${site.url}${path}index.html${hash}`);
      await expect.poll(movesShown, { timeout: 60_000 }).toBe(moves);
      // The list of moves, the arrows and the copy for the next visit follow.
      await page.waitForFunction(
        (key) => (localStorage.getItem(key) ?? '').length > 20,
        path === '' ? 'othello' : 'othello-analyse',
      );
    });
    expect(opening, 'ms').toBeLessThan(LONGEST);
  },
  120_000,
);

test.each([
  [20_000, 250_000],
  [100_000, 1_000_000],
])(
  'a file of %i moves is opened on the home page, played on, saved and restored without a task of 200 ms',
  async (moves, length) => {
    const text = printPgn({ game: treeOf(moves).game });
    const page = await site.visit('');
    const game = page.locator('othello-game');
    const isSaved = (length: number): Promise<unknown> =>
      page.waitForFunction(
        (least) => Object.values(localStorage).some((kept: string) => kept.length > least),
        length,
      );
    const opening = await longestTask(page, async () => {
      await game.evaluate((element: HTMLElementTagNameMap['othello-game'], pgn) => {
        // Otherwise the computer would answer.
        element.newGame({ players: 'two' });
        return element.load(pgn);
      }, text);
      await isSaved(length);
    });
    const before = await game.evaluate(({ board }: HTMLElementTagNameMap['othello-game']) => board.length);
    const kept = await page.evaluate(() => Object.values<string>(localStorage).map((text) => text.length));
    const move = await longestTask(page, async () => {
      await game.evaluate(({ board }: HTMLElementTagNameMap['othello-game']) =>
        board.play(board.legalMoves[0]!),
      );
      // The copy with the move.
      await page.waitForFunction(
        (lengths) => Object.values<string>(localStorage).some((text) => !lengths.includes(text.length)),
        kept,
      );
    });
    const reload = await longestTask(page, async () => {
      await page.reload();
      await page.locator('othello-game [data-square=a1]').first().waitFor();
      await expect
        .poll(() => game.evaluate(({ board }: HTMLElementTagNameMap['othello-game']) => board.length))
        .toBe(before + 1);
    });
    expect(Math.max(opening, move, reload), `ms: ${JSON.stringify({ opening, move, reload })}`).toBeLessThan(
      LONGEST,
    );
  },
  240_000,
);
