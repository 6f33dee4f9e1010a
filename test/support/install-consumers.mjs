// Installs the projects that the packed package is tried with, each by its own lock file: bundlers, frameworks and makers of pages, which
// only the long tests need. What is installed already is left as it is.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = ['test/consumers', 'test/consumers-18'];

/** When a file was written; 0 where there is none. @param {string} path */
const written = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const project of PROJECTS) {
  // npm leaves its own note of what it has installed there.
  if (
    written(join(project, 'node_modules/.package-lock.json')) >= written(join(project, 'package-lock.json'))
  )
    continue;
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--fetch-retries=5'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
