import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, ensureWindowedChromium } from '../support/chromium.mjs';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { LISTENER, page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const SCRIPT = '/dist/othello-board.js';

function log(page: Page): Promise<string | null> {
  return page.locator('output').textContent();
}

describe('28. a board that cannot be seen', () => {
  const ABOVE = '<div id="above" style="height: 1000vh"></div>';

  test('neither thinks nor loads an engine, until it is scrolled into sight', async () => {
    const board = '<othello-board engine="black" level="1" pace="0" analysis></othello-board>';
    const { page, site } = await stage.open(html(SCRIPT, ABOVE + board));
    await page.waitForSelector('othello-board:defined', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    // A visible board beside it moves meanwhile, so there was enough time.
    await page.evaluate(() => {
      const seen = document.createElement('othello-board');
      seen.id = 'seen';
      Object.assign(seen, { engine: 'black', level: 1, pace: 0 });
      document.querySelector('#above')!.append(seen);
    });
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/^engine \w\d;$/u);
    const hidden = page.locator('othello-board:not(#seen)');
    expect(await hidden.evaluate((each: HTMLElementTagNameMap['othello-board']) => each.thinking)).toBe(
      false,
    );
    expect(site.requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);

    await hidden.scrollIntoViewIfNeeded();
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/^engine \w\d;engine \w\d;$/u);
  });

  test('stops thinking when it is scrolled away, and goes on when it is back', async () => {
    const board = '<othello-board engine="white" level="10" move-time="60000"></othello-board>';
    const { page } = await stage.open(html(SCRIPT, board + ABOVE));
    const thinking = () =>
      page.evaluate(() => document.querySelector('othello-board')!.matches(':state(thinking)'));
    await click(page, 'f5');
    await expect.poll(thinking, { timeout: 30_000 }).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(thinking).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(thinking).toBe(true);
  });

  test.each(['interactive', 'engine="white" paused'])('turns no disc: %s', async (attributes) => {
    const { page } = await stage.open(html(SCRIPT, `${ABOVE}<othello-board ${attributes}></othello-board>`));
    await page.waitForSelector('othello-board:defined', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const play = (move: 'f5' | 'd6') =>
      page.evaluate(async (square) => {
        const board = document.querySelector('othello-board')!;
        board.play(square);
        await board.updateComplete;
        return board.shadowRoot!.getAnimations().filter(({ playState }) => playState === 'running').length;
      }, move);
    expect(await play('f5')).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('othello-board')!.animating))
      .toBe(false);
    await page.evaluate(() => document.querySelector('othello-board')!.scrollIntoView());
    // When visible it does, so the counter works.
    await expect
      .poll(async () => {
        await page.evaluate(() => document.querySelector('othello-board')!.undo());
        return play('f5');
      })
      .toBeGreaterThan(0);
  });
});

describe('28. a hidden tab', () => {
  test('turns no disc, and its board and clock are right when it is seen again', async () => {
    const board = `<othello-clock for="table" time="20:00"></othello-clock>
      <othello-board id="table" engine="white" level="1" pace="0"></othello-board>`;
    const { page, faults } = await stage.open(html('/dist/othello-game.js', board));
    await page.locator('#table[role], #table:defined').first().waitFor();
    const tab = (hidden: boolean) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'hidden', { value: state, configurable: true });
        Object.defineProperty(document, 'visibilityState', {
          value: state ? 'hidden' : 'visible',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await tab(true);
    await click(page, 'f5');
    expect(
      await page.evaluate(() => document.querySelector('othello-board')!.animating),
      'nothing would ever end what turns',
    ).toBe(false);
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(ENGINE_MOVED);
    await tab(false);
    const state = await page.evaluate(() => {
      const { history, animating } = document.querySelector('othello-board')!;
      const { remaining, running } = document.querySelector('othello-clock')!;
      return { moves: history.length, animating, running, late: remaining.white > 20 * 60_000 };
    });
    expect(state).toEqual({ moves: 2, animating: false, running: true, late: false });
    expect(faults).toEqual([]);
  });

  test('that the browser freezes and thaws plays on', async () => {
    const { page } = await stage.open(html(SCRIPT));
    await playOneMove(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    const legal = await page.evaluate(() => document.querySelector('othello-board')!.legalMoves[0]!);
    await click(page, legal);
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/(user .*engine .*){2}/u);
  });
});

describe('28. a page that waits in the cache for the way back', () => {
  let browser: Browser;

  beforeAll(async () => {
    // Playwright disables the back/forward cache, which real browsers have.
    browser = await chromium.launch({
      executablePath: await ensureWindowedChromium(),
      args: [...CHROMIUM_ARGUMENTS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // It may have to be installed.
  }, 180_000);
  afterAll(() => browser.close());

  test('has its game when the reader comes back, and its engine plays on', async () => {
    const site = await stage.host({
      content: {
        '/': html(SCRIPT),
        '/elsewhere': '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">',
        '/listen.js': `${LISTENER}
          addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-kept', persisted));`,
        '/dist/': { folder: stage.dist },
      },
    });
    const page = await browser.newPage();
    await page.goto(`${site.origin}/`);
    await playOneMove(page);
    await page.goto(`${site.origin}/elsewhere`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.locator('body').getAttribute('data-kept')).toBe('true');
    expect(await page.evaluate(() => document.querySelector('othello-board')!.history.length)).toBe(2);
    const legal = await page.evaluate(() => document.querySelector('othello-board')!.legalMoves[0]!);
    await click(page, legal);
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/(user .*engine .*){2}/u);
    await page.close();
  });
});
