/** Finds what is wrong or missing in the texts of a language. */
import { formsOf, textsIn, type Text } from './texts.js';
import { typographyOf } from './typography.js';

/** Texts that may equal the English ones: names and loanwords. */
const SAME = [
  'Chances',
  'Computer',
  'Expert',
  'exact',
  'Handicap',
  'Live',
  'Match',
  'Name',
  'Options',
  'Othello',
  'Sacrifice',
  'Score',
  'Normal',
  'Violet',
  '{n} minute',
  '{n} minutes',
  '{n} points',
];

/** Names of keys, programs and formats in texts with non-Latin scripts. */
const LATIN_NAMES = /\b(Enter|Page Up|Page Down|Ctrl|Control|JSON|Othello Quest|Elo)\b/gu;

/** Words that only English texts contain. */
const ENGLISH = /\b(the|and|of|your|you|with|are|moves?|discs?|square|corner|edge|board|game|turn)\b/iu;

const NUMBERS = [...Array(200).keys()].flatMap((n) => [n, n + 0.5]);

/**
 * The faults of the texts of a part in a language, one finding per line: `menu.newGame: empty`. Missing texts are not
 * findings.
 *
 * @param english the English texts
 */
export function findingsIn(english: object, words: object, language: string): string[] {
  const wanted = textsIn(english);
  const given = textsIn(words);
  const unknown = [...given.keys()].filter((name) => !wanted.has(name));
  return [
    ...unknown.map((name) => `${name}: there is no such text in English`),
    ...[...wanted].flatMap(([name, text]) => {
      const translated = given.get(name);
      if (translated === undefined) return [];
      return findingsOf(text, translated, language).map((problem) => `${name}: ${problem}`);
    }),
  ];
}

/** The texts of a part that a language lacks. */
export function missingIn(english: object, words: object): string[] {
  const given = textsIn(words);
  return [...textsIn(english)]
    .filter(([name]) => !given.has(name))
    .map(([name, text]) => `${name}: missing, in English “${formsOf(text).at(-1)!}”`);
}

function findingsOf(english: Text, text: Text, language: string): string[] {
  return [
    ...pluralFindings(english, text, language),
    ...formsOf(text).flatMap((form) => {
      if (form.trim() === '') return ['empty'];
      return [
        ...placeholderFindings(english, form),
        ...englishFindings(formsOf(english), form, language),
        ...typographyOf(language)
          .filter(({ wrong }) => wrong.test(form))
          .map(({ says }) => `${says}, in “${form}”`),
      ];
    }),
  ];
}

function pluralFindings(english: Text, text: Text, language: string): string[] {
  if (typeof english === 'string') return typeof text === 'string' ? [] : ['has forms, English has none'];
  if (typeof text === 'string') return ['has no forms, English has'];
  const rules = new Intl.PluralRules(language);
  const needed = [...new Set([...NUMBERS.map((n) => rules.select(n)), 'other'])];
  return [
    ...needed.filter((form) => !(form in text)).map((form) => `the form “${form}” is missing`),
    // Languages with one plural form should not repeat it.
    ...Object.keys(text)
      .filter((form) => !rules.resolvedOptions().pluralCategories.includes(form as Intl.LDMLPluralRule))
      .map((form) => `the language has no form “${form}”`),
  ];
}

/** Only `{n}` may be missing, where a form has the number in words. */
function placeholderFindings(english: Text, form: string): string[] {
  const wanted = placeholdersIn(formsOf(english).at(-1)!);
  const given = placeholdersIn(form);
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `{${name}} is missing in “${form}”`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `{${name}} is not filled in, in “${form}”`),
  ];
}

/** The move explained, `{move}`, is optional. */
function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name!).filter((name) => name !== 'move');
}

function englishFindings(english: readonly string[], form: string, language: string): string[] {
  const bare = form.replace(/\{[^{}]*\}/gu, '').replace(LATIN_NAMES, '');
  const hasOwnCharacters = /^(ja|zh)/u.test(language);
  const isLeft = english.includes(form) && /\p{Letter}{4}/u.test(bare) && !SAME.includes(form);
  if (isLeft || ENGLISH.test(bare)) return [`English, “${form}”`];
  // Squares are the same everywhere.
  const latin = hasOwnCharacters && /[A-Za-z]{2,}/u.exec(bare.replace(/([a-h][1-8])+/gu, ''));
  return latin ? [`Latin characters, “${latin[0]}”, in “${form}”`] : [];
}
