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
