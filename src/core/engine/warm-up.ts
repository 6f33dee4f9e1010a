let folder: string | undefined;

/** A prefetched file. */
interface WarmFile {
  readonly bytes: Promise<ArrayBuffer | undefined>;
  readonly abort: AbortController;
  /** Whether the response has begun. */
  isAnswered: boolean;
}

/** The prefetched files by address, until a worker takes them. */
type Warm = Map<string, WarmFile | undefined>;

// A page may have several bundles of this package: the worker of one takes what another has prefetched.
const KEY: unique symbol = Symbol.for('othello-board files asked for');
const copies = globalThis as { [KEY]?: Warm };
export const warm: Warm = (copies[KEY] ??= new Map());

/** Sets the folder of the engine's files, with a trailing slash; the first value counts. */
export function setEngineFolder(address: string | undefined): void {
  folder ??= address;
}

/**
 * Prefetches the worker, the core and the weights in parallel, before the scripts that request them one after another
 * have loaded: the worker's script comes from the browser's cache, and the worker is given the other files. Does
 * nothing where a bundler has renamed the files and `url` is not set. Failures are silent: the engine reports them when
 * it needs a file.
 *
 * @param url the worker's address, where the page sets it
 */
export function warmUp(url: string | URL | undefined): void {
  const worker = url ?? (folder && `${folder}othello-worker.js`);
  if (!worker) return;
  for (const file of ['', 'engine.wasm', 'weights.bin']) {
    try {
      const { href } = new URL(file, new URL(worker, document.baseURI));
      if (warm.has(href)) continue;
      warm.set(href, askFor(href));
    } catch {
      // No file can lie beside such an address.
    }
  }
}

function askFor(href: string): WarmFile {
  const abort = new AbortController();
  const fetched = fetch(href, { signal: abort.signal }).then((response) => {
    file.isAnswered = true;
    // Only a response that was read to its end is cached.
    return response.ok ? response.arrayBuffer() : Promise.reject(new Error());
  });
  const file: WarmFile = {
    bytes: fetched.catch(() => void warm.delete(href)),
    abort,
    isAnswered: false,
  };
  return file;
}
