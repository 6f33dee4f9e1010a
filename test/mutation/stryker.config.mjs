// Mutation tests of one folder of src: `npm run test:mutation -- book`. What they say stands in test/README.md.
import { fileURLToPath } from 'node:url';

/** The folders, with the tests that specify them and what of them is not mutated: data, and what the tests of other stages show. */
export const FOLDERS = ['rules', 'formats', 'coach', 'analysis', 'book', 'puzzles', 'engine'];

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';

/** What Stryker is told (StrykerOptions). */
export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: mutated(folder),
  ignorePatterns: ['/dist', '/build/mutation', '/build/reports', 'test/consumers', 'test/e2e', 'test/visual'],
  coverageAnalysis: 'perTest',
  // They are erased, and ESLint and oxlint check them: what AssemblyScript adds to the language would only be warned of.
  disableTypeChecks: false,
  // A mutation in a declared table runs once, when its module is loaded: all tests would have to run for each.
  ignoreStatic: true,
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `build/mutation/${folder}.incremental.json`,
  tempDirName: `build/mutation/sandbox-${folder}`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    skipFull: true,
  },
  jsonReporter: { fileName: `build/mutation/${folder}.json` },
  htmlReporter: { fileName: `build/mutation/${folder}.html` },
};

/** @param {string} name */
function mutated(name) {
  // Of the engine the levels: what searches is the core, which is no TypeScript, and its workers are tested in browsers.
  if (name === 'engine') return ['src/engine/level*.ts', 'src/engine/human/*.ts'];
  return [`src/${name}/**/*.ts`];
}
