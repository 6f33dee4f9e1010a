/** The languages that come with the package, by their names in themselves. */
export const LANGUAGE_NAMES = {
  cs: 'Čeština',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  'zh-Hans': '简体中文',
} as const;

/** A language that comes with the package, as a tag of BCP 47. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The same as a list. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/**
 * The languages that somebody has read whose own they are: every text is there. The texts of the others lie in `community`; English
 * stands where one is missing, so that a new text waits for no translation of them.
 */
export const REVIEWED_LANGUAGES: readonly string[] = ['cs', 'en', 'fr'] satisfies Language[];
