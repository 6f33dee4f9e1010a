import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { useSite } from './support/site-page.js';

/** The part of an element's entry in the manifest that is used here. */
interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string; readonly fieldName?: string }[];
  readonly events?: readonly { readonly name: string }[];
  readonly slots?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
  readonly cssStates?: readonly { readonly name: string }[];
  readonly members?: readonly { readonly name: string; readonly kind: 'field' | 'method' }[];
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter((one): one is Declaration & { tagName: string } => one.tagName !== undefined);

/** Methods that the browser calls and not the page: what a page writes so that it does. */
const BY_THE_BROWSER: Readonly<Record<string, RegExp>> = {
  formAssociated: /<form/,
  formDisabledCallback: /<fieldset/,
  formResetCallback: /type="reset"/,
  formStateRestoreCallback: /<form[^]*<othello-board\s+name=/,
};

const site = useSite();
/** The code of each example on the page, and the names in the playground. */
let examples: readonly string[];
let fields: string;

beforeAll(async () => {
  const page = await site.visit('examples/');
  examples = await page.locator('pre').allTextContents();
  await page.goto(`${site.url}playground/index.html`);
  fields = (await page.locator('#form code').allTextContents())
    .map((name) => `<othello-board ${name}>`)
    .join('\n');
});

const names = (list: readonly { readonly name: string }[] = []): string[] => list.map(({ name }) => name);
const escaped = (name: string): string => name.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&');
const shown = (pattern: RegExp): boolean => examples.some((code) => pattern.test(code));

describe.each(elements)('every name of $tagName has an example:', (element) => {
  const { tagName } = element;

  test('attributes', () => {
    const missing = names(element.attributes).filter((name) => {
      const pattern = new RegExp(`<${tagName}\\b[^>]*\\s${escaped(name)}(?=[=\\s>])`);
      return !shown(pattern) && !pattern.test(fields);
    });
    expect(missing).toEqual([]);
  });

  test('events', () => {
    const missing = names(element.events).filter((name) => !shown(new RegExp(`'${escaped(name)}'`)));
    expect(missing).toEqual([]);
  });

  test('properties and methods', () => {
    const attributes = new Set(element.attributes?.map(({ fieldName, name }) => fieldName ?? name));
    const missing = (element.members ?? [])
      // A leading underscore marks internals of the library.
      .filter(({ name }) => !attributes.has(name) && !name.startsWith('_'))
      .filter(({ name, kind }) => {
        const browser = BY_THE_BROWSER[name];
        if (browser) return !shown(browser);
        // A property may be destructured: `const { turn, ply } = board`.
        return !shown(
          kind === 'method'
            ? new RegExp(`\\.${name}\\(`)
            : new RegExp(`\\.${name}\\b|{[^{}]*\\b${name}\\b[^{}]*} =`),
        );
      });
    expect(names(missing)).toEqual([]);
  });

  test('slots', () => {
    const missing = names(element.slots).filter((name) =>
      name === ''
        ? !shown(new RegExp(`<${tagName}\\b[^>]*>\\s*(?!</)\\S`))
        : !shown(new RegExp(`<${tagName}\\b[^]*slot="${escaped(name)}"`)),
    );
    expect(missing).toEqual([]);
  });

  test('parts, of an element of this kind', () => {
    const missing = names(element.cssParts).filter(
      (name) =>
        !examples.some((code) =>
          [...code.matchAll(new RegExp(`#([\\w-]+)::part\\((?:[\\w-]+ )*${escaped(name)}\\b`, 'g'))].some(
            ([, id]) => new RegExp(`<${tagName}\\b[^>]*\\sid="${id!}"`).test(code),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });

  test('custom properties and states', () => {
    const missing = [
      ...names(element.cssProperties).filter((name) => !shown(new RegExp(`${escaped(name)}:`))),
      ...names(element.cssStates).filter((name) => !shown(new RegExp(`:state\\(${escaped(name)}\\)`))),
    ];
    expect(missing).toEqual([]);
  });
});

test('every custom property that a style sheet reads has an example', () => {
  const sources = ['src/elements/board', 'src/elements/companions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const read = new Set(sources.flatMap((source) => source.match(/(?<=var\(\s*)--othello-[a-z-]+/g) ?? []));
  expect(read.size).toBeGreaterThan(20);
  expect([...read].filter((name) => !shown(new RegExp(`${name}:`)))).toEqual([]);
});
