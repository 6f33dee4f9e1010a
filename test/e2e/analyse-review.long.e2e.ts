import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import { printPgn } from '../../src/core/formats/pgn.js';
import { en as ANALYSIS } from '../../src/core/locales/en/analysis.js';
import { en as COMPANIONS } from '../../src/core/locales/en/companions.js';
import {
  boardState,
  DESKTOP,
  GAME,
  PHONE,
  squareOf,
  tabOf,
  visitGame,
  WORDS,
} from './support/analyse-page.js';
import { en as LATER } from '../../demo/locales/analyse-later/en.js';
import { useSite } from './support/site-page.js';

const site = useSite();

/** An endgame in which Black's first move loses 36 discs. */
const BLUNDER = '-X-OOOO--OOOOX--XOXXXXXXOOOOOOXXXOXOOXXXXOOOXOX-XOOOOX----XXXXX- X a2h7b8a8g7g2h1c1h8h6h2a1';
/** A game that the user won against a level, as the site stores it. */
const WON = { id: 'won', at: 1_700_000_000_000, moves: 'f5d6c3', side: 'black', level: 4, margin: 10 };
const { review: REVIEW, drill: DRILL } = ANALYSIS;
const { reader: READER } = LATER;

/** The progress of the review of the board's game. */
function reviewState(page: Page) {
  return page.locator('othello-review').evaluate(({ result }: HTMLElementTagNameMap['othello-review']) => ({
    status: result.status,
    known: result.plies.filter(Boolean).length,
    deep: result.plies.filter((ply) => ply && !ply.coarse).length,
  }));
}

test('a review is cancelled at once, keeps what it has found, and goes on from there', async () => {
  const page = await visitGame(site, GAME);
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: REVIEW.start }).click();
  await expect.poll(() => reviewState(page).then(({ known }) => known), { timeout: 30_000 }).toBe(60);
  await page.getByRole('button', { name: REVIEW.cancel }).click();
  await page
    .getByText(/^The review was stopped at \d+%\.$/)
    .first()
    .waitFor();
  const stopped = await reviewState(page);
  expect(stopped).toMatchObject({ status: 'stopped', known: 60 });
  expect(stopped.deep).toBeLessThan(60);
  await page.getByRole('button', { name: REVIEW.resume }).click();
  await expect
    .poll(() => reviewState(page).then(({ deep }) => deep), { timeout: 30_000 })
    .toBeGreaterThan(stopped.deep);
});

test('names and result stand on top; board, graph and moves are in sight at once, each colour in its columns', async () => {
  const facts = { black: 'Ann <b>', white: 'Bob', event: 'Club' } as const;
  const page = await visitGame(site, printPgn({ ...parseAnyGame(BLUNDER), ...facts }), {
    viewport: { width: 1280, height: 900 },
  });
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: REVIEW.start }).click();
  await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
  await tabOf(page, 'analysis').click();
  expect(await page.locator('#game-heading').innerText()).toMatch(/^Ann <b>\s+\d+–\d+\s+Bob\s+Club$/u);
  expect(await page.locator('.intro').isVisible()).toBe(false);
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1280, 900],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['.table othello-board', 'othello-graph', 'othello-moves']) {
      const bottom = async () => {
        const box = (await page.locator(part).boundingBox())!;
        return box.y + box.height;
      };
      await expect.poll(bottom, { message: `${part}, ${width} x ${height}` }).toBeLessThanOrEqual(height);
    }
    // The chapters take no line of their own.
    const [heading, chapters] = await Promise.all(
      ['#game-heading', '#chapter'].map(async (part) => (await page.locator(part).boundingBox())!),
    );
    expect(chapters!.x).toBeGreaterThanOrEqual(heading!.x + heading!.width);
    expect(Math.abs(chapters!.y - heading!.y)).toBeLessThan(chapters!.height);
    // A large screen is used: the board grows with the window, and so does what is beside it.
    const board = (await page.locator('.table othello-board').boundingBox())!;
    expect(board.width).toBeGreaterThan(height / 2);
    const columns = await page.locator('othello-moves [part=list]').evaluate((list) => {
      const places = [...list.querySelectorAll('li[class]')];
      const lefts = (color: string) =>
        places.filter((item) => item.matches(`.${color}`)).map((item) => item.getBoundingClientRect().left);
      return { black: lefts('black'), white: lefts('white') };
    });
    expect(columns.black.length).toBeGreaterThan(3);
    expect(columns.black.filter((left) => columns.white.includes(left))).toEqual([]);
  }
});

