/** The content security policy of each page of the site. */
import { createHash } from 'node:crypto';

/** Pages on which examples run as their readers would write them, with inline scripts and styles. */
const WITH_EXAMPLES: readonly string[] = ['docs', 'examples', 'playground'];

/**
 * Programs on the visitor's own machine behind `othello-engine bridge`; only the visitor can start it, and it checks
 * the origin.
 */
const BRIDGE: readonly string[] = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * The content security policy of a page, for a `<meta>` in its head. Which pages may embed it can only be said by the
 * host: `demo/public/_headers`.
 *
 * @param inline the inline scripts of the page
 */
export function policyOf(page: string, inline: readonly string[]): string {
  const examples = WITH_EXAMPLES.includes(page);
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Scripts of examples run from blobs.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes, ...(examples ? ['blob:'] : [])],
    'style-src': ["'self'", ...(examples ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Live games use relays, whose addresses are in the program or given by the user.
    'connect-src': ["'self'", 'wss:', ...(page === 'analyse' ? BRIDGE : [])],
  };
  return Object.entries(allowed)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
