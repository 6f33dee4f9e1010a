import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { META } from '../../demo/locales/meta.js';
import { SITE } from '../../demo/locales/site.js';
import { expectSound } from './support/axe.js';
import { complaints } from './support/browser.js';
import { BUILT_SITE } from './support/demo.js';
import { serve, type Site } from './support/server.js';
import { useSite } from './support/site-page.js';

const hosts: Site[] = [];
// What is set up first ends last: a page that still fetches would complain of a host that is gone.
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});

const site = useSite({ offline: true });

/** The pages of the site, by folder. */
const PAGES = ['', 'train/', 'learn/', 'analyse/', 'docs/', 'examples/', 'playground/'] as const;

async function playAgainstComputer(page: Page): Promise<void> {
  await page.locator('othello-game [data-legal]').first().click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('othello-game')!.board.ply), { timeout: 30_000 })
    .toBe(2);
}

test('without a network every page opens after the first visit, the computer plays, and what is missing leads home', async () => {
  const page = await site.visit('');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await playAgainstComputer(page);
  await page.getByText(SITE.en.offlineReady).waitFor();
  const answer = await page.request.get(`${site.url}no/such/page`);
  expect(answer.status()).toBe(404);
  await page.context().setOffline(true);
  for (const path of PAGES) {
    await page.goto(`${site.url}${path}index.html`);
    await page.locator('othello-board [data-square=a1]').first().waitFor();
    expect(await page.title()).toBe(META.en[path === '' ? 'home' : (path.slice(0, -1) as 'learn')].title);
  }
  await page.goto(`${site.url}index.html`);
  await page.evaluate(() => document.querySelector('othello-game')!.newGame({}));
  await playAgainstComputer(page);

  const lost = await page.context().newPage();
  const faults = complaints(lost, true);
  const shown = await lost.goto(`${site.url}no/such/page`);
  expect(shown!.status()).toBe(404);
  await lost.getByRole('heading', { name: SITE.en.missingTitle }).waitFor();
  await expectSound(lost);
  await lost.locator('#riddle [data-square=g8]').click();
  await lost.getByText('Right: joined to your corner, that disc is yours for good.').waitFor();
  await lost.getByRole('link', { name: /^Play Othello/u }).click();
  await lost.locator('othello-game [data-square=a1]').first().waitFor();
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});

test('each page runs no script but its own under the headers of the site, and stands in no frame of others', async () => {
  const text = readFileSync(join(BUILT_SITE, '_headers'), 'utf8');
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/mu.exec(text) ?? [];
  const headers = Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gmu)].map(([, name, value]) => [name!, value!]),
  );
  const own = await serve({ content: { '/': { folder: BUILT_SITE } }, headers });
  hosts.push(own);
  const page = await site.blank();
  for (const path of PAGES) {
    await page.goto(`${own.origin}/${path}index.html`);
    await page.locator('othello-board [data-square=a1]').first().waitFor();
  }
  site.forgive(/Content Security Policy|frame-ancestors|ERR_BLOCKED_BY_RESPONSE/u);
  const didRun = await page.evaluate(async () => {
    const refused = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.body.append(script);
    await refused;
    return 'ran' in globalThis;
  });
  expect(didRun).toBe(false);
  const other = await serve({
    content: {
      '/': `<!doctype html><title>Another page</title><iframe src="${own.origin}/index.html"></iframe>`,
    },
    host: 'localhost',
  });
  hosts.push(other);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${other.origin}/`);
  await refused;
});

test('the site can be installed, and has the licences of what it holds of others', async () => {
  const page = await site.visit('learn/', { serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${site.url}manifest.webmanifest`, []]);
  const licences = await (await page.request.get(`${site.url}third-party.md`)).text();
  for (const name of ['lit', 'valibot', 'idb', 'minisearch', 'ts-fsrs'])
    expect(licences).toMatch(
      new RegExp(`^## ${name} - \\S+ \\((?:MIT|ISC|BSD-3-Clause|Apache-2.0)\\)$`, 'mu'),
    );
});
