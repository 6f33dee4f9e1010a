// Installs a Chromium for the tests. `npm ci` never does: building needs no browser.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** 170 MB may take long on a slow network. */
const PATIENCE_MS = 15 * 60_000;

/** Debian's path of the headless Chromium, with which the tests need a third less processor time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Installs Debian's packages if the user is root on Debian; otherwise, or if they are not available, Playwright's
 * download.
 */
export function installChromium() {
  if (installDebianPackage('chromium')) {
    installHeadlessShell();
    return;
  }
  // The browser needs system libraries, which only root can install.
  if (isRoot && downloadChromium(['--with-deps'])) return;
  downloadChromium();
}

/**
 * For root on Debian, where it is not there yet.
 *
 * @returns {boolean} whether it is there now
 */
export function installHeadlessShell() {
  if (existsSync(HEADLESS_SHELL)) return true;
  return installDebianPackage('chromium-headless-shell');
}

/**
 * A package of Debian's own, for root on Debian.
 *
 * @param {string} name
 * @returns {boolean} whether it is there now
 */
export function installDebianPackage(name) {
  return isRoot && distribution() === 'debian' && installPackage(name);
}

/**
 * @param {string} name
 * @returns {boolean} whether it went well
 */
function installPackage(name) {
  console.log(`Installing the Debian package ${name} with apt-get.`);
  // Another process may be installing packages, as on machines that have just started.
  const options = ['--quiet', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  run('apt-get', ['update', ...options]);
  return run('apt-get', ['install', '--yes', '--no-install-recommends', ...options, name]);
}

/**
 * Playwright's own download, into its folder in the user's cache.
 *
 * @param {readonly string[]} options
 * @returns {boolean} whether it went well
 */
export function downloadChromium(options = []) {
  console.log("Downloading Playwright's Chromium with `playwright-core install chromium`.");
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('playwright-core/package.json');
  const cli = join(dirname(manifest), require(manifest).bin['playwright-core']);
  return run(process.execPath, [cli, 'install', ...options, '--no-shell', 'chromium']);
}

/** @returns {string | undefined} */
function distribution() {
  if (!existsSync('/etc/os-release')) return undefined;
  return /^ID="?([^"\n]+)/mu.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
}

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 */
function run(command, parameters) {
  const { status, error } = spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE_MS,
  });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  return status === 0;
}
