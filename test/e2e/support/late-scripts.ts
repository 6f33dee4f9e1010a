import type { Page } from 'playwright-core';
import { ELEMENTS } from '../../../tools/elements.js';
import { blocks } from './documentation.js';

/** Measurements of a page before and after its scripts arrived. */
export interface Arrival {
  /** The sum of the layout shifts, by the browser. */
  readonly shift: number;
  /** The package's elements that are defined, in the order of their list. */
  readonly elements: readonly string[];
}

/** The guide's lines of CSS against a shift. */
export function shiftRecipe(tag = 'othello-board'): string {
  return blocks('css').find(({ code }) => code.includes(`${tag}:not(:defined)`))!.code;
}

/** Opens a page whose scripts arrive only after it has been painted, and waits for its board. */
export async function openWithLateScripts(page: Page, url: string, tag = 'othello-board'): Promise<Arrival> {
  let release!: () => void;
  const drawn = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.m?js$/u, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(`${tag}:not(:defined)`).waitFor({ state: 'attached' });
  await twoFrames(page);
  release();
  await page.locator('othello-board [part~="a1"]').waitFor();
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  return page.evaluate(
    (names) => ({
      shift: (globalThis as unknown as { shift: number }).shift,
      elements: names.filter((name) => customElements.get(name) !== undefined),
    }),
    ELEMENTS.map(({ name }) => `othello-${name}`),
  );
}

/** Waits until the browser has painted. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
