/** The files with texts of the package: the parts that have texts, the languages, and their files. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REVIEWED_LANGUAGES } from '../../src/core/locales/languages.js';

const ROOT = join(import.meta.dirname, '../..');

/** The parts of the package with their own texts, one file each in the folder of every language. */
export const PARTS = ['board', 'companions', 'game', 'analysis', 'coach', 'lesson', 'puzzle'] as const;
export type Part = (typeof PARTS)[number];

/** The file of a part's texts in a language, relative to the repository. */
export function fileOf(part: Part, language: string): string {
  return `${folderOf(language)}/${part}.ts`;
}

/** The folder of a language's texts, relative to the repository. */
export function folderOf(language: string): string {
  return `src/core/locales/${isOfCommunity(language) ? 'community/' : ''}${language}`;
}

/** Whether no native speaker has read it yet; also true for a new language. */
export function isOfCommunity(language: string): boolean {
  return !REVIEWED_LANGUAGES.includes(language);
}

/** The tags of all languages with any file. */
export function languagesOnDisk(): readonly string[] {
  return ['src/core/locales', 'src/core/locales/community']
    .flatMap((folder) => readdirSync(join(ROOT, folder)))
    .filter((name) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/u.test(name))
    .sort();
}

/** The name of a file's export: `zhHans` for `zh-Hans`. */
export function exportName(language: string): string {
  return language.replaceAll('-', '');
}

/** The texts of a part; `undefined` if there is no file. */
export async function wordsOf(part: Part, language: string): Promise<object | undefined> {
  const path = join(ROOT, fileOf(part, language));
  if (!existsSync(path)) return undefined;
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, object | undefined>>;
  return module[exportName(language)];
}
