import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { complaints, launch } from './browser.js';
import { serveSharedDemo, type ServedDemo } from './demo.js';

/** The pages of the site, by folder. */
export const PAGES = ['', 'train/', 'learn/', 'analyse/', 'docs/', 'examples/', 'playground/'] as const;

/** The sizes that the site is made for. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** What a page is not to blame for: an example names a relay that does not exist, and tests may block the service worker. */
const NOT_OURS = /wss:\/\/example\.com\/|Service Worker registration blocked/u;

/** The published site, for a test file. */
export interface SiteStage {
  readonly url: string;
  /** A new page that has not navigated yet; at the end of the test it must have written nothing to the console. */
  blank(options?: BrowserContextOptions): Promise<Page>;
  /** A page of the site, with its first board rendered. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Complaints that pages of this test may have. */
  forgive(complaint: RegExp): void;
}

/** Sets up a test file; call it once, outside the tests. */
export function useSite(): SiteStage {
  let browser: Browser | undefined;
  let demo: ServedDemo | undefined;
  let forgiven: RegExp | undefined;
  let open: { readonly page: Page; readonly faults: string[] }[] = [];

  beforeAll(async () => {
    [demo, browser] = await Promise.all([serveSharedDemo(inject('demo')), launch()]);
  });
  afterEach(async () => {
    const before = open;
    const expected = forgiven;
    open = [];
    forgiven = undefined;
    await Promise.all(before.map(({ page }) => page.context().close()));
    const own = before.flatMap(({ faults }) =>
      faults.filter((fault) => !NOT_OURS.test(fault) && !expected?.test(fault)),
    );
    expect(own).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  const stage: SiteStage = {
    get url() {
      return demo!.url;
    },
    async blank(options) {
      const context = await browser!.newContext({ reducedMotion: 'reduce', locale: 'en', ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      open.push({ page, faults: complaints(page, true) });
      return page;
    },
    forgive(complaint) {
      forgiven = complaint;
    },
    async visit(path, options) {
      const page = await stage.blank(options);
      await page.goto(`${stage.url}${path}index.html`);
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      return page;
    },
  };
  return stage;
}
