import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { LANGUAGES } from '../../src/core/locales/languages.js';
import { click, ENGINE_MOVED, playOneMove } from './support/browser.js';
import { page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();
const DIST = join(inject('home'), 'node_modules/othello-board/dist');
const SCRIPT = '/dist/othello-board.js';

function log(page: Page): Promise<string | null> {
  return page.locator('output').textContent();
}

/** Slow 3G, as in the browsers' developer tools. */
const SLOW = { latency: 400, bytesPerSecond: 50_000 };

/** Also slows down the page itself and tells its scripts, as Chromium's emulation does. */
async function slow3g(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
    connectionType: 'cellular3g',
  });
  return session;
}

describe('a slow network (3G)', () => {
  test('delays the engine; until then two people play, and nobody is told of an error', async () => {
    // Both visible, because an invisible board does not search.
    const boards = `<style>othello-board { width: 240px; float: left }</style>
      <othello-board id="table" engine="white" level="1"></othello-board>
      <othello-board id="two" interactive></othello-board>`;
    const { page, faults, site } = await stage.open(html(SCRIPT, boards), {
      network: SLOW,
      before: slow3g,
    });
    await page.locator('#table [part~="f5"]').click();
    await expect.poll(() => log(page)).toContain('user f5;');
    for (const square of ['f5', 'f6', 'e6']) await page.locator(`#two [part~="${square}"]`).click();
    await expect.poll(() => log(page)).toBe('user f5;user f5;user f6;user e6;');
    const table = page.locator('#table');
    await expect.poll(() => table.evaluate((board) => board.matches(':state(thinking)'))).toBe(true);
    await expect.poll(() => log(page), { timeout: 90_000 }).toMatch(/user e6;engine (d6|f4|f6);$/u);
    // It was really slow: the weights alone take seconds.
    expect(site.took.get('/dist/weights.bin')).toBeGreaterThan(5000);
    expect(faults).toEqual([]);
  });
});

describe('an engine whose files do not come', () => {
  test.each([
    ['othello-worker.js', 'worker'],
    ['engine.wasm', 'engine.wasm'],
    ['weights.bin', 'weights.bin'],
  ])('%s: one error that names it, and a board for two', async (file, name) => {
    const { page } = await stage.open(html(SCRIPT), {
      before: (blank) => blank.route(`**/${file}`, (route) => route.abort()),
    });
    await click(page, 'f5');
    await expect
      .poll(() => log(page), { timeout: 30_000 })
      .toMatch(/error (worker-blocked|wasm-unavailable|weights-invalid): /u);
    expect(/error [^;]*/u.exec((await log(page)) ?? '')?.[0]).toContain(name);
    await click(page, 'f6');
    await expect.poll(() => log(page)).toContain('user f6;');
    expect((await log(page))?.match(/error /gu)).toHaveLength(1);
  });

  test('after the engine was loaded, the game goes on without a network', async () => {
    const { page } = await stage.open(html(SCRIPT));
    await playOneMove(page);
    await page.context().setOffline(true);
    const legal = await page
      .locator('othello-board')
      .evaluate((board: HTMLElement & { legalMoves?: string[] }) => board.legalMoves?.[0] ?? '');
    await click(page, legal);
    await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(/(engine .*){2}/u);
  });
});

/** The scripts that a board only fetches when needed, found as a browser finds them. */
function lazyScripts(): string[] {
  const found = new Set<string>();
  const look = (script: string): void => {
    const text = readFileSync(join(DIST, script), 'utf8');
    for (const [, name] of text.matchAll(/\bimport\([`'"]\.\/([\w-]+\.js)[`'"]\)/gu)) {
      if (found.has(name!)) continue;
      found.add(name!);
      look(name!);
    }
  };
  look('othello-board.js');
  return [...found].toSorted();
}

/** A pattern for a file and the other address by which it is requested again; a page recognises both. */
const addressesOf = (file: string): string => `**/${file}*`;

/** A board that needs each of its parts. */
function demanding(lang: string): string {
  return `<othello-board lang="${lang}" engine="white" level="1" analysis controls arrows="c4-f4"
    hints="legal last flips stable strategy best values"><span slot="a1">A</span></othello-board>`;
}

/** The scripts of the languages, by the page's language; their list is loaded for every language but English. */
const LANGUAGE_SCRIPTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language) => [`othello-${language}.js`, language]),
  ),
  'othello-loaders.js': 'fr',
};
/** Fetched for a method, whose promise reports the failure. */
const FOR_METHODS: Readonly<Record<string, string>> = {
  'othello-export.js': 'toSVG',
};
/** Fetched when a worker has failed, to find the reason. */
const FAILURE = 'othello-worker-failure.js';

