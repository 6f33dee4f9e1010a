/**
 * A lock for a job, or a part of one: a second run waits until the first has finished or is gone. `job.ts` takes it
 * before it writes to the folder of a job.
 */
import { randomUUID } from 'node:crypto';
import { lstat, open, readFile, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { InputError } from '../../io/command-line/options.js';
import { reasonOf } from '../../io/streams/input.js';
import { watchPart } from '../../io/streams/whole-file.js';

/** Who holds a lock: a process, its machine, and a random text that no other run has. */
const HOLDER = v.object({ pid: v.number(), host: v.string(), token: v.string() });
type Holder = v.InferOutput<typeof HOLDER>;

/** How often a run renews its lock, and after how long without renewal it counts as gone, in milliseconds. */
const SIGN_EVERY = 5000;
const GONE_AFTER = 30_000;
/** How often a run that waits looks whether the lock is free, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Waits for the lock.
 *
 * @param name what is locked: the whole job or a part of it
 * @param onWait called once with the current holder
 * @returns a function that releases the lock
 */
export async function takeTurn(
  folder: string,
  name: string,
  onWait: (holder: string) => void,
): Promise<() => Promise<void>> {
  const path = join(folder, `${name}.lock`);
  const own: Holder = { pid: process.pid, host: hostname(), token: randomUUID() };
  let hasWaited = false;
  const signs = new Signs();
  while (!(await create(path, own))) {
    const at = await timeOf(path);
    if (at === undefined) continue;
    const holder = await holderOf(path);
    if (signs.areOver(at, holder)) {
      await removeIfOf(path, holder);
      continue;
    }
    if (!hasWaited) onWait(holder ? `process ${holder.pid} on ${holder.host}` : 'another process');
    hasWaited = true;
    await pause(LOOK_EVERY);
  }
  // Remove the lock even if a signal ends the tool.
  const unwatch = watchPart(path);
  const sign = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, SIGN_EVERY);
  sign.unref();
  return async () => {
    clearInterval(sign);
    unwatch();
    await removeIfOf(path, own);
  };
}

/** Makes the lock. @returns `false` if there is one already */
async function create(path: string, own: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(JSON.stringify(own));
    } catch (error) {
      // A lock without a holder would hold up later runs.
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new InputError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

/** Who holds the lock; `undefined` if that cannot be read. */
async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    const { success, output } = v.safeParse(HOLDER, JSON.parse(await readFile(path, 'utf8')));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a lock was renewed, in milliseconds; `undefined` if there is none any more.
 *
 * @throws {InputError} when it is no file
 */
async function timeOf(path: string): Promise<number | undefined> {
  try {
    const found = await lstat(path);
    if (found.isFile()) return found.mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  throw new InputError(
    `${path} is not a file, so it cannot be the lock of a run: remove it if nothing is running`,
  );
}

/**
 * The signs of life of a lock's holder. On this machine it is gone if no process has its number; elsewhere, if it has
 * not renewed the lock for some time, by the clock of the file or, as that may be wrong, by our own.
 */
class Signs {
  #last: number | undefined;
  #since = 0;

  /** Whether the holder counts as gone. @param at when it renewed the lock, in milliseconds since 1970 */
  areOver(at: number, holder: Holder | undefined): boolean {
    if (holder?.host === hostname() && !isRunning(holder.pid)) return true;
    if (at !== this.#last) this.#since = performance.now();
    this.#last = at;
    return Date.now() - at > GONE_AFTER || performance.now() - this.#since > GONE_AFTER;
  }
}

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the lock, unless another run has it by now. */
async function removeIfOf(path: string, holder: Holder | undefined): Promise<void> {
  const now = await holderOf(path);
  if (now?.token === holder?.token) await rm(path, { force: true });
}
