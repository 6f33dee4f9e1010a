// `npm run -w test mutation -- book coach`: finds changes in these folders of src that no test notices; all folders by
// default. `--share 0.1` tries a tenth of the code, since all of it takes hours on two cores. Results are kept in
// build/mutation, where the next run continues and the reports are.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Installed by the first run. Below the project, so that it finds the project's vitest, and without one of its own. */
const HOME = 'build/stryker-9.6.1';
const STRYKER = join(HOME, 'node_modules/@stryker-mutator/core/bin/stryker.js');
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

if (!existsSync(STRYKER)) {
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@9.6.1`);
  const options = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit'];
  execFileSync('npm', ['install', '--prefix', HOME, ...options, ...packages], { stdio: 'inherit' });
}

for (const folder of named.length > 0 ? named : FOLDERS) {
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'test/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED_FOLDER: folder, MUTATED_SHARE: String(share) },
  });
  if (status !== 0) process.exitCode = 1;
}
