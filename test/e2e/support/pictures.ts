import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A browser rounds colours along edges now one way, now the other; an eye sees nothing of it. */
const ROUNDING = 0.05;

/**
 * How many points of two pictures look different.
 *
 * @throws {RangeError} where they are not of one size.
 */
export function pointsThatDiffer(one: Buffer, other: Buffer): number {
  const [before, after] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    throw new RangeError(`pictures of ${width}x${height} and ${after.width}x${after.height} points`);
  return pixelmatch(before.data, after.data, undefined, width, height, { threshold: ROUNDING });
}

/**
 * Draws all of a page at once. A browser that draws only what has changed, as it does when the rings of legal squares
 * come, blends the edge of a rounded corner that it cuts through a little differently.
 */
export function drawAnew(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const display of ['none', '']) {
      document.documentElement.style.display = display;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}
