// `npm test`: all stages that are not long. `npm run test:all`: all stages. `npm test -- unit browser`: those named, and
// those that they need.
// The last line is `N passed, N failed`, summed over all runners, also when a stage crashes or hangs.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareEnvironment } from './support/environment.mjs';
import { runStage, stopStage } from './support/run-stage.mjs';
import { chooseStages, REPORTS, STAGES } from './support/stages.mjs';
import { Summary } from './support/summary.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}; there are ${STAGES.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const summary = new Summary();
// However this process ends, somebody waits for the last line.
process.once('exit', () => {
  stopStage('SIGKILL');
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

const stages = chooseStages(positionals, values.all === true);
console.log(`Node ${process.version}, ${process.platform}, ${availableParallelism()} cores`);

/** @type {string | undefined} why no stage that needs a browser can run */
let noBrowser;
if (stages.some((stage) => stage.browser)) {
  try {
    // Not imported above: without node_modules it could not be, and nobody would be told.
    const { prepareChromium } = await import('./support/chromium.mjs');
    const { path, version } = await prepareChromium();
    process.env['CHROMIUM_PATH'] = path;
    console.log(`Browser: ${path}, ${version}`);
  } catch (error) {
    noBrowser = error instanceof Error ? error.message : String(error);
    console.error(noBrowser);
  }
}

for (const [index, stage] of stages.entries()) {
  const missing = stage.needs?.find((name) => summary.hasFailed(name));
  console.log(`\n== ${stage.name} (${index + 1} of ${stages.length}, at most ${stage.minutes} minutes)`);
  if (missing !== undefined) summary.skip(stage, `not run: it needs ${missing}, which failed`);
  else if (stage.browser && noBrowser !== undefined) summary.skip(stage, 'not run: there is no browser');
  else summary.add(stage, await runStage(stage));
}
summary.finish();
