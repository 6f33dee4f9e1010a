import { expect, test } from 'vitest';
import { readGuides } from '../../demo/docs/guide.js';
import { addressOf } from '../../demo/docs/page.js';
import { DOCS } from '../../demo/locales/docs.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

test('the documentation is searched by keyboard, and a guide shows what its code does', async () => {
  const page = await site.visit('docs/');
  await expectSound(page);
  await page.getByRole('searchbox', { name: DOCS.en.search }).fill('flip duration');
  await page.getByText(/^\d+ results?$/u).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/docs\/(?:style|othello-board)\//u);
  await page.goto(`${site.url}docs/style/`);
  await page.getByLabel(DOCS.en.properties.board, { exact: true }).fill('#123456');
  const editor = page.locator('.theme-editor');
  await expect.poll(() => editor.locator('pre').innerText()).toContain('--othello-board-color: #123456;');
  await expectSound(page, page.locator('main'));
});

test('every link of every guide leads to a page and a part of it that are there', async () => {
  const page = await site.blank();
  const links = new Map<string, string>();
  for (const { name } of readGuides()) {
    const address = site.url + addressOf(name);
    const html = await (await page.request.get(address)).text();
    for (const [, target] of html.matchAll(/<a [^>]*href="([^"]*)"/gu)) {
      const url = new URL(target!, address);
      if (url.href.startsWith(site.url)) links.set(url.href, name);
    }
  }
  expect(links.size).toBeGreaterThan(100);
  const pages = new Map<string, string>();
  const broken: string[] = [];
  for (const [link, guide] of links) {
    const { href, hash } = new URL(link);
    const address = href.replace(hash, '');
    if (!pages.has(address)) {
      const answer = await page.request.get(address);
      pages.set(address, answer.ok() ? await answer.text() : '');
    }
    const html = pages.get(address)!;
    const part = decodeURIComponent(hash.slice(1));
    const isPart = part === '' || part.includes('=') || html.includes(`id="${part}"`);
    if (html === '' || (!isPart && /\/docs\//u.test(address))) broken.push(`${guide}: ${link}`);
  }
  expect(broken).toEqual([]);
});
