import fc from 'fast-check';
import { compile as compileSvelte, parse as parseSvelte } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { compileScript, compileTemplate, parse as parseVue } from 'vue/compiler-sfc';
import { FIELDS } from '../../../demo/playground/attributes.js';
import { linkTo, readLink } from '../../../demo/playground/shown-link.js';
import { TARGETS, written, type Target } from '../../../demo/playground/targets.js';

type Attributes = readonly (readonly [string, string])[];

/** What Vue's compiler, which parses HTML, finds on the only element of a template. */
function readHtml(markup: string): Attributes {
  const { descriptor, errors } = parseVue(`<template>${markup}</template>`, { sourceMap: false });
  expect(errors).toEqual([]);
  const element = descriptor.template!.ast!.children.find((node) => 'tag' in node);
  if (!element) throw new Error(markup);
  expect(element.tag).toBe('othello-board');
  // A directive has an argument instead of a value.
  return element.props.flatMap((prop) =>
    'arg' in prop
      ? []
      : [[prop.name, (prop as { value?: { content: string } }).value?.content ?? ''] as const],
  );
}

function readVue(code: string): Attributes {
  const { descriptor, errors } = parseVue(code, { sourceMap: false });
  expect(errors).toEqual([]);
  compileScript(descriptor, { id: 'board' });
  const source = descriptor.template!.content;
  const compiled = compileTemplate({
    source,
    filename: 'Board.vue',
    id: 'board',
    compilerOptions: { isCustomElement: (tag) => tag.startsWith('othello-') },
  });
  expect(compiled.errors).toEqual([]);
  return readHtml(source);
}

interface SvelteAttribute {
  readonly type: string;
  readonly name: string;
  readonly value: true | readonly { readonly type: string; readonly data?: string }[];
}

function readSvelte(code: string): Attributes {
  const { warnings } = compileSvelte(code, { generate: 'client' });
  expect(warnings).toEqual([]);
  const { fragment } = parseSvelte(code, { modern: true });
  const element = fragment.nodes.find(({ type }) => type === 'RegularElement') as unknown as {
    readonly attributes: readonly SvelteAttribute[];
  };
  return element.attributes
    .filter(({ name }) => !name.startsWith('on'))
    .map(({ name, value }) => {
      if (value === true) return [name, ''];
      expect(value.every(({ type }) => type === 'Text')).toBe(true);
      return [name, value.map(({ data }) => data).join('')];
    });
}

/** Parses TypeScript without syntax errors. */
function parsed(code: string, kind: ts.ScriptKind): ts.SourceFile {
  const { diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: kind === ts.ScriptKind.TSX ? 'board.tsx' : 'board.ts',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      experimentalDecorators: true,
    },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  return ts.createSourceFile('board', code, ts.ScriptTarget.ES2022, true, kind);
}

/** All nodes of a program with some type. */
function nodes<T extends ts.Node>(of: ts.Node, is: (node: ts.Node) => node is T): T[] {
  const found: T[] = is(of) ? [of] : [];
  of.forEachChild((child) => void found.push(...nodes(child, is)));
  return found;
}

const kebab = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function readReact(code: string): Attributes {
  const file = parsed(code, ts.ScriptKind.TSX);
  return nodes(file, ts.isJsxAttribute)
    .filter(({ name }) => !name.getText().startsWith('on'))
    .map(({ name, initializer }) => {
      if (!initializer) return [kebab(name.getText()), ''];
      const value = ts.isJsxExpression(initializer) ? initializer.expression! : initializer;
      if (!ts.isStringLiteral(value) && !ts.isNumericLiteral(value)) throw new Error(value.getText());
      return [kebab(name.getText()), value.text];
    });
}

function readAngular(code: string): Attributes {
  const file = parsed(code, ts.ScriptKind.TS);
  const template = nodes(file, ts.isNoSubstitutionTemplateLiteral)[0]!.text;
  const fields = new Map(
    nodes(file, ts.isPropertyDeclaration).map(({ name, initializer }) => [
      name.getText(),
      (initializer as ts.StringLiteral).text,
    ]),
  );
  // Angular's bindings are not HTML; Vue's parser would read them as its own.
  const bound = [...template.matchAll(/\[attr\.([a-z-]+)\]="(\w+)"/gu)].map(
    ([, name, field]) => [name!, fields.get(field!)!] as const,
  );
  expect(bound.length).toBe(fields.size);
  const plain = template.replaceAll(/\[attr\.[a-z-]+\]="\w+"|\(othello-move\)="onMove\(\$event\)"/gu, '');
  const read = readHtml(plain);
  for (const [, value] of read) expect(value).not.toContain('{{');
  return [...read, ...bound];
}

