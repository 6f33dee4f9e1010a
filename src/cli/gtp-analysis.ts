/** What a GTP session tells of a search while it goes on, in the forms of Leela Zero and of KataGo. */
import { expectedPoints } from '../analysis/classes.js';
import { chancesOf } from '../analysis/chances.js';
import type { Engine, SearchInfo, SearchLimits } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import type { Position } from '../rules/position.js';
import { colorOf, isColor } from './gtp-words.js';

/** What a search has found, as one line. */
export type PrintInfo = (info: SearchInfo, empties: number) => string;

/** Analyses go on until somebody says something, or all is proven. */
const ANALYSIS: SearchLimits = { depth: 60, multiPv: 60 };
const EVERY_MS = 500;

/** The words of an analysis: `[color] [interval in hundredths of a second]`, others are passed over. */
export function analysisWords(words: readonly string[]): { color: Color | undefined; every: number } {
  const color = words.find(isColor);
  const interval = words.find((word) => /^\d+$/.test(word));
  return {
    color: color === undefined ? undefined : colorOf(color),
    every: interval === undefined ? EVERY_MS : Number(interval) * 10,
  };
}

/** Tells what is found, not more often than is asked for. */
export class Teller {
  readonly #write: (info: SearchInfo) => void;
  readonly #every: number;
  #written = -Infinity;

  /** @param every milliseconds between what is told on the way */
  constructor(write: (info: SearchInfo) => void, every: number) {
    this.#write = write;
    this.#every = every;
  }

  /** Hears what has been found so far. */
  readonly hear = (info: SearchInfo): void => {
    if (performance.now() - this.#written >= this.#every) this.tell(info);
  };

  /** Tells it in any case. */
  readonly tell = (info: SearchInfo): void => {
    this.#written = performance.now();
    this.#write(info);
  };
}

/** An analysis that goes on beside the session. */
export class Analysis {
  readonly #abort = new AbortController();
  readonly #done: Promise<void>;

  constructor(engine: Engine, position: Position, teller: Teller) {
    const limits = { ...ANALYSIS, signal: this.#abort.signal, onProgress: teller.hear };
    this.#done = engine.search(position, limits).then(teller.tell, () => undefined);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }
}

/** What an analysis found, a move behind the other in one line, as Leela Zero writes it. */
export function leelaInfo({ moves, nodes }: SearchInfo, empties: number): string {
  return moves
    .map((move, order) => {
      const rate = Math.round(expectedPoints(chancesOf(move, empties)) * 10_000);
      return `info move ${move.move} visits ${nodes} winrate ${rate} prior 0 order ${order} pv ${move.line.join(' ')}`;
    })
    .join(' ');
}

/** The same as KataGo writes it, with the expected score in discs for the side to move. */
export function kataInfo({ moves, nodes }: SearchInfo, empties: number): string {
  return moves
    .map((move, order) => {
      const rate = expectedPoints(chancesOf(move, empties)).toFixed(4);
      const lead = move.value.toFixed(2);
      return `info move ${move.move} visits ${nodes} winrate ${rate} scoreLead ${lead} order ${order} pv ${move.line.join(' ')}`;
    })
    .join(' ');
}
