/** What the page has asked for ahead, as a worker takes it. */
import { warm } from './warm-up.js';

/**
 * What was asked for ahead at an address: it is given away once, so that the page does not keep it. What has no answer in so many
 * milliseconds is given up, so that the worker may ask for it by itself.
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

/** Gives up what was asked for ahead at an address and has not come: until then another request for it would wait for the same answer. */
export function cancelWarm(href: string): void {
  warm.get(href)?.abort.abort();
}
