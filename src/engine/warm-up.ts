let folder: string | undefined;
const asked = new Set<string>();

/** Says in which folder the engine's files lie, with the last slash, where that is known: the first who knows it counts. */
export function setEngineFolder(address: string | undefined): void {
  folder ??= address;
}

/**
 * Has the browser fetch the worker, the core and the weights side by side, before the scripts are there that ask for
 * them one after the other: these find them in its cache. Where a bundler has renamed them, and `url` does not say where
 * they are, it does nothing; nor does it tell of failures, as the engine does when it needs a file.
 *
 * @param url where the page says that the worker lies
 */
export function warmUp(url: string | URL | undefined): void {
  const worker = url ?? (folder && `${folder}othello-worker.js`);
  if (!worker) return;
  for (const file of ['', 'engine.wasm', 'weights.bin']) {
    try {
      const { href } = new URL(file, new URL(worker, document.baseURI));
      if (asked.has(href)) continue;
      asked.add(href);
      // Only what was read to its end is kept in the cache.
      fetch(href)
        .then((response) => response.arrayBuffer())
        .catch(() => asked.delete(href));
    } catch {
      // Nothing lies beside such an address.
    }
  }
}
