import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OthelloPuzzle } from '../../src/elements/companions/puzzle/puzzle.js';
import { TRAIN } from '../../demo/locales/train.js';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { MODES } from '../../demo/train/mode.js';
import { en as ANALYSIS } from '../../src/core/locales/en/analysis.js';
import { en as PUZZLE } from '../../src/core/locales/en/puzzle.js';
import { fill } from '../../src/core/locales/strings.js';
import { puzzleOfDay, shippedPuzzle, shippedPuzzles } from '../../src/core/puzzles.js';
import { Position } from '../../src/core/rules.js';
import { LONGEST_TASK, longestTask } from './support/longest-task.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = TRAIN.en;

/** Opens the training page, or one of its parts. */
async function open(part = '', options: Parameters<typeof site.visit>[1] = {}): Promise<Page> {
  const page = await site.visit('', options);
  await page.goto(`${site.url}train/index.html${part && `#${part}`}`);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Solves the current puzzle by its own solution, with clicks like a person. */
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

test('today’s puzzle is that of the date, stays done after a reload, and leads to a next one', async () => {
  const page = await open('today');
  const today = shippedPuzzle(puzzleOfDay(new Date()));
  const shown = () => page.locator('#exercise').evaluate((element: OthelloPuzzle) => element.board.position);
  await expect.poll(shown).toBe(today.position.toString());
  await solve(page);
  await page.reload();
  await page.getByText(words.todayDone).waitFor();
  expect(await page.locator('#exercise').count()).toBe(0);
  await page.getByRole('button', { name: words.next }).click();
  await expect.poll(shown).not.toBe(today.position.toString());
  await page.getByRole('link', { name: 'Train' }).first().click();
  await page.getByRole('link', { name: words.progress, exact: true }).click();
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
});

test('a puzzle that one restarts is one try: neither its result nor its next repetition changes', async () => {
  const page = await open('puzzles');
  await page.locator('#exercise').waitFor();
  for (let n = 1; n <= 2; n++) {
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('button', { name: PUZZLE.retry }).click();
  }
  await solve(page);
  await page.getByRole('button', { name: words.next }).click();
  await solve(page);
  await page.goto(`${site.url}train/index.html#progress`);
  await page.getByText(fill(words.solved, { n: 1, total: 2 })).waitFor();
});

test('what cannot be kept, on a full disk, is told where one trains', async () => {
  const page = await open('puzzles');
  await page.locator('#exercise').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await solve(page);
  await page.getByRole('alert').getByText(words.noStore).waitFor();
});

test('the start has today’s session first; it is as long as one chooses, repeats nothing, and a reload keeps its place', async () => {
  const page = await open();
  await page.getByRole('heading', { name: words.session.title }).waitFor();
  await page.getByLabel(words.session.length).selectOption('5');
  await page.getByText('5 exercises are left today.').waitFor();
  await page.getByRole('link', { name: words.session.begin }).click();
  await heading(page, words.modes.session.title).waitFor();
  const seen: string[] = [];
  for (let n = 1; n <= 5; n++) {
    await page.getByText(new RegExp(`^${n} of 5`, 'u')).waitFor();
    seen.push(await page.locator('#exercise').evaluate((element: OthelloPuzzle) => element.board.position));
    if (n === 1) await solve(page);
    else {
      await page.getByRole('button', { name: 'Show the solution' }).click();
    }
    const next = page.getByRole('button', { name: n === 5 ? words.session.finish : words.next });
    await next.waitFor();
    if (n !== 2) await next.click();
    else {
      await page.reload();
      await page.goto(`${site.url}train/index.html`);
      await page.getByText('3 exercises are left today.').waitFor();
      await page.getByRole('link', { name: words.session.goOn }).click();
    }
  }
  await page.getByText(/Done for today: 0 of 3/u).waitFor();
  expect(new Set(seen).size).toBe(5);
  await page.getByRole('link', { name: words.session.back }).click();
  await page.getByText(words.session.doneBefore).waitFor();
  // The results: a rating with its error, a streak, a week.
  await page.getByText(/^\d+ ± \d+$/u).waitFor();
  await page.getByText('1 day', { exact: true }).waitFor();
  await page.getByText(/^5 tried, 1 known at once/u).waitFor();
});

test('a mistake of one’s own, what is due and an opening come before new puzzles', async () => {
  const page = await open('progress');
  const kept = (position: string, goal: string, own: boolean) => ({
    key: `${position} ${goal}`,
    puzzle: { position, solution: '', goal, ...(goal === 'opening' && { moves: 'f5' }) },
    own,
    due: Date.UTC(2026, 0, 1),
    ...(!own && {
      card: {
        due: '2026-01-01T00:00:00.000Z',
        last_review: '2025-12-30T00:00:00.000Z',
        stability: 2,
        difficulty: 5,
        elapsed_days: 0,
        scheduled_days: 2,
        learning_steps: 0,
        reps: 1,
        lapses: 0,
        state: 2,
      },
    }),
  });
  const afterF5 = Position.start.play('f5');
  const puzzles = [
    kept(afterF5.toString(), 'opening', false),
    kept(afterF5.play('d6').toString(), 'best', true),
  ];
  await add(
    page,
    JSON.stringify({ format: 'othello-training', version: 1, games: [], attempts: [], puzzles }),
  );
  await page.getByText(words.loaded).waitFor();
  await page.goto(`${site.url}train/index.html`);
  await page.getByText('Waiting for you: 1 mistake from your games and 1 opening to repeat.').waitFor();
  await page.getByRole('link', { name: words.session.begin }).click();
  await page.getByText(`1 of 10. ${words.session.from.mistake}`).waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByText('2 of 10. An opening, after f5').waitFor();
  await page.locator('#exercise [data-square=d6]').click();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByText(/^3 of 10\. Puzzle/u).waitFor();
});

test('puzzles come by theme and difficulty, and an endgame can be played out', async () => {
  const page = await open('puzzles');
  await page.getByLabel(words.difficulty).selectOption('3');
  await page.getByRole('combobox', { name: words.theme, exact: true }).selectOption({ label: 'Parity' });
  await page.getByText('difficulty 3 of 10').waitFor();
  const theme = () =>
    page
      .locator('#exercise')
      .evaluate((element: OthelloPuzzle) => [element.puzzle!.theme, element.puzzle!.goal]);
  expect((await theme())[0]).toBe('parity');
  await page.goto(`${site.url}train/index.html#endgames`);
  await heading(page, words.modes.endgames.title).waitFor();
  await expect.poll(async () => (await theme())[1]).toBe('play-out');
});

test('against the clock puzzles follow each other, and three misses end the round', async () => {
  const page = await open('clock');
  await page.getByRole('button', { name: words.clock.start }).click();
  const board = page.locator('.clock othello-board');
  const position = () =>
    board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.position);
  const answer = async (right: boolean): Promise<void> => {
    const asked = await position();
    const [move] = shippedPuzzles().find((one) => one.position.toString() === asked)!.solution;
    const squares = await board.evaluate((element: HTMLElementTagNameMap['othello-board']) => [
      ...element.legalMoves,
    ]);
    const square = right ? move! : squares.find((each) => each !== move)!;
    await board.locator(`[data-square=${square}]`).click();
  };
  await answer(true);
  await page.getByText('Solved: 1. Missed: 0 of 3.').waitFor();
  await answer(false);
  await page.getByText('Solved: 1. Missed: 1 of 3.').waitFor();
  await answer(false);
  await page.getByText('Solved: 1. Missed: 2 of 3.').waitFor();
  await answer(false);
  await page.getByText(/The round is over: 1 puzzle solved\.\s+Your best: 1\./u).waitFor();
});

test('counting is asked, and a wrong number is put right', async () => {
  const page = await open('counting');
  const number = page.getByLabel(/How many discs does it turn\?/u);
  await number.fill('64');
  await page.getByRole('button', { name: words.counting.check }).click();
  await page.getByText(/^(It is|They are) \d+\./u).waitFor();
  await page.getByRole('button', { name: words.nextQuestion }).click();
  await page.getByLabel(/can (Black|White) choose from then\?/u).waitFor();
  await page.getByText('Right so far: 0 of 1.').waitFor();
});

test('the reason of a move is asked among four, and told', async () => {
  const page = await open('reasons');
  const answers = page.locator('.answers').getByRole('button');
  await answers.first().waitFor({ timeout: 60_000 });
  expect(await answers.count()).toBe(4);
  expect(new Set(await answers.allTextContents()).size).toBe(4);
  await answers.first().click();
  await page.getByText(/^(Right\.|The main reason is another one)/u).waitFor();
  expect(await page.locator('[role=status] li').count()).toBeGreaterThan(0);
});

test('coordinates: the square that is named is to be found', async () => {
  const page = await open('coordinates');
  await page.getByRole('button', { name: words.clock.start }).click();
  const named = (await page.getByText(/^Find [a-h][1-8]$/u).textContent())!.trim().slice(-2);
  const wrong = named === 'a1' ? 'b1' : 'a1';
  await page.locator(`.coordinates [data-square=${wrong}]`).click();
  await page.getByText(`That was ${wrong}.`).waitFor();
  await page.locator(`.coordinates [data-square=${named}]`).click();
  await page.getByText('1 square found').waitFor();
});

test('an own line, typed by the name of an opening, is drilled; another move is refused', async () => {
  const page = await open('repertoire');
  await page.getByText(words.drill.noLines).waitFor();
  // As in the rest of the form, the field is beside its name.
  const name = (await page.locator('label[for=drill-side]').boundingBox())!;
  const side = (await page.locator('#drill-side').boundingBox())!;
  expect(side.x).toBeGreaterThan(name.x + name.width - 1);
  const line = page.getByLabel(words.repertoire.line);
  await line.fill('nothing');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  await page.getByText(words.repertoire.notALine).waitFor();
  await line.fill('Tiger f4');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  await page.getByText(words.repertoire.added).waitFor();
  await page.getByText(words.drill.yourMove).waitFor();
  const board = page.locator('#opening');
  const length = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.length);
  await board.locator('[data-square=f5]').click();
  await expect.poll(length).toBe(2);
  // The book has other moves here; the line has one.
  await board.locator('[data-square=c5]').click();
  await page.getByText(words.drill.notYours.replace('{square}', 'c5')).waitFor();
  expect(await length()).toBe(2);
  await board.locator('[data-square=c3]').click();
  await expect.poll(length).toBe(4);
  await page.reload();
  await page.getByText('Your lines (1)').click();
  await page.getByRole('button', { name: /^Remove Black: Tiger/u }).click();
  await page.getByText('Your lines (0)').waitFor();
});

