// `node test/browsers/where-there.mjs firefox`: runs the tests about what differs between browsers, if the machine has that one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { findOtherBrowser } from './other-browsers.mjs';

const name = /** @type {'firefox' | 'webkit'} */ (process.argv[2]);
const { missing } = findOtherBrowser(name);
if (missing) {
  console.log(`Left out: ${missing}`);
  mkdirSync('build/reports', { recursive: true });
  writeFileSync(`build/reports/${name}.json`, JSON.stringify({ missing, testResults: [] }));
} else {
  const parameters = ['--config', `test/browsers/${name}.config.js`, ...process.argv.slice(3)];
  process.exitCode = spawnSync('wtr', parameters, { stdio: 'inherit' }).status ?? 1;
}
