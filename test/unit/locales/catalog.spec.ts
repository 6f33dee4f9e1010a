import { afterEach, describe, expect, it, vi } from 'vitest';
import { StringCatalog } from '../../../src/locales/localizer.js';

afterEach(() => vi.restoreAllMocks());

describe('a catalog of strings', () => {
  it('finds a language by any tag of it once it is loaded', async () => {
    const catalog = new StringCatalog(
      { hello: 'Hello' },
      { fr: () => Promise.resolve({ hello: 'Bonjour' }) },
    );
    expect(catalog.find('fr-ca')).toBeUndefined();
    catalog.load('fr-ca');
    await vi.waitFor(() => expect(catalog.find('fr-ca')).toEqual({ hello: 'Bonjour' }));
    expect(catalog.find('en')).toEqual({ hello: 'Hello' });
  });

  it('prefers the strings of a whole tag to those of its language', () => {
    const catalog = new StringCatalog({ hello: 'Hello' }, {});
    catalog.register('pt', { hello: 'Olá' });
    catalog.register('pt-BR', { hello: 'Oi' });
    expect(catalog.find('pt-br')).toEqual({ hello: 'Oi' });
    expect(catalog.find('pt-pt')).toEqual({ hello: 'Olá' });
  });

  it('loads a language once, reports a failure, and tries again when it is needed next', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = vi
      .fn<() => Promise<{ hello: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ hello: 'Ahoj' });
    const catalog = new StringCatalog({ hello: 'Hello' }, { cs: load });
    catalog.load('cs');
    catalog.load('cs');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
    expect(catalog.find('cs')).toBeUndefined();
    await vi.waitFor(() => {
      catalog.load('cs');
      expect(catalog.find('cs')).toEqual({ hello: 'Ahoj' });
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('has no language %s', (tag) => {
    const catalog = new StringCatalog({ hello: 'Hello' }, {});
    catalog.load(tag);
    expect(catalog.find(tag)).toBeUndefined();
  });
});
