// The files of one build of the site. A file is stored only if it is byte for byte what the build wrote, and has the
// right type. An error page with the status 200 is never stored.

import { inTime } from '../in-time.js';

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

/** How long the browser's store may take to answer, in milliseconds; then the network does. */
const STORE_PATIENCE = 1000;

/** How long it may take to write a file, in milliseconds. */
const WRITE_PATIENCE = 10_000;

/** The stored files of one build, and of earlier builds while pages of theirs are open. */
export class StoredFiles {
  readonly #cacheName: string;
  /** Whether the store has not answered a question yet that it was asked long ago; until then nobody waits for it. */
  #isStuck = false;

  constructor(cacheName: string) {
    this.#cacheName = cacheName;
  }

  /** The stored file, if it is what the build wrote. A store that fails or does not answer has nothing. */
  async find(file: SiteFile): Promise<Response | undefined> {
    return this.#ask(async (cache) => {
      const found = await cache.match(file.key);
      const bytes = await found?.arrayBuffer();
      if (!bytes || (await integrityOf(bytes)) !== file.integrity) return undefined;
      return new Response(bytes, { headers: found!.headers });
    });
  }

  /** The stored file of an earlier build, by its address. */
  async findFormer(url: string): Promise<Response | undefined> {
    const keys = await this.#ask((cache) => cache.keys(url, { ignoreSearch: true }));
    for (const { url: key } of keys ?? []) {
      const integrity = decodeURIComponent(new URL(key).search.slice(1));
      const found = await this.find({ url, integrity, key });
      if (found) return found;
    }
    return undefined;
  }

  /** Whether there is an entry for each of some files. */
  async hasAll(files: readonly SiteFile[]): Promise<boolean> {
    const keys = await this.#ask((cache) => cache.keys());
    const known = new Set(keys?.map(({ url }) => url));
    return files.every(({ key }) => known.has(key));
  }

  /** Asks the store; `undefined` where it fails or does not answer in time. */
  async #ask<T>(question: (cache: Cache) => Promise<T>): Promise<T | undefined> {
    if (this.#isStuck) return undefined;
    const answered = caches.open(this.#cacheName).then(question);
    try {
      return await inTime(answered, STORE_PATIENCE);
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') return undefined;
      this.#isStuck = true;
      const isBack = (): boolean => (this.#isStuck = false);
      answered.then(isBack, isBack);
      return undefined;
    }
  }

  /**
   * Fetches a file; bypasses the browser's caches if they have something else, and asks a second time if it fails.
   *
   * @throws TypeError if the host does not have it
   */
  async fetch(file: SiteFile, isAnew = false): Promise<Response> {
    const first = hasHashInName(file) && !isAnew ? 'default' : 'reload';
    return fetchOnce(file, first).catch(() => fetchOnce(file, 'reload'));
  }

  /** Stores a file. @throws {DOMException} when there is no room, or the store fails or does not answer */
  async keep({ key }: SiteFile, answer: Response): Promise<void> {
    const written = caches.open(this.#cacheName).then((cache) => cache.put(key, answer));
    await inTime(written, WRITE_PATIENCE);
  }

  /** Deletes everything except the files of a build. */
  async deleteAllBut(files: readonly SiteFile[]): Promise<void> {
    const known = new Set(files.map(({ key }) => key));
    const cache = await caches.open(this.#cacheName);
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
  }
}

/** Fetches a file that is what the build wrote: the browser checks its hash, and so its length, before it answers. */
async function fetchOnce({ url, integrity }: SiteFile, from: RequestCache): Promise<Response> {
  const answer = await fetch(url, { integrity, cache: from, credentials: 'same-origin' });
  if (answer.status !== 200) throw new TypeError(`${url} answered ${answer.status}`);
  if (!hasItsType(url, answer)) throw new TypeError(`${url} was sent as ${typeOf(answer) || 'no type'}`);
  return answer;
}

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/** Whether a browser takes a file as what its name says. */
export function hasItsType(url: string, answer: Response): boolean {
  return TYPES[url.slice(url.lastIndexOf('.') + 1)]?.test(typeOf(answer)) ?? true;
}

/** The hash of a file, in the form of Subresource Integrity. */
export async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Such a name differs in each build, so a cache of the browser cannot have an older file. */
function hasHashInName({ url }: SiteFile): boolean {
  return url.includes('/assets/');
}
