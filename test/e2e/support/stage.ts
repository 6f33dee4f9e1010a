import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { complaints, launch } from './browser.js';
import { LISTENER } from './pages.js';
import { serve, type Site, type SiteOptions } from './server.js';

/** Time limit for any action on a page. */
const PATIENCE_MS = 45_000;

/** A browser for a test file, and pages and sites that end with each test. */
export interface Stage {
  readonly browser: Browser;
  /** The folder to copy to a host: the package's `dist`. */
  readonly dist: string;
  host(options: SiteOptions): Promise<Site>;
  /** A new page that has not navigated yet, and its complaints. */
  blank(options?: BrowserContextOptions): Promise<{ page: Page; faults: string[] }>;
  /** Opens HTML on a host that has the package at `/dist/` and the listener's script. */
  open(
    html: string,
    options?: Partial<SiteOptions> & { before?: (page: Page) => Promise<unknown> },
  ): Promise<{ page: Page; faults: string[]; site: Site }>;
}

/** Sets up a test file; call it once, outside the tests. */
export function useStage(): Stage {
  let browser: Browser | undefined;
  let ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
  });
  afterAll(() => browser?.close());

  const stage: Stage = {
    get browser() {
      return browser!;
    },
    get dist() {
      return join(inject('home'), 'node_modules/othello-board/dist');
    },
    async host(options) {
      const site = await serve(options);
      ends.push(() => site.close());
      return site;
    },
    async blank(options) {
      const context = await stage.browser.newContext(options);
      ends.push(() => context.close());
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      return { page, faults: complaints(page) };
    },
    async open(html, { before, content, ...options } = {}) {
      const site = await stage.host({
        ...options,
        content: { '/': html, '/listen.js': LISTENER, '/dist/': { folder: stage.dist }, ...content },
      });
      const { page, faults } = await stage.blank();
      await before?.(page);
      await page.goto(`${site.origin}/`);
      return { page, faults, site };
    },
  };
  return stage;
}
