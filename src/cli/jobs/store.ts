/** The results of units in a folder, each in a file that is there whole or not at all, named by what it follows from. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FAILED = 'failed';

export class UnitStore {
  /** Folders that are there: a job has hundreds, and units by the million. */
  readonly #made = new Set<string>();
  /** Whether any unit has failed, here or in an earlier run, as far as anybody has looked. */
  #hasFailures: Promise<boolean> | undefined;

  constructor(readonly folder: string) {}

  has(key: string): Promise<boolean> {
    return exists(this.#path(key));
  }

  /** @throws {NodeJS.ErrnoException} when it is not there, or cannot be read */
  read(key: string): Promise<Uint8Array> {
    return readFile(this.#path(key));
  }

  /** Keeps a result. One that is there already stays: it follows from the same, and somebody may be reading it. */
  async write(key: string, content: Uint8Array): Promise<void> {
    const path = this.#path(key);
    if (!(await exists(path))) await this.#writeNew(path, content);
    if (await (this.#hasFailures ??= exists(join(this.folder, FAILED))))
      await rm(this.#failure(key), { force: true });
  }

  /** Keeps why there is no result, until there is one. */
  async fail(key: string, reason: string): Promise<void> {
    this.#hasFailures = Promise.resolve(true);
    const path = this.#failure(key);
    await this.#makeFolder(dirname(path));
    await writeFile(path, `${reason}\n`);
  }

  /** Why there is no result, where somebody has tried. */
  async failureOf(key: string): Promise<string | undefined> {
    try {
      return (await readFile(this.#failure(key), 'utf8')).trim();
    } catch {
      return undefined;
    }
  }

  async #writeNew(path: string, content: Uint8Array): Promise<void> {
    await this.#makeFolder(dirname(path));
    const part = `${path}.${randomUUID()}.part`;
    try {
      const file = await open(part, 'wx');
      try {
        await file.writeFile(content);
        // A name must not outlive a crash of the machine that its content does not.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async #makeFolder(path: string): Promise<void> {
    if (this.#made.has(path)) return;
    await mkdir(path, { recursive: true });
    this.#made.add(path);
  }

  // No folder gets more than some hundreds of files, whatever the job's size.
  #path(key: string): string {
    return join(this.folder, 'results', key.slice(0, 2), key);
  }

  #failure(key: string): string {
    return join(this.folder, FAILED, key.slice(0, 2), key);
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
