import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LEARN } from '../../demo/locales/learn.js';
import { SITE } from '../../demo/locales/site.js';
import { complaints, launch } from './support/browser.js';
import { serveDemo } from './support/demo.js';

let browser: Browser;
let demo: Awaited<ReturnType<typeof serveDemo>>;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [demo, browser] = await Promise.all([serveDemo(), launch()]);
});
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await demo.close();
});

const PAGES = ['', 'learn/', 'examples/', 'playground/'] as const;

async function visit(path: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<void> {
  page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(10_000);
  faults = complaints(page);
  await page.goto(`${demo.url}${path}index.html`);
  await page.locator('othello-board [data-square=a1]').first().waitFor();
}

async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

describe.each(PAGES)('the page %j', (path) => {
  test.each([
    ['1280x800, light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'en' }],
    [
      '360x740, dark, in French',
      { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'fr' },
    ],
    ['320x640, in Czech', { viewport: { width: 320, height: 640 }, colorScheme: 'light', locale: 'cs' }],
  ] as const)('at %s: nothing for axe to find, nothing wider than the window', async (_, options) => {
    await visit(path, options);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(options.locale);
    expect(await page.getByRole('link', { name: SITE[options.locale].learn, exact: true }).count()).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('asks nobody but its own host, and does not jump', async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    faults = complaints(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(demo.url) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.addInitScript(() => {
      const total = { shift: 0 };
      Object.assign(globalThis, { total });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${demo.url}${path}index.html`);
    await page.locator('othello-board [data-square=a1]').first().waitFor();
    await page.waitForTimeout(500);
    expect(foreign).toEqual([]);
    const { shift } = await page.evaluate(
      () => (globalThis as unknown as { total: { shift: number } }).total,
    );
    expect(shift).toBeLessThan(0.1);
  });
});

test('the lessons take the right move, and only that', async () => {
  await visit('learn/');
  const lesson = page.locator('#directions');
  await lesson.locator('[data-square=d4]').click();
  await lesson.getByText(/Right: d4/).waitFor();
  await lesson.getByRole('button', { name: 'Again' }).click();
  await page.locator('#replies [data-square=f4]').click();
  await page
    .locator('#replies')
    .getByText(/Right: f4/)
    .waitFor();
  await page.locator('#corner [data-legal]:not([data-square=a1])').first().click();
  await page.locator('#corner').getByText(LEARN.en.other).waitFor();
  await page.locator('#corner [data-square=a1]').click();
  await page
    .locator('#corner')
    .getByText(/Right: a1/)
    .waitFor();
});

test('the language changes at once and is kept from page to page', async () => {
  await visit('learn/', { locale: 'en' });
  await page.getByLabel('Language').selectOption('Čeština');
  await page.getByRole('heading', { name: LEARN.cs.title }).waitFor();
  await page.getByRole('link', { name: SITE.cs.home, exact: true }).click();
  await page.getByRole('button', { name: 'Nová hra' }).waitFor();
});

test('every public name of the board has an example', async () => {
  await visit('examples/');
  const shown = (await page.locator('pre').allTextContents()).join('\n');
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
    modules: {
      declarations: { tagName?: string; attributes?: { name: string }[]; events?: { name: string }[] }[];
    }[];
  };
  const board = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === 'othello-board')!;
  const events = board.events!.map(({ name }) => name.replace('othello-', ''));
  await page.goto(`${demo.url}playground/index.html`);
  const elsewhere = await page.locator('#form').innerText();
  const missing = [...board.attributes!.map(({ name }) => name), ...events].filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(shown + elsewhere),
  );
  expect(missing).toEqual([]);
});

test('the playground writes the tag that makes its board, and a link to it', async () => {
  await visit('playground/');
  await page.getByLabel('theme').selectOption('wood');
  await page.getByLabel('moves', { exact: true }).fill('f5d6');
  await page.getByLabel('move-numbers').check();
  const code = await page.locator('#code').innerText();
  expect(code).toContain('theme="wood"');
  expect(code).toContain('move-numbers');
  expect(await page.locator('othello-board [data-square=d6]').getAttribute('data-disc')).toBe('white');
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => page.locator('#code').innerText()).toBe(code);
  await page.locator('othello-board [data-square=c5]').click();
  await page
    .getByText(/othello-move /)
    .first()
    .waitFor();
});

test('the site works without a network after the first visit, the computer too', async () => {
  const context = await browser.newContext({ locale: 'en' });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  faults = [];
  await page.goto(`${demo.url}index.html`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await context.setOffline(true);
  await page.goto(`${demo.url}learn/index.html`);
  await page.locator('othello-board [data-square=a1]').first().waitFor();
  await page.goto(`${demo.url}index.html`);
  await page.getByRole('gridcell', { name: 'f5, legal' }).click();
  await page.waitForFunction(() => document.querySelector('othello-game')!.board.ply === 2);
  await context.close();
});

test('the site can be installed', async () => {
  await visit('');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(new URL(href!, demo.url).href)).json()) as Record<
    string,
    unknown
  >;
  expect(manifest).toMatchObject({ name: 'Othello', display: 'standalone' });
  for (const { src } of manifest['icons'] as { src: string }[]) {
    expect((await page.request.get(new URL(src, demo.url).href)).headers()['content-type']).toBe(
      'image/svg+xml',
    );
  }
});
