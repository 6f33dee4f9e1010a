/** Signs of life on standard error: a line written over on a screen, a line now and then in a log. */
import type { SearchInfo } from '../engine/engine.js';
import type { Io } from './run.js';

const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';

export class Progress {
  readonly #io: Io;
  #said = performance.now();
  #shown = false;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Tells how far the search of a position is; on a screen at once, else only when it takes long. */
  tell(what: string, info: SearchInfo): void {
    const now = performance.now();
    if (!this.#io.live && now - this.#said < LOG_EVERY_MS) return;
    this.#said = now;
    this.#shown = true;
    const trust = info.certainty === 'selective' ? `${info.confidence ?? 0}%` : info.certainty;
    const proven = info.outcome === undefined ? '' : ` ${info.outcome} proven`;
    const text =
      `${what}: depth ${info.depth} ${trust} ${info.move} ${signed(info.value)} ` +
      `${(info.nodes / 1e6).toFixed(1)}M nodes ${(info.time / 1000).toFixed(1)} s${proven}`;
    this.#io.err(this.#io.live ? CLEAR_LINE + text : `${text}\n`);
  }

  /** Wipes the live line away, before something else is written. */
  clear(): void {
    if (this.#io.live && this.#shown) this.#io.err(CLEAR_LINE);
    this.#shown = false;
  }
}

/** A score as the field writes it: `+3`, `0`, `-2.5`. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
