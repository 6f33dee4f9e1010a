import { expect, test } from 'vitest';
import { LESSONS } from '../../demo/learn/course/lessons.js';
import { wrongMoves } from '../../demo/learn/course/wrong-moves.js';
import { LEARN } from '../../demo/locales/learn.js';
import { en } from '../../demo/locales/learn/course/en.js';
import { SHARE } from '../../demo/locales/share.js';
import { fill } from '../../src/core/locales/strings.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

test('the course: a lesson is done with all its tasks, leads to its small game, and is done after a reload', async () => {
  const { tasks } = LESSONS.find(({ id }) => id === 'corners')!;
  const page = await site.visit('learn/');
  await expectSound(page);
  await page.getByRole('link', { name: LEARN.en.course.titles.corners, exact: true }).click();
  const lesson = page.locator('othello-lesson');
  const next = lesson.getByRole('button', { name: 'Next', exact: true });
  for (const [i, { answer }] of tasks.entries()) {
    if (i > 1) await next.click();
    if (i === 1) {
      // A lesson that was left goes on with the next task.
      await page.getByRole('link', { name: en.all }).click();
      await page.getByRole('link', { name: LEARN.en.course.resume }).click();
    }
    const paragraph = en.lessons.corners.text[i];
    if (paragraph) {
      await lesson.getByText(paragraph).waitFor();
      await next.click();
    }
    await lesson.locator(`[data-legal]:not([data-square=${answer[0]!}])`).first().click();
    await lesson.locator('.verdict').getByText(wrongMoves(tasks[i]!, en.wrong)[0]!.text).waitFor();
    await lesson.getByRole('button', { name: 'Try again' }).click();
    await lesson.locator(`[data-square=${answer[0]!}]`).click();
    await lesson.getByText(fill(en.kinds.corner.solved, { move: answer[0]! })).waitFor();
  }
  await lesson.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: en.done }).waitFor();
  await expectSound(page, page.locator('main'));
  await page.getByRole('button', { name: SHARE.en.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: SHARE.en.titles.lesson });
  await sheet.getByRole('img', { name: SHARE.en.picture }).waitFor();
  await expectSound(page, sheet);
  await sheet.getByRole('button', { name: SHARE.en.close }).click();
  await page.getByRole('link', { name: `${en.next} ${LEARN.en.course.titles.xSquares}` }).waitFor();
  await page.getByRole('button', { name: fill(en.play, { name: 'Lola' }), exact: true }).click();
  const board = page.locator('.small-game othello-board');
  await board.locator('[data-legal]').first().click();
  await expect
    .poll(() => board.evaluate(({ ply }: HTMLElementTagNameMap['othello-board']) => ply))
    .toBeGreaterThan(1);
  await page.reload();
  await page.getByRole('link', { name: en.all }).click();
  const star = fill(LEARN.en.course.stars, { n: 1 });
  await page.getByRole('img', { name: star }).first().waitFor();
  await page.getByText(fill(LEARN.en.course.progress, { n: 1, total: LESSONS.length })).waitFor();
});
