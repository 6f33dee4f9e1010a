/** A host with a service worker of which the tests decide what the network and the browser's store answer. */
import { vi } from 'vitest';

export const ORIGIN = 'https://a.test/';

/** A file as a host sends it. */
export interface Sent {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
}

/** What the n-th call of the store does instead of answering. */
export interface StoreFault {
  readonly n: number;
  readonly how: 'fails' | 'hangs';
}

interface FakeRequest {
  readonly method: 'GET';
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  toString(): string;
}

interface FakeEvent {
  readonly request?: FakeRequest;
  readonly data?: unknown;
  readonly ports?: readonly { postMessage(message: unknown): void }[];
  respondWith?(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** An entry of a cache; the browser may have damaged it. */
interface Entry {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export class ServiceWorkerHost {
  /** What the network answers, by address; nothing is not reachable. */
  readonly served = new Map<string, string | Sent>();
  /** The stores by name; the entries of each by address. */
  readonly stores = new Map<string, Map<string, Entry>>();
  fault: StoreFault | undefined;
  /** Number of calls of the store. */
  calls = 0;
  /** Requests of the network, in order. */
  readonly requests: string[] = [];
  readonly #listeners = new Map<string, (event: FakeEvent) => void>();

  /** The worker's global scope. */
  readonly self = {
    registration: { scope: ORIGIN },
    addEventListener: (type: string, listener: (event: FakeEvent) => void) =>
      this.#listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve([]) },
  };

  readonly caches = {
    open: (name: string) => this.#called(() => this.#cache(name)),
    keys: () => this.#called(() => [...this.stores.keys()]),
    delete: (name: string) => this.#called(() => this.stores.delete(name)),
  };

  readonly fetch = (request: FakeRequest | Request | string): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    this.requests.push(url);
    const sent = this.served.get(url.split('?')[0]!);
    if (sent === undefined) return Promise.reject(new TypeError('offline'));
    const { body, type, status = 200 } = typeof sent === 'string' ? ({ body: sent } as Sent) : sent;
    const ending = /\.(\w+)$/u.exec(new URL(url).pathname)?.[1] ?? 'html';
    const headers = { 'content-type': type ?? TYPES[ending] ?? 'application/octet-stream' };
    return Promise.resolve(new Response(body, { status, headers }));
  };

  /** Asks for a page. @returns its text, and how long it took in milliseconds */
  navigate(path: string): Promise<{ text: string; took: number }> {
    return this.#ask({ path, mode: 'navigate', cache: 'default' });
  }

  /** Asks for a file of a page. */
  get(path: string, cache = 'default'): Promise<{ text: string; took: number }> {
    return this.#ask({ path, mode: 'no-cors', cache });
  }

  /** Tells the worker that it is installed or activated. @throws what the worker's own work throws */
  async tell(type: 'install' | 'activate'): Promise<void> {
    await this.#dispatch(type, {});
  }

  /** Asks the worker by a message. */
  async question(data: unknown): Promise<unknown> {
    let answer: unknown;
    await this.#dispatch('message', { data, ports: [{ postMessage: (given) => (answer = given) }] });
    return answer;
  }

  async #ask({ path, mode, cache }: { path: string; mode: string; cache: string }) {
    const url = ORIGIN + path;
    const request: FakeRequest = { method: 'GET', url, mode, cache, toString: () => url };
    let answered: Promise<Response> | undefined;
    let took = 0;
    const began = Date.now();
    const finished = this.#dispatch('fetch', {
      request,
      respondWith: (given) => {
        answered = given.finally(() => (took = Date.now() - began));
        answered.catch(() => undefined);
      },
    });
    await passing(answered!.catch(() => undefined));
    await finished.catch(() => undefined);
    return { text: await (await answered!).text(), took };
  }

  async #dispatch(type: string, event: Omit<FakeEvent, 'waitUntil'>): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#listeners.get(type)!({ ...event, waitUntil: (given) => void work.push(given) });
    const all = (async () => {
      // The list grows while an answer is made.
      for (const one of work) await one;
    })();
    all.catch(() => undefined);
    await passing(all);
  }

  #cache(name: string) {
    const entries = this.stores.get(name) ?? new Map<string, Entry>();
    this.stores.set(name, entries);
    const addressOf = (key: string | { readonly url: string }): string =>
      typeof key === 'string' ? key : key.url;
    return {
      match: (key: string | FakeRequest) =>
        this.#called(() => {
          const found = entries.get(addressOf(key));
          return found && new Response(found.body, { headers: found.headers });
        }),
      put: async (key: string | FakeRequest, answer: Response) => {
        const entry = { body: await answer.arrayBuffer(), headers: answer.headers };
        await this.#called(() => entries.set(addressOf(key), entry));
      },
      keys: (url?: string) =>
        this.#called(() =>
          [...entries.keys()].filter((key) => !url || key.split('?')[0] === url).map((key) => ({ url: key })),
        ),
      delete: (key: string) => this.#called(() => entries.delete(key)),
    };
  }

  #called<T>(answer: () => T): Promise<T> {
    if (++this.calls !== this.fault?.n) return Promise.resolve().then(answer);
    if (this.fault.how === 'hangs') return new Promise(() => undefined);
    return Promise.reject(new DOMException('the store is damaged', 'UnknownError'));
  }
}

const realTurn = globalThis.setImmediate;

/** Lets the faked time pass until a promise settles. */
async function passing<T>(promise: Promise<T>): Promise<T> {
  let ended = false;
  const isSettled = (): boolean => ended;
  const settled = promise.finally(() => (ended = true));
  settled.catch(() => undefined);
  while (!isSettled()) {
    for (let turn = 0; turn < 20 && !isSettled(); turn++) await new Promise((resolve) => realTurn(resolve));
    if (!isSettled()) await vi.advanceTimersByTimeAsync(50);
  }
  return settled;
}
