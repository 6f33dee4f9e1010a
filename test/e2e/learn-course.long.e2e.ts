import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../demo/learn/course/lessons.js';
import { LEARN } from '../../demo/locales/learn.js';
import { cs } from '../../demo/locales/learn/course/cs.js';
import { en } from '../../demo/locales/learn/course/en.js';
import { fr } from '../../demo/locales/learn/course/fr.js';
import { cs as lessonCs } from '../../src/core/locales/cs/lesson.js';
import { en as lessonEn } from '../../src/core/locales/en/lesson.js';
import { fr as lessonFr } from '../../src/core/locales/fr/lesson.js';
import { fill } from '../../src/core/locales/strings.js';
import { atRest } from './support/at-rest.js';
import { axeViolations } from './support/axe.js';
import { SIZES, useSite } from './support/site-page.js';

const site = useSite();
const WORDS = { en, fr, cs };
const LESSON_WORDS = { en: lessonEn, fr: lessonFr, cs: lessonCs };
const corners = LESSONS.find(({ id }) => id === 'corners')!;
const titles = LEARN.en.course.titles;

/** Opens a lesson from the list. */
async function openLesson(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.locator('othello-lesson [data-square=a1]').waitFor();
}

test('a lesson is done by the mouse, wrong moves and all, and is done after a reload, too', async () => {
  const page = await site.visit('learn/');
  await page.getByText(fill(LEARN.en.course.progress, { n: 0, total: LESSONS.length })).waitFor();
  await openLesson(page, titles.corners);
  const lesson = page.locator('othello-lesson');
  const next = lesson.getByRole('button', { name: 'Next', exact: true });
  expect(await page.locator('#open-lesson .lead').count(), 'before the lesson is done').toBe(0);
  for (const { answer } of corners.tasks) {
    await next.click();
    await lesson.locator(`[data-legal]:not([data-square=${answer[0]}])`).first().click();
    await lesson.getByText('is not the move').waitFor();
    await lesson.locator(`[data-square=${answer[0]}]`).click();
    await lesson.getByText(fill(en.kinds.corner.solved, { move: answer[0]! })).waitFor();
  }
  await page.getByText(en.done).waitFor();
  // The next lesson is the main action once this one is done.
  expect(await page.locator('#open-lesson .lead').textContent()).toContain(titles.xSquares);
  await page.reload();
  await page.getByText(en.done).waitFor();
  await page.getByRole('link', { name: en.all }).click();
  await page.getByText(fill(LEARN.en.course.progress, { n: 1, total: LESSONS.length })).waitFor();
  expect(await page.locator('.course [data-done=yes] a').allTextContents()).toEqual([titles.corners]);
});

const LANGUAGES = ['en', 'fr', 'cs'] as const;

// Each lesson in one of the languages: the tasks are the same in all.
test.each(LESSONS.map(({ id, tasks }, i) => [id, LANGUAGES[i % 3]!, tasks] as const))(
  'every task of the lesson %s, in %s, is failed by another move and solved by its own',
  async (id, language, tasks) => {
    const page = await site.blank({ locale: language });
    await page.goto(`${site.url}learn/index.html#lesson-${id}`);
    const words = WORDS[language];
    const said = LESSON_WORDS[language];
    const lesson = page.locator('othello-lesson');
    await lesson.locator('[data-square=a1]').waitFor();
    let failed = 0;
    for (const { kind, answer, n } of tasks) {
      await lesson.getByRole('button', { name: said.next, exact: true }).click();
      const ask = fill(words.kinds[kind].ask, { move: answer.join(', '), n: n ?? '' });
      await lesson.getByText(ask, { exact: true }).filter({ visible: true }).waitFor();
      const right = answer.map((square) => `:not([data-square=${square}])`).join('');
      const other = lesson.locator(`[data-legal]${right}`);
      // There may be only one legal move.
      if ((await other.count()) > 0) {
        const square = (await other.first().getAttribute('data-square'))!;
        await other.first().click();
        await lesson.getByText(fill(said.wrong, { square })).filter({ visible: true }).waitFor();
        failed++;
      }
      await lesson.locator(`[data-square=${answer.at(-1)!}]`).click();
      const solved = fill(words.kinds[kind].solved, { move: answer.join(', '), n: n ?? '' });
      await lesson.getByText(solved, { exact: true }).filter({ visible: true }).waitFor();
    }
    expect(failed).toBeGreaterThan(tasks.length / 2 - 1);
    await page.getByText(words.done).waitFor();
  },
);

