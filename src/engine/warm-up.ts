/** A script of the package's own, or this module where nothing bundles it: the engine's files lie in the same folder. */
const SCRIPT = /^(https?:.*\/)othello-[\w-]+\.js(?:\?.*)?$/;
const MODULE = /^(https?:.*\/)lib\/engine\/warm-up\.js(?:\?.*)?$/;

const asked = new Set<string>();

/**
 * Has the browser fetch the worker, the core and the weights side by side, before the scripts are there that ask for
 * them one after the other: these find them in its cache. Where a bundler has renamed them, and `url` does not say where
 * they are, it does nothing; nor does it tell of failures, as the engine does when it needs a file.
 *
 * @param url where the page says that the worker lies
 */
export function warmUp(url: string | URL | undefined): void {
  const folder = ownFolder();
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

function ownFolder(): string | undefined {
  const address = import.meta.url;
  const folder = SCRIPT.exec(address)?.[1];
  // A development server may name a bundle of its own like our script; no page has a tag for that.
  if (folder) return [...document.scripts].some(({ src }) => src.startsWith(folder)) ? folder : undefined;
  return MODULE.exec(address)?.[1];
}
