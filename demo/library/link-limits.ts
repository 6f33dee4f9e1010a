/** Limits for links in other formats, such as PGN: the same as for `writePermalink`. */
import { FormatError, PERMALINK_LIMITS } from '../../src/core/formats.js';
import type { Game } from '../../src/core/rules.js';

const { characters: MOST_CHARACTERS, moves: MOST_MOVES } = PERMALINK_LIMITS;

/** @throws {FormatError} `too-long` */
export function checkLinkLength(link: string): void {
  if (link.length <= MOST_CHARACTERS) return;
  throw new FormatError('link', `the link is longer than ${MOST_CHARACTERS} characters`, 0, {
    code: 'too-long',
    data: { most: MOST_CHARACTERS },
  });
}

/**
 * Counts the moves of a game in a link.
 *
 * @param before moves of the games before it
 * @returns moves of all games so far
 * @throws {FormatError} `too-many-moves`
 */
export function checkLinkMoves({ root }: Pick<Game, 'root'>, before: number): number {
  const places = [root];
  for (const place of places) {
    places.push(...place.children);
    if (before + places.length - 1 <= MOST_MOVES) continue;
    throw new FormatError('link', `a link holds at most ${MOST_MOVES} moves, a file holds more`, 0, {
      code: 'too-many-moves',
      data: { most: MOST_MOVES },
    });
  }
  return before + places.length - 1;
}