test('a lesson opened from far below begins at its top while it is being loaded', async () => {
  const page = await site.visit('learn/', { viewport: { width: 740, height: 360 } });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/view-[^/]*\.js/u, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: LEARN.en.course.titles.plans, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  answer();
  await page.locator('#lesson-title').filter({ hasText: LEARN.en.course.titles.plans }).waitFor();
});

test('on a phone a lesson begins with its name: no line above it is cut', async () => {
  const page = await site.visit('learn/', { viewport: { width: 360, height: 740 } });
  await page.getByRole('link', { name: titles.flipping, exact: true }).click();
  const title = page.locator('#lesson-title');
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(12);
  const way = (await page.getByRole('link', { name: en.all }).boundingBox())!;
  expect(way.y + way.height).toBeLessThanOrEqual(0);
  expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

test('an address that names nothing on the page shows the list, and nothing fails', async () => {
  const page = await site.visit('learn/');
  for (const hash of ['game=f5', '%', 'rules']) {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.getByText(LEARN.en.course.title, { exact: true }).waitFor();
  }
  await expect
    .poll(() =>
      page
        .locator('#rules')
        .boundingBox()
        .then((box) => box!.y),
    )
    .toBeLessThan(100);
});

test('what was said of a move is in the language that is chosen later', async () => {
  const page = await site.visit('learn/');
  const corner = page.locator('#corner');
  await corner.locator('[data-square=a1]').click();
  await corner.getByText(/Correct: a1/u).waitFor();
  await page.locator('#late').getByRole('button', { name: LEARN.en.blackOut }).click();
  await page.getByLabel('Language').selectOption('Français');
  await corner.getByText(LEARN.fr.right.split('{flips}')[0]! + 'a1').waitFor();
  const score = fill(LEARN.fr.scored, { black: 31, white: 33 });
  await page.locator('#late .said').getByText(score).waitFor();
});

test('a lesson whose moves were shown is not done', async () => {
  const page = await site.visit('learn/');
  await openLesson(page, titles.corners);
  const lesson = page.locator('othello-lesson');
  for (const { answer } of corners.tasks) {
    await lesson.getByRole('button', { name: 'Next', exact: true }).click();
    await lesson.getByRole('button', { name: 'Show the move' }).click();
    await lesson.getByText(`The answer: ${answer[0]!}.`).waitFor();
  }
  await lesson.getByRole('button', { name: 'Finish' }).click();
  await lesson.getByText('You have come to the end of the lesson.').waitFor();
  await page.getByText(en.toDo).waitFor();
  await page.getByRole('link', { name: en.all }).click();
  await page.locator('.course').waitFor();
  expect(await page.locator('.course [data-done=yes]').count()).toBe(0);
});

test('the small game is played against the computer, and says when its aim is reached', async () => {
  const page = await site.visit('learn/');
  await openLesson(page, titles.levelFive);
  const game = page.locator('.small-game');
  const board = game.locator('othello-board');
  await board.locator('[data-square=f5]').click();
  await expect
    .poll(() => board.evaluate((one: HTMLElementTagNameMap['othello-board']) => one.ply), { timeout: 15_000 })
    .toBe(2);
  await game.getByRole('button', { name: en.newGame }).click();
  await expect.poll(() => board.evaluate((one: HTMLElementTagNameMap['othello-board']) => one.ply)).toBe(0);
  // Black flips White's last disc.
  await board.evaluate((one: HTMLElementTagNameMap['othello-board']) => (one.moves = 'e6f4e3f6g5d6e7f5c5'));
  await game.getByText(en.reached).waitFor();
});

test('the board of the small game stands in the column of the lesson’s board', async () => {
  const page = await site.visit('learn/');
  await openLesson(page, titles.corners);
  const middle = async (part: string) => {
    const { x, width } = (await page.locator(part).boundingBox())!;
    return x + width / 2;
  };
  for (const viewport of [...SIZES, { width: 740, height: 360 }]) {
    await page.setViewportSize(viewport);
    const distance =
      (await middle('.small-game othello-board')) - (await middle('othello-lesson othello-board'));
    expect(Math.abs(distance), String(viewport.width)).toBeLessThan(2);
  }
});

test('on a phone on its side a lesson’s board is whole, and the text and its buttons stand beside it', async () => {
  const page = await site.visit('learn/', { viewport: { width: 740, height: 360 } });
  await page.goto(`${site.url}learn/index.html#lesson-corners`);
  const lesson = page.locator('othello-lesson');
  const next = lesson.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const board = (await lesson.locator('othello-board').boundingBox())!;
  expect(board.width).toBeGreaterThan(250);
  expect(board.y + board.height).toBeLessThanOrEqual(360);
  const text = (await lesson.getByText(en.lessons.corners.text[0]!).boundingBox())!;
  const button = (await next.boundingBox())!;
  for (const part of [text, button]) expect(part.x + part.width).toBeLessThan(board.x);
  expect(button.y + button.height).toBeLessThanOrEqual(360);
});

test('a lesson is left by the browser’s way back, which shows the list and its figures again', async () => {
  const page = await site.visit('learn/');
  await openLesson(page, titles.corners);
  expect(await page.locator('#corner').isVisible()).toBe(false);
  await page.goBack();
  await page.locator('.course').waitFor();
  await page.locator('#corner').waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: titles.corners }).waitFor();
});