test('lines begin at any position: one of the analysis page is drilled, and is kept', async () => {
  const page = await site.blank();
  const first = Position.start.play('f5').play('d6').play('c3').play('d3');
  // A position alone, of which no moves are known.
  await page.goto(`${site.url}analyse/index.html#game=${encodeURIComponent(first.toString())}`);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('link', { name: ANALYSE.en.play.learn }).click();
  await heading(page, words.modes.repertoire.title).waitFor();
  const board = page.locator('#opening');
  const position = () =>
    board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.position);
  await expect.poll(position).toBe(first.toString());
  await page.getByLabel(words.repertoire.line).fill('c4 f4 c5');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  await page.getByText(words.repertoire.added).waitFor();
  const other = first.legalMoves.find((move) => move !== 'c4')!;
  await board.locator(`[data-square=${other}]`).click();
  await page.getByText(words.drill.notYours.replace('{square}', other)).waitFor();
  await board.locator('[data-square=c4]').click();
  const answered = first.play('c4').play('f4').toString();
  await expect.poll(position).toBe(answered);
  // Another day: the line is there, and begins where it did.
  await page.goto(`${site.url}train/index.html#repertoire`);
  await page.reload();
  const name = 'Position with 8 discs, Black to move';
  await page.getByText(`Black: ${name}, c4 f4 c5`).waitFor({ state: 'attached' });
  await page.getByLabel(words.repertoire.after).selectOption({ label: name });
  await expect.poll(position).toBe(first.toString());
  await board.locator('[data-square=c4]').click();
  await expect.poll(position).toBe(answered);
});