/** The page with a complete review of an endgame. */
async function visitReviewed(options?: Parameters<typeof visitGame>[2]): Promise<Page> {
  const page = await visitGame(site, BLUNDER, options);
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: REVIEW.start }).click();
  await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
  return page;
}

test('the moves with their losses are in sight in the review; on a phone the tabs keep their place below the board', async () => {
  const page = await visitReviewed();
  await page.evaluate(() => scrollTo(0, 0));
  const lost = page.locator('othello-moves').getByRole('button', { name: /a2.*36/u });
  const box = (await lost.boundingBox())!;
  const turningPoint = (await page.locator('othello-review [part=turning-points] li').first().boundingBox())!;
  expect(turningPoint.y + turningPoint.height).toBeLessThan(DESKTOP.viewport.height);
  const board = (await page.locator('.table othello-board').boundingBox())!;
  expect(box.x).toBeGreaterThan(board.x + board.width);
  expect(box.y + box.height).toBeLessThan(board.y + board.height);
  await page.setViewportSize(PHONE.viewport);
  const topOf = async (part: string) => (await page.locator(part).boundingBox())!.y;
  const tabs = await topOf('#tabs');
  expect(tabs).toBeLessThan(await topOf('othello-graph'));
  await tabOf(page, 'share').click();
  expect(await topOf('#tabs')).toBe(tabs);
  await tabOf(page, 'review').click();
  expect(await lost.isVisible()).toBe(true);
});

test('forced colours tell the chosen tab, the scale of the graph and that the engine is on', async () => {
  const page = await visitReviewed({ ...DESKTOP, forcedColors: 'active' });
  await page.getByRole('button', { name: WORDS.engine, exact: true }).click();
  const styleOf = (part: Locator, name: 'borderBottomColor' | 'outlineStyle') =>
    part.evaluate((element, style) => getComputedStyle(element)[style], name);
  const tabs = await page.getByRole('tab').all();
  const colors = await Promise.all(tabs.map((tab) => styleOf(tab, 'borderBottomColor')));
  const chosen = await styleOf(tabOf(page, 'review'), 'borderBottomColor');
  expect(colors.filter((color) => color === chosen)).toHaveLength(1);
  const graph = page.locator('othello-graph');
  expect(await styleOf(graph.locator('[aria-pressed=true]'), 'outlineStyle')).toBe('solid');
  expect(await styleOf(graph.locator('[aria-pressed=false]'), 'outlineStyle')).toBe('none');
  expect(await styleOf(page.locator('#switches [aria-pressed=true]'), 'outlineStyle')).toBe('solid');
});

