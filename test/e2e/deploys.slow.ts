// A site that is published again while people have it open, have had it open, and come back.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { TRAIN } from '../../demo/locales/train.js';
import { launch } from './support/browser.js';
import { BUILT_SITE } from './support/demo.js';
import { buildNextSite } from './support/next-site.js';
import { serve, type Site } from './support/server.js';

let browser: Browser;
let home: string;
let next: string;
let host: Site;
let context: BrowserContext;
/** The current content of the host; publishing replaces it. */
let published: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'othello-deploys-'));
  next = join(home, 'site');
  [browser] = await Promise.all([launch(), buildNextSite(next)]);
});
beforeEach(async () => {
  published = BUILT_SITE;
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
async function storedAll(page: Page): Promise<void> {
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

test('a visitor who comes back has the new version at once, plays, and has it for later', async () => {
  const page = await visit();
  await plays(page);
  await page.getByText(SITE.en.offlineReady).waitFor();
  await page.close();
  published = next;
  const again = await visit();
  expect(await isNext(again)).toBe(true);
  await plays(again);
  await storedAll(again);
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
  await storedAll(await visit());
  // The new service worker controls open pages too.
  await plays(open);
  expect(await isNext(open)).toBe(false);
  // The texts of another language are files of the earlier version, which the host no longer has.
  await idle.locator('#language').selectOption('cs');
  await idle.getByRole('heading', { name: TRAIN.cs.title, exact: true }).waitFor();
  await open.reload();
  expect(await isNext(open)).toBe(true);
  await plays(open);
});

test('a page whose engine is gone with its version says so, and offers to be loaded again', async () => {
  const open = await visit();
  await storedAll(open);
  published = next;
  await open.locator('othello-game [data-legal]').first().click();
  await open.getByText(SITE.en.outdated).waitFor();
  await open.getByRole('button', { name: SITE.en.reload }).click();
  await expect.poll(() => isNext(open)).toBe(true);
});

test('a build that arrives damaged is not taken over: the one before goes on', async () => {
  const page = await visit();
  await storedAll(page);
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
});
