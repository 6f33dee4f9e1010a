import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { SIZES } from './axe.js';
import { complaints, launch } from './browser.js';

/** What a page is not to blame for: an example names a relay that does not exist, and most tests block the service worker. */
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

/**
 * Sets up a test file; call it once, outside the tests. Its pages have no service worker, which would fetch the whole site
 * with each of them, unless they are `offline`.
 */
export function useSite({ offline = false } = {}): SiteStage {
  let browser: Browser | undefined;
  let forgiven: RegExp | undefined;
  let open: { readonly page: Page; readonly faults: string[] }[] = [];

  beforeAll(async () => {
    browser = await launch();
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
  afterAll(() => browser?.close());

  const stage: SiteStage = {
    url: inject('site'),
    async blank(options) {
      const context = await browser!.newContext({
        reducedMotion: 'reduce',
        locale: 'en',
        viewport: SIZES[0],
        serviceWorkers: offline ? 'allow' : 'block',
        ...options,
      });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      open.push({ page, faults: complaints(page, true) });
      return page;
    },
    forgive(complaint) {
      forgiven = complaint;
    },
    async visit(path, options) {
      const page = await stage.blank(options);
      const [folder = '', hash = ''] = path.split('#');
      await page.goto(`${stage.url}${folder}index.html${hash && `#${hash}`}`);
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      return page;
    },
  };
  return stage;
}
