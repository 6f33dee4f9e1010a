import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WRITTEN = /\.(?:js|d\.ts|json)$/u;

/** The release of a package installed in a folder. */
export function releaseOf(installed: string): string {
  return (JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }).version;
}

/**
 * Copies the installed package as if it were published under another version, which replaces its own in package.json
 * and in the code.
 *
 * @throws {Error} if the code does not contain its version
 */
export function copyAsRelease(installed: string, folder: string, release: string): void {
  const own = releaseOf(installed);
  cpSync(installed, folder, { recursive: true });
  let renamed = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!WRITTEN.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(own)) continue;
    writeFileSync(file, text.replaceAll(own, release));
    renamed++;
  }
  if (renamed < 2) throw new Error(`${own} stands in ${renamed} files of ${installed}`);
}
