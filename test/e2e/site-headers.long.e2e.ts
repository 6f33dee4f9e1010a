// What a host of the site has to say in headers, from the file that some hosts read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { complaints, launch } from './support/browser.js';
import { buildSharedDemo } from './support/demo.js';
import { PAGES } from './support/site-page.js';
import { serve, type Site } from './support/server.js';

let browser: Browser;
let folder: string;
const hosts: Site[] = [];

beforeAll(async () => {
  [browser, folder] = await Promise.all([launch(), buildSharedDemo(inject('demo'))]);
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});
afterAll(() => browser.close());

/** The headers for all addresses. */
function headersOfAll(): Record<string, string> {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/mu.exec(text) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gmu)].map(([, name, value]) => [name!, value!]),
  );
}

async function published(content: Record<string, string> = {}): Promise<Site> {
  const host = await serve({ content: { ...content, '/': { folder } }, headers: headersOfAll() });
  hosts.push(host);
  return host;
}

const frameOf = (address: string): string =>
  `<!doctype html><title>Another page</title><iframe src="${address}" width="900" height="700"></iframe>`;

/** The board of a page or frame. */
const board = (within: Pick<Page, 'locator'>) => within.locator('othello-board [data-square=a1]').first();

test('no page of another origin shows the site in a frame; the site itself may', async () => {
  const site = await published({ '/own': frameOf('/index.html') });
  const page = await browser.newPage();
  await page.goto(`${site.origin}/own`);
  await board(page.frameLocator('iframe')).waitFor();
  const other = await serve({
    content: { '/': frameOf(`${site.origin}/index.html`) },
    host: 'localhost',
  });
  hosts.push(other);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${other.origin}/`);
  await refused;
  expect(await board(page.frameLocator('iframe')).count()).toBe(0);
});

test.each(PAGES)('under these headers %j is shown without a complaint', async (path) => {
  const site = await published();
  const page = await browser.newPage();
  const faults = complaints(page);
  await page.goto(`${site.origin}/${path}index.html`);
  await board(page).waitFor();
  expect(faults).toEqual([]);
});