test('lines begin after the moves that were played on the analysis page', async () => {
  const page = await site.blank();
  await page.goto(`${site.url}analyse/index.html#game=f5d6c3`);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('link', { name: ANALYSE.en.play.learn }).click();
  // White's move: who came with it learns White's.
  await expect.poll(() => page.locator('#drill-side').inputValue()).toBe('white');
  await page.getByRole('combobox', { name: words.repertoire.side }).last().selectOption('white');
  await page.getByLabel(words.repertoire.line).fill('d3 c4');
  await page.getByRole('button', { name: words.repertoire.add }).click();
  await page.getByText('White: Tiger, f5 d6 c3 d3 c4').waitFor({ state: 'attached' });
});

test('a line is taken from a game of the library under one’s own name', async () => {
  const page = await site.visit('analyse/');
  await page
    .locator('#panel-open input[type=file]')
    .first()
    .setInputFiles({
      name: 'games.pgn',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        '[Black "Bob"]\n[White "Ann"]\n\nf5 d6 c3 d3 c4 f4 *\n\n[Black "C"]\n[White "D"]\n\nf5 f6 *\n',
      ),
    });
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.evaluate(() =>
    localStorage.setItem(
      'othello-my-games',
      JSON.stringify({ names: ['Ann'], played: true, most: 100, effort: 'quick', running: false }),
    ),
  );
  await page.goto(`${site.url}train/index.html#repertoire`);
  const games = page.getByLabel(words.repertoire.fromGame);
  await games.getByRole('option', { name: /Bob – Ann/u }).waitFor({ state: 'attached' });
  expect(await games.getByRole('option').count()).toBe(2);
  await games.selectOption('0');
  await page.getByText(words.repertoire.added).waitFor();
  await page.getByText('White: Tiger, f5 d6 c3 d3 c4 f4').waitFor({ state: 'attached' });
});

