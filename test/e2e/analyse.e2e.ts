import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { HANDED_KEY, REVIEW_KEY, WALK_KEY } from '../../demo/analyse/stored/analysis.js';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { SHARE } from '../../demo/locales/share.js';
import { en as ANALYSIS } from '../../src/core/locales/en/analysis.js';
import { fill, plural } from '../../src/core/locales/strings.js';
import { expectSound } from './support/axe.js';
import { longestTask } from './support/longest-task.js';
import { commandIn } from './support/othello-engine.js';
import { useSite } from './support/site-page.js';

const site = useSite();
const words = ANALYSE.en;

/** An endgame in which Black's first move loses 36 discs; the engine solves it at once. */
const BLUNDER = '-X-OOOO--OOOOX--XOXXXXXXOOOOOOXXXOXOOXXXXOOOXOX-XOOOOX----XXXXX- X a2h7b8a8g7g2h1c1h8h6h2a1';

/** A visitor who has chosen eight plies for a position: what is looked for a minute takes the time of the other tests. */
const QUICK = {
  storageState: {
    cookies: [],
    origins: [
      {
        origin: new URL(inject('site')).origin,
        localStorage: [{ name: 'othello-analyse-engine', value: '{"depth":8}' }],
      },
    ],
  },
};

let bridge: ChildProcess | undefined;
afterEach(() => void bridge?.kill());

const boardOf = (page: Page) =>
  page.locator('#board').evaluate((board: HTMLElementTagNameMap['othello-board']) => {
    const { moves, ply, length, analysis, orientation } = board;
    return { moves, ply, length, analysis, orientation };
  });

const tab = (page: Page, name: keyof typeof words.tabs) =>
  page.getByRole('tab', { name: words.tabs[name] }).click();

/** The different values that the engine's lines and the table of openings give the best move. */
async function valuesOfBest(page: Page): Promise<string[]> {
  const line = page.locator('othello-lines [part~=line]').first();
  const move = (await line.locator('[part~=move]').first().innerText()).trim();
  const row = page.locator('othello-openings tr').filter({ has: page.getByRole('button', { name: move }) });
  // The line says the value to those who do not see the bar above it.
  const label = (await line.locator('.unseen').textContent({ timeout: 2000 })) ?? '';
  const values = [
    /: ([^,]*),/u.exec(label)?.[1] ?? '',
    await row.locator('[part~=value]').first().innerText({ timeout: 2000 }),
  ];
  return [...new Set(values.map((value) => value.trim()))];
}

