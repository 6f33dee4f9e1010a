// `npm run docs`: writes the tables of the reference from the manifest, which `npm run build` makes of the doc comments, and the table of
// the languages from their files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { detailFields } from './detail-fields.js';
import { fillTables } from './fill-tables.js';
import { languageTable } from './languages/report.js';
import type { ElementsManifest } from './manifest.js';

const FOLDER = 'docs/elements';
const LANGUAGES = 'docs/guides/languages.md';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as ElementsManifest;
const fieldsOf = detailFields('src');
for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name);
  await write(file, fillTables(readFileSync(file, 'utf8'), manifest, fieldsOf));
}
await write(
  LANGUAGES,
  readFileSync(LANGUAGES, 'utf8').replace(
    /(<!-- languages -->\n)(?:(?!<!-- languages)[^])*?(<!-- \/languages -->)/u,
    `$1\n${languageTable()}\n\n$2`,
  ),
);

async function write(file: string, markdown: string): Promise<void> {
  writeFileSync(file, await format(markdown, { parser: 'markdown', printWidth: 110, singleQuote: true }));
}
