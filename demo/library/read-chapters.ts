/** Reads the games of texts, files and links for an analysis, which has a few: nothing is added to the library. */
import { opened, unreadGame } from './import.js';
import { checkLinkMoves } from './link-limits.js';
import type { ReadGames, UnreadGame } from './messages.js';
import { readSources, type GameSource } from './read-sources.js';

/**
 * Reads at most so many games; of a large file no more.
 *
 * @throws {FormatError} when nothing can be read
 */
export async function readChapters(sources: readonly GameSource[], most: number): Promise<ReadGames> {
  const games: ReadGames['games'][number][] = [];
  let unread: UnreadGame | undefined;
  let moves = 0;
  // Of links each is one chapter; files belong together, as some have the names for others.
  const areLinks = sources.every((source) => typeof source === 'object' && 'link' in source);
  const groups = areLinks ? sources.map((source) => [source]) : [sources];
  for (const [source, group] of groups.entries()) {
    for await (const { record, error } of readSources(group)) {
      if (error) unread ??= unreadGame(error);
      if (!record) continue;
      if (games.length === most) return { games, hasMore: true, unread };
      // All chapters of a link together hold no more than a link of one game.
      if (areLinks) moves = checkLinkMoves(record.game, moves);
      games.push({ ...opened(record), source });
    }
  }
  return { games, hasMore: false, unread };
}
