// Before packing: gives README.md absolute links for the registry's page. With --restore, after packing: restores the
// repository's text.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { packedReadme, repositoryPage } from './pack-readme.js';

const FILE = 'README.md';
const ORIGINAL = 'build/README.md';

if (process.argv.includes('--restore')) {
  if (existsSync(ORIGINAL)) renameSync(ORIGINAL, FILE);
} else {
  const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    repository: { url: string };
  };
  const readme = readFileSync(FILE, 'utf8');
  const source = { repository: repositoryPage(repository.url), ref: `v${version}`, folder: '.' };
  const packed = packedReadme(readme, source);
  mkdirSync('build', { recursive: true });
  writeFileSync(ORIGINAL, readme);
  writeFileSync(FILE, packed);
}
