/**
 * Writes files atomically: the old file is replaced when the new one is complete. A command that is interrupted so
 * leaves either the old file or the new one.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync, type Stats } from 'node:fs';
import { mkdir, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Content } from '../command.js';
import { reasonOf } from './input.js';
import { InputError } from '../command-line/options.js';

/**
 * Writes a file; pieces are requested as fast as the disk takes them, and its folder is created if necessary. Anything but
 * a regular file, such as `/dev/stdout` or a pipe, is written directly.
 *
 * @throws {InputError} when the file cannot be written; an old file then stays unchanged
 * @throws whatever the pieces throw; an old file stays unchanged then too
 */
export async function writeWhole(path: string, content: Content): Promise<void> {
  let failed: { reason: unknown } | undefined;
  // A failing stream throws into its source as well, so only errors from requesting a piece count as errors of the
  // source.
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

/** Files that are being written; they are removed if the tool is ended, for instance by Ctrl-C. */
const parts = new Set<string>();

/**
 * Has a file removed if the tool ends before it is finished.
 *
 * @returns a function to call when the file is complete or gone
 */
export function watchPart(path: string): () => void {
  parts.add(path);
  return () => parts.delete(path);
}

/** Removes incomplete files. */
export function removeParts(): void {
  for (const part of parts) rmSync(part, { force: true });
}

async function replace(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const old = await existing(path);
  if (old && !old.stats.isFile()) {
    await pipeline(Readable.from(pieces), createWriteStream(old.path));
    return;
  }
  const target = old?.path ?? (await linked(path));
  if (!old) await mkdir(dirname(target), { recursive: true });
  // Containers share process numbers, and another user may have put a link beside the file: the name cannot be guessed,
  // and only a new file is opened.
  const part = `${target}.${randomUUID()}.part`;
  const done = watchPart(part);
  try {
    const options = { flags: 'wx', ...(old && { mode: old.stats.mode }) };
    await pipeline(Readable.from(pieces), createWriteStream(part, options));
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    done();
  }
}

/** The missing file that a link names, through other links; the path itself if it is no link. */
async function linked(path: string): Promise<string> {
  const name = await readlink(path).catch(() => undefined);
  return name === undefined ? path : linked(resolve(await realpath(dirname(path)), name));
}

/** The existing file at a path, links resolved. */
async function existing(path: string): Promise<{ path: string; stats: Stats } | undefined> {
  try {
    const real = await realpath(path);
    return { path: real, stats: await stat(real) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
