/**
 * Copies a built site into a checkout of the published branch: the latest at the top, and each release of the
 * documentation in its own folder.
 *
 *     npx tsx tools/release/publish-site.ts BUILT CHECKOUT            what is on the main branch, at the top
 *     npx tsx tools/release/publish-site.ts BUILT CHECKOUT VERSION    a release, in v/VERSION
 *
 * At the top the scripts of the previous build stay: open pages and caches still request them.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of releases, and the list of them. */
const RELEASES = 'v';
const LIST = 'versions.json';
/** The scripts of the latest build, by which the next one identifies older ones. */
const NEWEST = 'newest-assets.json';

/** Publishes a build: as a release if it has a version, otherwise at the top. */
export function publishSite(built: string, checkout: string, version?: string): void {
  if (version === undefined) publishNewest(built, checkout);
  else publishRelease(built, join(checkout, RELEASES, version));
  const releases = join(checkout, RELEASES);
  const versions = existsSync(releases) ? readdirSync(releases).sort(byVersion) : [];
  const list = JSON.stringify(versions);
  writeFileSync(join(checkout, LIST), list);
  for (const one of versions) writeFileSync(join(releases, one, LIST), list);
  // Keeps GitHub Pages from dropping names with an underscore.
  writeFileSync(join(checkout, '.nojekyll'), '');
}

function publishNewest(built: string, checkout: string): void {
  const former = existsSync(join(checkout, NEWEST))
    ? (JSON.parse(readFileSync(join(checkout, NEWEST), 'utf8')) as readonly string[])
    : [];
  const assets = readdirSync(join(built, 'assets'));
  for (const name of readdirSync(checkout))
    if (!['.git', RELEASES, 'assets'].includes(name)) rmSync(join(checkout, name), { recursive: true });
  mkdirSync(join(checkout, 'assets'), { recursive: true });
  const needed = new Set([...assets, ...former]);
  for (const name of readdirSync(join(checkout, 'assets')))
    if (!needed.has(name)) rmSync(join(checkout, 'assets', name));
  cpSync(built, checkout, { recursive: true });
  writeFileSync(join(checkout, NEWEST), JSON.stringify(assets));
}

function publishRelease(built: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
}

/** The newest first. */
function byVersion(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

const [, script, built, checkout, version] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!built || !checkout || !statSync(checkout).isDirectory()) {
    throw new Error(
      'tools/release/publish-site.ts needs the folder of a built site and one of the branch that is served',
    );
  }
  publishSite(built, checkout, version);
}
