// The projects with a lock file of their own: what `npm ci` would fetch for everybody, although few need it, is installed when needed.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what a folder's lock file names, from the registry, unless it is installed already.
 *
 * @param {string} folder
 * @throws {Error} when npm fails twice
 */
export function installProject(folder) {
  // npm leaves its own note of what it has installed there.
  const installed = written(join(folder, 'node_modules/.package-lock.json'));
  if (installed >= written(join(folder, 'package-lock.json'))) return;
  try {
    npmCi(folder);
  } catch {
    // A registry that does not answer once is asked again, as in .ci/run.
    console.error(`npm ci failed in ${folder}; once more.`);
    npmCi(folder);
  }
}

/** @param {string} folder */
function npmCi(folder) {
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--fetch-retries=5'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** When a file was written; 0 where there is none. @param {string} path */
function written(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
