/** Links of the documents to other files, which readers on the repository's page follow. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IN_FOLDERS = ['docs', 'training', 'assembly', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const DOCUMENTS = [...readdirSync('.'), ...IN_FOLDERS].filter((path) => path.endsWith('.md'));

/** The links of a document, without code, other sites and anchors in the document. */
function filesLinkedIn(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, address]) => address!)
    .filter((address) => !/^[a-z]+:/.test(address));
}

test('lead to files that are there', () => {
  const links = DOCUMENTS.flatMap((document) =>
    filesLinkedIn(readFileSync(document, 'utf8')).map((address) => ({ document, address })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ document, address }) => !existsSync(join(dirname(document), address)))).toEqual([]);
});
