/** Reads a file from start to end in small pieces, with few system calls. */
import type { FileHandle } from 'node:fs/promises';

const WINDOW = 1024 * 1024;

export class FileWindow {
  #bytes = Buffer.alloc(0);
  #from = 0;

  /** @param size bytes from this offset on are not read */
  constructor(
    readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** Reads bytes at an offset; fewer at the end of the file. The buffer is valid until the next call. */
  async read(at: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - at));
    if (at < this.#from || at + wanted > this.#from + this.#bytes.length) await this.#fill(at, wanted);
    return this.#bytes.subarray(at - this.#from, at - this.#from + wanted);
  }

  async #fill(at: number, wanted: number): Promise<void> {
    const bytes = Buffer.allocUnsafe(Math.max(wanted, Math.min(WINDOW, this.size - at)));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await this.file.read(bytes, length, bytes.length - length, at + length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    this.#bytes = bytes.subarray(0, length);
    this.#from = at;
  }
}
