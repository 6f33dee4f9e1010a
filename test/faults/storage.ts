import type { Browser } from 'playwright-core';
import { complaints } from '../e2e/support/browser.js';
import { serve } from '../e2e/support/server.js';
import { table, type Section } from './section.js';
import { playAgainstEngine, plyOf, visit } from './visitor.js';

/** Browsers without storage, without room, or with other data in storage. */
const BROWSERS: readonly (readonly [string, () => void])[] = [
  [
    'forbids it: `localStorage` throws',
    () => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'has no room: `setItem` throws',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'has no database: `indexedDB` throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  ['has no service worker', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'has another text under the name of the game',
    () => {
      if (!sessionStorage.getItem('written')) localStorage.setItem('othello', '{"game":');
      sessionStorage.setItem('written', '1');
    },
  ],
];

/** What happens to a game that a browser does not store. */
export async function storage(browser: Browser, site: string): Promise<Section> {
  const host = await serve({ content: { '/': { folder: site } } });
  const rows: string[][] = [];
  for (const [told, breakIt] of BROWSERS) {
    const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    let errors: readonly string[] = [];
    const page = await visit(context, `${host.origin}/`, async (blank) => {
      errors = complaints(blank);
      await blank.addInitScript(breakIt);
    });
    const seen = await playAgainstEngine(page);
    await page.reload();
    await page.locator('othello-board [data-legal]').first().waitFor();
    const isThere = (await plyOf(page)) > 0;
    rows.push([
      told,
      seen,
      isThere ? 'is there' : 'is gone',
      errors.length > 0 ? errors.join('; ') : 'nothing',
    ]);
    await context.close();
  }
  await host.close();
  return {
    title: 'The browser keeps nothing',
    text: table(
      ['the browser', 'a move', 'the game, when the page is loaded again', 'the console says'],
      rows,
    ),
  };
}