const unfold = (page: Page, name: keyof typeof words.folds) => button(page, words.folds[name]).click();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a game is pasted, reviewed, explained and taken along; the review is there after a reload', async () => {
  const page = await site.visit('analyse/', QUICK);
  // Nobody has opened a game yet: an example with its story, whose review comes with it.
  await page.getByText(words.example.title).waitFor();
  await button(page, words.story.begin).click();
  await page.locator('review-story li [aria-current]').waitFor();
  const moment = page.getByText(/^\d of \d$/u);
  await expectSound(page);
  // A move that is tried in the review stands beside the game, which is the same after it.
  const goTo = (ply: number) =>
    page
      .locator('#board')
      .evaluate((board: HTMLElementTagNameMap['othello-board'], at) => board.goTo(at), ply);
  const { length, moves } = await boardOf(page);
  await goTo(10);
  await page.locator('#board [data-square=b5]').click();
  await page.getByText(words.story.yourTry, { exact: true }).waitFor();
  await expectSound(page);
  await button(page, words.story.backToGame).click();
  await expect.poll(() => boardOf(page)).toMatchObject({ length, moves, ply: 10 });
  // No game comes to the last moment: one button leads back to where games are known.
  await page.locator('review-story li button').last().click();
  await tab(page, 'explore');
  await unfold(page, 'known');
  await page.getByRole('button', { name: /^Back to move \d/u }).click();
  await expect.poll(async () => (await boardOf(page)).ply).toBeLessThan(20);
  // In an opening, each move has one value.
  await goTo(2);
  await expect.poll(() => valuesOfBest(page)).toHaveLength(1);
  await expectSound(page);
  await button(page, words.example.open).click();
  await page.getByLabel(words.open.paste).fill('f5d6a1');
  await button(page, words.open.openText).click();
  // A game with an illegal move stands beside its reason. The game that was open stays until one takes the moves.
  await page
    .getByText(
      /Move 3, a1, is not legal: Black would flip no disc there\.\s+Black could play c3, c4, c5, c6, c7/u,
    )
    .waitFor();
  expect((await boardOf(page)).length).toBeGreaterThan(9);
  await button(page, words.open.broken.use.other.replace('{n}', '2')).click();
  await expect.poll(() => boardOf(page)).toMatchObject({ moves: 'f5d6', ply: 2 });
  await tab(page, 'open');
  await page.getByLabel(words.open.paste).fill(BLUNDER);
  await button(page, words.open.openText).click();
  await expect.poll(() => boardOf(page)).toMatchObject({ length: 12 });

  // A game that is over reviews itself, and begins with the first moment. Whoever leaves meanwhile finds it going on.
  await page.reload();
  await tab(page, 'review');
  await moment.or(button(page, words.story.begin)).waitFor();
  await page.getByText(words.story.all, { exact: true }).click();
  await page.getByText(ANALYSIS.review.complete).first().waitFor();
  await page.getByRole('slider', { name: ANALYSIS.graph.name }).press('Home');
  await expect.poll(() => boardOf(page)).toMatchObject({ ply: 0 });
  const review = page.locator('othello-review');
  await review.getByRole('button', { name: ANALYSIS.review.why }).first().click();
  await review.locator('[part=reasons] li').first().waitFor();
  await expectSound(page, page.locator('.analysis > .side'));

  await page.reload();
  await tab(page, 'review');
  await button(page, words.story.begin).click();
  await moment.waitFor();
  // In a game of others, the better move is shown at once if one asks for it, and kept back if one tries.
  await button(page, words.story.show).click();
  await page.locator('review-story li [aria-current] .better').waitFor();
  // Each move of its line leads to the board after it.
  const steps = page.locator('review-story .line li button');
  await steps.last().click();
  const numbers = () =>
    page
      .locator('#board')
      .evaluate((board: HTMLElementTagNameMap['othello-board']) => board.marks.map(({ text }) => text));
  const all = await numbers();
  expect(all.length).toBeGreaterThan(1);
  await button(page, words.story.stepBack).click();
  expect(await numbers()).toEqual(all.slice(0, -1));
  await expectSound(page, page.locator('.analysis > .side'));
  await page.getByRole('button', { name: words.story.try }).click();
  await page.getByText(words.story.askHinted).waitFor();
  expect(await page.locator('review-story li [aria-current] .better').count()).toBe(0);
  await expectSound(page, page.locator('.analysis > .side'));
  await tab(page, 'share');
  await page.getByLabel(words.share.as).selectOption(words.share.formats.pgn);
  const text = page.locator('#panel-share textarea');
  await expect.poll(() => text.inputValue()).toMatch(/1\. a2 h7/u);
  const download = page.waitForEvent('download');
  await button(page, SHARE.en.saveMoving).click();
  const gif = await readFile(await (await download).path());
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  await expectSound(page, page.locator('.analysis > .side'));
});

