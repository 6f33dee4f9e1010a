// Boards on paper: Chromium prints pages, and the shapes drawn on each are counted.
import { expect, test } from 'vitest';
import { page as html } from './support/pages.js';
import { drawnPages } from './support/pdf.js';
import { useStage } from './support/stage.js';

const stage = useStage();

/** A full board: 64 discs; with the frame these are all round shapes on it. */
const FULL = `<othello-board coordinates="none" position="${'X'.repeat(64)} X"></othello-board>`;
const ROUND = 65;
const BOARDS = 12;

/** Number of filled round shapes on each page. */
async function roundShapes(css: string): Promise<number[]> {
  const text = '<p>A paragraph above the board.</p>'.repeat(3);
  const { page } = await stage.open(
    html('/dist/othello-board.js', `<style>${css}</style>${`${text}${FULL}`.repeat(BOARDS)}`),
  );
  await expect.poll(() => page.locator('othello-board [part~="black"]').count()).toBe(64 * BOARDS);
  const pages = drawnPages(await page.pdf({ format: 'A4' }));
  return pages.map((drawn) => drawn.match(/ c\nh\nf\n/gu)?.length ?? 0);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

test.each([
  ['below each other', 'othello-board { width: 300px }'],
  ['side by side', 'p { display: none } othello-board { width: 260px; float: left; margin: 30px }'],
  ['in columns', 'body { columns: 2 } othello-board { width: 250px; margin: 0 0 70px }'],
])('boards %s: each is whole on one page', async (_, css) => {
  const counts = await roundShapes(css);
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.map((count) => count % ROUND)).toEqual(counts.map(() => 0));
  expect(sum(counts)).toBe(ROUND * BOARDS);
});

test('where a page lets them be cut, they are: so the count tells', async () => {
  const counts = await roundShapes('othello-board { width: 300px; break-inside: auto !important }');
  expect(counts.some((count) => count % ROUND > 0)).toBe(true);
});
