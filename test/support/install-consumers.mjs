// Installs the projects for testing the packed package, each by its own lock file: bundlers, frameworks and site
// generators, which only the long tests need. Projects that are installed already are skipped.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = ['test/consumers', 'test/consumers-18'];

/** When a file was written; 0 where there is none. @param {string} path */
const written = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const project of PROJECTS) {
  // npm writes this file after an installation.
  if (
    written(join(project, 'node_modules/.package-lock.json')) >= written(join(project, 'package-lock.json'))
  )
    continue;
  execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--fetch-retries=5'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
