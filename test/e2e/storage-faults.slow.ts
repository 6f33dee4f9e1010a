// The site in a browser whose n-th call of IndexedDB, of localStorage or of `new Worker` fails, is never answered or is
// aborted, for every n: no page is dead, and nothing is said to be kept which is not there afterwards.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ANALYSE } from '../../demo/locales/analyse.js';
import { en as GAME } from '../../src/core/locales/en/game.js';
import {
  plantFault,
  type FaultKind,
  type FaultyApi,
  type PlannedFault,
  type PlantedFault,
} from '../support/storage-faults.js';
import { useSite } from './support/site-page.js';

const site = useSite({ offline: true });

/** What was done under each fault, and what the page said: call, fault, page, what the reader sees. */
const REPORT = 'build/reports/storage-faults.tsv';
mkdirSync('build/reports', { recursive: true });
rmSync(REPORT, { force: true });

const KINDS: Readonly<Record<FaultyApi, readonly FaultKind[]>> = {
  indexedDB: ['fails', 'hangs', 'aborts'],
  localStorage: ['fails'],
  Worker: ['fails', 'hangs', 'aborts'],
};

/** A page of the site, what is done there, and whether what it says of it is true at the next visit. */
interface Visit {
  readonly path: string;
  /** Does what a reader does, which must be possible. @returns what the page said of keeping it */
  readonly act: (page: Page) => Promise<string>;
  /** Whether that is true, at a visit without a fault. */
  readonly isTrue: (page: Page, output: string) => Promise<boolean>;
}

const ONE = 'f5d6c3';
const TWO_GAMES = '[Black "A"]\n\nf5 d6 *\n\n[Black "B"]\n\nf5 f6 *\n';

const boardPly = (page: Page): Promise<number> =>
  page
    .locator('othello-board')
    .first()
    .evaluate((board: HTMLElementTagNameMap['othello-board']) => board.ply);

const VISITS: Readonly<Record<string, Visit>> = {
  home: {
    path: '',
    async act(page) {
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      await page.evaluate(() => document.querySelector('othello-game')!.newGame({ players: 'two' }));
      await page.locator('othello-board [part~="f5"]').first().click();
      await expect.poll(() => boardPly(page)).toBe(1);
      const notStored = page.getByText(GAME.messages.notStored);
      return (await notStored.count()) > 0 ? GAME.messages.notStored : '';
    },
    async isTrue(page, output) {
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      return output !== '' || (await boardPly(page)) === 1;
    },
  },
  analyse: {
    path: 'analyse/',
    async act(page) {
      const words = ANALYSE.en.open;
      const open = async (text: string): Promise<void> => {
        await page.getByRole('tab', { name: ANALYSE.en.tabs.open }).click();
        await page.getByLabel(words.paste).fill(text);
        await page.getByRole('button', { name: words.openText, exact: true }).click();
      };
      await open(ONE);
      await expect.poll(() => boardPly(page), { timeout: 30_000 }).toBe(3);
      await open(TWO_GAMES);
      await page.locator('.status.added').waitFor();
      const footer = page.locator('#panel-open .quiet, #panel-open [role=alert]');
      await expect.poll(() => footer.allTextContents()).not.toEqual([]);
      return (await footer.allTextContents()).join(' ').replaceAll(/\s+/gu, ' ').trim();
    },
    async isTrue(page, output) {
      const stored = Number(/(\d+) games? (?:is|are) kept/u.exec(output)?.[1] ?? 0);
      if (stored === 0) return true;
      await page.getByRole('tab', { name: ANALYSE.en.tabs.open }).click();
      await page.getByText(new RegExp(`\\b${stored} games are kept`, 'u')).waitFor();
      return true;
    },
  },
  train: {
    path: 'train/',
    async act(page) {
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      return (await page.locator('main [role=alert], main .failed').allTextContents()).join(' ').trim();
    },
    isTrue: () => Promise.resolve(true),
  },
  learn: {
    path: 'learn/',
    async act(page) {
      await page.locator('othello-board [data-square=a1]').first().waitFor();
      return '';
    },
    isTrue: () => Promise.resolve(true),
  },
};

/** Patience passes ten times as fast where a call is never answered. */
function hurry(): void {
  const own = globalThis.setTimeout;
  globalThis.setTimeout = ((act: () => void, after = 0) => own(act, after / 10)) as typeof setTimeout;
}

/** Visits a page under a fault, and then without it. @returns the number of calls, and what the page said */
async function visitUnder(fault: PlannedFault, { path, act, isTrue }: Visit) {
  const page = await site.blank({ serviceWorkers: 'block' });
  const context: BrowserContext = page.context();
  await page.addInitScript(`(${String(plantFault)})(${JSON.stringify(fault)})`);
  if (fault.how === 'hangs') await page.addInitScript(`(${String(hurry)})()`);
  await page.goto(`${site.url}${path}index.html`);
  await page.locator('html[data-ready]').waitFor();
  const output = await act(page);
  const calls = await page.evaluate(
    () => (globalThis as unknown as { plantedFault: PlantedFault }).plantedFault.calls,
  );
  await page.close();
  const later = await context.newPage();
  await later.goto(`${site.url}${path}index.html`);
  expect(await isTrue(later, output), `call ${fault.n} of ${fault.api} ${fault.how}: “${output}”`).toBe(true);
  await later.close();
  return { calls, output };
}

for (const [name, visit] of Object.entries(VISITS))
  for (const api of ['indexedDB', 'localStorage', 'Worker'] as const)
    for (const how of KINDS[api])
      test(`${name} is alive and says truly what it keeps when any call of ${api} ${how}`, async () => {
        // A page may warn that it goes on without what failed.
        site.forgive(/storage|stored|kept|worker|quota|IndexedDB|database|internal error|aborted/iu);
        for (let n = 1; ; n++) {
          const { calls, output } = await visitUnder({ api, n, how }, visit);
          appendFileSync(REPORT, `${[api, calls < n ? 'none' : n, how, name, output].join('\t')}\n`);
          if (calls < n) break;
        }
      });

/** Lets the browser throw away all that the site has stored, as for the header Clear-Site-Data. */
async function clearSiteData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await session.detach();
}

for (const [name, { path, act, isTrue }] of Object.entries(VISITS)) {
  test(`${name} goes on when its data is cleared while it is open, before and after it has stored some`, async () => {
    const page = await site.blank();
    await page.goto(`${site.url}${path}index.html`);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await clearSiteData(page);
    const output = await act(page);
    await clearSiteData(page);
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await act(page);
    await page.reload();
    expect(await isTrue(page, output), output).toBe(true);
  });

  test(`${name} is the same where the browser refuses to register the service worker`, async () => {
    const page = await site.blank();
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    });
    await page.goto(`${site.url}${path}index.html`);
    await page.locator('html[data-ready]').waitFor();
    const output = await act(page);
    await page.reload();
    expect(await isTrue(page, output), output).toBe(true);
    expect(await page.locator('#offline').isVisible()).toBe(false);
  });
}
