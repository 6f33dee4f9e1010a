import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REVIEWED_LANGUAGES } from '../../src/locales/languages.js';

const ROOT = join(import.meta.dirname, '../..');

/** The parts of the package that have words of their own, a file each in the folder of every language. */
export const PARTS = ['board', 'companions', 'game', 'analysis', 'coach', 'lesson', 'puzzle'] as const;
export type Part = (typeof PARTS)[number];

/** Where the words of a part in a language are, from the top of the repository. */
export function fileOf(part: Part, language: string): string {
  return `${folderOf(language)}/${part}.ts`;
}

/** Where the words of a language are, from the top of the repository. */
export function folderOf(language: string): string {
  return `src/locales/${isOfCommunity(language) ? 'community/' : ''}${language}`;
}

/** Whether nobody whose language it is has read it; a language that is not there yet begins like that. */
export function isOfCommunity(language: string): boolean {
  return !REVIEWED_LANGUAGES.includes(language);
}

/** The languages of which there is any file, by their tags. */
export function languagesOnDisk(): readonly string[] {
  return ['src/locales', 'src/locales/community']
    .flatMap((folder) => readdirSync(join(ROOT, folder)))
    .filter((name) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/u.test(name))
    .sort();
}

/** Under which name a file exports its words: `zhHans` for `zh-Hans`. */
export function exportName(language: string): string {
  return language.replaceAll('-', '');
}

/** The words of a part; `undefined` where there is no file. */
export async function wordsOf(part: Part, language: string): Promise<object | undefined> {
  const path = join(ROOT, fileOf(part, language));
  if (!existsSync(path)) return undefined;
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, object | undefined>>;
  return module[exportName(language)];
}
