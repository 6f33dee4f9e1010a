// The configuration of Web Test Runner for test/browser, in any browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { freePort } from '../support/free-port.mjs';
import { REPORTS } from '../support/stages.mjs';
import { filesOf } from './engine-files.mjs';

/** Whether files that change are tested again. */
const WATCHES = process.argv.includes('--watch');

/** @param {import('./engine-files.mjs').BrowserStage} stage */
export async function browserTests(stage) {
  return {
    files: filesOf(stage),
    nodeResolve: { exportConditions: ['browser', 'development'] },
    // With concurrency one tab would be hidden, and would wait for frames for ever, for example for a closing dialog or
    // flipping discs.
    concurrency: 1,
    // Two browsers that start at the same time would find the same port free.
    port: await freePort(),
    testsFinishTimeout: 300_000,
    middleware: WATCHES ? [] : [keepModules],
    plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: resolve('tsconfig.json') })],
    reporters: [
      defaultReporter({ reportTestResults: true, reportTestProgress: !process.env['CI'] }),
      countReporter(`${REPORTS}/${stage}.json`),
    ],
    // Retried as in vitest.config.ts.
    testFramework: { config: { timeout: 20_000, retries: process.env['CI'] === 'true' ? 1 : 0 } },
  };
}

/**
 * Lets the browser keep the modules of the project from one file of tests to the next: each file loads hundreds, and
 * asking for each anew took a quarter of the time of all tests. The next run has another port, so nothing old is found.
 *
 * @type {NonNullable<import('@web/test-runner-core').TestRunnerCoreConfig['middleware']>[number]}
 */
async function keepModules(context, next) {
  await next();
  const ofOneFile = 'wtr-session-id' in context.query;
  if (context.status === 200 && /^\/(?:build|demo|node_modules|src|test)\//.test(context.path) && !ofOneFile)
    context.set('cache-control', 'max-age=3600');
}

/**
 * Leaves the counts for test/run.mjs. A skipped test counts as failed: it shows nothing.
 *
 * @param {string} report
 * @returns {import('@web/test-runner-core').Reporter}
 */
function countReporter(report) {
  /**
   * @param {import('@web/test-runner-core').TestSuiteResult | undefined} suite
   * @returns {import('@web/test-runner-core').TestResult[]}
   */
  const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);
  return {
    onTestRunFinished({ sessions }) {
      const files = sessions.map((session) => {
        const file = relative(process.cwd(), session.testFile ?? '');
        const tests = testsOf(session.testResults);
        const others = tests.filter((test) => !test.passed || test.skipped);
        const failed = others.map((test) => `${file}: ${test.name}`);
        if (!session.passed && failed.length === 0)
          failed.push([file, ...session.errors.map(reason)].join(': '));
        return { file, passed: tests.length - others.length, failed };
      });
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(report, JSON.stringify(files));
    },
  };
}

/**
 * @param {import('@web/test-runner-core').TestResultError} error
 * @returns {string} its first line
 */
function reason({ name, message }) {
  return String(message || name)
    .split('\n', 1)
    .join('');
}
