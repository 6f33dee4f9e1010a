import { withEnglish, type Translation } from './translation.js';

/** How the texts of a part come in each language but English; by tags in lower case, as they are looked up. */
export type Loaders<Strings> = Readonly<Record<string, () => Promise<Translation<Strings>>>>;

/**
 * Fetches the texts of the first of some tags that there are texts for: that tag, and the texts with English where one is
 * missing; `undefined` where there are none.
 */
export type LoadLanguage<Strings> = (
  tags: readonly string[],
  english: Strings,
) => Promise<readonly [tag: string, strings: Strings] | undefined>;

export function languageLoader<Strings extends object>(loaders: Loaders<Strings>): LoadLanguage<Strings> {
  return async (tags, english) => {
    // `lang` comes from the page: `constructor` is no language.
    const nearest = tags.find((one) => Object.hasOwn(loaders, one));
    return nearest === undefined ? undefined : [nearest, withEnglish(english, await loaders[nearest]!())];
  };
}
