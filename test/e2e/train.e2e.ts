import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TRAIN } from '../../demo/locales/train.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { shippedPuzzles } from '../../src/core/puzzles.js';
import type { OthelloPuzzle } from '../../src/elements/companions/puzzle/puzzle.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = TRAIN.en;

/** Solves the current puzzle by its own solution, with clicks like a person. */
async function solve(page: Page): Promise<void> {
  const exercise = page.locator('#exercise');
  await exercise.locator('[data-legal]').first().waitFor();
  const moves = await exercise.evaluate(({ puzzle }: OthelloPuzzle) => {
    const { solution = [] } = puzzle!;
    return typeof solution === 'string' ? solution.match(/../gu)! : [...solution];
  });
  const isOver = () => exercise.evaluate(({ result }: OthelloPuzzle) => !!result);
  for (const move of moves) {
    if (await isOver()) break;
    const isDue = () =>
      exercise.evaluate(
        ({ board }: OthelloPuzzle, square) =>
          board.history.includes(square as 'a1') || board.turn === board.player,
        move,
      );
    await expect.poll(isDue).toBe(true);
    const square = exercise.locator(`[data-square=${move}]`);
    if ((await square.getAttribute('data-disc')) === null) await square.click();
  }
  await expect.poll(isOver).toBe(true);
}

test('the session of the day: as long as one chooses, kept over a reload, and counted', async () => {
  const page = await site.visit('train/');
  await expectSound(page);
  await page.getByLabel(words.session.length).selectOption('5');
  await page.getByRole('link', { name: words.session.begin }).click();
  for (let n = 1; n <= 5; n++) {
    await page.getByText(new RegExp(`^${n} of 5`, 'u')).waitFor();
    if (n === 1) await solve(page);
    else await page.getByRole('button', { name: 'Show the solution' }).click();
    if (n === 2) await expectSound(page, page.locator('main'));
    const next = page.getByRole('button', { name: n === 5 ? words.session.finish : words.next });
    await next.waitFor();
    if (n !== 3) await next.click();
    else {
      await page.reload();
      await page.goto(`${site.url}train/index.html`);
      await page.getByRole('link', { name: words.session.goOn }).click();
    }
  }
  // The result stays for the rest of the day: over a reload, and behind a missed puzzle.
  const result = page.getByText(fill(plural(words.session.fewRight, 1, 'en'), { n: 1, total: 5 }));
  await result.waitFor();
  await page.reload();
  await result.waitFor();
  const missed = page.locator('round-end li a');
  expect(await missed.count()).toBe(4);
  await missed.first().click();
  // It leads on to the other missed ones.
  for (const n of [1, 2, 3]) {
    await page.getByText(`Puzzle ${n} of 4`).waitFor();
    await page.getByRole('button', { name: words.next }).click();
  }
  await page.getByText('Puzzle 4 of 4').waitFor();
  await page.getByRole('link', { name: words.session.result }).click();
  await result.waitFor();
  await expectSound(page, page.locator('main'));
  await page.goto(`${site.url}train/index.html#progress`);
  await page.getByText('Puzzles solved on the first try: 1 of 5.').waitFor();
  await expectSound(page, page.locator('main'));
  // An address that anybody wrote asks what there is, each once.
  await page.goto(`${site.url}train/index.html#puzzles=41,7,41,999999`);
  await page.getByText('Puzzle 1 of 2').waitFor();
});

test('a solution that is shown on a phone leaves the whole board in sight', async () => {
  const page = await site.visit('train/');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: words.session.begin }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('button', { name: words.next }).waitFor();
  // A smooth scroll has ended when the page stands still for some frames.
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });
  const { y } = (await page.locator('#exercise [part~=board]').first().boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
});

test('puzzles against the clock: three misses end the round', async () => {
  const page = await site.blank();
  await page.goto(`${site.url}train/index.html#clock`);
  await page.getByRole('button', { name: words.clock.start }).click();
  const board = page.locator('.clock othello-board');
  for (const [isRight, reported] of [
    [true, 'Solved: 1. Missed: 0 of 3.'],
    [false, 'Solved: 1. Missed: 1 of 3.'],
    [false, 'Solved: 1. Missed: 2 of 3.'],
    [false, 'Solved: 1. Missed: 3 of 3.'],
  ] as const) {
    const { position, legalMoves } = await board.evaluate(
      (element: HTMLElementTagNameMap['othello-board']) => ({
        position: element.position,
        legalMoves: [...element.legalMoves],
      }),
    );
    const [move] = shippedPuzzles().find((one) => one.position.toString() === position)!.solution;
    const square = isRight ? move! : legalMoves.find((each) => each !== move)!;
    await board.locator(`[data-square=${square}]`).click();
    await page.getByText(reported).waitFor();
    // The clock stands while a miss is explained, until the next tap.
    const isLast = reported.includes('3 of 3');
    const onward = isLast ? fill(words.clock.seeResult, { n: 1 }) : words.next;
    if (!isRight) await page.getByRole('button', { name: onward }).click();
    // The answer is seen on the board before the next position.
    await page.locator('.clock othello-board:is(.was-right, .was-wrong)').waitFor({ state: 'detached' });
  }
  await page.getByText(words.clock.overByMisses).waitFor();
  expect(await page.locator('.small-boards li').count()).toBe(3);
  await expectSound(page, page.locator('main'));
});

