import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SITE } from '../../demo/locales/site.js';
import { serve } from '../e2e/support/server.js';
import { table, type Section } from './section.js';
import { beginAgain, playAgainstEngine, visit } from './visitor.js';

/** Brings a page into the state in which the visitor plays on it. */
type Case = readonly [
  what: string,
  prepare: (context: BrowserContext, url: string, publish: () => void) => Promise<Page>,
];

const isActive = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

const CASES: readonly Case[] = [
  [
    'who has been here comes back',
    async (context, url, publish) => {
      const before = await visit(context, url);
      await isActive(before);
      await before.close();
      publish();
      return visit(context, url);
    },
  ],
  [
    'who has the page open, and has played on it, begins another game',
    async (context, url, publish) => {
      const page = await visit(context, url);
      await playAgainstEngine(page);
      await page.getByText(SITE.en.offlineReady).waitFor();
      publish();
      await visit(context, url);
      await beginAgain(page);
      return page;
    },
  ],
  [
    'who has the page open, and has not played yet, plays',
    async (context, url, publish) => {
      const page = await visit(context, url);
      await isActive(page);
      publish();
      return page;
    },
  ],
];

/** The effects of a new version of the site with another core and other weights. */
export async function deploys(browser: Browser, first: string, next: string): Promise<Section> {
  const rows: string[][] = [];
  for (const [what, prepare] of CASES) {
    let folder = first;
    const published = {
      get folder() {
        return folder;
      },
    };
    const host = await serve({ content: { '/': published } });
    const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    const page = await prepare(context, `${host.origin}/`, () => (folder = next));
    const seen = await playAgainstEngine(page);
    const offer = page.getByRole('button', { name: SITE.en.reload });
    if (seen !== 'plays') await offer.waitFor({ timeout: 20_000 }).catch(() => undefined);
    const told = (await offer.isVisible()) ? ', and is told that there is a new version' : '';
    await page.reload();
    await page.locator('othello-board [data-legal]').first().waitFor();
    rows.push([what, seen + told, await playAgainstEngine(page)]);
    await context.close();
    await host.close();
  }
  return {
    title: 'A new version of this site is published',
    text: table(['the visitor', 'a move', 'after the page is loaded again'], rows),
  };
}
