import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageLoader } from '../../../src/core/locales/load-language.js';
import { StringCatalog } from '../../../src/core/locales/catalog.js';

afterEach(() => vi.restoreAllMocks());

describe('a catalog of strings', () => {
  it('finds a language by any tag of it once it is loaded', async () => {
    const catalog = new StringCatalog(
      { hello: 'Hello' },
      languageLoader({ fr: () => Promise.resolve({ hello: 'Bonjour' }) }),
    );
    expect(catalog.find('fr-ca')).toBeUndefined();
    await catalog.load('fr-ca');
    expect(catalog.find('fr-ca')).toEqual({ hello: 'Bonjour' });
    expect(catalog.find('en')).toEqual({ hello: 'Hello' });
  });

  it('prefers the strings of a whole tag to those of its language', () => {
    const catalog = new StringCatalog({ hello: 'Hello' }, languageLoader({}));
    catalog.register('pt', { hello: 'Olá' });
    catalog.register('pt-BR', { hello: 'Oi' });
    expect(catalog.find('pt-br')).toEqual({ hello: 'Oi' });
    expect(catalog.find('pt-pt')).toEqual({ hello: 'Olá' });
  });

  it.each([
    ['zh-cn', 'zh-hans'],
    ['zh', 'zh-hans'],
    ['zh-hans-sg', 'zh-hans'],
    ['zh-tw', undefined],
    ['zh-hant', undefined],
    ['pt-br', 'pt'],
    ['de-ch-1996', 'de'],
  ])('loads for %s what is written as its readers write: %s', async (tag, expected) => {
    const loaded: string[] = [];
    const loader = (language: string) => () => {
      loaded.push(language);
      return Promise.resolve({ hello: language });
    };
    const languages = ['de', 'pt', 'zh-hans'];
    const catalog = new StringCatalog(
      { hello: 'Hello' },
      languageLoader(Object.fromEntries(languages.map((language) => [language, loader(language)]))),
    );
    await catalog.load(tag);
    expect(catalog.find(tag)?.hello).toBe(expected);
    expect(loaded).toEqual(expected === undefined ? [] : [expected]);
  });

  it('loads a language once, reports a failure, and tries again when it is needed next', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi
      .fn<() => Promise<{ hello: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ hello: 'Ahoj' });
    const catalog = new StringCatalog({ hello: 'Hello' }, languageLoader({ cs: load }));
    await Promise.all([catalog.load('cs'), catalog.load('cs')]);
    expect(warn).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    expect(catalog.find('cs')).toBeUndefined();
    await catalog.load('cs');
    expect(catalog.find('cs')).toEqual({ hello: 'Ahoj' });
  });

  it.each(['constructor', '__proto__', 'toString', '', 'en_us', '-'])('has no language %s', async (tag) => {
    const catalog = new StringCatalog<{ hello: string }>({ hello: 'Hello' }, languageLoader({}));
    await catalog.load(tag);
    expect(catalog.find(tag)).toBeUndefined();
  });

  it('has the English text where a language has none, and no form of an English plural among its own', async () => {
    const english = {
      name: 'The game',
      moves: { one: '{n} move', other: '{n} moves' },
      menu: { play: 'Play', back: 'Take back' },
      sides: ['black', 'white'],
    };
    const catalog = new StringCatalog(
      english,
      languageLoader({ ja: () => Promise.resolve({ moves: { other: '{n}手' }, menu: { play: '打つ' } }) }),
    );
    await catalog.load('ja');
    expect(catalog.find('ja')).toEqual({
      name: 'The game',
      moves: { other: '{n}手' },
      menu: { play: '打つ', back: 'Take back' },
      sides: ['black', 'white'],
    });
    expect(english.menu.play).toBe('Play');
  });
});