test('the other side answers as people do in the games of the library', async () => {
  const page = await site.visit('analyse/');
  // The book only answers with d6 or f6.
  const games = Array.from({ length: 30 }, (_, i) => `[Black "Ann ${i}"]\n[White "Bob"]\n\nf5 f4 e3 *\n`);
  await page
    .locator('#panel-open input[type=file]')
    .first()
    .setInputFiles({
      name: 'games.pgn',
      mimeType: 'text/plain',
      buffer: Buffer.from(games.join('\n')),
    });
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.goto(`${site.url}train/index.html#openings`);
  const board = page.locator('#opening');
  const explorer = page.locator('othello-openings');
  // Its games are counted as soon as the library is loaded.
  await expect
    .poll(() =>
      explorer.evaluate(({ database }: HTMLElementTagNameMap['othello-openings']) => database?.games),
    )
    .toBe(30);
  // They are chosen where the library is.
  expect(await explorer.getByRole('button', { name: ANALYSIS.openings.remove }).count()).toBe(0);
  await board.locator('[data-square=f5]').click();
  const moves = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves);
  await expect.poll(moves).toBe('f5f4');
});

test.each([
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
])('at $width x $height the whole board of each part is in sight', async (viewport) => {
  const page = await open('', { viewport });
  for (const part of ['session', 'today', 'clock', 'counting', 'coordinates', 'openings', 'repertoire']) {
    await page.goto(`${site.url}train/index.html#${part}`);
    await heading(page, words.modes[part as 'session'].title).waitFor();
    if (part === 'clock') await page.getByRole('button', { name: words.clock.start }).click();
    const board = page.locator('#mode othello-board').first();
    await board.locator('[data-square=h8]').waitFor();
    const { y, height } = (await board.boundingBox())!;
    expect(y + height, part).toBeLessThanOrEqual(viewport.height);
    expect(height, part).toBeGreaterThan(500);
  }
});

