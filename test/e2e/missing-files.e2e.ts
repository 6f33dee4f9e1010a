import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { en } from '../../src/core/locales/en/analysis.js';
import { useSite } from './support/site-page.js';

const site = useSite();
/** What the browser writes of the file, and the page of the part that it holds. */
const MISSING = /Failed to (?:load resource|fetch)|Unable to preload CSS|could not be fetched/u;

/** The scripts and style sheets that a page asks for until it rests. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on(
    'request',
    (request) => /\/assets\/.*\.(?:js|css)$/u.test(request.url()) && files.add(request.url()),
  );
  await page.goto(site.url + path);
  await page.waitForLoadState('networkidle');
  return [...files];
}

describe.each(['index.html', 'analyse/index.html'])('%s, of which one file never arrives', (path) => {
  test(
    'says so with a button, whichever it is, and does not ask without end',
    { timeout: 180_000 },
    async () => {
      site.forgive(MISSING);
      const files = await filesOf(await site.blank({ serviceWorkers: 'block' }), path);
      expect(files.length).toBeGreaterThan(12);
      for (const file of files) {
        const page = await site.blank({ serviceWorkers: 'block' });
        let asked = 0;
        page.on('request', () => asked++);
        await page.route(file, (route) => route.abort());
        // The page may reload itself once while it loads.
        await page.goto(site.url + path, { waitUntil: 'commit' });
        // A review without an engine says so itself.
        const again = page.getByRole('button', { name: en.review.retry });
        const said = page.getByText(SITE.en.halfLoaded).or(again);
        await expect.poll(() => said.first().isVisible(), { message: file }).toBe(true);
        const buttons = page.getByRole('button', { name: SITE.en.reload }).or(again);
        expect(await buttons.count(), file).toBeGreaterThan(0);
        expect(asked, file).toBeLessThan(5 * files.length);
        await page.context().close();
      }
    },
  );
});

test.each([
  ['once', 'is imported again, and the page has it', 1],
  ['twice', 'is missing: the page says so, with a button', 2],
])('a part that the page imports late and that fails %s %s', async (_often, _what, fails) => {
  site.forgive(MISSING);
  const page = await site.blank({ serviceWorkers: 'block' });
  await page.route(/\/assets\/dialog-[^/]*\.js$/u, (route) => route.abort(), {
    // Before the first import, the file is preloaded.
    times: 1 + fails,
  });
  await page.goto(`${site.url}index.html`);
  await page.getByRole('button', { name: SITE.en.appearance }).click();
  const [dialog, message] = [page.getByRole('dialog'), page.getByText(SITE.en.halfLoaded)];
  await dialog.or(message).first().waitFor();
  expect([await dialog.count(), await message.count()]).toEqual(fails === 1 ? [1, 0] : [0, 1]);
  await page.context().close();
});

test('a file that fails once is asked for again: the page lives and says nothing', async () => {
  site.forgive(MISSING);
  const files = await filesOf(await site.blank({ serviceWorkers: 'block' }), 'index.html');
  const atFirst = files.filter((file) => /\/(?:diagram|shared|index)-[^/]*\.(?:js|css)$/u.test(file));
  expect(atFirst.length).toBeGreaterThan(3);
  for (const file of atFirst) {
    const page = await site.blank({ serviceWorkers: 'block' });
    await page.route(file, (route) => route.abort(), { times: 1 });
    await page.goto(`${site.url}index.html`, { waitUntil: 'commit' });
    await page.locator('othello-board [part~=disc]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(SITE.en.halfLoaded).count(), file).toBe(0);
    await page.context().close();
  }
});
