import { formatErrorText, type GameStrings } from '../src/locales.js';
import { FormatError } from '../src/formats/format-error.js';
import type { Language } from './locales/language.js';

/** The words in which the game says what is wrong with a text. */
const STRINGS: Readonly<Record<Language, () => Promise<GameStrings>>> = {
  en: async () => (await import('../src/locales/en/game.js')).en,
  fr: async () => (await import('../src/locales/fr/game.js')).fr,
  cs: async () => (await import('../src/locales/cs/game.js')).cs,
};

/**
 * What is wrong with a file or a text, and where, as a sentence in the language of the page.
 *
 * @param failed says it where the text itself is not at fault, with a place for the `{problem}`
 */
export async function errorText(error: Error, language: Language, failed: string): Promise<string> {
  if (error instanceof FormatError) return formatErrorText(await STRINGS[language](), error);
  return failed.replace('{problem}', error.message);
}
