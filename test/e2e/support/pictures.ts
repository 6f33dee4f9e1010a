import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Browsers round colours along edges differently from time to time, which is invisible. */
const ROUNDING = 0.05;

/**
 * Number of pixels in two pictures that look different.
 *
 * @throws {RangeError} if they differ in size
 */
export function pointsThatDiffer(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    throw new RangeError(`pictures of ${width}x${height} and ${after.width}x${after.height} points`);
  return pixelmatch(before.data, after.data, undefined, width, height, { threshold: ROUNDING });
}

/**
 * Repaints a whole page. If only a part is repainted, for example when the rings of legal squares appear, the edge of a
 * rounded corner on its border is blended a little differently.
 */
export function drawAnew(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const display of ['none', '']) {
      document.documentElement.style.display = display;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}
