/** The report of `npm run -w tools languages` on a language. */
import { LANGUAGE_NAMES } from '../../src/core/locales/languages.js';
import { findingsIn, missingIn } from './check.js';
import { exportName, fileOf, isOfCommunity, languagesOnDisk, PARTS, wordsOf } from './parts.js';

/** All findings of a language, each with its file; missing texts, too, where the language must be complete. */
export async function languageFindings(language: string): Promise<string[]> {
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const file = fileOf(part, language);
      const words = await wordsOf(part, language);
      if (!words)
        return [
          `${file}: missing; it has to export ${exportName(language)}, as ${fileOf(part, 'en')} does en`,
        ];
      const english = (await wordsOf(part, 'en'))!;
      const missing = isOfCommunity(language) ? [] : missingIn(english, words);
      return [...findingsIn(english, words, language), ...missing].map((finding) => `${file}: ${finding}`);
    }),
  );
  return [...parts.flat(), ...placesWithout(language)];
}

/** The texts that readers of a language see in English. */
export async function missingTexts(language: string): Promise<string[]> {
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const words = (await wordsOf(part, language)) ?? {};
      return missingIn((await wordsOf(part, 'en'))!, words).map(
        (finding) => `${fileOf(part, language)}: ${finding}`,
      );
    }),
  );
  return parts.flat();
}

/** The files that should name a language and do not. */
function placesWithout(language: string): string[] {
  return language in LANGUAGE_NAMES
    ? []
    : [`src/core/locales/languages.ts: LANGUAGE_NAMES has no ${language}; then \`npm run generate\``];
}

/** The languages as a table in Markdown: tag, name, and whether it needs review by a native speaker. */
export function languageTable(): string {
  const rows = languagesOnDisk().map((language) => {
    const name = LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES];
    return `| \`${language}\` | ${name} | ${isOfCommunity(language) ? 'needs a native reader' : ''} |`;
  });
  return ['| Tag | Language | Reading |', '| --- | --- | --- |', ...rows].join('\n');
}
