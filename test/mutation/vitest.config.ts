import { defineConfig } from 'vitest/config';

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';

/** Further tests that specify a folder. */
const ALSO: Record<string, readonly string[]> = {
  engine: ['test/unit/eval/levels.spec.ts'],
  // Finding puzzles is tested with the command that finds them.
  puzzles: ['test/unit/cli/puzzles.spec.ts'],
};

/** The tests that specify a folder, without those that only a complete run needs. */
export default defineConfig({
  test: {
    include: [`test/unit/${folder}/**/*.spec.ts`, ...(ALSO[folder] ?? [])],
    // Tests that search with the core take seconds, and would be repeated for each mutation.
    exclude: ['**/*.long.spec.ts', 'test/unit/analysis/review-engine.spec.ts'],
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
