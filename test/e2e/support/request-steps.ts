import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long nothing new is asked for before what was asked for is answered, in milliseconds. */
const QUIET_MS = 800;

/**
 * Answers what a page asks for in steps: nothing is answered before everything has been asked for that can be asked for
 * without an answer. So the steps are what one waits for, one behind the other, on a slow network, however fast the
 * machine is and however many connections the browser opens.
 */
export class RequestSteps {
  /** The paths of each step, in the order in which they came. */
  readonly steps: string[][] = [];
  /** What the page has asked for, also where it waits for a connection or is found in the cache. */
  readonly #asked = new Set<string>();
  /** What is answered in the present step. */
  #answered: ReadonlySet<string> = new Set();
  #held = new Map<string, () => void>();
  #last = Date.now();
  #stopAfter = Infinity;
  #isOver = false;

  constructor() {
    void this.#run();
  }

  /** Hears what a page asks for. */
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

  /** Answers so many steps and no more, until it is told another number: a person does something meanwhile. */
  stopAfter(steps: number): void {
    this.#stopAfter = steps;
    this.#last = Date.now();
  }

  /** What the page has asked for so far, answered or not, also where it waits for a connection. */
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