function readMarkup(code: string): Attributes {
  const script = /<script[^>]*>([^]*)<\/script>\s*$/u.exec(code);
  if (script) parsed(script[1]!, ts.ScriptKind.TS);
  return readHtml(code.replace(script?.[0] ?? '', ''));
}

/** Reads expressions, which stand where Astro would read an escape in a text. */
function readAstro(code: string): Attributes {
  const expression = /([a-z-]+)=\{("(?:[^"\\]|\\.)*")\}/gu;
  const bound = [...code.matchAll(expression)].map(
    ([, name, text]) => [name!, JSON.parse(text!) as string] as const,
  );
  const read = readMarkup(code.replace(expression, ''));
  for (const [, value] of read) expect(value).not.toContain('\\');
  return [...read, ...bound];
}

const READERS: Readonly<Record<Target, (code: string) => Attributes>> = {
  html: readMarkup,
  bundler: readMarkup,
  react: readReact,
  vue: readVue,
  svelte: readSvelte,
  angular: readAngular,
  astro: readAstro,
};

const sorted = (attributes: Attributes): Attributes => [...attributes].sort(([a], [b]) => (a < b ? -1 : 1));

/** One accepted value for each attribute, by its kind. */
const EXAMPLES: Attributes = FIELDS.map((field) => [
  field.name,
  'example' in field ? field.example : 'values' in field ? field.values.join(' ') : '',
]);

const HOSTILE = [
  '"><script>alert(1)</script>',
  '</template></script>',
  "'; alert(1); '",
  '{alert(1)}',
  '{{ alert(1) }}',
  '${alert(1)}`',
  '&quot;&amp;&#123;',
  '\\" \\u{41} \\',
  'two\nlines\tand a tab',
  '{#if true}{@html x}',
  '@if (x) { }',
];

describe.each(TARGETS)('the playground’s code for %s', (target) => {
  test('is read by its compiler as the attributes that were set, all together', () => {
    expect(sorted(READERS[target](written(target, EXAMPLES)))).toEqual(sorted(EXAMPLES));
  });

  test.each(FIELDS.map(({ name }, i) => [name, EXAMPLES[i]![1]] as const))('sets %s alone', (name, value) => {
    expect(READERS[target](written(target, [[name, value]]))).toEqual([[name, value]]);
  });

  test('sets no attribute', () => {
    expect(READERS[target](written(target, []))).toEqual([]);
  });

  test('keeps an empty list of hints, which is not the one that goes without saying', () => {
    expect(READERS[target](written(target, [['hints', '']]))).toEqual([['hints', '']]);
  });

  test.each(HOSTILE)('takes %j as a value, and nothing of it as code', (value) => {
    const attributes: Attributes = [
      ['position', value],
      ['marks', value],
      ['move-numbers', ''],
      ['engine', value],
    ];
    expect(sorted(READERS[target](written(target, attributes)))).toEqual(sorted(attributes));
  });

  test('takes any text as a value', () => {
    const texts = fc.string({ unit: fc.constantFrom(...Array.from('{}"\'`$\\<>&;#@/ \nab1')) });
    fc.assert(
      fc.property(texts, texts, (name, position) => {
        const attributes: Attributes = [
          ['name', name],
          ['position', position],
        ];
        expect(sorted(READERS[target](written(target, attributes)))).toEqual(sorted(attributes));
      }),
      { numRuns: 60 },
    );
  });

  test('listens for moves only on a board that users can play on', () => {
    expect(written(target, [['moves', 'f5d6']])).not.toMatch(/othello-?move/iu);
    const playing = written(target, [['interactive', '']]);
    if (target !== 'html') expect(playing).toMatch(/othello-?move/iu);
  });
});

test('numbers are numbers in React, words are words', () => {
  const code = written('react', [
    ['level', '3'],
    ['ply', 'end'],
    ['name', '7'],
    ['handicap-for', 'white'],
  ]);
  expect(code).toContain('level={3}');
  expect(code).toContain('ply="end"');
  expect(code).toContain('name="7"');
  expect(code).toContain('handicapFor="white"');
});

test('Angular is told where the engine is, where there is one', () => {
  expect(written('angular', [['engine', 'white']])).toContain('OthelloBoard.engineUrl');
  expect(written('angular', [['hints', 'legal best']])).toContain('OthelloBoard.engineUrl');
  expect(written('angular', [['hints', 'legal']])).not.toContain('engineUrl');
});

test.each([
  ['a board with attributes', 'theme=wood&moves=f5d6', 'html'],
  ['another target', 'theme=wood', 'svelte'],
  ['a board without attributes', '', 'html'],
  ['no attributes, for another target', '', 'react'],
] as const)('the playground’s link brings back %s', (_, settings, target) => {
  const read = readLink(linkTo({ settings: new URLSearchParams(settings), target }));
  expect([read.settings.toString(), read.target]).toEqual([settings, target]);
});
