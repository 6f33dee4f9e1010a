// Runs one stage of `npm test` in its own process, with a time limit.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { sumOf } from './counts.mjs';

/**
 * How a stage ended.
 *
 * @typedef {object} StageOutcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {string} [why] What is to be said beside the counts.
 */

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
 * Runs a stage. Where it drives a browser and `again` is set, the files that failed run once more, in a browser of
 * their own: it may have died, or have been starved by what else the machine did. Both runs stand in the output.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {object} [options]
 * @param {boolean} [options.again]
 * @param {string} [options.log] A file for its output, which is printed when the stage ends, so that it does not mix
 *   with that of another.
 * @returns {Promise<StageOutcome>}
 */
export async function runStage(stage, { again = false, log } = {}) {
  const first = await runOnce(stage, log);
  const files = first.counts.files ?? [];
  const failed = files.filter((one) => one.failed.length > 0).map(({ file }) => file);
  if (!again || stage.only === undefined || failed.length === 0) return first;
  console.log(['', 'These failed, and run once more, alone:', ...(first.counts.names ?? [])].join('\n  '));
  const second = await runOnce({ ...stage, command: [...stage.command, ...stage.only, ...failed] }, log);
  const kept = files.filter(({ file }) => !failed.includes(file));
  return {
    ...second,
    counts: second.counts.files ? sumOf([...kept, ...second.counts.files]) : second.counts,
    seconds: first.seconds + second.seconds,
  };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} [log]
 * @returns {Promise<StageOutcome>}
 */
async function runOnce(stage, log) {
  const began = Date.now();
  if (stage.report !== undefined) rmSync(stage.report, { force: true });
  const why = await execute(stage, log);
  if (log !== undefined) process.stdout.write(readFileSync(log));
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
 * @param {string} [log]
 * @returns {Promise<string | undefined>} nothing when it ended with 0, otherwise how it ended
 */
function execute(stage, log) {
  const [command, ...parameters] = stage.command;
  const logged = log === undefined ? undefined : openSync(log, 'w');
  const report = stage.reportIsOutput ? openSync(/** @type {string} */ (stage.report), 'w') : undefined;
  return new Promise((resolve) => {
    let late = /** @type {string | undefined} */ (undefined);
    const child = spawn(/** @type {string} */ (command), parameters, {
      stdio: ['ignore', report ?? logged ?? 'inherit', logged ?? 'inherit'],
      detached: true,
    });
    running.add(child);
    const timers = [
      setTimeout(() => {
        late = `took longer than ${stage.minutes} minutes`;
        stop(child, 'SIGTERM');
        timers.push(setTimeout(() => stop(child, 'SIGKILL'), GRACE_MS));
      }, stage.minutes * 60_000),
    ];
    const end = (/** @type {string | undefined} */ why) => {
      for (const timer of timers) clearTimeout(timer);
      for (const file of [report, logged]) if (file !== undefined) closeSync(file);
      stop(child, 'SIGKILL');
      running.delete(child);
      resolve(late ?? why);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (status, signal) => {
      if (status === 0) end(undefined);
      else end(status === null ? `was killed by ${String(signal)}` : `ended with status ${status}`);
    });
  });
}
