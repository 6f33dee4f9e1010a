// `npm run docs`: writes the README's tables from the manifest, which `npm run build` makes of the doc comments.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { fillReadme } from './fill-readme.js';
import type { ElementsManifest } from './manifest.js';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as ElementsManifest;
const readme = fillReadme(readFileSync('README.md', 'utf8'), manifest);
writeFileSync('README.md', await format(readme, { parser: 'markdown', printWidth: 110, singleQuote: true }));
