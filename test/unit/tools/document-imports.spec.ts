import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

/** Imports of the package in the code of a document: statements, late imports and `require`. */
const IMPORT = /(?:from|import|import\(|require\()\s*['"](othello-board(?:\/[\w./-]+)?)['"]/gu;

/** Whether the package exports a module of this name; in an entry, `*` stands for anything. */
function isExported(name: string): boolean {
  const path = name.replace('othello-board', '.');
  return Object.keys(packageJson.exports).some((entry) => {
    const [before, after] = entry.split('*') as [string, string?];
    return after === undefined ? path === entry : path.startsWith(before) && path.endsWith(after);
  });
}

test('what documents import is exported', () => {
  const imports = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) => `${path}: ${name}`),
  );
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((found) => !isExported(found.split(': ')[1]!))).toEqual([]);
});
