/**
 * Progress on standard error: one line that is overwritten on a terminal, an occasional line in a log. All commands that
 * take long report by it.
 */
import type { SearchInfo } from 'othello-board/engine/node.js';
import type { Io } from '../command.js';
import { logLine, signed, trust } from '../words.js';

/** How often progress is written: the line on a terminal, and a line of a log. */
const SCREEN_EVERY_MS = 100;
const LOG_EVERY_MS = 5000;
/** Clears the cursor's line on a terminal. */
export const CLEAR_LINE = '\r\u001b[K';

/** Shows how far a command is, at most ten times a second. */
export class Progress {
  readonly #io: Io;
  #shownAt = performance.now();
  #shown = false;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Shows the progress of a search. */
  tell(what: string, info: SearchInfo): void {
    this.say(() => {
      const proven = info.outcome === undefined ? '' : ` ${info.outcome} proven`;
      return (
        `${what}: ${trust(info)} ${info.move} ${signed(info.value)} ` +
        `${(info.nodes / 1e6).toFixed(1)}M nodes ${(info.time / 1000).toFixed(1)} s${proven}`
      );
    });
  }

  /** Shows a text: on a terminal in place of the last one, otherwise only if enough time has passed. */
  say(text: () => string): void {
    const now = performance.now();
    if (now - this.#shownAt < (this.#io.live ? SCREEN_EVERY_MS : LOG_EVERY_MS)) return;
    this.#shownAt = now;
    this.#shown = true;
    const line = logLine(text());
    this.#io.err(this.#io.live ? CLEAR_LINE + line.trimEnd() : line);
  }

  /** Clears the line, before something else is written. */
  clear(): void {
    if (this.#io.live && this.#shown) this.#io.err(CLEAR_LINE);
    this.#shown = false;
  }
}
