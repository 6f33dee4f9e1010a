import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** How long a condition may take to come true. A second, vitest's own, is too short for two busy cores. */
const expectation = { poll: { timeout: 15_000 } };

/**
 * Where nobody watches, a test that failed runs once more: the scheduler of a shared machine, or a browser that it
 * starves, is not what is tested. What fails twice has failed; what did so once stands in the output as `retry x1`.
 */
const retry = process.env['CI'] === 'true' ? 1 : 0;

/** Both cores of a small machine: left to itself, vitest keeps one free. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const usual = { testTimeout: 180_000, maxWorkers, retry, expect: expectation };

/** What takes long to test is named so, and runs by `npm run test:all` alone. */
const LONG = '**/*.long.*.ts';

/** `othello-board/rules.js` and the others are the sources, as tsconfig.json says. */
const resolve = { tsconfigPaths: true };

/** Processes and threads that tests start are built for it, not loaded from TypeScript. */
const startsQuickly = {
  globalSetup: 'test/support/built-node.ts',
  alias: [
    {
      find: /^\.\/(?:threads\/)?node-thread\.js$/u,
      replacement: join(import.meta.dirname, 'test/support/built-thread.ts'),
    },
  ],
};

/** Tests that drive the package as it is published, and the site. A browser waits more than it works. */
const packed = { ...usual, globalSetup: 'test/e2e/support/packed.ts', hookTimeout: 240_000, maxWorkers: 3 };

/** The report of `npm run test:NAME` or `npm run -w test NAME`, for test/sum.mjs. */
const report = process.env['npm_lifecycle_event']?.replace('test:', '') ?? 'files';

export default defineConfig({
  test: {
    // A test that is focused, skipped or missing would go unseen.
    allowOnly: false,
    passWithNoTests: false,
    reporters: ['default', 'json'],
    outputFile: { json: `build/reports/${report}.json` },
    projects: [
      {
        resolve,
        test: {
          ...usual,
          ...startsQuickly,
          name: 'unit',
          include: ['test/unit/**/*.spec.ts'],
          exclude: [LONG],
          // Loading the modules anew for each file would take a quarter of the time.
          isolate: false,
        },
      },
      {
        resolve,
        test: { ...usual, ...startsQuickly, name: 'long', include: ['test/unit/**/*.long.spec.ts'] },
      },
      {
        // The tests of the core once more, on the build that checks its assertions.
        test: {
          ...usual,
          name: 'core-debug',
          include: ['test/core-debug/*.spec.ts', 'test/unit/core/*.spec.ts'],
          // What the rules of the game alone decide needs no search.
          exclude: [LONG, 'test/unit/core/{exports,moves}.spec.ts'],
          env: { CORE_BUILD: 'debug' },
        },
      },
      { resolve, test: { ...usual, name: 'fuzz', include: ['test/fuzz/**/*.spec.ts'] } },
      {
        // As for the unit tests, without isolation: the driver of the browser is most of what is loaded.
        test: { ...packed, name: 'e2e', include: ['test/e2e/*.e2e.ts'], isolate: false },
      },
      { test: { ...packed, name: 'consumers', include: ['test/e2e/*.slow.ts'] } },
      {
        test: {
          ...packed,
          name: 'frameworks',
          include: ['test/e2e/*.online.ts'],
          testTimeout: 900_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
