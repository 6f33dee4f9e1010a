/** How much a link may carry in another form than ours, such as PGN: no more than `writePermalink` puts into one. */
import { FormatError, PERMALINK_LIMITS } from '../../src/formats.js';
import type { Game } from '../../src/rules.js';

const { characters: MOST_CHARACTERS, moves: MOST_MOVES } = PERMALINK_LIMITS;

/** @throws {FormatError} `too-long` */
export function checkLinkLength(link: string): void {
  if (link.length <= MOST_CHARACTERS) return;
  throw new FormatError('link', `at most ${MOST_CHARACTERS} characters expected`, 0, {
    code: 'too-long',
    data: { most: MOST_CHARACTERS },
  });
}

/**
 * Counts a game of a link.
 *
 * @param before how many moves the games before it have
 * @returns how many they have together
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
