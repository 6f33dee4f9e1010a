import threads from '../build/engine-threads.wasm?url';
import core from '../build/engine.wasm?url';
import weights from '../src/engine/weights.bin?url';
import { ENGINE_CACHE } from './offline-cache.js';

/** What the engine needs beside its script, which is kept with the pages. */
const files = (): readonly string[] =>
  [globalThis.crossOriginIsolated ? threads : core, weights].map((file) => new URL(file, location.href).href);

/** Keeps the engine for visits without a network; what an earlier version of the site has kept goes. */
export async function keepEngine(): Promise<void> {
  const wanted = files();
  const cache = await caches.open(ENGINE_CACHE);
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll(wanted.filter((url) => !kept.has(url)));
  // Without the pages the engine is of no use: they are kept by the worker.
  await navigator.serviceWorker.ready;
}

/** Whether all that the engine needs is kept. */
export async function isEngineKept(): Promise<boolean> {
  const found = await Promise.all(files().map((url) => caches.match(url, { cacheName: ENGINE_CACHE })));
  return found.every((response) => response !== undefined);
}
