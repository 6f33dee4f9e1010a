// Each promise of SECURITY.md names a test that exists.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const POLICY = readFileSync('.github/SECURITY.md', 'utf8');

/** The text below a heading, up to the next one. */
function below(title: string): string {
  const text = new RegExp(`^## ${title}$(?<text>[^]*?)(?=^## |(?![^]))`, 'mu').exec(POLICY)?.groups?.['text'];
  if (text === undefined) throw new Error(`SECURITY.md has no part “${title}”`);
  return text;
}

/** Short names of files that a text defines: `hostile` is `test/…/hostile.spec.ts`. */
const aliases: ReadonlyMap<string, string> = new Map(
  [...POLICY.matchAll(/`(\w+)` is `([^`]+)`/gu)].map(([, alias, path]) => [alias!, path!]),
);

interface NamedTest {
  readonly file: string;
  /** Parts of titles; all of them must be in the file. */
  readonly titles: readonly string[];
}

/** The tests that a promise names: files in backticks, each followed by titles in quotation marks. */
function testsIn(promise: string): NamedTest[] {
  const tests: { file: string; titles: string[] }[] = [];
  for (const [, code, title] of promise.matchAll(/`([^`]+)`|“([^”]+)”/gu)) {
    const file = code && (aliases.get(code) ?? code);
    if (file?.startsWith('test/')) tests.push({ file, titles: [] });
    else if (title !== undefined) tests.at(-1)?.titles.push(title.replace(/\s+/gu, ' '));
  }
  return tests;
}

/** Items of a list. */
const itemsBelow = (title: string): string[] => below(title).split(/^- /mu).slice(1);

const promises = [
  ...itemsBelow('What counts').filter((item) => item.includes('`test/')),
  ...below('What the package promises of itself')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:promise|-)/u.test(line)),
  ...itemsBelow('Live play').map((item) => item.split('\n\n')[0]!),
  ...itemsBelow('Pages and files'),
];

/** The attributes of an element, from its page of the documentation. */
function attributesOf(element: string): readonly string[] {
  const page = readFileSync(`docs/elements/${element}.md`, 'utf8');
  const table = /^### Attributes$(?<table>[^]*?)^### /mu.exec(page)!.groups!['table']!;
  return [...table.matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name!);
}

describe('SECURITY.md', () => {
  test.each(['othello-board', 'othello-game', 'othello-lesson', 'othello-puzzle'])(
    'says of each attribute of <%s> whether a stranger may set it',
    (element) => {
      const told = [...below('What may come from strangers').matchAll(/^\| (.*?) \|/gmu)].join(' ');
      const attributes = attributesOf(element);
      expect(attributes.length).toBeGreaterThan(2);
      expect(attributes.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
    },
  );

  test('lets through DOMPurify only elements and attributes that a stranger may set', () => {
    const part = below('What may come from strangers');
    const [tags = [], attributes = []] = ['tagNameCheck', 'attributeNameCheck'].map((check) => {
      const [, names = ''] =
        new RegExp(`${check}:\\s*/\\^(?:othello-)?\\(\\?:([\\w|-]+)\\)\\$/`, 'u').exec(part) ?? [];
      return names.split('|');
    });
    const [texts = ''] = /^\| games, positions.*$/mu.exec(part) ?? [];
    expect(texts).toContain('yes: they are text');
    expect(attributes.length).toBeGreaterThan(5);
    expect(attributes.filter((name) => !texts.includes(`\`${name}\``))).toEqual([]);
    expect(tags.map((tag) => attributesOf(`othello-${tag}`).length > 0)).toEqual([true, true, true]);
  });

  test('has promises in each of its parts', () => {
    expect(promises.length).toBeGreaterThan(15);
  });

  test.each(promises)('%s', (promise) => {
    const tests = testsIn(promise);
    expect(tests.length, 'it names no test').toBeGreaterThan(0);
    for (const { file, titles } of tests) {
      const text = readFileSync(file, 'utf8').replace(/\s+/gu, ' ');
      expect(titles.length, `${file}: which of its tests?`).toBeGreaterThan(0);
      for (const title of titles) expect(text.includes(title), `${file} has no “${title}”`).toBe(true);
    }
  });
});
