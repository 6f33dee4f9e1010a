/** Results on their way through a queue, which carries text: compressed, and in Base64. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** More bytes than any unit's result has; a few kilobytes of a stranger's can stand for as many gigabytes. */
export const MOST_BYTES = 256 * 1024 * 1024;

export function pack(content: Uint8Array): string {
  return gzipSync(content).toString('base64');
}

/** @throws {Error} when it is not what {@link pack} gave, or larger than any result */
export function unpack(text: string): Uint8Array {
  return new Uint8Array(gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES }));
}
