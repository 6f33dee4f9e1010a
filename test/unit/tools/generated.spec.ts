import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../../../tools/elements.js';
import { generatedFiles } from '../../../tools/generated.js';

const files = await generatedFiles();

describe('what follows from the list of elements', () => {
  test.each([...files])('%s is as `npm run generate` writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('nothing else stands beside it', () => {
    const folders = ['src/companions/define', 'src/frameworks/react', 'src/server/react'];
    const found = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    const byHand = ['src/frameworks/react/wrap.ts'];
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
});
