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

/** How the words of a part are loaded in each language but English; by tags in lower case, as they are looked up. */
export type Loaders<Strings> = Readonly<Record<Lowercase<Exclude<Language, 'en'>>, () => Promise<Strings>>>;