test('the end of a game leads to its moment at once, and the review to training what cost most', async () => {
  const linked = (moment: string): string =>
    `analyse/#game=f5f4e3f6g5g4f7f8c3h6g3d2g7g2h2f3e1e6g8e7&review&you=black&opponent=Vera&moment=${moment}`;
  const page = await site.visit(linked('15&better=f3'), QUICK);
  const marks = () =>
    page
      .locator('#board')
      .evaluate((board: HTMLElementTagNameMap['othello-board']) => [
        board.ply,
        ...board.marks.slice(0, 2).map(({ square, shape }) => `${square} ${shape}`),
      ]);
  // One's own move is a question: the better one is not marked, before and after its story has come.
  await expect.poll(marks).toEqual([14, 'h2 cross']);
  const story = page.locator('review-story');
  await story.locator('h3').first().waitFor();
  await story.locator('li i:not(.found)').first().waitFor();
  expect(await marks()).toEqual([14, 'h2 cross']);
  await page.reload();
  await expect.poll(marks).toEqual([14, 'h2 cross']);
  await story.getByRole('button', { name: words.story.reveal }).click();
  expect(await marks()).toEqual([15, 'h2 cross', 'f3 circle']);
  // The graph numbers the moments that the list has, and no others.
  const numbered = await story.locator('li i:not(.found)').allTextContents();
  expect(await page.locator('othello-graph .moment text').allTextContents()).toEqual(
    numbered.map((text) => text.trim()),
  );
  // Each row says what the move did or why it is a moment, also while that is a question.
  const rows = await story
    .locator('li', { has: page.locator('i:not(.found)') })
    .locator('.what')
    .allTextContents();
  expect(rows.filter((text) => !/^\s*\d+\.\s+[a-h][1-8]:?\s+\S/u.test(text))).toEqual([]);
  // Whoever has seen all moments comes to an end, which leads to another game.
  const way = (name: string) => story.getByRole('button', { name, exact: true });
  const { one, other } = words.story.rest;
  const more = story.getByRole('button', {
    name: new RegExp(`^(${one}|${other.replace('{n}', String.raw`\d+`)})$`, 'u'),
  });
  const all = story.locator('li');
  const before = await all.count();
  const goToLast = () =>
    expect
      .poll(async () => {
        if (await way(words.story.finish).isVisible()) return true;
        await way(words.story.next).or(more).click();
        return false;
      })
      .toBe(true);
  await goToLast();
  // Among them are those that only the longer search has found.
  expect(await all.count()).toBeGreaterThan(before);
  await way(words.story.finish).click();
  await story.getByRole('heading', { name: words.story.overWell }).waitFor();
  await story.getByRole('link', { name: words.story.playOn }).waitFor();
  expect(await more.count()).toBe(0);
  await expectSound(page, page.locator('.analysis > .side'));
  // A move that the story does not name is a moment of the list all the same, also with a review that comes with the game.
  const isHanded = () =>
    page.evaluate(
      ([own, handed, walk]) => {
        const text = localStorage.getItem(own!);
        if (text !== null) localStorage.setItem(handed!, text);
        // Nobody has gone through it yet.
        for (const storage of [localStorage, sessionStorage]) storage.removeItem(walk!);
        return text !== null;
      },
      [REVIEW_KEY, HANDED_KEY, WALK_KEY],
    );
  await expect.poll(isHanded).toBe(true);
  await page.goto('about:blank');
  await page.goto(site.url + linked('19&better=d3'));
  await story.locator('li [aria-current]').waitFor();
  expect(await marks()).toEqual([18, 'g8 cross']);
  await page.locator('#board [data-square=d3]').click();
  await story.getByRole('heading', { name: fill(words.story.right, { move: 'd3' }) }).waitFor();
  await page.locator('#own-mistakes a').waitFor({ timeout: 120_000 });
  await story.locator('li button').last().click();
  // The last moment leads to those before the one of the link.
  await more.click();
  await story.locator('li').first().locator('[aria-current]').waitFor();
  await goToLast();
  expect(await more.count()).toBe(0);
  await way(words.story.finish).click();
  await story.getByRole('link', { name: words.story.train.split('{')[0]! }).click();
  await page.waitForURL(/train\/.*#puzzles=\w/u);
  await page.locator('othello-puzzle').waitFor();
  // Whoever receives the game is neither of its players.
  await page.goto(`${site.url}analyse/#game=f5f4e3f6g5&review&side=black&opponent=Vera&from=Ann`);
  await page.getByRole('heading', { name: /Ann.*Vera/u }).waitFor();
});

test('one steps, notes, analyses and sets up; all of it is there after a reload', async () => {
  const page = await site.visit('analyse/#game=f5d6c3d3c4', QUICK);
  await expect.poll(() => boardOf(page)).toMatchObject({ length: 5 });
  for (const [key, ply] of [
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => boardOf(page)).toMatchObject({ ply });
  }
  await page.locator('#board [data-square=f6]').click();
  await unfold(page, 'remark');
  await page.getByRole('textbox', { name: words.annotate.title }).fill('diagonal');
  await button(page, words.turnBoard).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('othello-analyse'))).toContain('diagonal');
  await page.reload();
  await expect.poll(() => boardOf(page)).toMatchObject({ moves: 'f5f6', ply: 2, orientation: 'white' });
  await page.locator('othello-lines [part~=line]').first().waitFor();
  expect(await boardOf(page)).toMatchObject({ analysis: true });
  await page.keyboard.press(' ');
  await expect.poll(() => boardOf(page)).toMatchObject({ analysis: false });
  await tab(page, 'open');
  await page.getByText(words.setUp.title).click();
  await button(page, words.setUp.changes.clear).click();
  await page.getByText(words.setUp.oddities.empty).waitFor();
  await expectSound(page, page.locator('.analysis > .side'));
});

