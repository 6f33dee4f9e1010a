import { expect, test } from 'vitest';
import { PLAYGROUND } from '../../demo/locales/playground.js';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

test('the playground writes the tag that makes its board, copies it, and a link brings both back', async () => {
  const page = await site.visit('playground/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectSound(page);
  await page.getByLabel('theme').selectOption('wood');
  await page.getByLabel('moves', { exact: true }).fill('f5d6');
  await page.getByLabel('move-numbers').check();
  const code = page.getByRole('group', { name: PLAYGROUND.en.code });
  await expect.poll(() => code.textContent()).toMatch(/move-numbers[^]*theme="wood"/u);
  expect(await page.locator('othello-board [data-square=d6]').getAttribute('data-disc')).toBe('white');
  await page.getByRole('combobox', { name: PLAYGROUND.en.writtenFor }).selectOption({ label: 'Svelte' });
  const written = await code.textContent();
  await page.getByRole('button', { name: PLAYGROUND.en.copy.replace('{target}', 'Svelte') }).click();
  await page.getByRole('status').getByText(PLAYGROUND.en.copied.replace('{target}', 'Svelte')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  const link = page.url();
  await page.goto('about:blank');
  // What a link says and a board does not know is not written.
  await page.goto(`${link}&onclick=alert(1)`);
  await expect.poll(() => code.textContent()).toBe(written);
  await page.locator('othello-board [data-square=c5]').click();
  await page
    .getByText(/othello-move /u)
    .first()
    .waitFor();
});
