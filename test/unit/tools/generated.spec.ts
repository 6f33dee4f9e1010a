import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGuides } from '../../../demo/docs/guide.js';
import { ELEMENTS } from '../../../tools/elements.js';
import { generatedFiles } from '../../../tools/generated.js';

const files = await generatedFiles();

describe('files generated from the list of elements', () => {
  test.each([...files])('%s is as `npm run generate` writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('nothing else stands beside it', () => {
    const folders = ['src/elements/frameworks/react', 'src/elements/server/react'];
    const found = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    const byHand = ['src/elements/frameworks/react/wrap.ts'];
    expect(found.filter((path) => !files.has(path) && !byHand.includes(path))).toEqual([]);
  });

  test('the list has all elements of the sources', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    const tags = sources.flatMap((path) =>
      [...readFileSync(`src/${path}`, 'utf8').matchAll(/^ \* @tagname (\S+)$/gmu)].map(([, tag]) => tag!),
    );
    expect(ELEMENTS.map(({ name }) => `othello-${name}`).toSorted()).toEqual(tags.toSorted());
  });

  test('each element has a page of the reference, which the site shows', () => {
    const tags = ELEMENTS.map(({ name }) => `othello-${name}`);
    const pages = readdirSync('docs/elements').map((name) => name.replace('.md', ''));
    expect(pages.toSorted()).toEqual(tags.toSorted());
    const shown = readGuides().map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(tags));
  });
});
