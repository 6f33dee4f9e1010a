// The stages of `npm test` and `npm run test:all`, in the order in which they run: quick ones first, each once, and
// the browsers at the same time, since each waits for timers and frames for a third of its time or more. In Firefox and
// WebKit, `npm test` runs the files about what differs between browsers (test/browsers/engine-files.mjs); the stages
// `firefox-rest` and `webkit-rest` run the others, each alone: side by side they would take longer than they may.
//
// A test that takes longer than a few seconds on two cores does not belong to `npm test`. Files named `*.long.spec.ts`
// below test/unit or `*.long.e2e.ts` below test/e2e run in the stages `long` and `e2e-long`, only by `npm run
// test:all`.
import { browserCounts, sizeCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name What `npm test -- NAME` calls it.
 * @property {string[]} command Run from the project's folder with node_modules/.bin in the path.
 * @property {string[]} [needs] The stages whose results it uses.
 * @property {true} [browser] It drives Chromium.
 * @property {string | undefined} [beside] Names a group of stages, one behind the other, which run at the same time.
 * @property {import('../browsers/other-engines.mjs').OtherEngineName} [engine] It drives this engine, and is left out where the machine has none.
 * @property {true} [long] Only `npm run test:all` runs it, or who names it.
 * @property {string} [report] A file in which the runner leaves its result.
 * @property {string[]} [only] What stands before the names of files, to run these alone.
 * @property {(file: string) => import('./counts.mjs').Counts} [counts] Reads that file. A stage without a
 *   report is one check, passed when the command ends with 0.
 * @property {true} [reportIsOutput] The report is what the command writes to its standard output.
 */

export const REPORTS = 'build/reports';

/**
 * @param {string} project
 * @param {'default' | 'verbose'} [reporter] With `verbose` each test is printed when it ends, not each file: files of
 *   long tests may be silent for longer than a stage may.
 */
function vitest(project, reporter = 'default') {
  const report = `${REPORTS}/${project}.json`;
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    counts: vitestCounts,
  };
}

/**
 * Tests of the stage `browser` in another engine.
 *
 * @param {import('../browsers/other-engines.mjs').OtherEngineName} engine
 * @param {string} name
 * @returns {Stage}
 */
function otherEngine(engine, name = engine) {
  return {
    name,
    command: ['wtr', '--config', `test/browsers/${name}.config.js`],
    report: `${REPORTS}/${name}.json`,
    counts: browserCounts,
    only: ['--files'],
    needs: ['core'],
    beside: 'browsers',
    engine,
  };
}

/** @type {Stage[]} */
export const STAGES = [
  { name: 'core', command: ['npm', 'run', '--silent', 'build:core'] },
  // The checkers, from the registry, unless they are installed.
  { name: 'tools', command: ['npm', 'run', '--silent', 'install:tools'] },
  // Lint takes as long as the others together, and each of them keeps one core busy.
  { name: 'static', command: ['npm', 'run', '--silent', 'static'], needs: ['tools'] },
  { ...vitest('unit'), needs: ['core'] },
  {
    name: 'browser',
    command: ['wtr'],
    report: `${REPORTS}/browser.json`,
    counts: browserCounts,
    only: ['--files'],
    needs: ['core'],
    beside: 'browsers',
    browser: true,
  },
  otherEngine('firefox'),
  otherEngine('webkit'),
  { name: 'build', command: ['tsx', 'tools/build.ts'], needs: ['core'] },
  {
    name: 'sizes',
    command: ['size-limit', '--json'],
    report: `${REPORTS}/sizes.json`,
    reportIsOutput: true,
    counts: sizeCounts,
    needs: ['build'],
  },
  { ...vitest('e2e'), only: [], needs: ['build'], browser: true },
  {
    name: 'core-debug-build',
    command: ['npm', 'run', '--silent', 'build:core-debug'],
    long: true,
  },
  { ...vitest('core-debug'), needs: ['core-debug-build'], long: true },
  { ...vitest('fuzz'), needs: ['core'], long: true },
  { ...otherEngine('firefox', 'firefox-rest'), beside: undefined, long: true },
  { ...otherEngine('webkit', 'webkit-rest'), beside: undefined, long: true },
  { ...vitest('long', 'verbose'), needs: ['core'], long: true },
  // From the registry, unless they are installed.
  {
    name: 'consumers',
    command: ['node', 'tools/install-projects.mjs', 'test/consumers', 'test/consumers-18'],
    long: true,
  },
  {
    ...vitest('e2e-long', 'verbose'),
    only: [],
    needs: ['build', 'consumers'],
    browser: true,
    long: true,
  },
];

/**
 * The stages to run and all that they need, each once, in the order in which they run.
 *
 * @param {readonly string[]} names none for all stages
 * @param {boolean} all the long ones too, where none is named
 * @param {readonly Stage[]} stages
 * @returns {Stage[]}
 */
export function chooseStages(names, all = false, stages = STAGES) {
  const usual = stages.filter(({ long }) => all || !long).map(({ name }) => name);
  const wanted = new Set(names.length > 0 ? names : usual);
  // The stages that a stage needs come before it.
  for (const { name, needs } of stages.toReversed()) {
    if (wanted.has(name)) for (const need of needs ?? []) wanted.add(need);
  }
  return stages.filter(({ name }) => wanted.has(name));
}

/**
 * The stages that run beside each other, together; each of the others alone.
 *
 * @param {readonly Stage[]} stages
 * @returns {Stage[][]}
 */
export function groupStages(stages) {
  /** @type {Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last && stage.beside !== undefined && last[0]?.beside === stage.beside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}