describe('a part of the board that does not come', () => {
  const parts = lazyScripts();

  test('is one of several', () => {
    expect(parts.length).toBeGreaterThan(4);
  });

  test.each(
    parts.filter((part) => !(part in LANGUAGE_SCRIPTS) && !(part in FOR_METHODS) && part !== FAILURE),
  )(
    '%s: an error that names it, on the console too; and when the network is back, the board plays',
    async (part) => {
      let aborted = 0;
      const written: string[] = [];
      const { page } = await stage.open(html(SCRIPT, demanding('en')), {
        before: (blank) => {
          blank.on('console', (message) => written.push(message.text()));
          return blank.route(addressesOf(part), (route) => {
            aborted += 1;
            return route.abort();
          });
        },
      });
      await page.waitForSelector('othello-board:defined');
      await page.locator('othello-board [part~="f5"]').click();
      await page.locator('othello-board [part~="f5"]').press('s');
      await expect.poll(() => aborted).toBeGreaterThan(0);
      await expect.poll(() => log(page)).toMatch(new RegExp(`error load-failed: [^;]*${part}`, 'u'));
      expect(written.some((text) => text.includes('<othello-board>') && text.includes(part))).toBe(true);
      expect(await page.locator('othello-board [role$="cell"]').count()).toBe(64);

      await page.unroute(addressesOf(part));
      await expect
        .poll(
          async () => {
            await page.locator('othello-board [part~="f5"]').click();
            return log(page);
          },
          { interval: 500 },
        )
        .toContain('user f5;');
    },
  );

  test(`${FAILURE}: a worker that does not start is named all the same`, async () => {
    const { page } = await stage.open(html(SCRIPT), {
      before: (blank) => blank.route(/othello-worker(-failure)?\.js$/u, (route) => route.abort()),
    });
    await click(page, 'f5');
    await expect
      .poll(() => log(page), { timeout: 30_000 })
      .toMatch(/error worker-blocked: [^;]*\/dist\/othello-worker\.js/u);
  });

  test.each(Object.entries(FOR_METHODS))(
    '%s: the promise of %s() says so; and when the network is back, it is kept',
    async (part, method) => {
      const { page } = await stage.open(html(SCRIPT, demanding('en')), {
        before: (blank) => blank.route(addressesOf(part), (route) => route.abort()),
      });
      const result = () =>
        page.locator('othello-board').evaluate(
          (board, name) =>
            (board as unknown as Record<string, () => Promise<string>>)[name]!().then(
              (text) => text.slice(0, 4),
              (error: unknown) => String(error),
            ),
          method,
        );
      expect(await result()).toContain(part);
      await page.unroute(addressesOf(part));
      expect(await result()).toBe('<svg');
    },
  );

  test('each language has a script', () => {
    expect(parts).toEqual(expect.arrayContaining(Object.keys(LANGUAGE_SCRIPTS)));
  });

  test.each(Object.entries(LANGUAGE_SCRIPTS))(
    '%s: a board in %s speaks English, and plays',
    async (part, language) => {
      const { page, faults } = await stage.open(html(SCRIPT, demanding(language)), {
        before: (blank) => blank.route(addressesOf(part), (route) => route.abort()),
      });
      await click(page, 'f5');
      await expect.poll(() => log(page), { timeout: 30_000 }).toMatch(ENGINE_MOVED);
      expect(await page.locator('othello-board [part~="f5"]').getAttribute('aria-label')).toContain('black');
      // The browser itself logs every failed request.
      expect(new Set(faults)).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
    },
  );
});
