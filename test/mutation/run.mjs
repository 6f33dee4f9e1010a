// `npm run test:mutation -- book coach`: finds changes in these folders of src that no test notices; all folders by
// default. Takes hours on two cores. Results are kept in build/mutation, where the next run continues and the reports
// are.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installProject } from '../../tools/install-project.mjs';

const HERE = 'test/mutation';
/** Of `src`, each with unit tests of the same name. */
const FOLDERS = ['rules', 'formats', 'coach', 'analysis', 'book', 'puzzles', 'engine'];

const named = process.argv.slice(2);
const unknown = named.find((name) => !FOLDERS.includes(name));
if (unknown) throw new Error(`${unknown}: one of ${FOLDERS.join(', ')} expected`);

installProject(HERE);

const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
for (const folder of named.length > 0 ? named : FOLDERS) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', join(HERE, 'stryker.config.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder },
  });
  if (status !== 0) process.exitCode = 1;
}
