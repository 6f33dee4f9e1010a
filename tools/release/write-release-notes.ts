// `npm run -w tools release:notes`: the notes of the version in package.json, from CHANGELOG.md, the API reports, and the files of dist/.
// Optional argument: the folder of the previous release; without it everything is new.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { apiReport } from './api-report.js';
import { releaseNotes } from './release-notes.js';

const [before] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The scripts and files that pages load, gzip. */
function sizesOf(folder: string): Record<string, number> {
  const names = readdirSync(join(folder, 'dist')).filter((name) => /\.(js|wasm|bin)$/u.test(name));
  return Object.fromEntries(
    names.map((name) => [name, gzipSync(readFileSync(join(folder, 'dist', name))).length]),
  );
}

const known = before !== undefined && existsSync(join(before, 'package.json')) ? before : undefined;
process.stdout.write(
  `${releaseNotes({
    version,
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    apiBefore: known === undefined ? undefined : apiReport(known),
    apiNow: apiReport('.'),
    sizesBefore: known === undefined ? {} : sizesOf(known),
    sizesNow: sizesOf('.'),
  })}\n`,
);
