import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Position } from '../../src/core/rules/position.js';
import { SQUARES, type Square } from '../../src/core/rules/square.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

interface Move {
  readonly square: Square;
  readonly color: string;
  readonly by: 'user' | 'engine';
  readonly flips: readonly Square[];
}

/** What the page's own script collects, see `COLLECTOR`. */
interface Collected {
  moves: Move[];
  over: { black: number; white: number } | undefined;
}

const COLLECTOR = `
globalThis.collected = { moves: [], over: undefined };
document.addEventListener('othello-move', ({ detail }) => collected.moves.push({ ...detail }));
document.addEventListener('othello-gameover', ({ detail }) => (collected.over = { ...detail }));
`;

const stage = useStage();

async function open(): Promise<Page> {
  const board = '<othello-board engine="white" level="2" pace="0" style="width: 400px"></othello-board>';
  const { page } = await stage.open(
    html('/dist/othello-board.js', board).replace('</body>', '<script src="/collect.js"></script></body>'),
    { content: { '/collect.js': COLLECTOR } },
  );
  await page.waitForSelector('othello-board:defined');
  return page;
}

function collected(page: Page): Promise<Collected> {
  return page.evaluate(() => (globalThis as unknown as { collected: Collected }).collected);
}

/** The visible board: 64 characters, read from the parts of the squares. */
function shown(page: Page): Promise<string> {
  return page.locator('othello-board').evaluate(
    (board, squares) =>
      squares
        .map((square) => {
          const { part } = board.shadowRoot!.querySelector(`[part~="${square}"]`)!;
          return part.contains('black') ? 'X' : part.contains('white') ? 'O' : '-';
        })
        .join(''),
    [...SQUARES],
  );
}

/** Plays Black against the engine to the end, and checks every move by the rules. */
async function playOut(page: Page, play: (square: Square) => Promise<void>): Promise<Collected> {
  let position = Position.start;
  let followed = 0;
  /** Plays the newly reported moves in the position: each must be legal, with the right flips. */
  const follow = async () => {
    const { moves } = await collected(page);
    for (; followed < moves.length; followed++) {
      const move = moves[followed]!;
      if (position.phase === 'pass') position = position.pass();
      expect(move.color).toBe(position.turn);
      expect(move.by).toBe(position.turn === 'black' ? 'user' : 'engine');
      expect(move.flips.toSorted()).toEqual(position.flips(move.square).toSorted());
      position = position.play(move.square);
    }
    if (position.phase === 'pass') position = position.pass();
  };
  while (position.phase !== 'over') {
    const count = followed;
    if (position.turn === 'black') await play(position.legalMoves.at(-1)!);
    await expect
      .poll(async () => (await collected(page)).moves.length, { timeout: 20_000 })
      .toBeGreaterThan(count);
    await expect
      .poll(async () => {
        await follow();
        return (await shown(page)) === position.board;
      })
      .toBe(true);
  }
  await expect.poll(async () => (await collected(page)).over).toBeDefined();
  const end = await collected(page);
  expect(end.over!.black + end.over!.white).toBe(64);
  return end;
}

test('35. a whole game by clicks, each flip as the rules say, and the page never held up', async () => {
  const page = await open();
  const longest = await longestTask(page, () =>
    playOut(page, (square) => page.locator(`othello-board [part~="${square}"]`).click()),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(LONGEST_TASK);
}, 180_000);

test('35. a whole game by keyboard alone', async () => {
  const page = await open();
  await page.keyboard.press('Tab');
  await playOut(page, async (square) => {
    await page.keyboard.press(square[0]!);
    await page.keyboard.press(square[1]!);
    await page.keyboard.press('Enter');
  });
}, 180_000);
