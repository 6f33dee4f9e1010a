import { expect, test } from 'vitest';
import { useStage } from './support/stage.js';

const stage = useStage();

const LESSON = `<othello-lesson>
  <section moves="f5d6"><h2>One</h2><p>1. f5 d6: the perpendicular opening. <a data-move="f4">f4</a> is the parallel one.</p></section>
  <section moves="+c3d3" answer="c4"><h2>Two</h2><p>2. c3 d3. What now?</p><p data-solved>It is the Tiger.</p></section>
</othello-lesson>`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lesson</title>
  <link rel="icon" href="data:,"><script type="module" src="/dist/othello-lesson.js"></script></head>
  <body><main style="max-width: 60rem; margin: auto">${LESSON}</main></body></html>`;

test('a lesson is read, followed and solved by role and name; on paper it has its diagrams', async () => {
  const { page, faults } = await stage.open(PAGE);
  const board = page.getByRole('complementary', { name: 'The board of this lesson' });
  await board.getByText('Step 1 of 2').waitFor();
  await page.getByRole('link', { name: 'f4' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('othello-lesson')!.board!.moves))
    .toBe('f5f4');
  await board.getByRole('button', { name: 'Next' }).click();
  await board.getByText('Black to move: find the move.').waitFor();
  expect(await page.getByText('It is the Tiger.').isVisible()).toBe(false);
  await board.getByRole('gridcell', { name: 'c4, legal' }).click();
  await board.getByText('c4 is right.').waitFor();
  await page.getByText('It is the Tiger.').waitFor();
  await board.getByRole('button', { name: 'Finish' }).click();
  await board.getByText('Moves found on the first try: 1 of 1.').waitFor();
  expect(faults).toEqual([]);

  // The events of a browser before it prints.
  const paper = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('section svg').length;
  });
  expect(paper).toBe(2);
});
