/**
 * Writes messages for screen readers into a live region. What is said within one task is one message; the same message
 * twice is made different by a no-break space, or it would not be spoken again.
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
   * Holds what has just been said back for so many milliseconds, or until more is said.
   *
   * @param ending is said after it when nothing else is
   */
  hold(milliseconds: number, ending: string): void {
    this.#holdTimer = setTimeout(() => {
      this.stop();
      this.#sentences.push(ending);
      this.#write();
    }, milliseconds);
  }

  /** Ends holding back. */
  stop(): void {
    clearTimeout(this.#holdTimer);
    this.#holdTimer = undefined;
  }

  /** Forgets what has not been written yet. */
  clear(): void {
    this.stop();
    this.#sentences = [];
  }

  #write(): void {
    if (this.#holdTimer !== undefined || this.#sentences.length === 0) return;
    const message = this.#sentences.join(' ');
    this.#sentences = [];
    this.element.textContent = this.element.textContent === message ? `${message}\u00a0` : message;
  }
}
