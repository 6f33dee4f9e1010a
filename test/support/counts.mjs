// Reads what the test runners report about themselves.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What a stage has to show.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [names] The tests that failed, as far as the runner names them.
 */

/**
 * vitest's JSON report. A skipped test counts as failed: it shows nothing. So does a file that could not be
 * loaded, whose tests vitest does not know of.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults;
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length,
    names: [
      ...broken.map((file) => relative(process.cwd(), file.name)),
      ...files.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName }) => `${relative(process.cwd(), file.name)}: ${fullName}`),
      ),
    ],
  };
}

/**
 * The report of `countReporter` in web-test-runner.config.js.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function browserCounts(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * size-limit's JSON report: one check for each budget.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function sizeCounts(file) {
  /** @type {{ name: string, passed?: boolean, size: number, sizeLimit: number }[]} */
  const budgets = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, size, sizeLimit } of budgets) {
    console.log(`${name}: ${size} of at most ${sizeLimit} bytes`);
  }
  const over = budgets.filter((budget) => budget.passed !== true);
  return { passed: budgets.length - over.length, failed: over.length, names: over.map(({ name }) => name) };
}
