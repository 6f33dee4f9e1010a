/**
 * Counts games that were not read: damaged ones, and games on boards of other sizes, which are no error. The exit code
 * of a command says by it whether all games were read.
 */
import type { FormatError } from 'othello-board/formats.js';
import { count } from '../words.js';

/** How many games were not read, as `--json` prints it. */
export interface UnreadCounts {
  /** Games that could not be read or written. */
  errors: number;
  /** Games on boards of 4x4, 6x6, 10x10 and so on. */
  otherBoards: number;
}

/** Counts games that were not read. */
export class Unread implements UnreadCounts {
  errors = 0;
  otherBoards = 0;

  add({ code }: FormatError): void {
    if (code === 'board-size') this.otherBoards++;
    else this.errors++;
  }

  get games(): number {
    return this.errors + this.otherBoards;
  }

  get counts(): UnreadCounts {
    const { errors, otherBoards } = this;
    return { errors, otherBoards };
  }

  /** `1 error`, `0 errors, 3 games on other boards`. */
  get text(): string {
    const errors = count(this.errors, 'error');
    return this.otherBoards === 0 ? errors : `${errors}, ${count(this.otherBoards, 'game on other boards')}`;
  }

  /** The exit code of a command that otherwise succeeded. */
  get exitCode(): 0 | 1 {
    return this.games === 0 ? 0 : 1;
  }
}
