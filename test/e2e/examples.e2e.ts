import { expect, test } from 'vitest';
import { expectSound } from './support/axe.js';
import { useSite } from './support/site-page.js';

const site = useSite();

test('the examples: each is drawn, the buttons beside them do something, code is copied', async () => {
  const page = await site.visit('examples/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectSound(page);
  const examples = page.locator('.live:has(> p button)');
  expect(await examples.count()).toBeGreaterThan(5);
  for (const example of await examples.all()) {
    await example.scrollIntoViewIfNeeded();
    await example.locator('[data-square=a1]').first().waitFor();
    // Its script runs once its elements are defined.
    await expect.poll(() => example.getAttribute('data-runs')).toBe('');
    /** The example's own output, and what its elements show. */
    const state = (): Promise<string> =>
      example.evaluate((place) => {
        const shown = [...place.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.innerHTML);
        const { value } = place.querySelector('output') ?? {};
        return [place.textContent, value, place.querySelector('othello-game')?.record, ...shown].join();
      });
    const before = await state();
    const message = (await example.getAttribute('data-snippet'))!;
    // The computer must be thinking before it can be told to stop.
    if (message === 'now') await example.locator('[data-square=f5]').click();
    for (const button of await example.locator('> p button').all()) {
      await button.click();
      await page.keyboard.press('Escape');
    }
    await expect.poll(state, { message }).not.toBe(before);
  }
  const diagram = page.locator('#example-diagram');
  await diagram.getByRole('button', { name: /^Copy –/u }).click();
  await diagram.getByRole('button', { name: /^Copied/u }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\s+/gu, ' ')).toBe(
    '<othello-board moves="f5d6c3d3c4" move-numbers ></othello-board>',
  );
});
