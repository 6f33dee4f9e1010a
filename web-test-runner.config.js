import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './test/support/chromium.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Leaves the counts for test/run.mjs. A skipped test counts as failed: it shows nothing. */
function countReporter() {
  const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, names: [] };
      for (const session of sessions) {
        const file = relative(here('.'), session.testFile ?? '');
        const tests = testsOf(session.testResults);
        const failed = tests.filter((test) => !test.passed || test.skipped);
        counts.passed += tests.length - failed.length;
        counts.failed += failed.length;
        counts.names.push(...failed.map((test) => `${file}: ${test.name}`));
        if (session.passed || failed.length > 0) continue;
        counts.failed += 1;
        counts.names.push(file);
      }
      mkdirSync(here('build/reports'), { recursive: true });
      writeFileSync(here('build/reports/browser.json'), JSON.stringify(counts));
    },
  };
}

export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  // Side by side, one tab would be hidden, and what waits for a frame (a dialog that closes, discs that turn) would wait for ever.
  concurrency: 1,
  testsFinishTimeout: 300_000,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: here('tsconfig.json') })],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    countReporter(),
  ],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS } }),
  ],
  // Retried as in vitest.config.ts.
  testFramework: { config: { timeout: 20_000, retries: process.env.CI === 'true' ? 1 : 0 } },
};
