// The sample service worker in the guide: changes by its author reach returning visitors.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The content of a cache by address. */
type Kept = Map<string, string>;

interface FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
}

const requestOf = (url: string, mode = 'no-cors', cache = 'default'): FakeRequest => ({
  method: 'GET',
  url,
  mode,
  cache,
});

const PAGE = requestOf('https://a.test/', 'navigate');
const SCRIPT = requestOf('https://a.test/othello-board.js');

/** Runs the guide's sample in a worker. `served` contains the host's answers; it is empty without a network. */
function startWorker(served: Map<string, string>, stores: Map<string, Kept>) {
  const [, code] = /```js\n(\/\/ sw\.js[^]*?)```/u.exec(readFileSync('docs/guides/offline.md', 'utf8'))!;
  const listeners = new Map<string, (event: object) => void>();
  const answerOf = (url: string, body: string) => ({
    status: 200,
    headers: new Headers({ 'content-type': url.endsWith('/') ? 'text/html' : 'text/javascript' }),
    body,
    clone: () => ({ body }),
  });
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open(name: string) {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return Promise.resolve({
        match: ({ url }: FakeRequest) =>
          Promise.resolve(store.has(url) ? answerOf(url, store.get(url)!) : undefined),
        put: ({ url }: FakeRequest, { body }: { body: string }) => Promise.resolve(void store.set(url, body)),
      });
    },
  };
  const fetch = ({ url }: FakeRequest) =>
    served.has(url)
      ? Promise.resolve(answerOf(url, served.get(url)!))
      : Promise.reject(new TypeError('offline'));
  const self = { addEventListener: (type: string, to: (event: object) => void) => listeners.set(type, to) };
  // oxlint-disable-next-line typescript/no-implied-eval -- a sample of our own documentation
  const run = new Function('self', 'caches', 'fetch', code!) as (...globals: unknown[]) => void;
  run(self, caches, fetch);
  return {
    async ask(request: FakeRequest): Promise<string> {
      let answer: Promise<{ body: string }> | undefined;
      listeners.get('fetch')!({ request, respondWith: (given: typeof answer) => (answer = given) });
      return (await answer!).body;
    },
    async activate(): Promise<void> {
      let done: Promise<void> | undefined;
      listeners.get('activate')!({ waitUntil: (given: Promise<void>) => (done = given) });
      await done;
    },
  };
}

describe('the service worker of docs/guides/offline.md', () => {
  test('a changed page is seen on the next visit, and the last one without a network', async () => {
    const served = new Map([
      [PAGE.url, 'page 1'],
      [SCRIPT.url, 'script'],
    ]);
    const worker = startWorker(served, new Map());
    expect([await worker.ask(PAGE), await worker.ask(SCRIPT)]).toEqual(['page 1', 'script']);
    served.set(PAGE.url, 'page 2');
    expect(await worker.ask(PAGE)).toBe('page 2');
    served.clear();
    expect([await worker.ask(PAGE), await worker.ask(SCRIPT)]).toEqual(['page 2', 'script']);
    await expect(worker.ask(requestOf('https://a.test/other/', 'navigate'))).rejects.toThrow('offline');
  });

  test('a file that the engine could not use is asked for past what is kept', async () => {
    const served = new Map([[SCRIPT.url, 'bad']]);
    const worker = startWorker(served, new Map());
    await worker.ask(SCRIPT);
    served.set(SCRIPT.url, 'good');
    expect(await worker.ask(SCRIPT)).toBe('bad');
    expect(await worker.ask(requestOf(SCRIPT.url, 'no-cors', 'reload'))).toBe('good');
    expect(await worker.ask(SCRIPT)).toBe('good');
  });

  test('a worker of another release forgets the files of the one before', async () => {
    const stores = new Map<string, Kept>([
      ['othello-0.0.9', new Map([[SCRIPT.url, 'old']])],
      ['others', new Map()],
    ]);
    const worker = startWorker(new Map([[SCRIPT.url, 'new']]), stores);
    await worker.activate();
    expect([...stores.keys()]).toEqual(['others']);
    expect(await worker.ask(SCRIPT)).toBe('new');
  });
});
