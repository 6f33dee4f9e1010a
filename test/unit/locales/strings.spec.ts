import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cs as boardCs } from '../../../src/locales/cs.js';
import { en as boardEn } from '../../../src/locales/en.js';
import { fr as boardFr } from '../../../src/locales/fr.js';
import { cs as analysisCs } from '../../../src/locales/analysis/cs.js';
import { en as analysisEn } from '../../../src/locales/analysis/en.js';
import { fr as analysisFr } from '../../../src/locales/analysis/fr.js';
import { cs as companionsCs } from '../../../src/locales/companions/cs.js';
import { en as companionsEn } from '../../../src/locales/companions/en.js';
import { fr as companionsFr } from '../../../src/locales/companions/fr.js';
import { cs as lessonCs } from '../../../src/locales/lesson/cs.js';
import { cs as puzzleCs } from '../../../src/locales/puzzle/cs.js';
import { en as lessonEn } from '../../../src/locales/lesson/en.js';
import { en as puzzleEn } from '../../../src/locales/puzzle/en.js';
import { fr as lessonFr } from '../../../src/locales/lesson/fr.js';
import { fr as puzzleFr } from '../../../src/locales/puzzle/fr.js';
import { cs as gameCs } from '../../../src/locales/game/cs.js';
import { en as gameEn } from '../../../src/locales/game/en.js';
import { fr as gameFr } from '../../../src/locales/game/fr.js';

const TABLES = [
  { part: 'board', folder: 'src/board', en: boardEn, others: { fr: boardFr, cs: boardCs } },
  {
    part: 'companions',
    folder: 'src/companions',
    en: companionsEn,
    others: { fr: companionsFr, cs: companionsCs },
  },
  {
    part: 'analysis',
    folder: 'src/companions/analysis',
    en: analysisEn,
    others: { fr: analysisFr, cs: analysisCs },
  },
  {
    part: 'lesson',
    folder: 'src/companions/lesson',
    en: lessonEn,
    others: { fr: lessonFr, cs: lessonCs },
  },
  {
    part: 'puzzle',
    folder: 'src/companions/puzzle',
    en: puzzleEn,
    others: { fr: puzzleFr, cs: puzzleCs },
  },
  { part: 'game', folder: 'src/companions/game', en: gameEn, others: { fr: gameFr, cs: gameCs } },
] as const;

/** Every text of a table by its path, `menu.newGame`. A plural counts as one. */
function texts(table: object, path = ''): Map<string, string | Readonly<Record<string, string>>> {
  const found = new Map<string, string | Readonly<Record<string, string>>>();
  for (const [key, value] of Object.entries(table) as [string, unknown][]) {
    const name = path + key;
    if (typeof value === 'string') found.set(name, value);
    else if (typeof value === 'object' && value !== null && 'other' in value) {
      found.set(name, value as Readonly<Record<string, string>>);
    } else for (const [one, text] of texts(value as object, `${name}.`)) found.set(one, text);
  }
  return found;
}

const placeholders = (text: string | Readonly<Record<string, string>>): string[] => {
  const all = typeof text === 'string' ? text : (text['other'] ?? '');
  return [...all.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
};

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe.each(TABLES)('the words of the $part', ({ folder, en, others }) => {
  const english = texts(en);

  it.each(Object.entries(others) as [string, object][])(
    'are all there in %s, and each in its own words',
    (language, table) => {
      const translated = texts(table);
      expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [name, text] of translated) {
        expect(placeholders(text), `${language} ${name}`).toEqual(placeholders(english.get(name)!));
        const forms = typeof text === 'string' ? [text] : Object.values(text);
        for (const form of forms) expect(form.trim(), `${language} ${name}`).not.toBe('');
      }
    },
  );

  it.each(Object.entries(others) as [string, object][])(
    'have every form that plurals need in %s',
    (language, table) => {
      const needed = new Set([...Array(200).keys()].map((n) => new Intl.PluralRules(language).select(n)));
      for (const [name, text] of texts(table)) {
        if (typeof text === 'string') continue;
        for (const form of needed) expect([...Object.keys(text), 'other'], name).toContain(form);
      }
    },
  );

  it('are all used', () => {
    const source = sources(folder);
    const unused = [...english.keys()].filter((name) => {
      const parts = name.split('.');
      // A word is used by its own name, or its group as a whole: `levels[level]`.
      return !parts.slice(-2).some((part) => new RegExp(`[.{, ]${part}\\b|\\['${part}'\\]`).test(source));
    });
    expect(unused).toEqual([]);
  });
});
