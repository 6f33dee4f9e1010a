// `node test/sum.mjs build test:unit+build@demo,test:e2e`: runs scripts of package.json, or of the workspace behind `@`, one
// after the other, rows joined by `+` at the same time (`,` is inside a row). The last line is `N passed, N failed`, however
// this ends. Tests leave a report, build/reports/NAME.json; a run that crashes or has none has failed. The rest is one check.
import { existsSync, readFileSync, rmSync } from 'node:fs';
// @ts-expect-error It comes without types.
import runAll from 'npm-run-all2';
import { ensureChromium } from './support/chromium.mjs';

/** The most that a whole run may take, on any machine. */
const LIMIT_MINUTES = 80;

let passed = 0;
/** @type {string[]} */
const failed = ['The run ended before everything had run.'];

process.once('exit', () => {
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = Math.min(failed.length, 1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit());
setTimeout(() => process.exit(), LIMIT_MINUTES * 60_000).unref();

rmSync('build/reports', { recursive: true, force: true });
// Each runner sets its own mode; pages are tested in English.
delete process.env['NODE_ENV'];
process.env['LANGUAGE'] = 'en_US';
await ensureChromium().then((path) => (process.env['CHROMIUM_PATH'] = path), console.error);

const { stdout, stderr } = process;
for (const group of process.argv.slice(2)) {
  const rows = group.split('+').map((row) => row.replaceAll('@', ' -w=').split(','));
  const taskList = rows.flat().map((script) => script.split(' ')[0]);
  const shown = { taskList, printLabel: rows.length > 1, silent: true, stdout, stderr };
  const runs = rows.map((row) =>
    runAll(row, { ...shown, continueOnError: true }).catch(
      (/** @type {any} */ error) => error.results ?? [{ name: `${row.join(' ')} ${error}`, code: 1 }],
    ),
  );
  for (const { name, code } of (await Promise.all(runs)).flat()) add(name, code === 0);
}
failed.shift();

/** @type {(script: string, succeeded: boolean) => void} */
function add(script, succeeded) {
  const name = /^test:([\w-]+)|^[\w-]+(?= -w=test$)/u.exec(script);
  if (!name) return void (succeeded ? passed++ : failed.push(`npm run ${script}`));
  const report = `build/reports/${name[1] ?? name[0]}.json`;
  const { missing, testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { testResults: [] };
  if (missing) return console.log(`left out: ${script}, ${missing}`);
  /** @type {{ fullName: string, status: string }[]} */
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  const others = tests.filter(({ status }) => status !== 'passed');
  passed += tests.length - others.length;
  failed.push(...others.map(({ fullName }) => fullName));
  if (others.length === 0 && (!succeeded || tests.length === 0)) failed.push(`npm run ${script}`);
}
