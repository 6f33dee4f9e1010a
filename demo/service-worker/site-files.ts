// The files of one build of the site. One is kept only when it is what the build has made, byte by byte, and of a type that
// a browser takes: what a host answers in its place, with the status 200, is never kept.

/** A file as the build lists it. */
export interface ListedFile {
  readonly url: string;
  /** Its hash, as Subresource Integrity writes it. */
  readonly integrity: string;
}

/** A file of this build. */
export interface SiteFile {
  readonly url: string;
  readonly integrity: string;
  /** What it is kept under: builds that have different files of one name do not meet. */
  readonly key: string;
}

/** Scripts, styles and pages are refused by a browser that is told another type; the engine reads bytes. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/u,
  css: /^text\/css\b/u,
  js: /^(?:text|application)\/javascript\b/u,
  txt: /^text\/plain\b/u,
  svg: /^image\/svg\+xml\b/u,
};

/** The file of a build, at its address. */
export function siteFile({ url, integrity }: ListedFile, scope: string): SiteFile {
  const address = new URL(url, scope).href;
  return { url: address, integrity, key: `${address}?${encodeURIComponent(integrity)}` };
}

/** The kept files of one build, and of those before it while pages of theirs are open. */
export class KeptFiles {
  readonly #cacheName: string;

  constructor(cacheName: string) {
    this.#cacheName = cacheName;
  }

  /** The file, where it is kept. */
  async find({ key }: SiteFile): Promise<Response | undefined> {
    const cache = await caches.open(this.#cacheName);
    return cache.match(key);
  }

  /** Whether the file is kept as the build has made it. */
  async isIntact(file: SiteFile): Promise<boolean> {
    const bytes = await (await this.find(file))?.arrayBuffer();
    if (!bytes) return false;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return file.integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
  }

  /**
   * Fetches a file and keeps it; past every cache of the browser where what is there is not what the build has made.
   *
   * @throws TypeError where the host does not have it either
   */
  async fetch(file: SiteFile): Promise<Response> {
    if (!hasHashInName(file)) return this.fetchAnew(file);
    return this.#fetch(file, 'default').catch(() => this.fetchAnew(file));
  }

  /** Fetches a file past every cache of the browser and keeps it. */
  fetchAnew(file: SiteFile): Promise<Response> {
    return this.#fetch(file, 'reload');
  }

  async #fetch({ url, integrity, key }: SiteFile, from: RequestCache): Promise<Response> {
    // The browser compares the hash, and so the length, before there is an answer.
    const answer = await fetch(url, { integrity, cache: from, credentials: 'same-origin' });
    if (answer.status !== 200) throw new TypeError(`${url} answered ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    const wanted = TYPES[url.slice(url.lastIndexOf('.') + 1)];
    if (wanted && !wanted.test(type)) throw new TypeError(`${url} was sent as ${type || 'no type'}`);
    const cache = await caches.open(this.#cacheName);
    // A browser that has no room answers all the same.
    await cache.put(key, answer.clone()).catch(() => undefined);
    return answer;
  }

  /** Forgets all but the files of a build. */
  async deleteAllBut(files: readonly SiteFile[]): Promise<void> {
    const known = new Set(files.map(({ key }) => key));
    const cache = await caches.open(this.#cacheName);
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
  }
}

/** Such a file is another one in each build, so that a cache of the browser cannot have an earlier one. */
function hasHashInName({ url }: SiteFile): boolean {
  return url.includes('/assets/');
}
