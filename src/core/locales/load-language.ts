/**
 * Loads a language of one part (`board`, `game`, …) once, for its catalog. The generated modules in `loaders` give the
 * imports; a language whose text is missing in a place has English there.
 */
import { withEnglish, type Translation } from './translation.js';

/** Loads the texts of a part in each language but English, by tag in lower case. */
export type Loaders<Strings> = Readonly<Record<string, () => Promise<Translation<Strings>>>>;

/**
 * Fetches the texts of the first tag that has any: returns that tag, and its texts with English ones where some are
 * missing; `undefined` if no tag has texts.
 */
export type LoadLanguage<Strings> = (
  tags: readonly string[],
  english: Strings,
) => Promise<readonly [tag: string, strings: Strings] | undefined>;

/** A loader of the texts of one part: the first of the tags that has texts, completed by the English ones. */
export function languageLoader<Strings extends object>(loaders: Loaders<Strings>): LoadLanguage<Strings> {
  return async (tags, english) => {
    // `lang` comes from the page and may be `constructor`.
    const nearest = tags.find((one) => Object.hasOwn(loaders, one));
    return nearest === undefined ? undefined : [nearest, withEnglish(english, await loaders[nearest]!())];
  };
}
