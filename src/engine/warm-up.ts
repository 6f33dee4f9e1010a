let folder: string | undefined;

/** What was asked for ahead. */
interface WarmFile {
  readonly bytes: Promise<ArrayBuffer | undefined>;
  readonly abort: AbortController;
  /** Whether the host has begun to send it. */
  isAnswered: boolean;
}

/** The answers to what was asked for ahead, by addresses, until a worker takes them. */
type Warm = Map<string, WarmFile | undefined>;

// A page may have several bundles of this package: what one has asked for, the worker of another takes.
const KEY: unique symbol = Symbol.for('othello-board files asked for');
const copies = globalThis as { [KEY]?: Warm };
export const warm: Warm = (copies[KEY] ??= new Map());

/** Says in which folder the engine's files lie, with the last slash, where that is known: the first who knows it counts. */
export function setEngineFolder(address: string | undefined): void {
  folder ??= address;
}

/**
 * Has the browser fetch the worker, the core and the weights side by side, before the scripts are there that ask for
 * them one after the other: the worker finds its script in the browser's cache, and is given the others. Where a bundler has
 * renamed them, and `url` does not say where they are, it does nothing; nor does it tell of failures, as the engine does
 * when it needs a file.
 *
 * @param url where the page says that the worker lies
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
      // Nothing lies beside such an address.
    }
  }
}

function askFor(href: string): WarmFile {
  const abort = new AbortController();
  const fetched = fetch(href, { signal: abort.signal }).then((response) => {
    file.isAnswered = true;
    // Only what was read to its end is kept in the cache.
    return response.ok ? response.arrayBuffer() : Promise.reject(new Error());
  });
  const file: WarmFile = {
    bytes: fetched.catch(() => void warm.delete(href)),
    abort,
    isAnswered: false,
  };
  return file;
}
