/** The settings of "My games" in the browser's storage, and without one. */
import { beforeEach, expect, it, vi } from 'vitest';
import {
  keepSettings,
  LONGEST_NAME,
  MOST_NAMES,
  readSettings,
  SETTINGS_KEY,
} from '../../../../demo/my-games/settings.js';

/** What the browser stores; full, it stores nothing new. */
class Storage {
  readonly items = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, text);
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

it('a setting that cannot be read does not lose the others, nor a name the other names', () => {
  const text = { names: ['Ann', 7, 'x'.repeat(LONGEST_NAME + 1), 'Bob'], most: 31, effort: 'thorough' };
  storage.items.set(SETTINGS_KEY, JSON.stringify(text));
  expect(readSettings()).toMatchObject({
    names: ['Ann', 'Bob'],
    most: 100,
    effort: 'thorough',
    played: true,
  });
});

it('changes last without storage, the first as well as the second, and are stored once there is room', () => {
  storage.isFull = true;
  keepSettings({ names: ['Ann'] });
  keepSettings({ most: 30 });
  expect(readSettings()).toMatchObject({ names: ['Ann'], most: 30 });
  storage.isFull = false;
  keepSettings({ effort: 'deepest' });
  expect(JSON.parse(storage.items.get(SETTINGS_KEY)!)).toMatchObject({
    names: ['Ann'],
    most: 30,
    effort: 'deepest',
  });
});

it('names that would not be read again are rejected, and change nothing', () => {
  keepSettings({ names: ['Ann'] });
  const many = Array.from({ length: MOST_NAMES + 1 }, (_, at) => `Ann ${at}`);
  expect(() => keepSettings({ names: many })).toThrow('at most 20 names, not 21');
  expect(() => keepSettings({ names: ['x'.repeat(201)] })).toThrow('at most 200 characters, not 201');
  expect(readSettings().names).toEqual(['Ann']);
});