/** What one needs to answer in each way to train that asks something at once. */
const ASKED: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  today: (page) => [
    page.getByRole('button', { name: 'Hint' }),
    page.getByRole('button', { name: 'Show the solution' }),
  ],
  session: (page) => [page.getByRole('button', { name: 'Hint' })],
  puzzles: (page) => [page.getByRole('button', { name: 'Hint' })],
  counting: (page) => [page.getByRole('button', { name: 'Check' })],
  reasons: (page) => [page.locator('.answers button').last()],
  coordinates: (page) => [page.getByRole('button', { name: words.clock.start })],
  openings: (page) => [page.getByText('Your move.')],
};

test.each([
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
])('the board, whole, and what answers it are in sight at once, $width x $height', async (viewport) => {
  const page = await open('', { viewport });
  const fold = () =>
    page.evaluate(() => {
      const { position, top } = {
        position: getComputedStyle(document.querySelector('.places')!).position,
        top: document.querySelector('.places')!.getBoundingClientRect().top,
      };
      return position === 'fixed' ? top : innerHeight;
    });
  const board = page.locator('#mode othello-board').first();
  for (const [part, buttons] of Object.entries(ASKED)) {
    await page.goto(`${site.url}train/index.html#${part}`);
    await heading(page, words.modes[part as 'session'].title).waitFor();
    await board.locator('[data-square=h8]').waitFor();
    for (const button of [board, ...buttons(page)]) {
      await button.waitFor();
      const { y, height } = (await button.boundingBox())!;
      expect(y, part).toBeGreaterThanOrEqual(0);
      expect(y + height, part).toBeLessThanOrEqual(await fold());
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(viewport.width);
  }
  // The start, in each language: today's session and its board.
  await page.goto(`${site.url}train/index.html#`);
  const next = page.locator('#start othello-board');
  for (const language of ['en', 'fr', 'cs'] as const) {
    await page.getByRole('combobox').first().selectOption(language);
    const begin = page.getByRole('link', { name: TRAIN[language].session.begin, exact: true });
    for (const shown of [next.locator('[data-square=h8]'), begin]) {
      await shown.waitFor();
      const { y, height } = (await shown.boundingBox())!;
      expect(y + height, language).toBeLessThanOrEqual(await fold());
    }
  }
});

test('what leads on stands first among the buttons of a puzzle that is over, and keeps the focus', async () => {
  const page = await open('puzzles', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Show the solution' }).click();
  const next = page.getByRole('button', { name: words.next });
  await expect.poll(() => next.getAttribute('class')).toBe('lead');
  const [first, second] = [
    (await next.boundingBox())!,
    (await page.getByRole('button', { name: 'Start again' }).boundingBox())!,
  ];
  expect(first.y < second.y || first.x < second.x).toBe(true);
  const before = await page.locator('#exercise').evaluate((element: OthelloPuzzle) => element.board.position);
  await next.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  expect(
    await page.locator('#exercise').evaluate((element: OthelloPuzzle) => element.board.position),
  ).not.toBe(before);
  expect(await next.evaluate((button) => button.matches(':focus'))).toBe(true);
});

test.each(['en', 'fr', 'cs'] as const)(
  'on a phone the buttons of a puzzle stand above the bar after a miss, in %s',
  async (locale) => {
    const page = await site.blank({ viewport: { width: 360, height: 740 }, locale });
    await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
    await page.goto(`${site.url}train/index.html#today`);
    const puzzle = page.locator('#exercise');
    await puzzle.locator('[data-legal]').first().waitFor();
    const right = await puzzle.evaluate((element: OthelloPuzzle) =>
      String(element.puzzle!.solution).slice(0, 2),
    );
    await puzzle.locator(`[data-legal]:not([data-square=${right}])`).first().click();
    // What was wrong, and how the game would go on.
    await expect.poll(() => puzzle.locator('[part=message] p').count()).toBe(2);
    const bar = (await page.locator('.places').boundingBox())!.y;
    for (const button of await puzzle.getByRole('button').all()) {
      const { y, height } = (await button.boundingBox())!;
      expect(y + height, await button.innerText()).toBeLessThanOrEqual(bar);
    }
  },
);

test('on a phone the start shows today’s session and the first other ways to train at once', async () => {
  const page = await open('', { viewport: { width: 360, height: 740 } });
  const bar = (await page.locator('.places').boundingBox())!;
  for (const name of [
    words.session.begin,
    words.progress,
    words.modes.today.title,
    words.modes.puzzles.title,
  ]) {
    const box = (await page.getByRole('link', { name }).first().boundingBox())!;
    expect(box.y + box.height, name).toBeLessThanOrEqual(bar.y);
  }
});

test('on a phone nothing is cut, in no language', async () => {
  const page = await open('', { viewport: { width: 360, height: 740 } });
  for (const language of ['en', 'fr', 'cs']) {
    await page.getByRole('combobox').first().selectOption(language);
    for (const part of ['', ...MODES]) {
      await page.goto(`${site.url}train/index.html#${part}`);
      await page.locator('#main h1:visible').waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${part} in ${language}`).toBeLessThanOrEqual(360);
    }
  }
}, 120_000);

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
  await page.goto(`${site.url}train/index.html#progress`);
  await page.getByText(/^Your strength: \d+ ± \d+ points/).waitFor();
  await page.getByRole('button', { name: 'Look through 1 game for mistakes' }).click();
  await page.getByText(/mistakes? (is|are) waiting in today’s session/u).waitFor();
  // It is listed, and opens on the analysis page with its review.
  const row = page.locator('.games tbody tr');
  expect(await row.count()).toBe(1);
  expect(await row.textContent()).toMatch(/1\s*Black\s*Lost by \d+\s*\d+%/u);
  await row.getByRole('link', { name: /^Review the game of/ }).click();
  const board = page.locator('othello-board').first();
  const moves = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves);
  await expect.poll(moves).toMatch(/^f5/);
  await page.locator('othello-review').waitFor();
});

/** A file of the training page with reviewed games. */
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
  return JSON.stringify({ format: 'othello-training', version: 1, games, attempts: [], puzzles: [] });
}

test('accuracy over time is a graph, with all games in a table; results suggest a level', async () => {
  const page = await open('progress');
  await page.locator('#data-file').setInputFiles({
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
  // Eight wins in twelve games against levels 2 and 3.
  await page
    .getByText(
      /^Your strength: \d+ ± \d+ points; tournament players have 1500 on average\. Level [34] should give you even games/,
    )
    .waitFor();
  const results = page.getByRole('table', { name: words.results });
  expect(await results.locator('tbody tr').allTextContents()).toHaveLength(2);
});

test('everything can be saved, deleted and loaded again; other files are refused', async () => {
  const page = await open('today');
  await page.locator('#exercise').waitFor();
  await solve(page);
  await page.goto(`${site.url}train/index.html#progress`);
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
      .locator('#data-file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('{"games":[]}');
  await page.getByText(words.notLoaded).waitFor();
  await choose(text);
  await page.getByText('Puzzles solved on the first try: 1 of 1.').waitFor();
});

/** Imports a file. */
async function add(page: Page, content: string): Promise<void> {
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('#data-file').setInputFiles(file);
}

test('of a file the good is added and the bad is named, and nothing that is kept is hidden by it', async () => {
  const page = await open('progress');
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
  const page = await open('progress');
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
  await page.goto(`${site.url}train/index.html#progress`);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(2);
});

test('a file puts no line in the place of a known one, and a good game in the place of a damaged one', async () => {
  const page = await open('progress');
  const file = JSON.parse(fileOfGames(2)) as { games: { id: string }[]; lines: object[] };
  const line = { id: 'mine', at: 5, side: 'black', moves: 'f5d6c3' };
  await add(page, JSON.stringify({ ...file, lines: [line] }));
  await page.getByText(words.loaded).waitFor();
  /** Damages a stored game, and returns the stored lines. */
  const damage = (id: string): Promise<unknown> =>
    page.evaluate(async (game) => {
      const request = indexedDB.open('othello-training');
      const db = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      const change = db.transaction(['games', 'lines'], 'readwrite');
      if (game) change.objectStore('games').put({ id: game, at: 1e20, moves: 'zz' });
      const lines = change.objectStore('lines').getAll();
      await new Promise((resolve) => (change.oncomplete = resolve));
      db.close();
      return lines.result as unknown;
    }, id);
  await damage(file.games[0]!.id);
  await page.reload();
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(1);
  await add(page, JSON.stringify({ ...file, lines: [{ ...line, at: 9, moves: 'f5f6' }] }));
  await page.getByText(words.loaded).waitFor();
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(2);
  expect(await damage('')).toEqual([line]);
});

test('a file of 50,000 games is added in pieces that never hold the page up', async () => {
  const page = await open('progress');
  const longest = await longestTask(page, async () => {
    await add(page, fileOfGames(50_000, 1000));
    await page.getByText(words.loaded).waitFor({ timeout: 200_000 });
    await page.getByRole('button', { name: 'Show 500 more games' }).click();
    await expect.poll(() => page.locator('.games tbody tr').count()).toBe(510);
  });
  // Reading the file's text is a single task, which no page can divide.
  expect(longest).toBeLessThan(10 * LONGEST_TASK);
}, 240_000);

test('while 10,000 kept games are read, the page says so, and not that there are none', async () => {
  const page = await open('progress');
  await add(page, fileOfGames(10_000, 1000));
  await page.getByText(words.loaded).waitFor({ timeout: 60_000 });
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main p')) said.add(textContent.trim());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site.url}train/index.html#progress`);
  await expect.poll(() => page.locator('.games tbody tr').count()).toBe(10);
  const said = await page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
  expect(said).toContain(words.readingKept);
  expect(said).not.toContain(words.nothing);
  expect(said.filter((text) => text.startsWith(words.session.fresh))).toEqual([]);
}, 120_000);

test('who has no mistakes kept is led to the review of their games', async () => {
  const page = await open('mistakes');
  await page.getByText(words.none.mistakes).waitFor();
  await page.getByRole('link', { name: words.modes.games.title, exact: true }).click();
  await heading(page, words.modes.games.title).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: words.progress, exact: true }).click();
  await heading(page, words.modes.progress.title).waitFor();
});

test('an opening is played from memory: a miss shows the values, and does not stand', async () => {
  const page = await open('openings');
  const board = page.locator('#opening');
  const openings = page.locator('othello-openings');
  const length = () => board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.length);
  await page.getByText(words.drill.yourMove).waitFor();
  await board.locator('[data-square=f5]').click();
  await page.getByText(words.drill.right.replace('{square}', 'f5')).waitFor();
  await expect.poll(length).toBe(2);
  // As White, the parallel opening is the only wrong first move.
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
  await page.goto(`${site.url}train/index.html#openings`);
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
  // Solved now, so it is not due again at once.
  await board.locator(`[data-square=${choice}]`).click();
  await page.getByRole('button', { name: /^Repeat what you missed/ }).waitFor({ state: 'detached' });
});

/** Number of games that the page has stored; runs in the page. */
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
