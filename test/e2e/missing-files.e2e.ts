import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITE } from '../../demo/locales/site.js';
import { en } from '../../src/core/locales/en/analysis.js';
import { BUILT_SITE } from './support/demo.js';
import { useSite } from './support/site-page.js';

const site = useSite();
/** What the browser writes of the file, and the page of the part that it holds. */
const MISSING = /Failed to (?:load resource|fetch)|Unable to preload CSS|could not be fetched/u;

/** What a page keeps between visits. */
const STORES = 'local_storage,session_storage,indexeddb';

/** What a script of the site imports late, or starts as a worker; what such a part imports itself fails with it. */
const LATE = new Set(
  readdirSync(join(BUILT_SITE, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(BUILT_SITE, 'assets', name), 'utf8').matchAll(
        /(?:import\(|new URL\()[`'"](?:\.\/)?([^`'"]+\.js)[`'"]/gu,
      ),
    ])
    .map(([, name]) => name!),
);

/**
 * Of the files that a page asks for until it rests: its script, a script that this one imports, a style sheet, as one of a
 * kind fares like the others, and each part that is imported late, as each may be waited for elsewhere.
 */
async function filesOf(path: string): Promise<{ first: string[]; late: string[]; count: number }> {
  const page = await site.blank();
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  await page.goto(site.url + path);
  await page.waitForLoadState('networkidle');
  const first = ['script[type=module][src]', 'link[rel=modulepreload]', 'link[rel=stylesheet]'].map(
    (selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element: HTMLScriptElement & HTMLLinkElement) => element.src || element.href),
  );
  const files = [...requested].filter((url) => /\/assets\/.*\.(?:js|css)$/u.test(url));
  const late = files.filter((url) => LATE.has(url.slice(url.lastIndexOf('/') + 1)));
  return { first: await Promise.all(first), late, count: files.length };
}

/** Parts that pages have in common are tried on the first of them. */
const tried = new Set<string>();

describe.each(['index.html', 'analyse/index.html'])('%s, of which one file never arrives', (path) => {
  test(
    'says so with a button, whichever it is, and does not ask without end',
    { timeout: 180_000 },
    async () => {
      site.forgive(MISSING);
      const { first, late, count } = await filesOf(path);
      expect(late.length).toBeGreaterThan(4);
      const files = [...first, ...late.filter((url) => !tried.has(url))];
      /** A visitor, who keeps in the browser's cache what did arrive: only the file that is blocked is missing. */
      const visitor = async (): Promise<void> => {
        const page = await site.blank();
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        let requested = 0;
        page.on('request', () => requested++);
        for (let file = files.pop(); file !== undefined; file = files.pop()) {
          await page.goto('about:blank');
          await session.send('Storage.clearDataForOrigin', {
            origin: new URL(file).origin,
            storageTypes: STORES,
          });
          await session.send('Network.setBlockedURLs', { urls: [file] });
          requested = 0;
          // The page may reload itself once while it loads.
          await page.goto(site.url + path, { waitUntil: 'commit' });
          // A review without an engine says so itself.
          const again = page.getByRole('button', { name: en.review.retry });
          const output = page.getByText(SITE.en.halfLoaded).or(again);
          await expect.poll(() => output.first().isVisible(), { message: file }).toBe(true);
          const buttons = page.getByRole('button', { name: SITE.en.reload }).or(again);
          expect(await buttons.count(), file).toBeGreaterThan(0);
          expect(requested, file).toBeLessThan(5 * count);
          tried.add(file);
        }
      };
      // A page waits more than it works.
      await Promise.all([visitor(), visitor()]);
    },
  );
});

test.each([
  ['once', 'is imported again, and the page has it', 1],
  ['twice', 'is missing: the page says so, with a button', 2],
])('a part that the page imports late and that fails %s %s', async (_often, _what, fails) => {
  site.forgive(MISSING);
  const page = await site.blank();
  let failed = 0;
  await page.exposeFunction('importFailed', () => failed++);
  await page.addInitScript('addEventListener("vite:preloadError", () => importFailed())');
  // An import may share the request of the preload before it, so requests do not count.
  await page.route(/\/assets\/dialog-[^/]*\.js$/u, (route) =>
    failed < fails ? route.abort() : route.continue(),
  );
  await page.goto(`${site.url}index.html`);
  await page.getByRole('button', { name: SITE.en.appearance }).click();
  const [dialog, message] = [page.getByRole('dialog'), page.getByText(SITE.en.halfLoaded)];
  await dialog.or(message).first().waitFor();
  expect([await dialog.count(), await message.count()]).toEqual(fails === 1 ? [1, 0] : [0, 1]);
  await page.context().close();
});

test('a file that fails once is asked for again: the page lives and says nothing', async () => {
  site.forgive(MISSING);
  const { first } = await filesOf('index.html');
  const check = async (file: string): Promise<void> => {
    const page = await site.blank();
    await page.route(file, (route) => route.abort(), { times: 1 });
    await page.goto(`${site.url}index.html`, { waitUntil: 'commit' });
    await page.locator('othello-board [part~=disc]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(SITE.en.halfLoaded).count(), file).toBe(0);
    await page.context().close();
  };
  await Promise.all(first.map(check));
});