test.each(['counting', 'reasons', 'coordinates'] as const)(
  'there is something to answer in %s',
  async (part) => {
    const page = await site.visit(`train/#${part}`);
    if (part === 'counting') {
      await page.getByRole('button', { name: words.clock.start }).click();
      await page.getByLabel(/How many discs does .* flip\?/u).fill('64');
      await page.getByRole('button', { name: words.counting.check }).click();
      await page.getByText(/✗ [a-h][1-8] flips \d+ discs?, not 64\./u).waitFor();
      // The correction stays until the next tap.
      await page.getByRole('button', { name: words.nextQuestion }).click();
      await page.getByLabel(/How many discs does .* flip\?/u).waitFor();
    } else if (part === 'reasons') {
      const answers = page.locator('.answers').getByRole('button');
      await answers.first().waitFor();
      expect(new Set(await answers.allTextContents()).size).toBe(4);
      await answers.first().click();
      const [reported] = words.reasons.wrong.split('{');
      await page.getByText(new RegExp(`^(${words.reasons.right}|${reported!})`, 'u')).waitFor();
    } else {
      await page.getByRole('button', { name: words.clock.start }).click();
      const named = (await page.getByText(/^Find [a-h][1-8]$/u).textContent())!.trim().slice(-2);
      await page.locator(`.coordinates [data-square=${named}]`).click();
      await page.getByText('1 square found').waitFor();
    }
    await expectSound(page, page.locator('main'));
  },
);

test('an own line, typed by the name of an opening, is drilled, and kept', async () => {
  const page = await site.visit('train/#repertoire');
  await page.getByText(words.repertoire.otherWays).click();
  const line = page.getByLabel(words.repertoire.line);
  await line.fill('nothing');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  await page.getByText(words.repertoire.notALine).waitFor();
  await line.fill('Tiger f4');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  const board = page.locator('#opening');
  for (const move of ['f5', 'c3', 'c4']) {
    await page.getByText(fill(words.drill.guide, { square: move })).waitFor();
    await board.locator(`[data-square=${move}]`).click();
  }
  await page.getByRole('button', { name: words.drill.begin }).click();
  await page.getByText(words.drill.yourMove).waitFor();
  const length = () => board.evaluate(({ length }: HTMLElementTagNameMap['othello-board']) => length);
  await board.locator('[data-square=f5]').click();
  await expect.poll(length).toBe(2);
  await page.getByText(fill(words.drill.reason.name, { square: 'd6', name: 'Perpendicular' })).waitFor();
  // The book has other moves here; the line has one.
  await board.locator('[data-square=c5]').click();
  await page.getByText(fill(plural(words.drill.notYoursLoses, 1, 'en'), { square: 'c5' })).waitFor();
  await board.locator('[data-square=a1]').click();
  await page.getByText(words.drill.illegal.replace('{square}', 'a1')).waitFor();
  await board.locator('[data-square=c3]').click();
  await expect.poll(length).toBe(4);
  await board.locator('[data-square=c4]').click();
  // The line ends with the last move that can be asked; the opponent plays no other move.
  await page.getByText(fill(words.drill.lineDone, { line: 'Tiger', right: 2, n: 3 })).waitFor();
  await page.getByRole('button', { name: words.drill.playAgain }).waitFor();
  expect(await length()).toBe(5);
  await page.reload();
  await page.getByText('Your lines (1)').waitFor();
  await page.locator('.standing').filter({ hasText: 'Next: ' }).waitFor();
});

test('stored data is saved, deleted and loaded; a damaged file gives its good parts; a full disk is reported', async () => {
  const page = await site.visit('train/#puzzles');
  await solve(page);
  await page.goto(`${site.url}train/index.html#progress`);
  const solved = page.getByText('Puzzles solved on the first try: 1 of 1.');
  await solved.waitFor();
  await page.getByText(words.data, { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save }).click();
  const stored = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { games: object[] };
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: words.delete }).click();
  await page.getByText(words.deleted).waitFor();
  stored.games.push({ id: 'late', at: 1e20, moves: 'zz' });
  await page.locator('#data-file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(stored)),
  });
  await page.getByText(/couldn’t be read: games\[0\]/u).waitFor();
  await solved.waitFor();
  await page.goto(`${site.url}train/index.html#puzzles`);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await solve(page);
  await page.getByRole('alert').getByText(words.noStore).waitFor();
});
