/** Remembers what the list showed on the last visit, except for the position. */
import { SORT_KEYS } from '../../../library/library-types.js';
import type { ListQuery } from './list-query.js';

/** The key under which sorting and search are stored. */
const VIEW_KEY = 'othello-library-view';

/** The sorting and the collection of the last visit; what is damaged is left out. */
export function storedView(): ListQuery {
  try {
    const view = JSON.parse(localStorage.getItem(VIEW_KEY) ?? '{}') as Readonly<Record<string, unknown>>;
    const sort = SORT_KEYS.find((key) => key === view['sort']);
    const { collection } = view;
    const isCollection = collection === 'last' || collection === 'mine' || typeof collection === 'number';
    return {
      ...(sort && { sort, descending: view['descending'] === true }),
      ...(isCollection && { collection }),
    };
  } catch {
    return {};
  }
}

/** Keeps sorting and collection; other conditions are not kept. */
export function keepView({ sort, descending, collection }: ListQuery): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify({ sort, descending, collection }));
  } catch {
    // Without storage, the list starts with its defaults.
  }
}
