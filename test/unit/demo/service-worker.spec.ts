// The service worker of the site: whatever its store and its host do, pages and their files are shown, and nothing is
// said to be stored which is not.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ORIGIN, ServiceWorkerHost, type Sent } from '../../support/service-worker-host.js';

const SCRIPT = 'assets/main-1.js';
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Home</title><script type="module" src="./assets/main-1.js"></script>',
  'learn/index.html': '<title>Learn</title>',
  '404.html': '<title>Missing</title>',
  [SCRIPT]: 'start()',
  'assets/style-1.css': 'body{}',
  'assets/engine-1.wasm': 'core',
  'assets/weights-1.bin': 'weights',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function publish(host: ServiceWorkerHost, files: Readonly<Record<string, string | Sent>>): void {
  host.served.clear();
  for (const [path, sent] of Object.entries(files)) {
    host.served.set(ORIGIN + path, sent);
    if (path.endsWith('index.html')) host.served.set(ORIGIN + path.slice(0, -'index.html'.length), sent);
  }
}

const integrityOf = (body: string): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;

let started = 0;

/** A worker of a build, beside the stores of earlier ones. */
async function startWorker(
  files: Readonly<Record<string, string>> = FILES,
  stores: ServiceWorkerHost['stores'] = new Map(),
): Promise<ServiceWorkerHost> {
  const host = new ServiceWorkerHost();
  for (const [name, entries] of stores) host.stores.set(name, entries);
  publish(host, files);
  vi.stubGlobal('self', host.self);
  vi.stubGlobal('caches', host.caches);
  vi.stubGlobal('fetch', host.fetch);
  // The browser's own answers from another thread, whatever the faked time says.
  const digest = (_: string, bytes: ArrayBuffer): Promise<ArrayBufferLike> =>
    Promise.resolve(new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer);
  vi.stubGlobal('crypto', { subtle: { digest } });
  vi.stubGlobal(
    'SITE_FILES',
    Object.entries(files).map(([url, body]) => ({ url, integrity: integrityOf(body) })),
  );
  const path = `../../../demo/service-worker/sw.ts?started=${started++}`;
  await import(/* @vite-ignore */ path);
  return host;
}

async function installed(): Promise<ServiceWorkerHost> {
  const host = await startWorker();
  await host.tell('install');
  return host;
}

const storedFiles = (host: ServiceWorkerHost): Map<string, { body: ArrayBuffer; headers: Headers }> =>
  [...host.stores.values()][0]!;

/** Writes over a stored file, as a damaged disk or another page does. */
function damage(host: ServiceWorkerHost, path: string): void {
  for (const [key, entry] of storedFiles(host))
    if (key.startsWith(ORIGIN + path))
      storedFiles(host).set(key, { ...entry, body: new TextEncoder().encode('steal()').buffer });
}

const reportsStored = (host: ServiceWorkerHost): Promise<unknown> =>
  host.question({ question: 'is-engine-stored', pageScript: '' });

async function isStored(host: ServiceWorkerHost): Promise<boolean> {
  const { fault } = host;
  host.fault = undefined;
  publish(host, {});
  const answers = await Promise.allSettled([
    host.navigate(''),
    host.navigate('learn/'),
    ...Object.keys(FILES).map((path) => host.get(path)),
  ]);
  host.fault = fault;
  return answers.every(({ status }) => status === 'fulfilled');
}

describe('a store that fails', () => {
  test.each(['fails', 'hangs'] as const)('locks nobody out at any call (it %s), and says so', async (how) => {
    for (let n = 1; ; n++) {
      const host = await startWorker();
      host.fault = { n, how };
      // Where it fails, the earlier worker stays, or none.
      await host.tell('install').catch(() => undefined);
      const home = await host.navigate('');
      const script = await host.get(SCRIPT);
      expect([home.text, script.text], `call ${n}`).toEqual([FILES['index.html'], FILES[SCRIPT]]);
      expect(home.took + script.took, `call ${n}`).toBeLessThan(1200);
      await host.question({ question: 'keep-engine', pageScript: '' });
      const reported = await reportsStored(host);
      expect(typeof reported, `call ${n}`).toBe('boolean');
      if (reported) expect(await isStored(host), `call ${n}: said to be kept`).toBe(true);
      if (host.calls < n) break;
    }
  });

  test('is not waited for again before it has answered', async () => {
    const host = await installed();
    host.fault = { n: host.calls + 1, how: 'hangs' };
    const all = await Promise.all([host.get(SCRIPT), host.get('assets/style-1.css')]);
    const later = await host.get(SCRIPT);
    expect(all[0].took).toBeLessThan(1200);
    expect(later).toEqual({ text: FILES[SCRIPT], took: 0 });
  });
});

describe('a stored file that is damaged', () => {
  test('is not served, and is replaced', async () => {
    const host = await installed();
    damage(host, SCRIPT);
    expect((await host.get(SCRIPT)).text).toBe(FILES[SCRIPT]);
    publish(host, {});
    expect((await host.get(SCRIPT)).text).toBe(FILES[SCRIPT]);
    damage(host, SCRIPT);
    await expect(host.get(SCRIPT)).rejects.toThrow('offline');
  });

  test('is not served to a page of an earlier build either', async () => {
    const { stores } = await installed();
    const host = await startWorker({ ...FILES, [SCRIPT]: 'start(2)', 'index.html': 'Home 2' }, stores);
    const former = 'assets/style-1.css';
    publish(host, {});
    expect((await host.get(former)).text).toBe(FILES[former]);
    damage(host, former);
    await expect(host.get(former)).rejects.toThrow('offline');
  });
});

test.each<[string, Sent]>([
  ['in part', { body: '<title>Ho', status: 206 }],
  ['as text', { body: FILES['index.html']!, type: 'text/plain' }],
  ['empty', { body: '' }],
  ['before its files', { body: '<script type="module" src="./assets/main-2.js"></script>' }],
])('a page that is sent %s is not believed: the stored one is shown', async (_, sent) => {
  const host = await installed();
  publish(host, { ...FILES, 'index.html': sent });
  expect((await host.navigate('')).text).toBe(FILES['index.html']);
});

test('a page of a newer build is shown as soon as its files are there', async () => {
  const host = await installed();
  const newer = '<script type="module" src="./assets/main-2.js"></script>';
  publish(host, { ...FILES, 'index.html': newer, 'assets/main-2.js': 'start(2)' });
  expect((await host.navigate('')).text).toBe(newer);
});

test('is installed at one visit though every file fails at first', async () => {
  const host = await startWorker();
  const { fetch } = host;
  const failed = new Map<string, number>();
  vi.stubGlobal('fetch', (request: string) => {
    const count = (failed.get(request) ?? 0) + 1;
    failed.set(request, count);
    return count <= 2 && request.endsWith('1.js') ? Promise.reject(new TypeError('cut')) : fetch(request);
  });
  await host.tell('install');
  publish(host, {});
  expect((await host.get(SCRIPT)).text).toBe(FILES[SCRIPT]);
});

test('a file that is missing fails the installation, but not the files beside it', async () => {
  const host = await startWorker();
  host.served.delete(ORIGIN + 'learn/index.html');
  await expect(host.tell('install')).rejects.toThrow('learn/index.html');
  publish(host, {});
  expect((await host.get(SCRIPT)).text).toBe(FILES[SCRIPT]);
});
