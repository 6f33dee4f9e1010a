import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { parseTranscript } from '../../src/core/formats/transcript.js';
import { Position } from '../../src/core/rules/position.js';
import { squareIndex, SQUARES, type Square } from '../../src/core/rules/square.js';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { complaints, launch } from './support/browser.js';
import { serveSharedDemo, type ServedDemo } from './support/demo.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';

let browser: Browser;
let demo: ServedDemo;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [demo, browser] = await Promise.all([serveSharedDemo(inject('demo')), launch()]);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await demo.close();
});

async function visit(width: number, height: number): Promise<void> {
  page = await browser.newPage({ viewport: { width, height } });
  faults = complaints(page);
  await page.goto(demo.url);
  await page.getByRole('gridcell', { name: 'f5, legal' }).waitFor();
  // A person would wait half a second for each answer; the test does not.
  await page.evaluate(() => (document.querySelector<OthelloGame>('othello-game')!.board.pace = 0));
}

const cell = (square: Square) => page.locator(`[data-square=${square}]`);

/** Waits until Black can move or the game is over; returns the state of the board. */
async function settled(): Promise<{ moves: string; over: boolean }> {
  await page.waitForFunction(
    () => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      return board.gameOver || (board.turn === 'black' && board.legalMoves.length > 0 && !board.thinking);
    },
    undefined,
    { timeout: 30_000 },
  );
  return page.evaluate(() => {
    const { board } = document.querySelector<OthelloGame>('othello-game')!;
    return { moves: board.moves, over: board.gameOver };
  });
}

/** Expects every disc on the page to be where the rules say. */
async function expectByTheRules(moves: string): Promise<Position> {
  const { position } = parseTranscript(moves);
  const shown = await page
    .locator('.cell')
    .evaluateAll((cells) =>
      cells
        .map((one) => ({ black: 'X', white: 'O' })[(one as HTMLElement).dataset['disc'] ?? ''] ?? '-')
        .join(''),
    );
  expect(shown, `after ${moves}`).toBe(position.board);
  return position.phase === 'pass' ? position.pass() : position;
}

/** Plays a whole game; `act` makes the person's moves. */
async function playThrough(act: (square: Square, position: Position) => Promise<void>): Promise<string> {
  let { moves, over } = await settled();
  while (!over) {
    const position = await expectByTheRules(moves);
    const { legalMoves } = position;
    const square = legalMoves[moves.length % legalMoves.length]!;
    await act(square, position);
    await page.waitForFunction(
      (length) => document.querySelector<OthelloGame>('othello-game')!.board.moves.length > length,
      moves.length,
    );
    ({ moves, over } = await settled());
  }
  await expectByTheRules(moves);
  return moves;
}

describe.each([
  ['a desktop', 1280, 800],
  ['a phone', 360, 740],
])('on %s', (_, width, height) => {
  test('a game by clicks against the engine, to its end', async () => {
    await visit(width, height);
    const moves = await playThrough((square) => cell(square).click());
    const { position } = parseTranscript(moves);
    expect(position.phase).toBe('over');
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /wins?$|draw/i })
      .waitFor();
    expect(faults).toEqual([]);
  });

  test('nothing is wider than the window', async () => {
    await visit(width, height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

test('a game by keyboard alone against the engine, to its end', async () => {
  await visit(1280, 800);
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id === 'board')) break;
  }
  await playThrough(async (square) => {
    // Uses the arrow keys from the focused square: up and down to the row, left and right to the column.
    const focused = await page.evaluate(() => {
      const { board } = document.querySelector<OthelloGame>('othello-game')!;
      return (board.shadowRoot!.activeElement as HTMLElement).dataset['square']!;
    });
    const from = SQUARES.indexOf(focused as Square);
    const to = squareIndex(square);
    const down = (to >> 3) - (from >> 3);
    const across = (to & 7) - (from & 7);
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(across); i++)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
  });
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /wins?$|draw/i })
    .waitFor();
  expect(faults).toEqual([]);
});

test('a game by touch begins', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  page = await context.newPage();
  await page.goto(demo.url);
  await page.getByRole('gridcell', { name: 'd3, legal' }).tap();
  expect((await settled()).moves).toMatch(/^d3[a-h][1-8]$/i);
});

test('the page never stops while the engine thinks', async () => {
  await visit(1280, 800);
  await page.evaluate(() =>
    document.querySelector<OthelloGame>('othello-game')!.newGame({ level: 'master' }),
  );
  const longest = await longestTask(page, async () => {
    for (const square of ['f5', undefined, undefined] as const) {
      const { moves } = await settled();
      const legal = parseTranscript(moves).position.legalMoves;
      await cell(square ?? legal[0]!).click();
      await page.waitForFunction(
        (length) => document.querySelector<OthelloGame>('othello-game')!.board.moves.length > length + 2,
        moves.length,
        { timeout: 30_000 },
      );
    }
  });
  expect(longest).toBeLessThan(LONGEST_TASK);
});

test('undo leads back to the person, also over a pass of his', async () => {
  await visit(1280, 800);
  // White's h6 leaves Black without a move: White, the engine, moves twice.
  await page.evaluate(
    () => (document.querySelector<OthelloGame>('othello-game')!.board.moves = 'f5f6d3g5h5h4f7h6c5'),
  );
  await settled();
  await page.getByRole('button', { name: 'Take back' }).click();
  const shown = await page.evaluate(() => {
    const { ply, turn } = document.querySelector<OthelloGame>('othello-game')!.board;
    return { ply, turn };
  });
  expect(shown).toEqual({ ply: 6, turn: 'black' });
});
