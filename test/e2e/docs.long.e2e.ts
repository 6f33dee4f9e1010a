import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGuides } from '../../demo/docs/guide.js';
import { addressOf } from '../../demo/docs/page.js';
import { DOCS } from '../../demo/locales/docs.js';
import { atRest } from './support/at-rest.js';
import { axeViolations } from './support/axe.js';
import { SIZES, useSite } from './support/site-page.js';

const site = useSite();
const guides = readGuides();

test.each(guides.map(({ name }) => name))(
  'the page %s has nothing for axe to find, is no wider than a phone, and leads nowhere that is not there',
  async (name) => {
    const page = await site.blank({ viewport: SIZES[1], colorScheme: 'dark' });
    await page.goto(site.url + addressOf(name));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await atRest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page, {}, ['.live'])).toEqual([]);
    const links = await page
      .locator('article a, #guides a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of new Set(links.filter((href) => href.startsWith(site.url)))) {
      const [address, anchor = ''] = link.split('#');
      const answer = await page.request.get(address!);
      expect(answer.status(), link).toBe(200);
      if (anchor !== '') expect(await answer.text(), link).toContain(`id="${decodeURIComponent(anchor)}"`);
    }
  },
);

test('other versions are listed where there are any, also from the folder of one, and lead to their documentation', async () => {
  const page = await site.visit('docs/');
  const versions = page.locator('#versions');
  expect(await versions.isHidden()).toBe(true);
  await page.route('**/versions.json', (route) => route.fulfill({ json: ['0.2.0', '0.1.0'] }));
  await page.goto(`${site.url}docs/diagrams/`);
  await versions.getByText('0.1.0').waitFor();
  const links = versions.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
    ['docs/', 'v/0.2.0/docs/', 'v/0.1.0/docs/'].map((path) => site.url + path),
  );
  expect(await versions.locator('[aria-current=true]').textContent()).toBe(DOCS.en.newest);
  expect(await axeViolations(page, {}, ['.live'])).toEqual([]);
});

test('the search is used by keyboard, finds names by their parts, and says how much it has found', async () => {
  const page = await site.visit('docs/');
  await page.getByRole('searchbox', { name: DOCS.en.search }).fill('flip duration');
  await page.getByText(/^\d+ results?$/u).waitFor();
  await page.keyboard.press('ArrowDown');
  const first = page.locator('#found a').first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('find');
  await page.keyboard.press('Enter');
  await page.waitForURL(/docs\/(style|othello-board)\//u);
});

test('the search prefers the language of the page, without its accents, too', async () => {
  const page = await site.visit('docs/', { locale: 'cs' });
  await page.getByRole('searchbox', { name: DOCS.cs.search }).fill('instalace');
  await page.locator('#found').getByText('Instalace').first().waitFor();
  await page.getByRole('searchbox').fill('xyzzyqwerty');
  await page.getByText(DOCS.cs.nothing).waitFor();
});

test('a page is in the language of the reader if it is translated, otherwise it says that it is in English', async () => {
  const page = await site.visit('docs/install/', { locale: 'fr' });
  await page.getByRole('heading', { level: 1, name: 'Installer' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.goto(`${site.url}docs/diagrams/`);
  await page.getByText(DOCS.fr.inEnglish).waitFor();
});

test('an address that a page had before leads to the page with its contents', async () => {
  const page = await site.blank({});
  await page.goto(`${site.url}docs/csp/`);
  await page.waitForURL(`${site.url}docs/content-security-policy/index.html`);
});

test('on a phone the text begins right below the search, which says beside its name how much it found', async () => {
  const page = await site.visit('docs/', { viewport: SIZES[1] });
  const field = page.getByRole('searchbox', { name: DOCS.en.search });
  const bottomOf = async () => {
    const { y, height } = (await field.boundingBox())!;
    return y + height;
  };
  const link = page.getByRole('link', { name: DOCS.en.allGuides });
  expect((await link.boundingBox())!.y - (await bottomOf())).toBeLessThan(24);
  await field.fill('theme');
  const count = page.getByText(/^\d+ results$/u);
  await count.waitFor();
  expect((await count.boundingBox())!.y).toBeLessThan((await field.boundingBox())!.y);
  expect((await page.locator('#found').boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf());
});

test('everything but what runs is there without JavaScript', async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  await page.goto(`${site.url}docs/first-lesson/index.html`);
  expect(await page.locator('article').innerText()).toContain('data-solved');
  expect(await page.locator('search').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Troubleshoot' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Troubleshoot' }).waitFor();
});

test('the theme editor writes what its board looks like', async () => {
  const page = await site.visit('docs/style/');
  await page.getByLabel(DOCS.en.properties.board, { exact: true }).fill('#123456');
  const editor = page.locator('.theme-editor');
  expect(await editor.locator('pre').innerText()).toContain('--othello-board-color: #123456;');
  const drawn = editor.locator('othello-board');
  expect(
    await drawn.evaluate((board) => getComputedStyle(board).getPropertyValue('--othello-board-color')),
  ).toBe('#123456');
});

test('an example of a guide is copied as a whole page with the scripts that it needs', async () => {
  const page = await site.visit('docs/first-lesson/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: /^Copy page/ })
    .first()
    .click();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain(`othello-board@${version}/dist/othello-lesson.js`);
});
