/** Links that carry a game: the text behind `#game=` in an address. */
import { gameOfLink, type Permalink, type PermalinkContent } from './permalink-game.js';
import { expandLinkText, fail, permalinkIn, readLinkText, readPlainLinkText, writeLinkText } from './permalink-text.js';
import { linkPartsOf } from './permalink-writing.js';

export type { Permalink, PermalinkContent } from './permalink-game.js';
export { PERMALINK_LIMITS } from './permalink-text.js';

/**
 * Writes a game as a short text for a link: one character for each move, side lines, comments, the set-up, discs
 * flipped by hand, the place shown, marks and arrows. The text consists of letters, digits and `-_.~`, which an address
 * need not escape. Defaults are left out: a game from the usual start to its end takes its moves and six characters.
 *
 * @throws {RangeError} when the place shown is not in the game
 * @throws {FormatError} when the game has more than 2,000 moves, side lines included (`too-many-moves`), or the text
 *   would be longer than 200,000 characters (`too-long`)
 */
export async function writePermalink(content: PermalinkContent): Promise<string> {
  return writeLinkText(linkPartsOf(content));
}

/**
 * Reads what {@link writePermalink} wrote, by itself or behind `#game=` in an address.
 *
 * @throws {FormatError} when the text has no such link (`missing`), or the link is damaged (`damaged`), of a later
 *   version (`version`), or holds an illegal move
 */
export async function parsePermalink(text: string): Promise<Permalink> {
  return gameOfLink(await readLinkText(linkTextIn(text)));
}

/**
 * As {@link parsePermalink}, at once, for links that are not compressed: {@link expandPermalink} makes one of any link.
 *
 * @throws {FormatError} as {@link parsePermalink}, and `compressed` when the link is compressed
 */
export function parsePlainPermalink(text: string): Permalink {
  return gameOfLink(readPlainLinkText(linkTextIn(text)));
}

/** Whether a text is one of our links, or an address with one: what {@link parsePermalink} reads. */
export function isPermalink(text: string): boolean {
  return permalinkIn(text) !== undefined;
}

/**
 * Prepares a text for synchronous readers such as `parseAnyGame`: decompresses a link; any other text stays as it is.
 *
 * @throws {FormatError} when the link is damaged
 */
export async function expandPermalink(text: string): Promise<string> {
  const link = permalinkIn(text);
  return link === undefined ? text : expandLinkText(link);
}

function linkTextIn(text: string): string {
  const link = permalinkIn(text);
  if (link === undefined) throw fail('a link such as ~1m… expected', 'missing', { expected: '~1m…' });
  return link;
}
