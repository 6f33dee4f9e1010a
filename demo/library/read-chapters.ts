/** Reads a few games of texts, files and links for an analysis, without adding them to the library. */
import { checkLinkMoves } from './link-limits.js';
import { opened, unreadGame, type OpenedGame, type UnreadGame } from './opened-game.js';
import { readSources, type GameSource } from './read-sources.js';

/** Games that were read without adding them to the library. */
export interface ReadGames {
  /** Each with the index of its link; 0 for texts and files. */
  readonly games: readonly (OpenedGame & { readonly source: number })[];
  /** Whether there are more than requested. */
  readonly hasMore: boolean;
  /** The first game that could not be read. */
  readonly unread: UnreadGame | undefined;
}

/**
 * Reads up to a maximum number of games, and no more of a large file.
 *
 * @throws {FormatError} when nothing can be read
 */
export async function readChapters(sources: readonly GameSource[], most: number): Promise<ReadGames> {
  const games: ReadGames['games'][number][] = [];
  let unread: UnreadGame | undefined;
  let moves = 0;
  // Each link is one chapter. Files belong together, because some contain names for others.
  const areLinks = sources.every((source) => typeof source === 'object' && 'link' in source);
  const groups = areLinks ? sources.map((source) => [source]) : [sources];
  for (const [source, group] of groups.entries()) {
    for await (const { record, error } of readSources(group)) {
      if (error) unread ??= unreadGame(error);
      if (!record) continue;
      if (games.length === most) return { games, hasMore: true, unread };
      // All chapters of a link together have the limits of a link with one game.
      if (areLinks) moves = checkLinkMoves(record.game, moves);
      games.push({ ...opened(record), source });
    }
  }
  return { games, hasMore: false, unread };
}
