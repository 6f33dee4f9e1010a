import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { complaints, launch } from './browser.js';
import { serveSharedDemo, type ServedDemo } from './demo.js';

/** The pages of the site, by their folders. */
export const PAGES = ['', 'train/', 'learn/', 'analyse/', 'docs/', 'examples/', 'playground/'] as const;

/** The sizes that the site is made for. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** The site as it is published, for a test file. */
export interface SiteStage {
  readonly url: string;
  /** A page that is not open yet; at the end of the test it must not have complained. */
  blank(options?: BrowserContextOptions): Promise<Page>;
  /** A page of the site, with its first board drawn. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** What the pages of this test are to complain of. */
  forgive(complaint: RegExp): void;
}

/** Sets up a test file; call it once, outside of the tests. */
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
    // An example names a relay that nobody runs.
    const own = before.flatMap(({ faults }) =>
      faults.filter((fault) => !fault.includes('wss://example.com/') && !expected?.test(fault)),
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
      open.push({ page, faults: complaints(page) });
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
