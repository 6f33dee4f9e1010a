/** Hands prefetched files over to a worker. */
import { warm } from './warm-up.js';

/**
 * Takes the file prefetched from an address, once, so that the page does not keep it. One without an answer after
 * `patience` milliseconds is given up, so that the worker can fetch it itself.
 */
export async function takeWarm(href: string, patience: number): Promise<ArrayBuffer | undefined> {
  const file = warm.get(href);
  if (!file) return undefined;
  warm.set(href, undefined);
  const timer = setTimeout(() => {
    if (!file.isAnswered) file.abort.abort();
  }, patience);
  return file.bytes.finally(() => clearTimeout(timer));
}

/** Cancels a prefetch that has not arrived; another request for the address would wait for it. */
export function cancelWarm(href: string): void {
  warm.get(href)?.abort.abort();
}
