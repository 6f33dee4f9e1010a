// The configuration of Web Test Runner for test/browser, in any browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { freePort } from '../support/free-port.mjs';

/** Whether files that change are tested again. */
const WATCHES = process.argv.includes('--watch');

/** The report of `npm run test:NAME` or `npm run -w test NAME`, for test/sum.mjs. */
const REPORT = `build/reports/${process.env['npm_lifecycle_event']?.replace('test:', '') ?? 'files'}.json`;

/**
 * @param {string} files
 * @param {import('@web/test-runner-core').BrowserLauncher} browser
 */
export async function browserTests(files, browser) {
  return {
    files,
    browsers: [browser],
    nodeResolve: { exportConditions: ['browser', 'development'] },
    // With concurrency one tab would be hidden, and would wait for frames for ever, unless a launcher gives each its
    // window.
    concurrency: 1,
    // Two browsers that start at the same time would find the same port free.
    port: await freePort(),
    testsFinishTimeout: 300_000,
    middleware: WATCHES ? [] : [keepModules],
    plugins: [styleSheets, esbuildPlugin({ ts: true, target: 'es2022', tsconfig: resolve('tsconfig.json') })],
    reporters: [
      defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
      jsonReporter,
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

/** @type {(context: Parameters<NonNullable<import('@web/test-runner-core').TestRunnerPlugin['transform']>>[0]) => boolean} */
const isImportedStyle = (context) =>
  context.path.endsWith('.css') && context.get('sec-fetch-dest') === 'script';

/**
 * Modules of the site import style sheets, which Vite adds to the page.
 *
 * @type {import('@web/test-runner-core').TestRunnerPlugin}
 */
const styleSheets = {
  name: 'style-sheets',
  resolveMimeType: (context) => (isImportedStyle(context) ? 'js' : undefined),
  transform: (context) =>
    isImportedStyle(context)
      ? `const sheet = new CSSStyleSheet();
         sheet.replaceSync(${JSON.stringify(context.body)});
         document.adoptedStyleSheets.push(sheet);`
      : undefined,
};

/**
 * The same report as Vitest's.
 *
 * @type {import('@web/test-runner-core').Reporter}
 */
const jsonReporter = {
  onTestRunFinished({ sessions }) {
    /**
     * @param {import('@web/test-runner-core').TestSuiteResult | undefined} suite
     * @returns {import('@web/test-runner-core').TestResult[]}
     */
    const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);
    const testResults = sessions.map((session) => {
      const name = relative(process.cwd(), session.testFile ?? '');
      const tests = testsOf(session.testResults).map((test) => ({
        fullName: `${name}: ${test.name}`,
        status: test.passed && !test.skipped ? 'passed' : 'failed',
        duration: test.duration,
      }));
      const isBroken = !session.passed && tests.every(({ status }) => status === 'passed');
      return { name, assertionResults: isBroken ? [...tests, { fullName: name, status: 'failed' }] : tests };
    });
    mkdirSync('build/reports', { recursive: true });
    writeFileSync(REPORT, JSON.stringify({ testResults }));
  },
};
