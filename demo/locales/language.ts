/** A language of the site. */
export type Language = (typeof LANGUAGES)[number];

/** The languages of the site, the one that its pages are written in first. */
export const LANGUAGES = ['en', 'fr', 'cs'] as const;

/** Whether a tag, as a browser or the storage gives it, is a language of the site. */
export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((one) => one === tag);
}

/** Under which key the browser keeps the language that was chosen here. */
export const LANGUAGE_KEY = 'othello-language';
