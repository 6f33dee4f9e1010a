import { defineConfig } from 'vitest/config';

/** How long a condition may take to come true. A second, vitest's own, is too short for two busy cores. */
const expectation = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // A test that is focused, skipped or missing would go unseen.
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.spec.ts'],
          testTimeout: 180_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['test/fuzz/**/*.spec.ts'],
          testTimeout: 120_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: 'test/e2e/support/packed.ts',
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: expectation,
          // Browsers share two cores with the engine under test.
          maxWorkers: 2,
        },
      },
    ],
  },
});
