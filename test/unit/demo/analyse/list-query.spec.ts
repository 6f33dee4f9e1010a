import { describe, expect, it } from 'vitest';
import { changedQuery } from '../../../../demo/analyse/panels/library/list-query.js';

const OPENED = { sort: 'added', descending: false, collection: 'last' } as const;

describe('the search of the library', () => {
  it('finds all games again when it follows an import, whose games are shown first', () => {
    expect(changedQuery(OPENED, { text: 'Rose' }, true)).toEqual({
      sort: 'added',
      descending: false,
      text: 'Rose',
    });
    expect(changedQuery(OPENED, { sort: 'date' }, true).collection).toBe('last');
    expect(changedQuery(OPENED, { collection: 'last' }, true).collection).toBe('last');
  });

  it('stays within the games that were chosen', () => {
    expect(changedQuery(OPENED, { text: 'Rose' }, false).collection).toBe('last');
    expect(changedQuery({ text: 'Rose', collection: 3 }, { text: '' }, false)).toEqual({ collection: 3 });
  });
});
