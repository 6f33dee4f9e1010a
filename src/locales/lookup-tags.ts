/**
 * The tags under which the words for a language tag are looked up, nearest first: the tag itself, its language in the script that
 * it is written in, and its language. So `zh-cn` and `zh` find `zh-hans`, and `zh-tw`, in other characters, does not.
 *
 * @param tag in lower case, as the results are
 */
export function lookupTags(tag: string): readonly string[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`.toLowerCase(), language];
  } catch {
    // `lang` comes from the page: what is no tag of BCP 47 can still be the name that words were registered under.
    return [tag];
  }
}
