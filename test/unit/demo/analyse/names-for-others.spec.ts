import { afterEach, expect, it, vi } from 'vitest';
import { namesForOthers } from '../../../../demo/analyse/names-for-others.js';

afterEach(() => vi.unstubAllGlobals());

it('the user is "You" to nobody else, but has the name that they gave, if any', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  expect(namesForOthers({ black: 'Hugo', white: 'Vera' })).toEqual({ black: 'Hugo', white: 'Vera' });
  expect(namesForOthers({ black: 'Vous', white: 'Pip' })).toEqual({ white: 'Pip' });
  stored.set('othello-name', 'Ann');
  expect(namesForOthers({ black: 'You', white: 'Pip' })).toEqual({ black: 'Ann', white: 'Pip' });
});
