/** Games of files that were not read: damage, and games on boards of another size, which are none. */
import type { FormatError } from '../formats/format-error.js';
import { count } from './words.js';

export class Unread {
  /** Games that could not be read, or not be written. */
  errors = 0;
  /** Games on boards of 4x4, 6x6, 10x10 and the like. */
  otherBoards = 0;

  add({ code }: FormatError): void {
    if (code === 'board-size') this.otherBoards++;
    else this.errors++;
  }

  get games(): number {
    return this.errors + this.otherBoards;
  }

  /** Both, as `--json` prints them. */
  get counts(): Pick<Unread, 'errors' | 'otherBoards'> {
    const { errors, otherBoards } = this;
    return { errors, otherBoards };
  }

  /** `1 error`, `0 errors, 3 games on other boards`. */
  get text(): string {
    const errors = count(this.errors, 'error');
    return this.otherBoards === 0 ? errors : `${errors}, ${count(this.otherBoards, 'game on other boards')}`;
  }

  /** What a command ends with that has done all else. */
  get exitCode(): 0 | 1 {
    return this.games === 0 ? 0 : 1;
  }
}
