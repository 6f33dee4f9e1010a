import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');

/** The parts of the package that have words of their own: the board's files lie in `src/locales`, the others' in a folder each. */
export const PARTS = ['board', 'companions', 'game', 'analysis', 'coach', 'lesson', 'puzzle'] as const;
export type Part = (typeof PARTS)[number];

/** Where the words of a part in a language are, from the top of the repository. */
export function fileOf(part: Part, language: string): string {
  return `src/locales/${part === 'board' ? '' : `${part}/`}${language}.ts`;
}

/** The languages of which there is any file, by their tags. */
export function languagesOnDisk(): readonly string[] {
  const found = PARTS.flatMap((part) => readdirSync(join(ROOT, fileOf(part, 'en'), '..')))
    .filter((name) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?\.ts$/u.test(name))
    .map((name) => name.replace('.ts', ''));
  return [...new Set(found)].sort();
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

/** Whether a file says that nobody whose language it is has read it: `@reviewed by nobody yet`. */
export function needsReader(part: Part, language: string): boolean {
  const path = join(ROOT, fileOf(part, language));
  return existsSync(path) && /@reviewed by nobody\b/u.test(readFileSync(path, 'utf8'));
}
