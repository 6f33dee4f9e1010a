/** Tables of the documents: one whose lines were joined is prose full of bars, which no formatter reports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';

const IN_FOLDERS = ['docs', 'training', 'assembly', 'test', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const DOCUMENTS = [...readdirSync('.'), ...IN_FOLDERS].filter(
  (path) => path.endsWith('.md') && !path.includes('node_modules'),
);

test('are read as tables', () => {
  const markdown = new MarkdownIt();
  const broken = DOCUMENTS.flatMap((document) =>
    markdown
      .parse(readFileSync(document, 'utf8'), {})
      .filter(({ type, content }) => type === 'inline' && /^\||\|$/m.test(content))
      .map(({ content }) => `${document}: ${content.slice(0, 60)}`),
  );
  expect(DOCUMENTS.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
