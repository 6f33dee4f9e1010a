// The site without a network. Pages come from the network if possible, so that a new build takes effect with the next
// page. An open page keeps the files of its own build until it is left.
import type { OfflineMessage, OfflineQuestions } from './offline-messages.js';
import {
  hasItsType,
  integrityOf,
  StoredFiles,
  siteFile,
  type ListedFile,
  type SiteFile,
} from './site-files.js';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build. */
declare const SITE_FILES: readonly ListedFile[];

/** How long to wait for a page before the stored one is shown, in milliseconds. */
const PATIENCE = 3000;

/** Milliseconds in which a page may say which build it is of; a silent page may be of any build. */
const ROLL_CALL = 2000;

const { scope } = self.registration;
const files: readonly SiteFile[] = SITE_FILES.map((file) => siteFile(file, scope));
const byUrl: ReadonlyMap<string, SiteFile> = new Map(files.map((file) => [file.url, file]));
const store = new StoredFiles(`othello-files ${scope}`);

/** How often the files that failed are asked for again when a build is installed. */
const ROUNDS = 3;

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
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(event));
});
self.addEventListener('message', (event) => {
  const { question, pageScript } = event.data as OfflineMessage;
  const [port] = event.ports;
  const answered = ANSWERS[question](pageScript).catch(() => false);
  event.waitUntil(answered.then((answer) => port?.postMessage(answer)));
});

/**
 * Stores the files of this build. One that fails does not keep the others from being stored; while one is missing, the
 * previous build stays, and the next attempt begins with what there is. A store that fails ends the installation.
 */
async function install(): Promise<void> {
  let missing = files.filter((file) => !isLater(file));
  for (let round = 1; missing.length > 0; round++) {
    const failed: SiteFile[] = [];
    for (const file of missing) {
      if (await store.find(file)) continue;
      const answer = await store.fetch(file).catch(() => undefined);
      if (answer) await store.keep(file, answer);
      else failed.push(file);
    }
    const isHopeless = round > 1 && failed.length === missing.length;
    if (failed.length > 0 && (round === ROUNDS || isHopeless))
      throw new TypeError(`missing: ${failed.map(({ url }) => url).join(', ')}`);
    missing = failed;
  }
  // Open pages continue with their own files, which are kept as well.
  await self.skipWaiting();
}

/** The current page of the site; the stored one if the network is slow, missing, or sends something else. */
async function answerPage(request: Request): Promise<Response> {
  const file = pageAt(request.url);
  const fetched = fetch(new Request(request, { cache: 'no-cache' }));
  if (!file) return fetched.catch(() => notFound());
  const believed = fetched.then(async (answer) => ((await isBelievable(file, answer)) ? answer : undefined));
  const answer = await Promise.race([believed.catch(() => undefined), after(PATIENCE)]);
  return answer ?? (await store.find(file)) ?? fetched;
}

/** Whether what the host sent is a whole page of the site, and the host has the files that it begins with. */
async function isBelievable(file: SiteFile, answer: Response): Promise<boolean> {
  if (answer.type === 'opaqueredirect') return true;
  if (answer.status !== 200 || !hasItsType('.html', answer)) return false;
  const bytes = await answer.clone().arrayBuffer();
  if (bytes.byteLength === 0) return false;
  if ((await integrityOf(bytes)) === file.integrity) return true;
  // A page of another build may be up before its files are.
  const html = new TextDecoder().decode(bytes);
  const parts = [...html.matchAll(/(?:src|href)="([^"]{1,500})"/gu)]
    .map(([, path]) => path!)
    .filter((path) => path.includes('assets/'))
    .map((path) => new URL(path, file.url).href);
  const isThere = async (url: string): Promise<boolean> => {
    if (byUrl.has(url) || !url.startsWith(scope)) return true;
    const part = await fetch(url);
    return part.status === 200 && hasItsType(url, part);
  };
  return (await Promise.all(parts.map(isThere))).every(Boolean);
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
  const page = await (file && (await store.find(file)))?.text();
  if (page === undefined) return Response.error();
  // Its links are relative to the root of the site, wherever it is shown.
  const html = page.replaceAll('="./', `="${scope}`);
  return new Response(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const [address] = request.url.split('?');
  const file = byUrl.get(address!);
  // The engine bypasses all caches for a file that it could not use.
  const isReload = request.cache === 'reload' || request.cache === 'no-store';
  if (!file) return (isReload ? undefined : await store.findFormer(address!)) ?? fetch(request);
  const found = isReload ? undefined : await store.find(file);
  if (found) return found;
  try {
    const answer = await store.fetch(file, isReload);
    // It is an answer whether or not it can be stored.
    event.waitUntil(store.keep(file, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    const stored = isReload ? await store.find(file) : undefined;
    return stored ?? (isBookPiece(file) ? withoutPiece(request) : fetch(request));
  }
}

/** Without a network the small book answers; a missing piece is not an error. */
function withoutPiece(request: Request): Promise<Response> {
  return fetch(request).catch(() => new Response(null, { status: 204 }));
}

const ANSWERS: { [Q in keyof OfflineQuestions]: (pageScript: string) => Promise<OfflineQuestions[Q]> } = {
  'is-engine-stored': isEngineStored,
  async 'keep-engine'() {
    for (const file of engineFiles) {
      if (await store.find(file)) continue;
      const answer = await store.fetch(file).catch(() => undefined);
      if (answer) await store.keep(file, answer).catch(() => undefined);
    }
    return isEngineStored();
  },
  'is-current': (pageScript) => Promise.resolve(byUrl.has(pageScript)),
  'page-opened': forgetFormerBuilds,
};

/** Whether the site can be used without a network: its pages are stored, and the engine's files are undamaged. */
async function isEngineStored(): Promise<boolean> {
  const found = await Promise.all(engineFiles.map((file) => store.find(file)));
  return found.every(Boolean) && store.hasAll(files.filter((file) => !isBookPiece(file)));
}

/** Deletes the files of earlier builds when none of their pages is open. */
async function forgetFormerBuilds(): Promise<boolean> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(open.filter(({ url }) => url.startsWith(scope)).map(pageScriptOf));
  if (!scripts.every((script) => script !== undefined && byUrl.has(script))) return false;
  await store.deleteAllBut(files);
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
