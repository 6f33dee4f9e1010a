import { formatErrorText, type GameStrings } from '../../src/locales.js';
import { FormatError } from '../../src/formats/format-error.js';
import { ANALYSE } from '../locales/analyse.js';
import type { Language } from '../locales/language.js';

/** The words in which the game says what is wrong with a text. */
const STRINGS: Readonly<Record<Language, () => Promise<GameStrings>>> = {
  en: async () => (await import('../../src/locales/en/game.js')).en,
  fr: async () => (await import('../../src/locales/fr/game.js')).fr,
  cs: async () => (await import('../../src/locales/cs/game.js')).cs,
};

/** What is wrong with a file or a text, and where, as a sentence in the language of the page. */
export async function errorText(error: Error, language: Language): Promise<string> {
  if (error instanceof FormatError) return formatErrorText(await STRINGS[language](), error);
  return ANALYSE[language].open.failed.replace('{problem}', error.message);
}
