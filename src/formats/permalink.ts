/** Links that carry a game: the text behind `#game=` in an address. */
import { gameOfLink, type Permalink } from './permalink-game.js';
import { expandLinkText, fail, permalinkIn, readLinkText } from './permalink-text.js';

export type { Permalink, PermalinkContent } from './permalink-game.js';
export { writePermalink } from './permalink-writing.js';

/**
 * Reads what {@link writePermalink} wrote, by itself or in an address behind `#game=`.
 *
 * @throws {FormatError} when there is no such link in the text (`missing`), it is damaged (`damaged`), of a later version
 *   (`version`), or a move in it is not legal
 */
export async function parsePermalink(text: string): Promise<Permalink> {
  const link = permalinkIn(text);
  if (link === undefined) throw fail('a link such as ~1m… expected', 'missing', { expected: '~1m…' });
  return gameOfLink(await readLinkText(link));
}

/** Whether a text is a link of ours, or has one in an address: what {@link parsePermalink} reads. */
export function isPermalink(text: string): boolean {
  return permalinkIn(text) !== undefined;
}

/**
 * A text for readers that cannot wait, as `parseAnyGame`: a link whose extras are compressed is written out; every other text
 * stays as it is.
 *
 * @throws {FormatError} when the link is damaged
 */
export async function expandPermalink(text: string): Promise<string> {
  const link = permalinkIn(text);
  return link === undefined ? text : expandLinkText(link);
}
