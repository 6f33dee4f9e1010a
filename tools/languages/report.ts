import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_NAMES } from '../../src/locales/languages.js';
import { findingsIn } from './check.js';
import { exportName, fileOf, languagesOnDisk, needsReader, PARTS, wordsOf } from './parts.js';

const ROOT = join(import.meta.dirname, '../..');

/** All that is missing or wrong in a language, each with its file. */
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
      return findingsIn(english, words, language).map((finding) => `${file}: ${finding}`);
    }),
  );
  return [...parts.flat(), ...placesWithout(language)];
}

/** The places that have to name a language and do not. */
function placesWithout(language: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const modules = PARTS.map((part) => fileOf(part, language).replace(/^src(.*)\.ts$/u, '.$1.js'));
  return [
    ...(language in LANGUAGE_NAMES ? [] : [`src/locales/languages.ts: LANGUAGE_NAMES has no ${language}`]),
    ...modules
      .filter((module) => !(module in exports))
      .map((module) => `package.json: exports has no ${module}`),
  ];
}

/** The languages as a table in Markdown: tag, name, and whether it needs a reader whose language it is. */
export function languageTable(): string {
  const rows = languagesOnDisk().map((language) => {
    const isUnread = PARTS.some((part) => needsReader(part, language));
    const name = LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES];
    return `| \`${language}\` | ${name} | ${isUnread ? 'needs a native reader' : ''} |`;
  });
  return ['| Tag | Language | Reading |', '| --- | --- | --- |', ...rows].join('\n');
}
