/**
 * Speaks through one live region. What is said within one task is one message; the same message twice is
 * made different by a no-break space, or it would not be spoken again.
 */
export class Announcer {
  #words: string[] = [];
  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly region: HTMLElement) {}

  say(text: string): void {
    if (this.#words.length === 0 || this.#held !== undefined) queueMicrotask(() => this.#speak());
    this.stop();
    this.#words.push(text);
  }

  /**
   * Holds what has just been said back for so many milliseconds, or until more is said.
   *
   * @param ending is said after it when nothing else is
   */
  hold(milliseconds: number, ending: string): void {
    this.#held = setTimeout(() => {
      this.stop();
      this.#words.push(ending);
      this.#speak();
    }, milliseconds);
  }

  /** Ends holding back. */
  stop(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
  }

  #speak(): void {
    if (this.#held !== undefined || this.#words.length === 0) return;
    const message = this.#words.join(' ');
    this.#words = [];
    this.region.textContent = this.region.textContent === message ? `${message}\u00a0` : message;
  }
}
