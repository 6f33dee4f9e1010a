/** How many messages are dealt with: so many at once, and so many more in each second. */
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
   * Takes one; `false` where none is left.
   *
   * @param now in milliseconds, from any beginning
   */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
