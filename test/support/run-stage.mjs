// Runs one stage of `npm test` in its own process, and ends it when it hangs.
import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { sumOf } from './counts.mjs';

/**
 * How a stage ended.
 *
 * @typedef {object} StageOutcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {string} [why] What is to be said beside the counts.
 */

/**
 * A stage hangs when it has printed nothing for so long: twice as long as one test may take, which may run once more.
 * How long a whole stage takes depends on the machine, and is no fault.
 */
const SILENCE_MS = 10 * 60_000;

/** How long a stage that must end has for closing its browsers. */
const GRACE_MS = 10_000;

/**
 * The processes of the stages that run. Each leads a process group, so that everything that it started ends too.
 *
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

/** @param {NodeJS.Signals} signal */
export function stopStages(signal) {
  for (const child of running) stop(child, signal);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function stop({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * How a stage is run.
 *
 * @typedef {object} StageOptions
 * @property {boolean} [again] Where it drives a browser, the files that failed run once more, in a browser of their own:
 *   it may have died, or have been starved by what else the machine did. Both runs stand in the output.
 * @property {string} [log] A file for its output. Without one, the output goes where this process prints, for somebody
 *   who watches, and silence does not end the stage.
 * @property {boolean} [live] The output is printed as it comes, not when the stage ends.
 * @property {number} [silence] Milliseconds without output after which the stage hangs.
 * @property {number} [until] When it must have ended, as `Date.now()` says it.
 */

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {StageOptions} [options]
 * @returns {Promise<StageOutcome>}
 */
export async function runStage(stage, options = {}) {
  const first = await runOnce(stage, options);
  const files = first.counts.files ?? [];
  const failed = files.filter((one) => one.failed.length > 0).map(({ file }) => file);
  if (!options.again || stage.only === undefined || failed.length === 0) return first;
  console.log(['', 'These failed, and run once more, alone:', ...(first.counts.names ?? [])].join('\n  '));
  const second = await runOnce({ ...stage, command: [...stage.command, ...stage.only, ...failed] }, options);
  const kept = files.filter(({ file }) => !failed.includes(file));
  return {
    ...second,
    counts: second.counts.files ? sumOf([...kept, ...second.counts.files]) : second.counts,
    seconds: first.seconds + second.seconds,
  };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {StageOptions} options
 * @returns {Promise<StageOutcome>}
 */
async function runOnce(stage, options) {
  const began = Date.now();
  if (stage.report !== undefined) rmSync(stage.report, { force: true });
  const why = await execute(stage, options);
  const counts = read(stage) ?? { passed: why === undefined ? 1 : 0, failed: 0 };
  // A runner may fail for other reasons than a test, and a stage that ran nothing has shown nothing.
  if (counts.failed === 0 && (why !== undefined || counts.passed === 0)) counts.failed = 1;
  return { counts, seconds: (Date.now() - began) / 1000, ...(why !== undefined && { why }) };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {import('./counts.mjs').Counts | undefined} what its runner reports
 */
function read({ report, counts }) {
  if (report === undefined || counts === undefined) return undefined;
  try {
    return counts(report);
  } catch (error) {
    console.error(`no readable report in ${report}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {StageOptions} options
 * @returns {Promise<string | undefined>} nothing when it ended with 0, otherwise how it ended
 */
function execute(stage, { log, live = false, silence = SILENCE_MS, until = Infinity }) {
  const [command, ...parameters] = stage.command;
  const output = log === undefined ? undefined : new LoggedOutput(log);
  const report = stage.reportIsOutput ? openSync(/** @type {string} */ (stage.report), 'w') : undefined;
  return new Promise((resolve) => {
    let late = /** @type {string | undefined} */ (undefined);
    const child = spawn(/** @type {string} */ (command), parameters, {
      stdio: ['ignore', report ?? output?.file ?? 'inherit', output?.file ?? 'inherit'],
      detached: true,
    });
    running.add(child);
    /** @type {NodeJS.Timeout | undefined} */
    let kill;
    const watch = setInterval(() => {
      if (late !== undefined) return;
      output?.look();
      if (live) output?.print();
      if (output && Date.now() - output.grew >= silence)
        late = `printed nothing for ${silence / 60_000} minutes`;
      else if (Date.now() >= until) late = 'the time of the whole run was over';
      else return;
      stop(child, 'SIGTERM');
      kill = setTimeout(() => stop(child, 'SIGKILL'), GRACE_MS);
    }, 500);
    const end = (/** @type {string | undefined} */ why) => {
      clearInterval(watch);
      clearTimeout(kill);
      stop(child, 'SIGKILL');
      running.delete(child);
      output?.print();
      output?.close();
      if (report !== undefined) closeSync(report);
      resolve(late ?? why);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (status, signal) => {
      if (status === 0) end(undefined);
      else end(status === null ? `was killed by ${String(signal)}` : `ended with status ${status}`);
    });
  });
}

/** What a stage prints, in a file, so that its two outputs stay in their order and can be seen to grow. */
class LoggedOutput {
  grew = Date.now();
  #size = 0;
  #printed = 0;

  /** @param {string} path */
  constructor(path) {
    this.file = openSync(path, 'w+');
  }

  /** Notes whether the file has grown. */
  look() {
    const { size } = fstatSync(this.file);
    if (size !== this.#size) this.grew = Date.now();
    this.#size = size;
  }

  /** Prints what was not printed yet. */
  print() {
    this.look();
    const fresh = Buffer.alloc(this.#size - this.#printed);
    this.#printed += readSync(this.file, fresh, 0, fresh.length, this.#printed);
    process.stdout.write(fresh);
  }

  close() {
    closeSync(this.file);
  }
}
