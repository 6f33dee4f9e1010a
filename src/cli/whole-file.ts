/** Files that are there whole or not at all: what is written takes the old file's place when it is complete. */
import { createWriteStream, rmSync, type Stats } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from './input.js';
import { InputError } from './options.js';

/** What is written: all at once, or piece by piece. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/**
 * Writes a file; pieces are asked for as fast as the disk takes them. What is no file, such as `/dev/stdout` or a pipe, is
 * written to as it is.
 *
 * @throws {InputError} when the file cannot be written; the old file, if any, then stays as it was
 * @throws what the pieces throw; the same holds
 */
export async function writeWhole(path: string, content: Content): Promise<void> {
  let failed: { reason: unknown } | undefined;
  // A stream that fails tells its source so by throwing into it: only what comes of asking for a piece is the source's failure.
  const watched = async function* (): AsyncGenerator<string | Uint8Array> {
    const source = piecesOf(content);
    try {
      for (;;) {
        const next = await source.next().catch((reason: unknown) => {
          failed = { reason };
          throw reason;
        });
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await source.return(undefined);
    }
  };
  try {
    await replace(path, watched());
  } catch (error) {
    if (failed) throw failed.reason;
    throw new InputError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

async function* piecesOf(content: Content): AsyncGenerator<string | Uint8Array, void> {
  if (typeof content === 'string' || content instanceof Uint8Array) yield content;
  else yield* content;
}

/** Files that are being written: whoever ends the tool meanwhile, by Ctrl-C for instance, finds none of them. */
const parts = new Set<string>();

/**
 * Has a file removed should the tool end before it is done with it.
 *
 * @returns to be called when the file is complete, or gone
 */
export function watchPart(path: string): () => void {
  parts.add(path);
  return () => parts.delete(path);
}

/** Removes what is half written. */
export function removeParts(): void {
  for (const part of parts) rmSync(part, { force: true });
}

async function replace(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const old = await existing(path);
  if (old && !old.stats.isFile()) {
    await pipeline(Readable.from(pieces), createWriteStream(old.path));
    return;
  }
  const target = old?.path ?? path;
  const part = `${target}.${process.pid}.part`;
  const done = watchPart(part);
  try {
    await pipeline(Readable.from(pieces), createWriteStream(part, old && { mode: old.stats.mode }));
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    done();
  }
}

/** What is there already, behind links if need be. */
async function existing(path: string): Promise<{ path: string; stats: Stats } | undefined> {
  try {
    const real = await realpath(path);
    return { path: real, stats: await stat(real) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
