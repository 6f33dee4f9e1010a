// The files of one build of the site. A file is stored only if it is byte for byte what the build wrote, and has the
// right type. An error page with the status 200 is never stored.

/** A file in the list of the build. */
export interface ListedFile {
  readonly url: string;
  /** Its hash, in the form of Subresource Integrity. */
  readonly integrity: string;
}

/** A file of this build. */
export interface SiteFile {
  readonly url: string;
  readonly integrity: string;
  /** The key under which it is stored; files of different builds never collide. */
  readonly key: string;
}

/** Browsers reject scripts, styles and pages of another type; the engine reads bytes. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/u,
  css: /^text\/css\b/u,
  js: /^(?:text|application)\/javascript\b/u,
  txt: /^text\/plain\b/u,
  svg: /^image\/svg\+xml\b/u,
};

/** A file of a build with its address. */
export function siteFile({ url, integrity }: ListedFile, scope: string): SiteFile {
  const address = new URL(url, scope).href;
  return { url: address, integrity, key: `${address}?${encodeURIComponent(integrity)}` };
}

/** The stored files of one build, and of earlier builds while pages of theirs are open. */
export class KeptFiles {
  readonly #cacheName: string;

  constructor(cacheName: string) {
    this.#cacheName = cacheName;
  }

  /** The stored file, if any. */
  async find({ key }: SiteFile): Promise<Response | undefined> {
    const cache = await caches.open(this.#cacheName);
    return cache.match(key);
  }

  /** Whether the stored file is what the build wrote. */
  async isIntact(file: SiteFile): Promise<boolean> {
    const bytes = await (await this.find(file))?.arrayBuffer();
    if (!bytes) return false;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return file.integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
  }

  /**
   * Fetches and stores a file; bypasses the browser's caches if they have something else.
   *
   * @throws TypeError if the host does not have it either
   */
  async fetch(file: SiteFile): Promise<Response> {
    if (!hasHashInName(file)) return this.fetchAnew(file);
    return this.#fetch(file, 'default').catch(() => this.fetchAnew(file));
  }

  /** Fetches and stores a file, bypassing the browser's caches. */
  fetchAnew(file: SiteFile): Promise<Response> {
    return this.#fetch(file, 'reload');
  }

  async #fetch({ url, integrity, key }: SiteFile, from: RequestCache): Promise<Response> {
    // The browser checks the hash, and so the length, before it returns the response.
    const answer = await fetch(url, { integrity, cache: from, credentials: 'same-origin' });
    if (answer.status !== 200) throw new TypeError(`${url} answered ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    const wanted = TYPES[url.slice(url.lastIndexOf('.') + 1)];
    if (wanted && !wanted.test(type)) throw new TypeError(`${url} was sent as ${type || 'no type'}`);
    const cache = await caches.open(this.#cacheName);
    // Return the response even if there is no room to store it.
    await cache.put(key, answer.clone()).catch(() => undefined);
    return answer;
  }

  /** Deletes everything except the files of a build. */
  async deleteAllBut(files: readonly SiteFile[]): Promise<void> {
    const known = new Set(files.map(({ key }) => key));
    const cache = await caches.open(this.#cacheName);
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
  }
}

/** Such a name differs in each build, so a cache of the browser cannot have an older file. */
function hasHashInName({ url }: SiteFile): boolean {
  return url.includes('/assets/');
}
