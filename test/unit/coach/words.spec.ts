import { describe, expect, it } from 'vitest';
import { cs } from '../../../src/locales/coach/cs.js';
import { en } from '../../../src/locales/coach/en.js';
import { fr } from '../../../src/locales/coach/fr.js';
import type { CoachStrings } from '../../../src/locales/coach/strings.js';

/** All sentences by their path. */
function texts({ reasons, corners, pass, kinds }: CoachStrings): Map<string, string> {
  const found = new Map<string, string>([['pass', pass]]);
  const walk = (table: object, path: string): void => {
    for (const [key, value] of Object.entries(table) as [string, string | object][]) {
      if (typeof value === 'string') found.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  walk({ reasons, corners, kinds }, '');
  return found;
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).filter((name) => name !== 'move');

describe.each([
  ['fr', fr],
  ['cs', cs],
])('the words of the coach in %s', (language, words) => {
  it('say all that the English ones say', () => {
    const english = texts(en);
    const translated = texts(words);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of translated) {
      expect(text.trim(), name).not.toBe('');
      expect(placeholders(text).sort(), name).toEqual(placeholders(english.get(name)!).sort());
    }
  });

  it('have every form of a counted noun, decimals among them', () => {
    const numbers = [...Array(100).keys()].flatMap((n) => [n, n + 0.5]);
    const needed = new Set(numbers.map((n) => new Intl.PluralRules(language).select(n)));
    // Millions are never counted here.
    for (const [name, noun] of Object.entries(words.nouns)) {
      for (const form of needed) expect(Object.keys(noun), name).toContain(form);
    }
  });
});
