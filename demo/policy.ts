import { createHash } from 'node:crypto';

/** Pages on which the code of examples runs as its readers would write it, with scripts and styles in it. */
const WITH_EXAMPLES: readonly string[] = ['docs', 'examples', 'playground'];

/** Programs of the visitor's own machine behind `othello-engine bridge`, which only the visitor can start, and which asks who comes. */
const BRIDGE: readonly string[] = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * What a page of the site may fetch and run, for a `<meta>` of its head. Who may show the page in a frame cannot be said
 * there, only by the host: `demo/public/_headers`.
 *
 * @param inline the scripts that stand in the page itself
 */
export function policyOf(page: string, inline: readonly string[]): string {
  const examples = WITH_EXAMPLES.includes(page);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // The service worker names the top of the site in the page for what is missing.
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // An example's script is run from memory.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes, ...(examples ? ['blob:'] : [])],
    'style-src': ["'self'", ...(examples ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // A live game is found by relays, whose addresses stand in the program or are given by the person.
    'connect-src': ["'self'", 'wss:', ...(page === 'analyse' ? BRIDGE : [])],
  };
  return Object.entries(allowed)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
