/** The queue of searches, in which `server.ts` lets each of them wait for its turn. */

/**
 * Lets a limited number of searches run at a time; the others wait, in the order in which they came. Short ones have a
 * place of their own besides, so that a quick question does not wait for a long search.
 */
export class Turns {
  readonly #lanes: readonly Lane[];

  /**
   * @param most searches of any length at a time
   * @param short further ones that are short
   */
  constructor(most: number, short: number) {
    this.#lanes = [
      { free: most, waiting: [], takesLong: true },
      { free: short, waiting: [], takesLong: false },
    ];
  }

  /**
   * Runs a search when it is its turn.
   *
   * @throws the signal's reason when it aborts before that
   */
  async take<T>(search: () => Promise<T>, isShort: boolean, signal: AbortSignal): Promise<T> {
    const lane = await this.#enter(isShort, signal);
    try {
      return await search();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else lane.free++;
    }
  }

  async #enter(isShort: boolean, signal: AbortSignal): Promise<Lane> {
    signal.throwIfAborted();
    const open = this.#lanes.filter(({ takesLong }) => isShort || takesLong);
    const free = open.find((lane) => lane.free > 0);
    if (free) {
      free.free--;
      return free;
    }
    const lane = open.at(-1)!;
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        lane.waiting.splice(lane.waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      lane.waiting.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
    return lane;
  }
}

interface Lane {
  free: number;
  readonly waiting: (() => void)[];
  readonly takesLong: boolean;
}
