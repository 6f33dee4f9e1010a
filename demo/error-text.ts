import { fill, formatErrorText, type GameStrings } from '../src/core/locales.js';
import { FormatError } from '../src/core/formats/common/format-error.js';
import type { Language } from './locales/language.js';
import { late } from './late.js';

/** The strings of the game for errors in texts. */
const STRINGS: Readonly<Record<Language, () => Promise<GameStrings>>> = {
  en: async () => (await import('../src/core/locales/en/game.js')).en,
  fr: async () => (await import('../src/core/locales/fr/game.js')).fr,
  cs: async () => (await import('../src/core/locales/cs/game.js')).cs,
};

/**
 * Says in the language of the page what is wrong with a file or a text, and where.
 *
 * @param failed the message for other errors, with a placeholder `{problem}`
 * @param isShort whether the text is so short that its place would say nothing
 */
export async function errorText(
  error: Error,
  language: Language,
  failed: string,
  isShort = false,
): Promise<string> {
  if (error instanceof FormatError) {
    const strings = await late(STRINGS[language]);
    if (!isShort) return formatErrorText(strings, error);
    const { problems } = strings.formatErrors;
    return fill(failed, { problem: `${fill(problems[error.code], error.data)}.` });
  }
  return failed.replace('{problem}', error.message);
}
