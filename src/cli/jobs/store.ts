/** The results of units in a folder, each in a file that is there whole or not at all, named by what it follows from. */
import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** File systems that know no hard links say one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

export class UnitStore {
  constructor(readonly folder: string) {}

  has(key: string): Promise<boolean> {
    return exists(this.#path(key));
  }

  /** @throws {NodeJS.ErrnoException} when it is not there, or cannot be read */
  read(key: string): Promise<Uint8Array> {
    return readFile(this.#path(key));
  }

  /** Keeps a result. Where there is one already, it stays: whoever came first has written it. */
  async write(key: string, content: Uint8Array): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
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
      await putInPlace(part, path);
    } finally {
      await rm(part, { force: true });
    }
    await rm(this.#failure(key), { force: true });
  }

  /** Keeps why there is no result, until there is one. */
  async fail(key: string, reason: string): Promise<void> {
    const path = this.#failure(key);
    await mkdir(dirname(path), { recursive: true });
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

  // No folder gets more than some hundreds of files, whatever the job's size.
  #path(key: string): string {
    return join(this.folder, 'results', key.slice(0, 2), key);
  }

  #failure(key: string): string {
    return join(this.folder, 'failed', key.slice(0, 2), key);
  }
}

async function putInPlace(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EEXIST') return;
    if (!NO_LINKS.includes(code)) throw error;
    if (!(await exists(path))) await rename(part, path);
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
