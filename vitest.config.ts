import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test that is focused, skipped or missing would go unseen.
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.spec.ts'], testTimeout: 60_000 } },
      { test: { name: 'fuzz', include: ['test/fuzz/**/*.spec.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: 'test/e2e/support/packed.ts',
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Browsers share two cores with the engine under test.
          maxWorkers: 2,
        },
      },
    ],
  },
});
