// `npm test`: everything. `npm test -- unit browser` runs only the stages named.
// The last line is `N passed, N failed`, summed over all runners.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './support/chromium.mjs';
import { REPORTS, STAGES } from './support/stages.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** The process of the stage under way; it leads a group of its own, so that a browser goes with it. */
let running = /** @type {import('node:child_process').ChildProcess | undefined} */ (undefined);

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running?.pid === undefined) return;
  try {
    process.kill(-running.pid, signal);
  } catch {
    // It has ended already.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stop('SIGKILL');
    process.exit(1);
  });
}

/**
 * Runs one stage and says how it ended.
 *
 * @param {import('./support/stages.mjs').Stage} stage
 * @returns {Promise<import('./support/counts.mjs').Counts>}
 */
async function runStage(stage) {
  const began = Date.now();
  console.log(`\n== ${stage.name}`);
  if (stage.report !== undefined) rmSync(stage.report, { force: true });
  const status = await execute(stage);
  const succeeded = status === 0;
  const counts = read(stage) ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  // A runner may fail for other reasons than a test, and a stage that ran nothing has shown nothing.
  if (counts.failed === 0 && (!succeeded || counts.passed === 0)) counts.failed = 1;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`== ${stage.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

/**
 * @param {import('./support/stages.mjs').Stage} stage
 * @returns {import('./support/counts.mjs').Counts | undefined} what its runner reports
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
 * @param {import('./support/stages.mjs').Stage} stage
 * @returns {Promise<number | null>} the exit status, null when it was killed
 */
function execute(stage) {
  const [command, ...parameters] = stage.command;
  const output = stage.reportIsOutput ? openSync(/** @type {string} */ (stage.report), 'w') : undefined;
  return new Promise((resolve) => {
    const child = spawn(/** @type {string} */ (command), parameters, {
      stdio: ['ignore', output ?? 'inherit', 'inherit'],
      detached: true,
    });
    running = child;
    const timer = setTimeout(() => {
      console.error(`${stage.name} took longer than ${stage.minutes} minutes`);
      stop('SIGKILL');
    }, stage.minutes * 60_000);
    const end = (/** @type {number | null} */ status) => {
      clearTimeout(timer);
      if (output !== undefined) closeSync(output);
      stop('SIGKILL');
      running = undefined;
      resolve(status);
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(null);
    });
    child.once('close', end);
  });
}

process.chdir(project);
process.env['PATH'] = [join(project, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';
mkdirSync(REPORTS, { recursive: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}; there are ${STAGES.map((stage) => stage.name).join(', ')}`);
  process.exit(2);
}

const browser = ensureChromium();
process.env['CHROMIUM_PATH'] = browser;
console.log(`Browser: ${browser}`);

const total = { passed: 0, failed: 0 };
const failures = [];
for (const stage of STAGES) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const counts = await runStage(stage);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(stage.name);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
