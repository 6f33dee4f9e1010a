// Mutation tests of one folder of src: `npm run -w test mutation -- book`. test/README.md describes the results.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';
/** The part of the code that is changed, from 0 to 1. */
const share = Number(process.env['MUTATED_SHARE'] ?? 1);
/** Names the reports and what is kept for the next run. */
const name = folder.replace('/', '-') + (share < 1 ? '-sample' : '');
/** Lines that are in the sample together. Only changes within such a block are made. */
const BLOCK_LINES = 20;

/** The options for Stryker (StrykerOptions). */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: share < 1 ? sampled(filesOf(folder)) : filesOf(folder),
  ignorePatterns: [
    '/dist',
    '/build/mutation',
    '/build/stryker-*',
    '/build/reports',
    'test/consumers',
    'test/e2e',
  ],
  coverageAnalysis: 'perTest',
  // Types are erased anyway, and ESLint and oxlint check them; Stryker would only warn about AssemblyScript's
  // extensions.
  disableTypeChecks: false,
  // A mutation in a table runs once, when its module is loaded: all tests would have to run for each.
  ignoreStatic: true,
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `build/mutation/${name}.incremental.json`,
  tempDirName: `build/mutation/sandbox-${name}`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    skipFull: true,
  },
  jsonReporter: { fileName: `build/mutation/${name}.json` },
  htmlReporter: { fileName: `build/mutation/${name}.html` },
};

/**
 * In the engine only the levels and limits: the search is in the core, which is not TypeScript, and its workers are
 * tested in browsers.
 *
 * @param {string} folder
 * @returns {string[]} from the project's folder
 */
function filesOf(folder) {
  const files = readdirSync(`src/core/${folder}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter(
      (file) =>
        file.endsWith('.ts') && (folder !== 'engine' || /^(levels\/level|protocol\/limits)/u.test(file)),
    )
    .map((file) => `src/core/${folder}/${file}`)
    .sort();
}

/**
 * Blocks of lines, chosen by a hash of their place: the same in each run, for the same code.
 *
 * @param {string[]} files
 * @returns {string[]} as Stryker takes them: `file:first-last`
 */
function sampled(files) {
  return files.flatMap((file) => {
    const blocks = Math.ceil(readFileSync(file, 'utf8').split('\n').length / BLOCK_LINES);
    return Array.from({ length: blocks }, (_, i) => i)
      .filter((i) => createHash('sha256').update(`${file}:${i}`).digest().readUInt32BE() < share * 2 ** 32)
      .map((i) => `${file}:${i * BLOCK_LINES + 1}-${(i + 1) * BLOCK_LINES}`);
  });
}
