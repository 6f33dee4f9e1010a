import type { Page } from 'playwright-core';

/** Waits until a page makes no more requests, its animations are over, and the result is painted. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime === Infinity;
    const running = document.getAnimations().filter((one) => !isEndless(one));
    await Promise.allSettled(running.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
