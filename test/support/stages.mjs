// The stages of `npm test`, in the order in which they run: the quick ones first, each once.
import { browserCounts, sizeCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name What `npm test -- NAME` calls it.
 * @property {string[]} command Run from the project's folder with node_modules/.bin in the path.
 * @property {number} minutes The longest it may take.
 * @property {string} [report] A file in which the runner leaves its result.
 * @property {(file: string) => import('./counts.mjs').Counts} [counts] Reads that file. A stage without a
 *   report is one check, passed when the command ends with 0.
 * @property {true} [reportIsOutput] The report is what the command writes to its standard output.
 */

export const REPORTS = 'build/reports';

/** @param {string} project */
function vitest(project) {
  const report = `${REPORTS}/${project}.json`;
  return {
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    counts: vitestCounts,
  };
}

/** @type {Stage[]} */
export const STAGES = [
  { name: 'core', command: ['npm', 'run', '--silent', 'build:core'], minutes: 3 },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], minutes: 3 },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'], minutes: 2 },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], minutes: 2 },
  { name: 'templates', command: ['npm', 'run', '--silent', 'lint:templates'], minutes: 2 },
  { name: 'unit', ...vitest('unit'), minutes: 8 },
  { name: 'fuzz', ...vitest('fuzz'), minutes: 4 },
  {
    name: 'browser',
    command: ['wtr'],
    report: `${REPORTS}/browser.json`,
    counts: browserCounts,
    minutes: 8,
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], minutes: 3 },
  {
    name: 'sizes',
    command: ['size-limit', '--json'],
    report: `${REPORTS}/sizes.json`,
    reportIsOutput: true,
    counts: sizeCounts,
    minutes: 1,
  },
  { name: 'e2e', ...vitest('e2e'), minutes: 12 },
];
