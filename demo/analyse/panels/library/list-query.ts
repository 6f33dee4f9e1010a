/**
 * The query of a list of games (search, order, collection), and the search of the library for it; the list, the
 * explorer and their fields use it.
 */
import type { GameQuery } from '../../../library/library-types.js';
import { readSettings } from '../../../my-games/settings.js';

/** The query of the list. The user's own games are one of its collections; whose they are is a setting of the site. */
export interface ListQuery extends Omit<GameQuery, 'collection' | 'owner'> {
  readonly collection?: GameQuery['collection'] | 'mine';
}

/** A change of the search; `undefined` and an empty text remove a condition. */
export type SearchChange = Partial<Record<keyof ListQuery, unknown>>;

/** The search for a list. */
export function gameQuery({ collection, ...query }: ListQuery): GameQuery {
  if (collection === undefined) return query;
  if (collection !== 'mine') return { ...query, collection };
  const { names, played } = readSettings();
  return { ...query, owner: { names, played } };
}

/**
 * The search after a change of it. Just after games were added, the list shows those; a search is meant for all games.
 */
export function changedQuery(query: ListQuery, change: SearchChange, isAfterImport: boolean): ListQuery {
  const widens = isAfterImport && !('sort' in change) && !('collection' in change);
  const changed = { ...query, ...(widens && { collection: undefined }), ...change };
  return Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined && value !== ''),
  );
}
