import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../src/core/locales/languages.js';
import { languagesOnDisk, PARTS, wordsOf, type Part } from '../../../tools/languages/parts.js';
import { languageFindings, languageTable } from '../../../tools/languages/report.js';
import { textsIn } from '../../../tools/languages/texts.js';

/** Where the strings of a part are used. */
const FOLDERS: Readonly<Record<Part, string | readonly string[]>> = {
  board: 'src/elements/board',
  companions: 'src/elements/companions',
  analysis: 'src/elements/companions',
  coach: ['src/core/coach', 'src/core/analysis'],
  lesson: 'src/elements/companions/lesson',
  puzzle: 'src/elements/companions/puzzle',
  game: 'src/elements/companions/game',
};

/** Strings with computed names: a reason by its kind, a noun by the text that uses it. */
const BY_KIND = /^(reasons|kinds|nouns|story\.(causes|advice))\./u;

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the languages of the package', () => {
  it('are all of those that have files', () => {
    expect(languagesOnDisk()).toEqual(LANGUAGES);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'have nothing to mend in %s',
    async (language) => {
      expect(await languageFindings(language)).toEqual([]);
    },
  );

  it('are named as their readers name them', () => {
    for (const language of LANGUAGES) {
      const itself = new Intl.DisplayNames(language, { type: 'language' }).of(language)!;
      expect(LANGUAGE_NAMES[language].toLowerCase(), language).toBe(itself.toLowerCase());
    }
  });

  it('are listed in the guide as they are, with the mark of those that need a reader', () => {
    const guide = readFileSync('docs/guides/translate.md', 'utf8');
    const rows = (markdown: string): string[][] =>
      markdown
        .split('\n')
        .filter((line) => line.startsWith('| `'))
        .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows(guide)).toEqual(rows(languageTable()));
  });
});

describe.each(PARTS)('the words of the part %s', (part) => {
  it('are all used', async () => {
    const source = [FOLDERS[part]].flat().map(sources).join('\n');
    const english = [...textsIn((await wordsOf(part, 'en'))!).keys()];
    const unused = english
      .filter((name) => !BY_KIND.test(name))
      .filter((name) => {
        const parts = name.split('.');
        // A string is used by its own name, or its group as a whole: `levels[level]`.
        return !parts.slice(-2).some((one) => new RegExp(`[.{, ]${one}\\b|\\['${one}'\\]`).test(source));
      });
    expect(unused).toEqual([]);
  });
});
