import { expect, test } from 'vitest';
import { versionLinks } from '../../../demo/docs/versions.js';

const TOP = 'https://example.org/othello-board/';
const LINKS = [`${TOP}docs/`, `${TOP}v/0.10.0/docs/`, `${TOP}v/0.9.0/docs/`];

test('the newest version and each release lead to all others', () => {
  for (const [shown, root] of [TOP, `${TOP}v/0.10.0/`, `${TOP}v/0.9.0/`].entries()) {
    const links = versionLinks(root, ['0.10.0', '0.9.0']);
    expect(links.map(({ href }) => href)).toEqual(LINKS);
    expect(links.map(({ version }) => version)).toEqual([undefined, '0.10.0', '0.9.0']);
    expect(links.findIndex(({ isShown }) => isShown)).toBe(shown);
  }
});

test('there is nothing to choose from without releases, or with a list that makes no sense', () => {
  for (const list of [[], undefined, { a: 1 }, ['../elsewhere', '//example.net', null]])
    expect(versionLinks(TOP, list)).toEqual([]);
});

test('a site that happens to lie in a folder named v keeps its own root', () => {
  expect(versionLinks(`${TOP}v/mine/`, ['0.9.0'])[1]!.href).toBe(`${TOP}v/mine/v/0.9.0/docs/`);
});
