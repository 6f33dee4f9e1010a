import type { RemoteChannel } from '../../../../src/elements/companions/remote/remote.js';

/** What a line does to messages: shares from 0 to 1, and the longest delay in milliseconds. */
export interface Faults {
  readonly loss?: number;
  readonly repeat?: number;
  readonly delay?: number;
  readonly seed?: number;
}

type Listener = (event: MessageEvent) => void;

/** A line with any number of ends. What one sends, all others receive, or not, or late, twice and in another order. */
export class Line {
  readonly #faults: Required<Faults>;
  readonly #ends: Set<Listener>[] = [];
  readonly #sent: string[] = [];
  readonly #first: string[] = [];
  #state: number;

  constructor({ loss = 0, repeat = 0, delay = 0, seed = 1 }: Faults = {}) {
    this.#faults = { loss, repeat, delay, seed };
    this.#state = seed;
  }

  /** A new end of the line. */
  end(): RemoteChannel {
    const index = this.#ends.length;
    const listeners = new Set<Listener>();
    this.#ends.push(listeners);
    return {
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
      postMessage: (text) => this.#send(index, text),
    };
  }

  /** The end neither receives nor sends any more. */
  drop(index: number): void {
    this.#ends[index] = new Set();
  }

  /** Delivers a message to an end. */
  inject(index: number, text: string): void {
    for (const listener of [...this.#ends[index]!]) listener(new MessageEvent('message', { data: text }));
  }

  /** The first message that an end has sent. */
  first(index: number): string {
    return this.#first[index]!;
  }

  /** The last message that an end has sent. */
  last(index: number): string {
    return this.#sent[index]!;
  }

  #send(from: number, text: string): void {
    const isDropped = this.#ends[from]!.size === 0 && this.#sent[from] !== undefined;
    this.#sent[from] = text;
    this.#first[from] ??= text;
    if (isDropped) return;
    const { loss, repeat, delay } = this.#faults;
    for (const to of this.#ends.keys()) {
      const times = to === from || this.#chance() < loss ? 0 : this.#chance() < repeat ? 2 : 1;
      for (let i = 0; i < times; i++) setTimeout(() => this.inject(to, text), 1 + this.#chance() * delay);
    }
  }

  #chance(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state / 2 ** 32;
  }
}