describe('a review is kept', () => {
  /** The content of the panel without reasons, which are found later. */
  const found = (page: Page) => page.locator('othello-review [part=counts]').innerText();
  const graph = (page: Page) =>
    page.locator('othello-graph').evaluate(({ shadowRoot }) => {
      const curve = [...shadowRoot!.querySelectorAll('svg path, svg circle')];
      return curve.map(({ attributes }) => [...attributes].map(({ value }) => value).join(' '));
    });

  /** The stored review. */
  const keptReview = (page: Page) =>
    page.evaluate(() => localStorage.getItem('othello-analyse-review') ?? undefined);

  async function isNotReviewed(page: Page): Promise<void> {
    await tabOf(page, 'review').click();
    await page.getByRole('button', { name: REVIEW.start }).waitFor();
    expect(await reviewState(page)).toMatchObject({ status: 'idle', known: 0 });
  }

  test('over a reload: it is there at once, without the engine', async () => {
    const page = await visitReviewed();
    const before = [await found(page), await graph(page), await reviewState(page)];
    await page.reload();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByText('a2').first().waitFor();
    await expect.poll(() => reviewState(page).then(({ status }) => status)).toBe('complete');
    expect(asked.filter((url) => /\.wasm|weights/.test(url))).toEqual([]);
    await tabOf(page, 'review').click();
    await page.getByText(REVIEW.complete).first().waitFor();
    expect([await found(page), await graph(page), await reviewState(page)]).toEqual(before);
    expect(await page.getByRole('button', { name: REVIEW.start }).count()).toBe(0);
    // Its moves lead to their places, and are explained.
    await page.locator('othello-review').getByRole('button', { name: REVIEW.why }).first().click();
    await expect.poll(() => boardState(page).then(({ ply }) => ply)).toBe(0);
  });

  test('as far as it was when the page was left', async () => {
    const page = await visitGame(site, GAME);
    await tabOf(page, 'review').click();
    await page.getByRole('button', { name: REVIEW.start }).click();
    await expect.poll(() => reviewState(page).then(({ known }) => known), { timeout: 30_000 }).toBe(60);
    await page.reload();
    await expect.poll(() => reviewState(page)).toMatchObject({ status: 'stopped', known: 60 });
    await tabOf(page, 'review').click();
    const { deep } = await reviewState(page);
    await page.getByRole('button', { name: REVIEW.resume }).click();
    await expect
      .poll(() => reviewState(page).then((now) => now.deep), { timeout: 30_000 })
      .toBeGreaterThan(deep);
  });

  test('never beside another game', async () => {
    const page = await visitReviewed();
    const kept = (await keptReview(page))!;
    await page.goto(`${site.url}analyse/index.html#game=f5d6c3`);
    await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5d6c3' });
    await isNotReviewed(page);
    await expect.poll(() => keptReview(page)).toBe(undefined);
    // Like a release with a fault would leave it.
    await page.evaluate((text) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('othello-analyse-review', text);
    }, kept);
    await page.reload();
    await expect.poll(() => boardState(page)).toMatchObject({ moves: 'f5d6c3' });
    await isNotReviewed(page);
  });

  test.each([
    ['no JSON', () => '{'],
    ['another release', (text: string) => text.replace(/"release":"[^"]+"/, '"release":"0.0.1"')],
    ['a value beyond the board', (text: string) => text.replace(/"value":-?[\d.]+/, '"value":999')],
    ['a line that no rules allow', (text: string) => text.replace(/"line":"\w+/, '"line":"e4')],
  ])('and left out where it is damaged: %s', async (_, damage) => {
    const page = await visitReviewed();
    await expect.poll(() => keptReview(page)).toContain('"value"');
    const before = await boardState(page);
    const kept = (await keptReview(page))!;
    expect(damage(kept)).not.toBe(kept);
    const written = damage(kept);
    // After the page has stored its own.
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('damaged')) return;
      sessionStorage.setItem('damaged', 'yes');
      for (const storage of [localStorage, sessionStorage]) storage.setItem('othello-analyse-review', text);
    }, written);
    await page.reload();
    await expect.poll(() => boardState(page)).toMatchObject({ moves: before.moves });
    await isNotReviewed(page);
  });
});

describe('Show', () => {
  /** Plays each line of the buttons `Show` on the page with a review of an endgame. */
  const SHOWN: readonly [name: string, show: (page: Page) => Promise<void>][] = [
    [
      'a refutation',
      (page) =>
        page
          .getByRole('button', { name: REVIEW.showMove.split(' {')[0]! })
          .first()
          .click(),
    ],
    [
      'a line of a reason',
      async (page) => {
        const review = page.locator('othello-review');
        await review.getByRole('button', { name: REVIEW.why }).first().click();
        await review.locator('[part=reasons]').getByRole('button', { name: REVIEW.show }).first().click();
      },
    ],
  ];
  const STEPS: readonly [name: string, step: (page: Page) => Promise<void>][] = [
    ['a key', (page) => page.keyboard.press('ArrowRight')],
    [
      'a button',
      (page) =>
        page
          .locator('othello-controls')
          .getByRole('button', { name: COMPANIONS.controls.forward, exact: true })
          .click(),
    ],
    ['the graph', (page) => page.locator('othello-graph [role=slider]').press('ArrowRight')],
  ];

  test.each(SHOWN)('of %s stops when one steps, and stays stopped', async (_, show) => {
    const page = await visitGame(site, BLUNDER);
    await page.clock.install();
    await tabOf(page, 'review').click();
    await page.getByRole('button', { name: REVIEW.start }).click();
    await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
    for (const [name, step] of STEPS) {
      await show(page);
      await expect
        .poll(() => boardState(page).then(({ preview }) => preview), { message: name })
        .toBeDefined();
      const { ply } = await boardState(page);
      await step(page);
      await expect
        .poll(() => boardState(page), { message: name })
        .toMatchObject({ ply: ply + 1, preview: undefined });
      // Longer than a step of the line, so no later step follows.
      await page.clock.fastForward(1200);
      expect(await boardState(page), name).toMatchObject({ ply: ply + 1, preview: undefined });
      expect(
        await page.locator('othello-review').getByRole('button', { name: REVIEW.stopShowing }).count(),
      ).toBe(0);
      await page.keyboard.press('Home');
      await expect.poll(() => boardState(page).then((state) => state.ply)).toBe(0);
      const open = page.locator('othello-review [aria-expanded=true]');
      if (await open.count()) await open.first().click();
    }
  });
});

