/** Results on their way through a queue, which carries text: compressed, and in Base64. */
import { gunzipSync, gzipSync } from 'node:zlib';

export function pack(content: Uint8Array): string {
  return gzipSync(content).toString('base64');
}

/** @throws {Error} when it is not what {@link pack} gave */
export function unpack(text: string): Uint8Array {
  return new Uint8Array(gunzipSync(Buffer.from(text, 'base64')));
}
