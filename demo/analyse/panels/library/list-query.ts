import type { GameQuery } from '../../../library/library-types.js';
import type { SearchChange } from './search-fields.js';
import { readSettings } from '../../../my-games/settings.js';

/** What the list shows. The user's own games are one of its collections; whose they are is a setting of the site. */
export interface ListQuery extends Omit<GameQuery, 'collection' | 'owner'> {
  readonly collection?: GameQuery['collection'] | 'mine';
}

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
