// A site that is published again while people have it open, have had it open, and come back.
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { TRAIN } from '../../demo/locales/train.js';
import { launch } from './support/browser.js';
import { buildSharedDemo } from './support/demo.js';
import { buildNextSite, buildOtherWeights } from './support/next-site.js';
import { serve, type Site } from './support/server.js';

let browser: Browser;
let home: string;
let first: string;
let next: string;
let host: Site;
let context: BrowserContext;
/** The current content of the host; publishing replaces it. */
let published: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'othello-deploys-'));
  next = join(home, 'site');
  [browser, first] = await Promise.all([launch(), buildSharedDemo(inject('demo'))]);
  await buildNextSite(next);
});
beforeEach(async () => {
  published = first;
  // Like static hosts: even pages may be ten minutes old.
  host = await serve({
    content: {
      '/': {
        get folder() {
          return published;
        },
      },
    },
  });
  context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
});
afterEach(async () => {
  await context.close();
  await host.close();
});
afterAll(async () => {
  await browser.close();
  await rm(home, { recursive: true });
});

async function visit(path = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${host.origin}/${path}`);
  await page.locator('othello-board [data-square=a1]').first().waitFor();
  return page;
}

/** Waits until a service worker has all pages and no other one is being installed. */
async function keptAll(page: Page): Promise<void> {
  const isDone = (): Promise<boolean> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.active?.state === 'activated' && !registration.waiting && !registration.installing;
    });
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
}

async function plays(page: Page): Promise<void> {
  const ply = await page.evaluate(() => document.querySelector('othello-game')!.board.ply);
  await page.locator('othello-game [data-legal]').first().click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('othello-game')!.board.ply), { timeout: 30_000 })
    .toBe(ply + 2);
}

/** Whether a page is of the next version. */
const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src.includes('/next-'),
  );

/** The names of the stored weights. */
const keptWeights = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().flatMap(({ url }) => /assets\/([^?]*)\.bin/u.exec(url)?.slice(1) ?? []);
  });

describe('a new version is published, with another core', () => {
  test('somebody who comes back has it at once, plays, and has it for later', async () => {
    const page = await visit();
    await plays(page);
    await page.getByText(SITE.en.offlineReady).waitFor();
    await page.close();
    published = next;
    const again = await visit();
    expect(await isNext(again)).toBe(true);
    await plays(again);
    await keptAll(again);
    await again.getByText(SITE.en.offlineReady).waitFor();
    await context.setOffline(true);
    await again.goto(`${host.origin}/learn/`);
    expect(await isNext(again)).toBe(true);
  });

  test('a game that goes on is not interrupted, and finds what it has not fetched yet', async () => {
    const open = await visit();
    await plays(open);
    await open.getByText(SITE.en.offlineReady).waitFor();
    const idle = await visit('train/');
    published = next;
    const other = await visit();
    await keptAll(other);
    // The new service worker controls open pages too.
    await plays(open);
    expect(await isNext(open)).toBe(false);
    // The engine and the strings of another language are files of the earlier version, which the host no longer has.
    await open.evaluate(() => document.querySelector('othello-game')!.newGame({}));
    await idle.locator('#language').selectOption('cs');
    await idle.getByRole('heading', { name: TRAIN.cs.title, exact: true }).waitFor();
    await idle.evaluate(() => document.querySelector('othello-board')!.setAttribute('analysis', ''));
    await plays(other);
    // A reloaded page is of the new version; the game is unchanged.
    await open.reload();
    expect(await isNext(open)).toBe(true);
    await plays(open);
  });

  test('what the earlier version had goes with its last page', async () => {
    const open = await visit();
    await plays(open);
    await open.getByText(SITE.en.offlineReady).waitFor();
    published = next;
    const other = await visit('learn/');
    await keptAll(other);
    expect((await keptWeights(other)).filter((name) => !name.startsWith('next-'))).toHaveLength(1);
    await open.close();
    await other.reload();
    await expect
      .poll(async () => (await keptWeights(other)).filter((name) => !name.startsWith('next-')))
      .toEqual([]);
    await other.locator('othello-board [data-square=a1]').first().waitFor();
  });

  test('a page whose engine is gone with its version says so, and offers to be loaded again', async () => {
    const open = await visit();
    await keptAll(open);
    published = next;
    await open.locator('othello-game [data-legal]').first().click();
    await keptAll(open);
    await open.getByText(SITE.en.outdated).waitFor();
    await open.getByRole('button', { name: SITE.en.reload }).click();
    await expect.poll(() => isNext(open)).toBe(true);
    await expect
      .poll(() => open.evaluate(() => document.querySelector('othello-game')?.board.ply), { timeout: 30_000 })
      .toBe(2);
  });

  test('a page of the newest version is not said to be an old one where the engine arrives damaged', async () => {
    const before = await visit();
    await plays(before);
    await keptAll(before);
    await before.close();
    published = join(home, 'damaged-engine');
    await cp(next, published, { recursive: true });
    const assets = await readdir(join(published, 'assets'));
    for (const name of assets.filter((one) => one.endsWith('.wasm')))
      await writeFile(join(published, 'assets', name), '<!doctype html><title>Welcome</title>');
    const page = await visit();
    expect(await isNext(page)).toBe(true);
    const failed = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('othello-error', resolve, { once: true })),
    );
    // The page reads its own address again, to see whether there is another version.
    const isAskedAgain = page.waitForResponse(
      (response) => response.url() === page.url() && response.request().resourceType() === 'fetch',
    );
    await page.locator('othello-game [data-legal]').first().click();
    await failed;
    await (await isAskedAgain).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByText(SITE.en.outdated).isVisible()).toBe(false);
    published = next;
    await page.evaluate(() => document.querySelector('othello-game')!.newGame({}));
    await plays(page);
  });

  test('a build that arrives damaged is not taken over: the one before goes on', async () => {
    const page = await visit();
    await keptAll(page);
    published = join(home, 'damaged');
    await cp(next, published, { recursive: true });
    await writeFile(join(published, 'learn/index.html'), '<!doctype html><title>Welcome</title>');
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const installing = registration.installing!;
      // It ends as redundant, or it is installed.
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
      return installing.state;
    });
    expect(end).toBe('redundant');
    await context.setOffline(true);
    await page.goto(`${host.origin}/learn/`);
    expect(await isNext(page)).toBe(false);
    await page.locator('othello-board [data-square=a1]').first().waitFor();
  });
});

describe('a new version is published, with other weights and nothing else', () => {
  let weights: string;
  const filesOf = async (folder: string, end: string): Promise<string[]> =>
    (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith(end)).sort();
  /** The names of the stored weights with their suffixes. */
  const kept = async (page: Page): Promise<string[]> =>
    (await keptWeights(page)).map((name) => `${name}.bin`).sort();

  beforeAll(async () => {
    weights = join(home, 'weights/site');
    await buildOtherWeights(weights);
    expect(await filesOf(weights, '.wasm')).toEqual(await filesOf(first, '.wasm'));
    expect(await filesOf(weights, '.bin')).not.toEqual(await filesOf(first, '.bin'));
  }, 120_000);

  test('somebody who comes back plays with the new ones, and has them for later', async () => {
    const page = await visit();
    await plays(page);
    await page.getByText(SITE.en.offlineReady).waitFor();
    expect(await kept(page)).toEqual(await filesOf(first, '.bin'));
    await page.close();
    published = weights;
    const again = await visit();
    await plays(again);
    await keptAll(again);
    await again.getByText(SITE.en.offlineReady).waitFor();
    await again.reload();
    await expect.poll(() => kept(again), { timeout: 30_000 }).toEqual(await filesOf(weights, '.bin'));
    await context.setOffline(true);
    await again.goto(`${host.origin}/`);
    await plays(again);
  });

  test('a game that goes on is not interrupted, and another on the same page is played', async () => {
    const open = await visit();
    await plays(open);
    await open.getByText(SITE.en.offlineReady).waitFor();
    published = weights;
    const other = await visit();
    await keptAll(other);
    await plays(open);
    await open.evaluate(() => document.querySelector('othello-game')!.newGame({}));
    await plays(open);
    await open.reload();
    await plays(open);
  });
});
