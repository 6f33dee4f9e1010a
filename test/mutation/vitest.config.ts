import { defineConfig } from 'vitest/config';

const folder = process.env['MUTATED_FOLDER'] ?? 'rules';

/** Further tests that specify a folder. */
const ALSO: Record<string, readonly string[]> = {
  engine: ['test/unit/eval/levels.spec.ts', 'test/unit/board/level-names.spec.ts'],
  'engine/levels/human': ['test/unit/engine/human{,/*}.spec.ts'],
  // Finding puzzles is tested with the command that finds them.
  puzzles: ['test/unit/cli/puzzles.spec.ts'],
};

/** The tests that specify a folder, without those that only a complete run needs. */
export default defineConfig({
  test: {
    include: [`test/unit/${folder}/**/*.spec.ts`, ...(ALSO[folder] ?? [])],
    // Tests that take seconds would be repeated for each mutation: those that search with the core.
    exclude: [
      '**/*.long.spec.ts',
      'test/unit/analysis/review-engine.spec.ts',
      'test/unit/coach/explain.spec.ts',
      'test/unit/engine/{node-engine,threads}.spec.ts',
      ...(folder === 'engine' ? ['test/unit/engine/human.spec.ts'] : []),
    ],
    testTimeout: 180_000,
    maxWorkers: 1,
  },
});
