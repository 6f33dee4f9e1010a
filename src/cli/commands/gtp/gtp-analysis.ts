/**
 * Search output during a session of GTP, the Go Text Protocol, in the formats of Leela Zero and KataGo. `GtpSession`
 * sends it while a command such as `lz-analyze` searches.
 */
import { chancesOf, expectedPoints } from 'othello-board/analysis.js';
import type { Engine, SearchInfo, SearchLimits } from 'othello-board/engine/node.js';
import type { Color, Position } from 'othello-board/rules.js';
import { colorOf, isColor } from './gtp-words.js';

/** Prints the state of a search as one line. */
export type PrintInfo = (info: SearchInfo, empties: number) => string;

/** An analysis runs until the next line of input, or until all moves are solved: no game has more plies. */
const ANALYSIS: SearchLimits = { depth: 60, multiPv: 60 };
/** The interval if the command names none. */
const EVERY_MS = 500;

/** The arguments of an analysis: `[color] [interval in hundredths of a second]`; others are ignored. */
export function analysisWords(words: readonly string[]): { color: Color | undefined; every: number } {
  const color = words.find(isColor);
  const interval = words.find((word) => /^\d+$/.test(word));
  return {
    color: color === undefined ? undefined : colorOf(color),
    every: interval === undefined ? EVERY_MS : Number(interval) * 10,
  };
}

/** Writes the state of a search at most once per interval. */
export class Teller {
  readonly #write: (info: SearchInfo) => void;
  readonly #every: number;
  #written = -Infinity;

  /** @param every the interval in milliseconds */
  constructor(write: (info: SearchInfo) => void, every: number) {
    this.#write = write;
    this.#every = every;
  }

  /** Takes the state; writes it if the interval has passed. */
  readonly onInfo = (info: SearchInfo): void => {
    if (performance.now() - this.#written >= this.#every) this.tell(info);
  };

  /** Writes the state in any case. */
  readonly tell = (info: SearchInfo): void => {
    this.#written = performance.now();
    this.#write(info);
  };
}

/** An analysis that runs in the background of the session. */
export class Analysis {
  readonly #abort = new AbortController();
  readonly #done: Promise<void>;

  constructor(engine: Engine, position: Position, teller: Teller) {
    const limits = { ...ANALYSIS, signal: this.#abort.signal, onProgress: teller.onInfo };
    // An aborted search rejects: its last state is written already, and an answer would come after the next command.
    this.#done = engine.search(position, limits).then(teller.tell, () => undefined);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }
}

/**
 * The state of a search in the format of Leela Zero: all moves in one line, win rates in hundredths of a per cent. Our
 * search does not count nodes by move, so each has those of all as its visits, and there are no priors.
 */
export function leelaInfo({ moves, nodes }: SearchInfo, empties: number): string {
  return moves
    .map((move, order) => {
      const rate = Math.round(expectedPoints(chancesOf(move, empties)) * 10_000);
      return `info move ${move.move} visits ${nodes} winrate ${rate} prior 0 order ${order} pv ${move.line.join(' ')}`;
    })
    .join(' ');
}

/**
 * The same in the format of KataGo, with win rates from 0 to 1 and the expected score in discs for the side to move.
 */
export function kataInfo({ moves, nodes }: SearchInfo, empties: number): string {
  return moves
    .map((move, order) => {
      const rate = expectedPoints(chancesOf(move, empties)).toFixed(4);
      const lead = move.value.toFixed(2);
      return `info move ${move.move} visits ${nodes} winrate ${rate} scoreLead ${lead} order ${order} pv ${move.line.join(' ')}`;
    })
    .join(' ');
}
