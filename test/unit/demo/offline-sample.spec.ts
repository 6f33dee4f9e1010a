// The sample service worker of the guides.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceWorkerHost, ORIGIN, type Sent } from '../../support/service-worker-host.js';

const SCRIPT = 'othello-board.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function startWorker(served: Readonly<Record<string, string | Sent>>): ServiceWorkerHost {
  const code = readFileSync('docs/examples/sw.js', 'utf8');
  const host = new ServiceWorkerHost();
  serve(host, served);
  // oxlint-disable-next-line typescript/no-implied-eval -- a sample of our own documentation
  const run = new Function('self', 'caches', 'fetch', code) as (...globals: unknown[]) => void;
  run(host.self, host.caches, host.fetch);
  return host;
}

function serve(host: ServiceWorkerHost, served: Readonly<Record<string, string | Sent>>): void {
  host.served.clear();
  for (const [path, sent] of Object.entries(served)) host.served.set(ORIGIN + path, sent);
}

const pageOf = async (host: ServiceWorkerHost): Promise<string> => (await host.navigate('')).text;
const scriptOf = async (host: ServiceWorkerHost, cache?: string): Promise<string> =>
  (await host.get(SCRIPT, cache)).text;

describe('the service worker of docs/examples', () => {
  test('a changed page is seen on the next visit, and the last one without a network', async () => {
    const host = startWorker({ '': 'page 1', [SCRIPT]: 'script' });
    expect([await pageOf(host), await scriptOf(host)]).toEqual(['page 1', 'script']);
    serve(host, { '': 'page 2', [SCRIPT]: 'script' });
    expect(await pageOf(host)).toBe('page 2');
    serve(host, {});
    expect([await pageOf(host), await scriptOf(host)]).toEqual(['page 2', 'script']);
    await expect(host.navigate('other/')).rejects.toThrow('offline');
  });

  test('a file that the engine could not use is asked for past what is kept', async () => {
    const host = startWorker({ [SCRIPT]: 'bad' });
    await scriptOf(host);
    serve(host, { [SCRIPT]: 'good' });
    expect(await scriptOf(host)).toBe('bad');
    expect(await scriptOf(host, 'reload')).toBe('good');
    expect(await scriptOf(host)).toBe('good');
  });

  test('a worker of another release forgets the files of the one before', async () => {
    const host = startWorker({ [SCRIPT]: 'new' });
    for (const name of ['othello-0.0.9', 'others']) host.stores.set(name, new Map());
    await host.tell('activate');
    expect([...host.stores.keys()]).toEqual(['others']);
    expect(await scriptOf(host)).toBe('new');
  });

  test.each<[string, string, Sent]>([
    ['a page in part', '', { body: 'pa', status: 206 }],
    ['a page as text', '', { body: 'page 2', type: 'text/plain' }],
    ['an empty page', '', { body: '' }],
    ['a script as a page', SCRIPT, { body: 'script 2', type: 'text/html' }],
    ['a script as text', SCRIPT, { body: 'script 2', type: 'text/plain' }],
    ['an empty script', SCRIPT, { body: '' }],
  ])('does not take %s for what it was', async (_, path, sent) => {
    const host = startWorker({ '': 'page', [SCRIPT]: 'script' });
    const ask = async (cache?: string) => (path === '' ? pageOf(host) : scriptOf(host, cache));
    const before = await ask();
    serve(host, { [path]: sent });
    expect(await ask('reload')).toBe(before);
    serve(host, {});
    expect(await ask()).toBe(before);
  });

  test.each(['fails', 'hangs'] as const)(
    'shows page and script within about a second if any call of the store %s',
    async (how) => {
      for (let n = 1; ; n++) {
        const host = startWorker({ '': 'page', [SCRIPT]: 'script' });
        host.fault = { n, how };
        for (const visit of ['first', 'second']) {
          const [page, script] = [await host.navigate(''), await host.get(SCRIPT)];
          expect([page.text, script.text], `call ${n}, ${visit} visit`).toEqual(['page', 'script']);
          expect(page.took + script.took, `call ${n}, ${visit} visit`).toBeLessThan(1200);
        }
        if (host.calls < n) break;
      }
    },
  );
});
