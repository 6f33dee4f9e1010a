/** Files that are there whole or not at all: what is written takes the old file's place when it is complete. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from './input.js';
import { InputError } from './options.js';

/**
 * Writes what comes, as fast as the disk takes it.
 *
 * @throws {InputError} when the file cannot be written
 * @throws what the pieces throw; the old file, if any, then stays as it was
 */
export async function writeWhole(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  let failed: { reason: unknown } | undefined;
  const watched = async function* (): AsyncGenerator<string | Uint8Array> {
    try {
      yield* pieces;
    } catch (reason) {
      failed = { reason };
      throw reason;
    }
  };
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(watched()), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (failed) throw failed.reason;
    throw new InputError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}
