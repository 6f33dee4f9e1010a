// sw.js, beside the page; register it by navigator.serviceWorker.register('sw.js')
// For a new release of the board, change the number: its files are fetched, older ones deleted.
const KEPT = 'othello-0.1.0';
/** After this many milliseconds without an answer of the cache, the network is asked. */
const PATIENCE = 1000;

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event));
});

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith('othello-') && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answer(event) {
  const { request } = event;
  // Pages come from the network if possible. So does a file that the engine could not use.
  const isFresh = request.mode === 'navigate' || request.cache === 'reload';
  const kept = isFresh ? undefined : await find(request);
  if (kept) return kept;
  try {
    const fetched = await fetch(request);
    if (fetched.type === 'opaqueredirect') return fetched;
    if (!(await isGood(request, fetched))) return (await find(request)) ?? fetched;
    // The cache may be full.
    event.waitUntil(keep(request, fetched.clone()).catch(() => undefined));
    return fetched;
  } catch (error) {
    return (await find(request)) ?? Promise.reject(error);
  }
}

async function find(request) {
  const found = caches.open(KEPT).then((cache) => cache.match(request));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([found.catch(() => undefined), late]);
}

async function keep(request, fetched) {
  const cache = await caches.open(KEPT);
  await cache.put(request, fetched);
}

/** Some hosts send a page or text, with status 200, for a file that they don't have. */
async function isGood(request, fetched) {
  const type = fetched.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isText = type.startsWith('text/plain');
  if (fetched.status !== 200 || isText || isPage !== (request.mode === 'navigate')) return false;
  return (await fetched.clone().arrayBuffer()).byteLength > 0;
}
