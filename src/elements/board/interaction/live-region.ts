/**
 * Writes messages for screen readers into a live region. Texts said in the same task of the event loop make one message.
 * A repeated message gets a no-break space, because the same text would not be spoken again.
 */
export class LiveRegion {
  #sentences: string[] = [];
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly element: HTMLElement) {}

  say(text: string): void {
    if (this.#sentences.length === 0 || this.#holdTimer !== undefined) queueMicrotask(() => this.#write());
    this.stop();
    this.#sentences.push(text);
  }

  /**
   * Holds the last message back for some milliseconds, or until more is said.
   *
   * @param ending added to the message when the time is over, unless something else is said first
   */
  hold(milliseconds: number, ending: string): void {
    this.#holdTimer = setTimeout(() => {
      this.stop();
      this.#sentences.push(ending);
      this.#write();
    }, milliseconds);
  }

  /** Stops holding back. */
  stop(): void {
    clearTimeout(this.#holdTimer);
    this.#holdTimer = undefined;
  }

  /** Discards what has not been written yet. */
  clear(): void {
    this.stop();
    this.#sentences = [];
  }

  /** Discards also what was written. */
  empty(): void {
    this.clear();
    this.element.textContent = '';
  }

  #write(): void {
    if (this.#holdTimer !== undefined || this.#sentences.length === 0) return;
    const message = this.#sentences.join(' ');
    this.#sentences = [];
    this.element.textContent = this.element.textContent === message ? `${message}\u00a0` : message;
  }
}
