import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../../demo/examples/groups.js';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { DOCS } from '../../../demo/locales/docs.js';
import { EXAMPLES } from '../../../demo/locales/examples.js';
import { HOME } from '../../../demo/locales/home.js';
import { LEARN } from '../../../demo/locales/learn.js';
import { cs as courseCs } from '../../../demo/locales/learn/course/cs.js';
import { en as courseEn } from '../../../demo/locales/learn/course/en.js';
import { fr as courseFr } from '../../../demo/locales/learn/course/fr.js';
import { PLAYGROUND } from '../../../demo/locales/playground.js';
import { SITE, type PageId } from '../../../demo/locales/site.js';
import { TRAIN } from '../../../demo/locales/train.js';

const DEMO = join(import.meta.dirname, '../../../demo');
const SNIPPETS = join(DEMO, 'examples/snippets');
const snippetFiles = readdirSync(SNIPPETS).filter((file) => file.endsWith('.html'));
const TABLES = {
  site: SITE,
  home: HOME,
  learn: LEARN,
  course: { en: courseEn, fr: courseFr, cs: courseCs },
  examples: EXAMPLES,
  docs: DOCS,
  playground: PLAYGROUND,
  train: TRAIN,
  analyse: ANALYSE,
};

/** Words that are the same in French or Czech as in English, moves, and labels of keys. */
const SAME = [
  'Animation',
  'club',
  'Collection',
  'date',
  'dates',
  '{name}: {what}',
  'Code: {title}',
  'Diagram',
  'Expert',
  'novice',
  'Text',
  '{n} minute',
  '{n} minutes',
  '{n} points',
  'Othello',
  'PGN',
  'SGF',
  'WTHOR',
  'Versions',
  'GGF',
  '{n} pixels',
  '← →',
  'Home, End',
  '?',
  'Tab',
];

/**
 * Every text of a table by its path, `figures.start.title`. A plural counts as one text, because each language has its
 * own forms.
 */
function texts(table: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[path + key, value]];
      const { other } = value as { other?: unknown };
      if (typeof other === 'string' && 'one' in (value as object)) return [[path + key, other]];
      return [...texts(value as object, `${path}${key}.`)];
    }),
  );
}

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const files = (ending: string): string[] =>
  readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

const source = [...files('.ts'), ...files('.html')]
  .filter((file) => !file.startsWith('locales'))
  .map((file) => readFileSync(join(DEMO, file), 'utf8'))
  .join('\n');

describe.each(Object.entries(TABLES))('the words of the site: %s', (_, { en, ...others }) => {
  const english = texts(en);

  it.each(Object.entries(others))(
    'are all there in %s, and none is left in English',
    (language, table: object) => {
      const translated = texts(table);
      // Each language has its own number of entries in the glossary.
      expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [name, text] of translated) {
        expect(text.trim(), `${language} ${name}`).not.toBe('');
        expect(placeholders(text), `${language} ${name}`).toEqual(placeholders(english.get(name)!));
        if (!SAME.includes(text)) expect(text, `${language} ${name}`).not.toBe(english.get(name));
      }
    },
  );

  it('are all used', () => {
    const unused = [...english.keys()].filter((name) => {
      // A string is used by its own name, or its group as a whole: `titles[id]`.
      const used = (part: string): boolean => new RegExp(`[.{, ]${part}\\b|["{]${part}["}]`).test(source);
      return !name.split('.').some(used);
    });
    expect(unused).toEqual([]);
  });
});

describe('the words that pages and snippets name', () => {
  const PAGES = ['home', 'train', 'learn', 'analyse', 'docs', 'examples', 'playground'] satisfies PageId[];
  const htmlOf = (page: PageId): string =>
    readFileSync(join(DEMO, page === 'home' ? '' : page, 'index.html'), 'utf8');

  it.each(PAGES)('stand in the page %s in English as they are: nothing moves when they come', (page) => {
    const words: Readonly<Record<string, unknown>> = { ...SITE.en, ...TABLES[page].en };
    for (const [, name, text] of htmlOf(page).matchAll(/<[^<>]* data-text="(\w+)"[^<>]*>([^<]*)</g)) {
      if (text!.trim() !== '') expect(text!.trim().replace(/\s+/g, ' '), name).toBe(words[name!]);
    }
  });

  it.each(PAGES)('are there for %s', (page) => {
    const html = htmlOf(page);
    const named = [...html.matchAll(/data-(?:text|label)="(\w+)"/g)].map(([, name]) => name);
    const known = Object.keys({ ...SITE.en, ...TABLES[page].en });
    expect(named).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it('are there for each snippet, and each snippet is on the page', () => {
    const ids = snippetFiles.map((file) => file.replace('.html', ''));
    expect(GROUPS.flatMap(({ snippets }) => snippets as readonly string[]).sort()).toEqual(ids.sort());
    const named = ids.flatMap((id) =>
      [...readFileSync(join(SNIPPETS, `${id}.html`), 'utf8').matchAll(/\{\{(\w+)\}\}/g)].map(
        ([, name]) => name!,
      ),
    );
    expect([...new Set(named)].sort()).toEqual(Object.keys(EXAMPLES.en.snippet).sort());
  });

  it.each(snippetFiles)('leave no sentence in %s in one language', (file) => {
    const snippet = readFileSync(join(SNIPPETS, file), 'utf8');
    const remarks = [...snippet.matchAll(/\/\/ .*|<!--[^]*?-->|\/\*[^]*?\*\//g)].map(([text]) => text);
    const shown = snippet.replace(/<(style|script)[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
    for (const text of [...remarks, shown]) {
      // Moves of a game are the same everywhere.
      const rest = text.replace(/\{\{\w+\}\}|\b[a-h][1-8]\b/g, '');
      expect(rest).not.toMatch(/\p{Letter}{2}/u);
    }
  });
});
