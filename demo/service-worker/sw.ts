// The site without a network. Pages come from the network if possible, so that a new build takes effect with the next
// page. An open page keeps the files of its own build until it is left.
import type { OfflineMessage, OfflineQuestions } from '../offline-messages.js';
import { KeptFiles, siteFile, type ListedFile, type SiteFile } from './site-files.js';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const SITE_FILES: readonly ListedFile[];

/** How long to wait for a page before the stored one is shown, in milliseconds. */
const PATIENCE = 3000;

/** How long a page may take to say which build it is of; a silent page may be of any build. */
const ROLL_CALL = 2000;

const { scope } = self.registration;
const files: readonly SiteFile[] = SITE_FILES.map((file) => siteFile(file, scope));
const byUrl: ReadonlyMap<string, SiteFile> = new Map(files.map((file) => [file.url, file]));
const kept = new KeptFiles(`othello-files ${scope}`);

/** Caches of versions that did not compare files with the build. */
const FORMER_CACHES = ['othello-engine', `workbox-precache-v2-${scope}`, `workbox-runtime-${scope}`];

/** A piece of the wide opening book. */
const isBookPiece = ({ url }: SiteFile): boolean => url.endsWith('.txt');

/**
 * The weights and the opening book are most of the site. They are stored when they are first used; the weights also on
 * request.
 */
const isLater = (file: SiteFile): boolean => file.url.endsWith('.bin') || isBookPiece(file);

/** The files of the engine besides its script. */
const engineFiles = files.filter(({ url }) => /\.(?:wasm|bin)$/u.test(url));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});
self.addEventListener('message', (event) => {
  const { question, pageScript } = event.data as OfflineMessage;
  const [port] = event.ports;
  event.waitUntil(ANSWERS[question](pageScript).then((answer) => port?.postMessage(answer)));
});

/** A damaged file fails the installation, and the previous build stays; good files are kept for the next attempt. */
async function install(): Promise<void> {
  for (const file of files) if (!isLater(file) && !(await kept.find(file))) await kept.fetch(file);
  // Open pages continue with their own files, which are kept as well.
  await self.skipWaiting();
}

/** The current page of the site; the stored one if the network is slow or missing. */
async function answerPage(request: Request): Promise<Response> {
  const file = pageAt(request.url);
  const fetched = fetch(new Request(request, { cache: 'no-cache' }));
  if (!file) return fetched.catch(() => notFound());
  const answer = await Promise.race([fetched.catch(() => undefined), after(PATIENCE)]);
  if (answer && (answer.ok || answer.type === 'opaqueredirect')) return answer;
  return (await kept.find(file)) ?? answer ?? fetched;
}

/** Finds a page by its address, with or without `index.html`, ignoring the query. */
function pageAt(url: string): SiteFile | undefined {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return (
    byUrl.get(address) ??
    byUrl.get(`${address.replace(/\/$/u, '')}/index.html`) ??
    byUrl.get(`${address}.html`)
  );
}

/** Answers a missing address without a network like the host does. */
async function notFound(): Promise<Response> {
  const file = byUrl.get(`${scope}404.html`);
  const page = await (file && (await kept.find(file)))?.text();
  if (page === undefined) return Response.error();
  // Its links are relative to the root of the site, wherever it is shown.
  const html = page.replaceAll('="./', `="${scope}`);
  return new Response(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function answerFile(request: Request): Promise<Response> {
  const [address] = request.url.split('?');
  const file = byUrl.get(address!);
  // The engine bypasses all caches for a file that it could not use.
  const isAskedAnew = request.cache === 'reload' || request.cache === 'no-store';
  if (file) {
    const found = isAskedAnew ? await kept.fetchAnew(file).catch(() => undefined) : await kept.find(file);
    return (
      found ?? kept.fetch(file).catch(() => (isBookPiece(file) ? withoutPiece(request) : fetch(request)))
    );
  }
  const ofFormerBuild = isAskedAnew ? undefined : await caches.match(address!, { ignoreSearch: true });
  return ofFormerBuild ?? fetch(request);
}

/** Without a network the small book answers; a missing piece is not an error. */
function withoutPiece(request: Request): Promise<Response> {
  return fetch(request).catch(() => new Response(null, { status: 204 }));
}

const ANSWERS: { [Q in keyof OfflineQuestions]: (pageScript: string) => Promise<OfflineQuestions[Q]> } = {
  'is-engine-kept': isEngineKept,
  async 'keep-engine'() {
    for (const file of engineFiles)
      if (!(await kept.find(file))) await kept.fetch(file).catch(() => undefined);
    return isEngineKept();
  },
  async 'engine-failed'(pageScript) {
    for (const file of engineFiles)
      if ((await kept.find(file)) && !(await kept.isIntact(file)))
        await kept.fetchAnew(file).catch(() => undefined);
    return byUrl.has(pageScript);
  },
  'page-opened': forgetFormerBuilds,
};

async function isEngineKept(): Promise<boolean> {
  const found = await Promise.all(engineFiles.map((file) => kept.find(file)));
  return found.every((answer) => answer !== undefined);
}

/** Deletes the files of earlier builds when none of their pages is open. */
async function forgetFormerBuilds(): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(open.filter(({ url }) => url.startsWith(scope)).map(pageScriptOf));
  if (!scripts.every((script) => script !== undefined && byUrl.has(script))) return false;
  await kept.deleteAllBut(files);
  await Promise.all(FORMER_CACHES.map((name) => caches.delete(name)));
  return true;
}

/** The main script of a page; `undefined` if it does not answer. */
function pageScriptOf(client: Client): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
  client.postMessage('which-build', [port2]);
  return Promise.race([answered, after(ROLL_CALL)]);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
