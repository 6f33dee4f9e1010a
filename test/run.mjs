// `npm test`: all stages that are not long. `npm run test:all`: all stages. `npm test -- unit browser`: the named ones,
// and those that they need. The last line is `N passed, N failed`, summed over all runners, even when a stage crashes
// or hangs.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareEnvironment } from './support/environment.mjs';
import { runStage, stopStages } from './support/run-stage.mjs';
import { chooseStages, groupStages, REPORTS, STAGES } from './support/stages.mjs';
import { Summary } from './support/summary.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** The most that a whole run may take, on any machine. */
const RUN_MINUTES = 105;

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
});
const unknown = [
  ...Object.keys(values).flatMap((name) => (name === 'all' ? [] : [`--${name}`])),
  ...positionals.filter((name) => !STAGES.some((stage) => stage.name === name)),
];
if (unknown.length > 0) {
  const stages = STAGES.map(({ name }) => name).join(', ');
  console.error(`${unknown.join(', ')}: --all or stages are accepted: ${stages}`);
  process.exit(2);
}

const summary = new Summary();
// However this process ends, the last line must be printed.
process.once('exit', () => {
  stopStages('SIGKILL');
  for (const line of summary.lines()) console.log(line);
  if (summary.failed > 0) process.exitCode = 1;
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    summary.broke(`ended by ${signal}`);
    process.exit(1);
  });
}
process.once('uncaughtException', (error) => {
  summary.broke(String(error.stack ?? error));
  process.exit(1);
});

mkdirSync(REPORTS, { recursive: true });
prepareEnvironment(process.env, join(process.cwd(), 'build'));

/** On CI, a failed browser gets a second chance. */
const again = process.env['CI'] === 'true';
/** The last line is printed in time, even if every stage hangs. */
const until = Date.now() + RUN_MINUTES * 60_000;
const stages = chooseStages(positionals, values.all === true);
console.log(`Node ${process.version}, ${process.platform}, ${availableParallelism()} cores`);

/** @type {string | undefined} why no stage that needs Chromium can run */
let noBrowser;
// The modules that drive a browser are not imported above, because without node_modules that would fail without a
// message.
if (stages.some((stage) => stage.browser)) {
  try {
    const { prepareChromium } = await import('./support/chromium.mjs');
    const { path, version } = await prepareChromium();
    process.env['CHROMIUM_PATH'] = path;
    console.log(`Browser: ${path}, ${version}`);
  } catch (error) {
    noBrowser = messageOf(error);
    console.error(noBrowser);
  }
}

for (const group of groupStages(stages)) {
  await Promise.all(group.map((stage) => run(stage, group.length > 1)));
}
summary.finish();

/**
 * @param {import('./support/stages.mjs').Stage} stage
 * @param {boolean} beside whether another one may run at the same time
 */
async function run(stage, beside) {
  const missing = stage.needs?.find((name) => summary.hasFailed(name));
  const place = `${stages.indexOf(stage) + 1} of ${stages.length}`;
  console.log(`\n== ${stage.name} (${place})`);
  const log = join(REPORTS, `${stage.name}.log`);
  // In a terminal, a runner shows its progress, and somebody watches.
  const options = { again, until, live: !beside, ...((beside || !process.stdout.isTTY) && { log }) };
  if (missing !== undefined) summary.skip(stage, `not run: it needs ${missing}, which failed`);
  else if (stage.browser && noBrowser !== undefined) summary.skip(stage, 'not run: there is no browser');
  else if (stage.engine !== undefined) await runInOtherEngine(stage, stage.engine, options);
  else summary.add(stage, await runStage(stage, options));
}

/**
 * Runs a stage where there is the engine that it needs. Who names the stage or the engine's program wants it to be run.
 *
 * @param {import('./support/stages.mjs').Stage} stage
 * @param {import('./browsers/other-engines.mjs').OtherEngineName} engine
 * @param {Parameters<typeof runStage>[1]} options
 */
async function runInOtherEngine(stage, engine, options) {
  try {
    const { prepareOtherEngine } = await import('./browsers/other-engines.mjs');
    const found = await prepareOtherEngine(engine);
    if ('version' in found) {
      console.log(`Browser: ${found.version}`);
      summary.add(stage, await runStage(stage, options));
    } else if (positionals.includes(stage.name)) summary.skip(stage, `not run: ${found.missing}`);
    else summary.leaveOut(stage, found.missing);
  } catch (error) {
    summary.skip(stage, `not run: ${messageOf(error)}`);
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
