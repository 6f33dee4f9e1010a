// `npm run -w test mutation -- book coach`: finds changes in these folders of src that no test notices; all folders by
// default. `--share 0.1` tries a tenth of the code, since all of it takes hours on two cores. Results are kept in
// build/mutation, where the next run continues and the reports are.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installProject } from '../../tools/install-project.mjs';

const HERE = 'test/mutation';
/** Of `src`, each with unit tests of the same name, or with those that vitest.config.ts names. */
const FOLDERS = ['rules', 'formats', 'coach', 'analysis', 'book', 'puzzles', 'engine', 'engine/levels/human'];

const { values, positionals: named } = parseArgs({
  options: { share: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const share = Number(values.share);
if (!(share > 0 && share <= 1))
  throw new RangeError(`--share ${values.share}: more than 0, at most 1 expected`);
const unknown = named.find((name) => !FOLDERS.includes(name));
if (unknown) throw new Error(`${unknown}: one of ${FOLDERS.join(', ')} expected`);

installProject(HERE);

const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
for (const folder of named.length > 0 ? named : FOLDERS) {
  const { status } = spawnSync(process.execPath, [stryker, 'run', join(HERE, 'stryker.config.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder, MUTATED_SHARE: String(share) },
  });
  if (status !== 0) process.exitCode = 1;
}
