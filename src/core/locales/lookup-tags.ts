/** Finds the texts for a language tag, for catalogs and for the words of the coach. */

/**
 * The tags under which to look up the strings for a language tag, nearest first: the tag itself, its language with its
 * script, and its language. So `zh-cn` and `zh` find `zh-hans`, and `zh-tw`, in another script, does not.
 *
 * @param tag in lower case, like the results
 */
export function lookupTags(tag: string): readonly string[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`.toLowerCase(), language];
  } catch {
    // `lang` comes from the page: an invalid tag may still be the name under which strings were registered.
    return [tag];
  }
}
