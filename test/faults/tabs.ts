import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve } from '../e2e/support/server.js';
import { table, type Section } from './section.js';
import { playAgainstEngine, visit } from './visitor.js';

type Case = readonly [what: string, see: (context: BrowserContext, url: string) => Promise<string>];

/** Whether a page shows this many moves before long; other tabs are told about storage a moment later. */
async function comesToShow(page: Page, ply: number): Promise<boolean> {
  const isShown = page.waitForFunction(
    (wanted) => document.querySelector('othello-game')!.board.ply === wanted,
    ply,
    { timeout: 10_000 },
  );
  return isShown.then(
    () => true,
    () => false,
  );
}

const CASES: readonly Case[] = [
  [
    'a move is played in one of two tabs',
    async (context, url) => {
      const [one, other] = [await visit(context, url), await visit(context, url)];
      await playAgainstEngine(one);
      return (await comesToShow(other, 2)) ? 'the other shows it' : 'the other stays as it is';
    },
  ],
  [
    'then one in the other',
    async (context, url) => {
      const [one, other] = [await visit(context, url), await visit(context, url)];
      await playAgainstEngine(one);
      await comesToShow(other, 2);
      await playAgainstEngine(other);
      return (await comesToShow(one, 4)) ? 'both show it' : 'they differ';
    },
  ],
  [
    'a tab that has heard of nothing is left',
    async (context, url) => {
      const stale = await visit(context, url, (page) =>
        page.addInitScript(() =>
          addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
        ),
      );
      const one = await visit(context, url);
      await playAgainstEngine(one);
      await stale.close({ runBeforeUnload: true });
      await one.close();
      return (await comesToShow(await visit(context, url), 2))
        ? 'the newer game stays'
        : 'the newer game is lost';
    },
  ],
  [
    'a tab crashes',
    async (context, url) => {
      const page = await visit(context, url);
      await playAgainstEngine(page);
      await page.goto('chrome://crash').catch(() => undefined);
      await page.close();
      return (await comesToShow(await visit(context, url), 2))
        ? 'the game is there on the next visit'
        : 'the game is lost';
    },
  ],
];

/** One game of the site in several tabs. */
export async function tabs(browser: Browser, site: string): Promise<Section> {
  const host = await serve({ content: { '/': { folder: site } } });
  const rows: string[][] = [];
  for (const [what, see] of CASES) {
    const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    rows.push([what, await see(context, `${host.origin}/`)]);
    await context.close();
  }
  await host.close();
  return {
    title: 'The same game in two tabs of this site',
    text: table(['what happens', 'what is seen'], rows),
  };
}
