// The stages of `npm test`, in the order in which they run: the quick ones first, each once.
import { browserCounts, sizeCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name What `npm test -- NAME` calls it.
 * @property {string[]} command Run from the project's folder with node_modules/.bin in the path.
 * @property {number} minutes The longest it may take: several times what two slow cores need, for a stage that
 *   hangs, not for one that is slow.
 * @property {string[]} [needs] The stages whose results it uses.
 * @property {true} [browser] It drives a browser.
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
    name: project,
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
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], minutes: 5 },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'], minutes: 3 },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], minutes: 3 },
  { name: 'templates', command: ['npm', 'run', '--silent', 'lint:templates'], minutes: 3 },
  { ...vitest('unit'), minutes: 12, needs: ['core'] },
  { ...vitest('fuzz'), minutes: 6, needs: ['core'] },
  {
    name: 'browser',
    command: ['wtr'],
    report: `${REPORTS}/browser.json`,
    counts: browserCounts,
    minutes: 12,
    needs: ['core'],
    browser: true,
  },
  { name: 'build', command: ['tsx', 'tools/build.ts'], minutes: 4, needs: ['core'] },
  {
    name: 'sizes',
    command: ['size-limit', '--json'],
    report: `${REPORTS}/sizes.json`,
    reportIsOutput: true,
    counts: sizeCounts,
    minutes: 2,
    needs: ['build'],
  },
  { ...vitest('e2e'), minutes: 20, needs: ['build'], browser: true },
];

/**
 * The stages named and all that they need, each once, in the order in which they run.
 *
 * @param {readonly string[]} names
 * @param {readonly Stage[]} stages
 * @returns {Stage[]}
 */
export function withNeeds(names, stages = STAGES) {
  const wanted = new Set(names);
  // What a stage needs stands before it.
  for (const { name, needs } of stages.toReversed()) {
    if (wanted.has(name)) for (const need of needs ?? []) wanted.add(need);
  }
  return stages.filter(({ name }) => wanted.has(name));
}
