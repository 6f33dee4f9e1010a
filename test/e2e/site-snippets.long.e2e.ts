import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GROUPS } from '../../demo/examples/groups.js';
import { useSite } from './support/site-page.js';

const site = useSite();

/** Where the copied page is opened: a separate, empty site. */
const ELSEWHERE = 'https://paste.example/';

/** The addresses of the published scripts in copied pages. */
const CDN = /^https:\/\/cdn\.jsdelivr\.net\/npm\/othello-board@[\d.]+\/dist\/(?<file>[\w.-]+)$/u;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  wasm: 'application/wasm',
  bin: 'application/octet-stream',
};

/** A page of another site that contains only what was pasted. */
async function paste(html: string): Promise<Page> {
  const page = await site.blank();
  await page.context().route(CDN, (route) => {
    const { file } = CDN.exec(route.request().url())!.groups!;
    const contentType = TYPES[file!.split('.').pop()!]!;
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType, headers, body: readFileSync(`dist/${file!}`) });
  });
  await page.route(`${ELSEWHERE}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(ELSEWHERE);
  return page;
}

/** Waits until each pasted board is rendered and each element beside them is defined. */
async function expectBoards(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = 'othello-board, club-board';
    // Games and puzzles contain their board, and so do lessons that use no other one.
    const others = 'othello-game, othello-puzzle, othello-lesson:not([for], :has([slot=board]))';
    const boards = [...document.querySelectorAll(`${own}, ${others}`)].map((element) =>
      element.matches(own) ? element : element.shadowRoot?.querySelector('othello-board'),
    );
    const drawn = boards.every((board) => board?.shadowRoot?.querySelector('[data-square=h8]'));
    return boards.length > 0 && drawn && !document.querySelector(':not(:defined)');
  });
}

async function clipboardAfter(page: Page, copy: () => Promise<void>): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.each(GROUPS)(
  'each whole page of the examples of $id runs where it is pasted',
  { timeout: 300_000 },
  async ({ snippets }) => {
    const examples = await site.visit('examples/');
    await examples.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [i, id] of snippets.entries()) {
      await examples.locator('#language').selectOption(['en', 'fr', 'cs'][i % 3]!);
      const button = examples.locator(`#example-${id} .copy button`).nth(1);
      const html = await clipboardAfter(examples, () => button.click());
      expect(html, id).toMatch(/^<!doctype html>/);
      const page = await paste(html);
      await expectBoards(page);
      await page.context().close();
    }
  },
);

test('an example’s code alone runs in a page that has the script', async () => {
  const examples = await site.visit('examples/');
  await examples.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = (nth: number) =>
    clipboardAfter(examples, () => examples.locator('#example-diagram .copy button').nth(nth).click());
  const code = await copy(0);
  const script = /<script[^>]*src=[^>]*><\/script>/.exec(await copy(1))![0];
  expect(code).not.toContain('<script');
  await expectBoards(await paste(script + code));
});

test('the playground’s whole page shows the board that was set', async () => {
  const playground = await site.visit('playground/');
  await playground.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playground.getByLabel('moves', { exact: true }).fill('f5d6');
  await playground.getByLabel('theme').selectOption('slate');
  const html = await clipboardAfter(playground, () =>
    playground.getByRole('button', { name: /^Copy whole page/ }).click(),
  );
  const page = await paste(html);
  await expectBoards(page);
  const board = page.locator('othello-board');
  expect(await board.getAttribute('theme')).toBe('slate');
  expect(await board.locator('[data-square=d6]').getAttribute('data-disc')).toBe('white');
});
