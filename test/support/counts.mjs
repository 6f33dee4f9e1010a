// Reads what the test runners report about themselves.
import { readFileSync } from 'node:fs';

/**
 * What a stage has to show.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
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
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + broken,
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
  const passed = budgets.filter((budget) => budget.passed === true).length;
  return { passed, failed: budgets.length - passed };
}
