/**
 * Speaks through one live region. What is said within one task is one message; the same message twice is
 * made different by a no-break space, or it would not be spoken again.
 */
export class Announcer {
  #words: string[] = [];

  constructor(private readonly region: HTMLElement) {}

  say(...words: readonly string[]): void {
    if (this.#words.length === 0) queueMicrotask(() => this.#speak());
    this.#words.push(...words);
  }

  #speak(): void {
    const message = this.#words.join(' ');
    this.#words = [];
    this.region.textContent = this.region.textContent === message ? `${message}\u00a0` : message;
  }
}
