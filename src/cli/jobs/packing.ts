/** Results on their way through a queue: with what they belong to, compressed, and in Base64, as it carries text. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

/** A result as a worker hands it in. */
const PACKED = v.object({
  /** The key of the unit, as the worker computes it of what it was given. */
  unit: v.string(),
  content: v.string(),
});
export type PackedResult = v.InferOutput<typeof PACKED>;

/** More bytes than any unit's result has; a few kilobytes of a stranger's can stand for as many gigabytes. */
export const MOST_BYTES = 256 * 1024 * 1024;

export function pack(unit: string, content: Uint8Array): PackedResult {
  return { unit, content: gzipSync(content).toString('base64') };
}

/** @throws {Error} when it is not what {@link pack} gave for this unit: anybody who reaches the queue may have written it */
export function unpack(unit: string, value: unknown): Uint8Array {
  const { success, output } = v.safeParse(PACKED, value);
  if (!success) throw new Error('what came out of the queue is no result');
  if (output.unit !== unit) throw new Error('the result is one of another unit');
  const { content } = output;
  if (content.length > MOST_BYTES) throw new Error(tooLong());
  try {
    return new Uint8Array(gunzipSync(Buffer.from(content, 'base64'), { maxOutputLength: MOST_BYTES }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ERR_BUFFER_TOO_LARGE' ? tooLong() : `the result came damaged out of the queue: ${message}`,
      { cause: error },
    );
  }
}

function tooLong(): string {
  return `the result is longer than ${MOST_BYTES / 1024 / 1024} MB`;
}
