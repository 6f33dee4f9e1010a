// Mutation tests of one folder of src: `npm run test:mutation -- book`. test/README.md describes the results.
import { fileURLToPath } from 'node:url';

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';

/** The options for Stryker (StrykerOptions). */
export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: mutated(folder),
  ignorePatterns: ['/dist', '/build/mutation', '/build/reports', 'test/consumers', 'test/e2e', 'test/visual'],
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
  // In the engine only the levels: the search is in the core, which is not TypeScript, and its workers are tested in
  // browsers.
  if (name === 'engine') return ['src/engine/level*.ts', 'src/engine/human/*.ts'];
  return [`src/${name}/**/*.ts`];
}
