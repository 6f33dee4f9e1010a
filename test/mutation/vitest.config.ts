import { defineConfig } from 'vitest/config';

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';

/** Other tests that specify what is in a folder. */
const ALSO: Record<string, readonly string[]> = {
  engine: ['test/unit/eval/levels.spec.ts'],
  // How puzzles are found is shown by the command that finds them.
  puzzles: ['test/unit/cli/puzzles.spec.ts'],
};

/** The tests that specify a folder, without those that only a whole run needs. */
export default defineConfig({
  test: {
    include: [`test/unit/${folder}/**/*.spec.ts`, ...(ALSO[folder] ?? [])],
    // What searches with the core takes seconds a test, and that for each change.
    exclude: ['**/*.long.spec.ts', 'test/unit/analysis/review-engine.spec.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
