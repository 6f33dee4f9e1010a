// `npm run docs`: writes the tables of the reference from the manifest, which `npm run build` makes of the doc comments.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { fillTables } from './fill-tables.js';
import type { ElementsManifest } from './manifest.js';

const FOLDER = 'docs/elements';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as ElementsManifest;
for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name);
  const filled = fillTables(readFileSync(file, 'utf8'), manifest);
  writeFileSync(file, await format(filled, { parser: 'markdown', printWidth: 110, singleQuote: true }));
}
