let folder: string | undefined;

/** The answers to what was asked for ahead, by addresses, until a worker takes them. */
type Warm = Map<string, Promise<ArrayBuffer | undefined> | undefined>;

// A page may have several bundles of this package: what one has asked for, the worker of another takes.
const KEY: unique symbol = Symbol.for('othello-board files');
const copies = globalThis as { [KEY]?: Warm };
const warm: Warm = (copies[KEY] ??= new Map());

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
      // Only what was read to its end is kept in the cache.
      const bytes = fetch(href)
        .then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error())))
        .catch(() => void warm.delete(href));
      warm.set(href, bytes);
    } catch {
      // Nothing lies beside such an address.
    }
  }
}

/** What was asked for ahead at an address: it is given away once, so that the page does not keep it. */
export async function takeWarm(href: string): Promise<ArrayBuffer | undefined> {
  const bytes = warm.get(href);
  if (bytes) warm.set(href, undefined);
  return bytes;
}