test('games of a file are kept, found, made chapters of one analysis, and linked', async () => {
  const long = 'Maximiliane von Hohenstaufen';
  const game = (black: string, white: string, moves: string) =>
    `[Black "${black}"]\n[White "${white}"]\n\n${moves} *\n\n`;
  const games =
    game('Ann', 'Bob', 'f5d6c3') + game('Élodie', 'Dan', 'f5f6e6') + game('Anna Nováková', long, 'f5f4');
  const page = await site.visit('analyse/', { ...QUICK, viewport: { width: 360, height: 740 } });
  await tab(page, 'open');
  await page
    .locator('#panel-open input[type=file]')
    .first()
    .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(games) });
  const list = page.getByRole('listbox', { name: words.open.list });
  const count = (shown: number) =>
    page.getByText(fill(plural(words.open.count, 3, 'en'), { shown }), { exact: true }).waitFor();
  await count(3);
  // On a phone the names are there in full.
  await list.scrollIntoViewIfNeeded();
  const names = list.getByRole('option').filter({ hasText: long }).locator('.names > span');
  await names.first().waitFor();
  const overflows = await names.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(overflows).toEqual([0, 0, 0]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await tab(page, 'open');
  await count(3);
  await page.getByLabel(words.open.player).fill('elodie');
  await count(1);
  await list.scrollIntoViewIfNeeded();
  await list.getByRole('option').first().click();
  await expect.poll(() => boardOf(page)).toMatchObject({ moves: 'f5f6e6', ply: 0 });
  const chapters = words.chapters;
  await button(page, chapters.title).click();
  const panel = page.getByRole('region', { name: chapters.title });
  await panel.getByRole('textbox', { name: chapters.text }).fill(game('Ann', 'Bob', 'f5d6c3'));
  await panel.getByRole('button', { name: chapters.addText, exact: true }).click();
  await expect.poll(() => boardOf(page)).toMatchObject({ moves: 'f5d6c3' });
  await expectSound(page, page.locator('.analysis > .side'));
  await tab(page, 'share');
  const link = page.getByRole('textbox', { name: words.share.formats.link, exact: true });
  await expect.poll(() => link.inputValue()).toMatch(/&chapter=2$/u);
  const other = await site.blank(QUICK);
  await other.goto(await link.inputValue());
  await expect.poll(() => boardOf(other)).toMatchObject({ moves: 'f5d6c3' });
  // The letters of an old file are those of the encoding that one chooses.
  await tab(page, 'open');
  await page
    .locator('#panel-open input[type=file]')
    .first()
    .setInputFiles({
      name: 'old.pgn',
      mimeType: 'text/plain',
      buffer: Buffer.from(game('Dvo\xf8\xe1k', 'Bob', 'f5d6'), 'latin1'),
    });
  await expect.poll(() => boardOf(page)).toMatchObject({ moves: 'f5d6' });
  for (const [encoding, name] of [
    ['Windows-1251', 'Dvoшбk'],
    ['Windows-1250', 'Dvořák'],
  ] as const) {
    await tab(page, 'open');
    await page.getByLabel(words.open.encoding.label).selectOption(encoding);
    await page.getByRole('heading', { name: new RegExp(name, 'u') }).waitFor();
  }
});

test('a program behind the bridge values positions, and no link or reload connects to it', async () => {
  const tool = commandIn(inject('home'));
  const program = ['--', process.execPath, tool, 'gtp', '--table', '4'];
  bridge = spawn(process.execPath, [tool, 'bridge', '--port', '0', ...program]);
  const [address] = (await once(createInterface({ input: bridge.stdout! }), 'line')) as [string];
  const choice = words.engineChoice;
  const page = await site.visit('analyse/#game=f5d6c3');
  await tab(page, 'explore');
  await page.getByText(words.whichEngine, { exact: true }).click();
  await page.getByRole('radio', { name: choice.program }).check();
  const field = page.getByRole('textbox', { name: choice.address });
  await field.fill('ws://example.com:8123');
  await button(page, choice.connect).click();
  await page
    .getByText(fill(choice.problems.address, { address: 'ws://example.com:8123' }))
    .first()
    .waitFor();
  await field.fill(address);
  await button(page, choice.connect).click();
  await page.locator('#engine-choice').getByText(choice.connected.split(' {')[0]!).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('othello-lines').scrollIntoViewIfNeeded();
  await page.locator('othello-lines [part~=line]').first().waitFor();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.reload();
  await page.locator('othello-lines').scrollIntoViewIfNeeded();
  await page.locator('othello-lines [part~=line]').first().waitFor();
  expect(sockets).toEqual([]);
});

test('a file of 9,000 games never holds the page up', async () => {
  const one = (n: number) => `[Black "Player ${n % 90}"]\n[White "Rival ${n}"]\n\nf5d6c3d3c4f4f6g5e3 *\n`;
  const buffer = Buffer.from(Array.from({ length: 9000 }, (_, n) => one(n)).join('\n'));
  const page = await site.visit('analyse/');
  await tab(page, 'open');
  const longest = await longestTask(page, async () => {
    await page
      .locator('#panel-open input[type=file]')
      .first()
      .setInputFiles({ name: 'games.pgn', mimeType: 'text/plain', buffer });
    await page.getByText('9,000 of 9,000 games').waitFor({ timeout: 60_000 });
    await page.getByLabel(words.open.player).fill('rival 4321');
    await page.getByText('1 of 9,000 games').waitFor();
  });
  expect(longest).toBeLessThan(200);
});
