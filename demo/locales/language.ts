/** A language of the site. */
export type Language = (typeof LANGUAGES)[number];

/** The languages of the site; its pages are written in the first one. */
export const LANGUAGES = ['en', 'fr', 'cs'] as const;

/** Whether a tag, from the browser or from storage, is a language of the site. */
export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((one) => one === tag);
}

/** The key under which the chosen language is stored. */
export const LANGUAGE_KEY = 'othello-language';
