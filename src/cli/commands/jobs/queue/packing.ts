/** Packs the results of units for a queue, which carries text: with the key of their unit, compressed, as Base64. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

/** A result from a worker. */
const PACKED = v.object({
  /** The key of the unit, computed by the worker from what it received. */
  unit: v.string(),
  content: v.string(),
});
/** A result as it travels through the queue: the unit's identifier, and gzip in base64. */
export type PackedResult = v.InferOutput<typeof PACKED>;

/** More bytes than any result has. A few kilobytes from a stranger could expand to gigabytes. */
export const MOST_BYTES = 256 * 1024 * 1024;

/** Packs the result of a unit. */
export function pack(unit: string, content: Uint8Array): PackedResult {
  return { unit, content: gzipSync(content).toString('base64') };
}

/**
 * @param most bytes that the result may have
 * @throws {Error} when it is not what {@link pack} returned for this unit; anyone with access to the queue may have
 *   written it
 */
export function unpack(unit: string, value: unknown, most = MOST_BYTES): Uint8Array {
  const { success, output } = v.safeParse(PACKED, value);
  if (!success) throw new Error('the queue returned something that is not a result');
  if (output.unit !== unit) throw new Error('the result belongs to another unit');
  const { content } = output;
  if (content.length > MOST_BYTES) throw new Error(tooLong(MOST_BYTES));
  try {
    return new Uint8Array(gunzipSync(Buffer.from(content, 'base64'), { maxOutputLength: most }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ERR_BUFFER_TOO_LARGE' ? tooLong(most) : `the result was damaged in the queue: ${message}`,
      { cause: error },
    );
  }
}

/** The error for a result that is too long. @param most bytes */
function tooLong(most: number): string {
  return `the result is longer than ${most / 1024 / 1024} MB`;
}
