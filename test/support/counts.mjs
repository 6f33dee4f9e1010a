// Reads the reports of the test runners.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What a stage has to show.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [names] The tests that failed, as far as the runner names them.
 * @property {FileCounts[]} [files] The same by file, where the stage runs files of tests.
 */

/**
 * @typedef {object} FileCounts
 * @property {string} file From the project's folder.
 * @property {number} passed
 * @property {string[]} failed What failed in it; the file itself where it broke outside its tests.
 */

/**
 * @param {FileCounts[]} files
 * @returns {Counts}
 */
export function sumOf(files) {
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failed }) => sum + failed.length, 0),
    names: files.flatMap(({ failed }) => failed),
    files,
  };
}

/**
 * vitest's JSON report. A skipped test counts as failed: it shows nothing. So does a file that could not be
 * loaded, whose tests vitest does not know of, or that broke after them.
 *
 * @param {string} path
 * @returns {Counts}
 */
export function vitestCounts(path) {
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = JSON.parse(readFileSync(path, 'utf8')).testResults;
  return sumOf(
    files.map(({ name, status, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const others = assertionResults.filter((test) => test.status !== 'passed');
      const failed = others.map(({ fullName }) => `${file}: ${fullName}`);
      if (status === 'failed' && failed.length === 0) failed.push(file);
      return { file, passed: assertionResults.length - others.length, failed };
    }),
  );
}

/**
 * The report of `countReporter` in browser-tests.mjs.
 *
 * @param {string} path
 * @returns {Counts}
 */
export function browserCounts(path) {
  return sumOf(JSON.parse(readFileSync(path, 'utf8')));
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
