/** The rate of messages: `inbox.ts` drops what comes faster, and `outbox.ts` sends no faster. */

/** A rate limit for messages: a burst, and a number for each second (token bucket). */
export class Budget {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at = -Infinity;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
  }

  /**
   * Takes one; returns `false` if none is left.
   *
   * @param now milliseconds since any fixed time
   */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