describe('learning from mistakes, by touch', () => {
  test('the board stops before a mistake, hints in steps, and judges what is tried', async () => {
    const page = await visitGame(site, BLUNDER, PHONE);
    const { moves } = await boardState(page);
    await tabOf(page, 'review').tap();
    await page.getByRole('button', { name: REVIEW.start }).tap();
    await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
    const button = (name: string) =>
      page.locator('othello-review').getByRole('button', { name, exact: true });
    await button('Black: 1 mistake').tap();
    await page.getByText('Move 1: Black played a2 here.').waitFor();
    expect((await boardState(page)).ply).toBe(0);
    await squareOf(page, 'a2').tap();
    await page.getByText('a2 is the move from the game. Look for another one.').waitFor();
    await button(DRILL.hint).tap();
    await page.getByText(DRILL.hintCorner).waitFor();
    await button(DRILL.hint).tap();
    await page.getByText(/^It is one of these: a1, /).waitFor();
    await squareOf(page, 'a1').tap();
    await page.getByText('a1 is the best move.').waitFor();
    await button(DRILL.next).tap();
    await page.getByText('Done: you found 1 of 1 by yourself.').waitFor();
    await button(DRILL.end).tap();
    await page.getByText(REVIEW.turningPoints, { exact: true }).waitFor();
    // No try became part of the game.
    expect(await boardState(page)).toMatchObject({ moves, preview: undefined, engine: 'none' });
  });
});

test('the strength of the games that the site has kept reaches what is said of a mistake', async () => {
  const page = await site.blank();
  await page.goto(`${site.url}train/index.html`);
  // The page creates the database; one game in it, won against level 4, gives a strength.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('othello-training');
  await page.evaluate(async (game) => {
    const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const db = await asked(indexedDB.open('othello-training'));
    await asked(db.transaction('games', 'readwrite').objectStore('games').put(game));
    db.close();
  }, WON);
  await page.goto(`${site.url}analyse/index.html#game=${encodeURIComponent(BLUNDER)}`);
  await tabOf(page, 'review').click();
  await page.getByRole('button', { name: REVIEW.start }).click();
  await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
  await page.locator('othello-review').getByRole('button', { name: REVIEW.why }).first().click();
  await page.getByText('Of players of your strength').first().waitFor({ timeout: 30_000 });
  await expect(page.getByLabel(READER.strength).locator('option:checked').textContent()).resolves.toMatch(
    /^\d{4} points, by your games$/u,
  );
});

test('a user without games says how strong they are, and the choice stays', async () => {
  const page = await visitGame(site, BLUNDER);
  await tabOf(page, 'review').click();
  const strength = page.getByLabel(READER.strength);
  expect(await strength.count()).toBe(0);
  await page.getByRole('button', { name: REVIEW.start }).click();
  await page.getByText(REVIEW.complete).first().waitFor({ timeout: 60_000 });
  expect(await strength.locator('option:checked').textContent()).toBe(READER.unknown);
  await page.locator('othello-review').getByRole('button', { name: REVIEW.why }).first().click();
  const people = page.getByText('Of players of your strength');
  await page.locator('othello-review').getByText('corner').first().waitFor({ timeout: 30_000 });
  expect(await people.count()).toBe(0);
  await strength.selectOption('1400 points');
  await people.first().waitFor({ timeout: 30_000 });
  await page.reload();
  await tabOf(page, 'review').click();
  await expect.poll(() => strength.locator('option:checked').textContent()).toBe('1400 points');
  await page.locator('othello-review').getByRole('button', { name: REVIEW.why }).first().click();
  await people.first().waitFor({ timeout: 30_000 });
  await strength.selectOption(READER.unknown);
  await people.waitFor({ state: 'detached' });
});
