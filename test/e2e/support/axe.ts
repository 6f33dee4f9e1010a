import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './at-rest.js';

/** The sizes that the site is made for. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/**
 * At each size axe finds nothing on the page, nothing is wider than the window, and no two things have one id.
 *
 * @param part where axe looks, once the rest of the page has been seen
 */
export async function expectSound(page: Page, part: Locator = page.locator('html')): Promise<void> {
  const before = page.viewportSize();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await atRest(page);
    const found = await part.evaluate(async (element) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(element, {
        resultTypes: ['violations'],
      });
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        twice: ids.filter((id, i) => ids.indexOf(id) !== i),
        width: document.documentElement.scrollWidth,
      };
    });
    expect(found).toEqual({ violations: [], twice: [], width: size.width });
  }
  if (before) await page.setViewportSize(before);
}