test.each([
  { width: 740, height: 360 },
  { width: 844, height: 390 },
])(
  'on a phone on its side the board of a lesson, whole, stands beside its text, $width x $height',
  async (viewport) => {
    const page = await site.visit('learn/', { viewport });
    await openLesson(page, titles.flipping);
    const lesson = page.locator('othello-lesson');
    const board = (await lesson.locator('othello-board').boundingBox())!;
    const text = (await lesson.locator('section[aria-current] p').first().boundingBox())!;
    const next = (await lesson.getByRole('button', { name: 'Next', exact: true }).boundingBox())!;
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(next.y + next.height).toBeLessThanOrEqual(viewport.height);
    expect(board.height).toBeGreaterThan(viewport.height * 0.6);
    expect(text.x + text.width).toBeLessThanOrEqual(board.x);
    // The title is not cut at the edge.
    expect((await page.locator('#lesson-title').boundingBox())!.y).toBeGreaterThanOrEqual(8);
  },
);

test('on paper a lesson is a sheet with all tasks and no answers', async () => {
  const page = await site.visit('learn/');
  await openLesson(page, titles.corners);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const steps = page.locator('othello-lesson section');
  for (const step of await steps.all()) {
    expect(await step.isVisible()).toBe(true);
    await step.locator('svg').first().waitFor();
  }
  expect(await steps.count()).toBe(1 + corners.tasks.length);
  for (const answer of await page.locator('[data-solved]').all())
    expect(await answer.isVisible()).toBe(false);
  expect(await page.locator('.small-game').isVisible()).toBe(false);
});

describe.each(['en', 'fr', 'cs'] as const)('a lesson in %s', (language) => {
  test('has nothing for axe to find, and nothing wider than the window', async () => {
    const page = await site.blank({ locale: language });
    await page.goto(`${site.url}learn/index.html#lesson-xSquares`);
    await page.getByRole('heading', { name: LEARN[language].course.titles.xSquares, exact: true }).waitFor();
    await page.locator('othello-lesson').getByText(WORDS[language].lessons.xSquares.text[0]!).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(SIZES[colorScheme === 'light' ? 0 : 1]);
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
    // The links back and on, with the name of the lesson between them: on one line, even on a phone.
    await page.setViewportSize({ width: 360, height: 740 });
    const tops = await page
      .locator('othello-lesson .bar > *')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    for (const width of [320, 600, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
    }
  });
});
