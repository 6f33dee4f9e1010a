// `npm run test:mutation -- book coach`: finds changes in these folders of src that no test notices; all folders by
// default. Takes hours on two cores. Results are kept in build/mutation, where the next run continues and the reports
// are.
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './stryker.config.mjs';

const HERE = 'test/mutation';
const named = process.argv.slice(2);
const unknown = named.find((name) => !FOLDERS.includes(name));
if (unknown) throw new Error(`${unknown}: one of ${FOLDERS.join(', ')} expected`);

/** When a file was written; 0 where there is none. @param {string} path */
const written = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (written(join(HERE, 'node_modules/.package-lock.json')) < written(join(HERE, 'package-lock.json')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'inherit' });

const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
for (const folder of named.length > 0 ? named : FOLDERS) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', join(HERE, 'stryker.config.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder },
  });
  if (status !== 0) process.exitCode = 1;
}
