/** The languages that come with the package, with their own names. */
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
 * The languages that a native speaker has read; their texts are complete. The others are in `community`; a missing text
 * there falls back to English, so that a new text need not wait for translations.
 */
export const REVIEWED_LANGUAGES: readonly string[] = ['cs', 'en', 'fr'] satisfies Language[];
