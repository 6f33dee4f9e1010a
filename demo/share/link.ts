/** The link to what is shared: it leads through the page whose preview apps show (`share-pages.ts`). */
import { withGreeting, type SentScore } from './greeting.js';
import type { Shared } from './sheet.js';

/** Who sends a link, and what they say. */
export interface Sender {
  /** Empty if they give none. */
  readonly name: string;
  readonly word: string;
}

/**
 * @param hash the fragment of the link, where it differs from that of what is shared
 * @returns the address, in which who opens it reads who has sent it
 */
export function linkTo(shared: Shared, { name, word }: Sender, hash = shared.hash): string {
  const { kind, page = kind, result = '' } = shared;
  const score = ownScore(shared);
  // The name of the site leads to its root from every page.
  const root = document.querySelector<HTMLAnchorElement>('.brand')!.href;
  const url = new URL(`share/${page}/index.html`, root);
  url.hash = withGreeting(hash, name.trim(), word.trim() || (score ? '' : result), score);
  return url.href;
}

/** The score of a game that the sender has played against somebody with a name. */
function ownScore({ hash, board }: Shared): SentScore | undefined {
  const own = new URLSearchParams(hash).get('side');
  const result = board?.game.nodes.at(-1)?.result;
  if (!result || (own !== 'black' && own !== 'white') || !hash.includes('&opponent=')) return undefined;
  return { own: result[own], other: result[own === 'black' ? 'white' : 'black'] };
}
