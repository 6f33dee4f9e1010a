import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LEARN } from '../../demo/locales/learn.js';
import { META } from '../../demo/locales/meta.js';
import { SITE } from '../../demo/locales/site.js';
import { atRest } from './support/at-rest.js';
import { PAGES, useSite } from './support/site-page.js';

const site = useSite();

/** Words that are spelt the same in both languages, and names. */
const SAME = [
  'Angular',
  'Ann',
  'Astro',
  'Bob',
  'Ctrl+Y',
  'Ctrl+Z',
  'English',
  'Enter',
  'Expert',
  'Français',
  'HTML',
  'Handicap',
  'Match',
  'minute',
  'minutes',
  'Normal',
  'Options',
  'Othello',
  'React',
  'React 19',
  'points',
  'Score',
  'Svelte',
  'Svelte 5',
  'Vue',
  'Vue 3',
  'thell',
  'Versions',
  'Violet',
  'Čeština',
];

/**
 * Every text that a person can read on a page, elements included. Without code, earlier announcements, which keep their
 * language, and text marked as being in another language.
 */
async function read(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walk = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) {
          const text = node.data.trim();
          if (/\p{Letter}{3}/u.test(text)) found.add(text);
        } else if (
          node instanceof Element &&
          !node.matches(
            'pre, code, script, style, noscript, [lang], [translate=no], [role=status], #language, #events',
          )
        ) {
          for (const name of ['aria-label', 'title', 'placeholder']) {
            const text = node.getAttribute(name) ?? '';
            if (/\p{Letter}{3}/u.test(text) && !node.matches('input')) found.add(text);
          }
          walk(node.shadowRoot ?? node);
        }
      }
    };
    walk(document.body);
    const { content } = document.querySelector<HTMLMetaElement>('meta[name=description]')!;
    return [...found, document.title, content];
  });
}

describe.each(PAGES)('the page %j', (path) => {
  test.each(['fr', 'cs'] as const)(
    'shows no English in %s, from the start and after a switch',
    async (language) => {
      const english = await site.visit(path);
      await atRest(english);
      const before = new Set(await read(english));

      const first = await site.visit(path, { locale: language });
      expect((await read(first)).length).toBeGreaterThan(10);
      const left = (texts: readonly string[]): string[] =>
        texts.filter((text) => before.has(text) && !SAME.includes(text.replace(/^\d+ |: \d+$/, '')));
      // Strings of a language arrive after the page that requests them.
      await expect.poll(async () => left(await read(first))).toEqual([]);

      await english.locator('#language').selectOption(language);
      await expect.poll(async () => left(await read(english))).toEqual([]);
      expect(await english.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await english.title()).toBe(
        META[language][path === '' ? 'home' : (path.slice(0, -1) as 'learn')].title,
      );
    },
  );

  test('has no English word to be seen in French before its own words are there', async () => {
    const page = await site.blank({ locale: 'fr' });
    // The strings come with the page's module; without it there are none.
    await page.route(/\.js$/u, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(`${site.url}${path}index.html`);
    const link = page.locator('[data-text=learn]');
    expect(await link.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    // If the module never arrives, English is better than nothing.
    await expect
      .poll(() => link.evaluate((element) => getComputedStyle(element).visibility), { timeout: 6000 })
      .toBe('visible');
  });
});

test('the language changes at once and is kept from page to page', async () => {
  const page = await site.visit('learn/');
  await page.getByLabel('Language').selectOption('Čeština');
  await page.getByRole('heading', { name: LEARN.cs.title }).waitFor();
  await page.getByRole('link', { name: SITE.cs.home, exact: true }).click();
  await page.getByRole('button', { name: 'Další', exact: true }).waitFor();
});

test('a language chosen in the game is the page’s', async () => {
  const page = await site.visit('');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('Français');
  await page.getByRole('link', { name: SITE.fr.learn, exact: true }).waitFor();
});

test('a language chosen on the page, here or on another one, is the game’s; there is none that the page does not speak', async () => {
  const page = await site.visit('');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Options' }).click();
  const list = page.getByRole('dialog').locator('[name=language]');
  expect(await list.locator('option').count()).toBe(4);
  await list.selectOption('Français');
  await page.getByRole('dialog').locator('.actions button').click();
  await page.locator('#language').selectOption('cs');
  await page.getByRole('button', { name: 'Další', exact: true }).waitFor();
  await page.getByRole('link', { name: SITE.cs.learn, exact: true }).click();
  await page.getByRole('heading', { name: LEARN.cs.title }).waitFor();
  await page.locator('#language').selectOption('en');
  await page.getByRole('link', { name: SITE.en.home, exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
});

test('a game on an example goes on when the language changes', async () => {
  const page = await site.visit('examples/');
  const board = page.locator('[data-snippet=two-players] othello-board');
  await board.locator('[data-square=f5]').click();
  await page.locator('#language').selectOption('fr');
  await page.getByRole('heading', { name: 'Deux joueurs' }).waitFor();
  expect(await board.evaluate((element: HTMLElementTagNameMap['othello-board']) => element.moves)).toBe('f5');
});
