import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Milliseconds without a new request before the pending ones are answered. */
const QUIET_MS = 800;

/**
 * Answers the requests of a page in steps: nothing is answered until everything has been requested that can be
 * requested without an answer. So the steps are the round trips on a slow network, regardless of the machine's speed
 * and the number of connections.
 */
export class RequestSteps {
  /** The paths of each step, in the order in which they arrived. */
  readonly steps: string[][] = [];
  /** All requests of the page, including those that wait for a connection or are served from the cache. */
  readonly #asked = new Set<string>();
  /** What is answered in the current step. */
  #answered: ReadonlySet<string> = new Set();
  #held = new Map<string, () => void>();
  #last = Date.now();
  #stopAfter = Infinity;
  #isOver = false;

  constructor() {
    void this.#run();
  }

  /** Observes the requests of a page. */
  watch(page: Page): void {
    page.on('request', (request) => {
      this.#asked.add(new URL(request.url()).pathname);
      this.#last = Date.now();
    });
  }

  /** The server's `hold`. */
  readonly hold = (path: string): Promise<void> => {
    this.#last = Date.now();
    if (this.#isOver) return Promise.resolve();
    if (this.#answered.has(path)) {
      this.steps.at(-1)!.push(path);
      return Promise.resolve();
    }
    return new Promise((answer) => this.#held.set(path, answer));
  };

  /** Stops after this many steps until another number is set, so that the test can act meanwhile. */
  stopAfter(steps: number): void {
    this.#stopAfter = steps;
    this.#last = Date.now();
  }

  /** All requests of the page so far, answered or not, including those that wait for a connection. */
  get asked(): readonly string[] {
    return [...this.#asked];
  }

  /** Answers everything from now on. */
  end(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      await sleep(50);
      if (this.#held.size === 0 || Date.now() - this.#last < QUIET_MS) continue;
      if (this.steps.length >= this.#stopAfter) continue;
      const step = this.#held;
      this.#held = new Map();
      this.#answered = new Set([...this.#asked, ...step.keys()]);
      this.steps.push([...step.keys()]);
      for (const answer of step.values()) answer();
      this.#last = Date.now();
    }
    for (const answer of this.#held.values()) answer();
  }
}
