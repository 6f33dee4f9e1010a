/** Reads the guides of `docs` from their files, when the site is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../locales/language.js';
import { CONTENTS, type DocsGroup } from './contents.js';

const DOCS = join(import.meta.dirname, '../../docs');

/** A guide in one language. */
export interface GuideText {
  readonly title: string;
  /** Markdown below the title. */
  readonly body: string;
}

/** A page of the documentation. */
export interface Guide {
  readonly name: string;
  readonly group: DocsGroup;
  /** Its source file. */
  readonly file: string;
  /** In English and, where the whole page is translated, in other languages. */
  readonly texts: Readonly<Partial<Record<Language, GuideText>>> & { readonly en: GuideText };
}

/** All guides, in the order of the contents. */
export function readGuides(): Guide[] {
  const listed: { name: string; group: DocsGroup }[] = CONTENTS.flatMap(({ id, guides }) =>
    guides.map((name) => ({ name, group: id })),
  );
  const isListed = (name: string): boolean => listed.some((one) => one.name === name);
  const others = [...pagesIn('guides', 'reference'), ...pagesIn('elements', 'reference')];
  const all = [...listed, ...others.filter(({ name }) => !isListed(name))];
  return CONTENTS.flatMap(({ id }) => all.filter(({ group }) => group === id)).map(({ name, group }) =>
    readGuide(name, group),
  );
}

/** The pages whose files are in a folder, in a group. */
function pagesIn(folder: string, group: DocsGroup): { name: string; group: DocsGroup }[] {
  return readdirSync(join(DOCS, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ name: basename(file, '.md'), group }));
}

/** The file of a guide or of an element's reference; `undefined` if there is no such page. */
export function fileOf(name: string): string | undefined {
  return ['guides', 'elements']
    .map((folder) => join(DOCS, folder, `${name}.md`))
    .find((path) => existsSync(path));
}

function readGuide(name: string, group: DocsGroup): Guide {
  const file = fileOf(name);
  if (file === undefined) throw new Error(`docs/guides has no ${name}.md, which demo/docs/contents.ts names`);
  const translated = LANGUAGES.filter((language) => language !== 'en')
    .map((language) => [language, join(DOCS, 'guides', language, `${name}.md`)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([language, path]) => [language, textOf(path)] as const);
  return { name, group, file, texts: { ...Object.fromEntries(translated), en: textOf(file) } };
}

function textOf(file: string): GuideText {
  const [, title, body] = /^# (.+)\n([^]*)$/u.exec(readFileSync(file, 'utf8')) ?? [];
  if (title === undefined || body === undefined) throw new Error(`${file} begins without a title`);
  return { title: title.replaceAll('`', ''), body };
}
