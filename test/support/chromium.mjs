// Finds the Chromium that the browser tests drive, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Environment variables that name a browser, first wins. */
export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH'];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Arguments for a browser under test. The sandbox cannot start for root in a container, where CI runs; the
 * pages are our own.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a browser that is there already.
 *
 * @returns {string | undefined}
 * @throws {Error} when an environment variable names a browser that cannot be run: silently taking another
 *   one would test something else than what was asked for.
 */
export function findChromium(environment = process.env) {
  for (const name of BROWSER_VARIABLES) {
    const path = environment[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name}=${path} cannot be run; unset it or name a browser`);
    return path;
  }
  const inPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...inPath, ...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
}

/**
 * Installs a browser: Debian's own package for root on Debian, Playwright's download otherwise.
 *
 * @returns {string} its path
 * @throws {Error} when neither way gives a browser
 */
export function installChromium() {
  if (process.getuid?.() === 0 && distribution() === 'debian') {
    console.log('No Chromium found: installing the Debian package chromium with apt-get.');
    run('apt-get', ['update', '--quiet']);
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.log("No Chromium found: downloading Playwright's with `playwright-core install chromium`.");
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  // System libraries come by the distribution's own packages, which needs root.
  const libraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  run(process.execPath, [cli, 'install', ...libraries, 'chromium']);
  const downloaded = findChromium();
  if (downloaded === undefined) {
    throw new Error(`No Chromium could be installed; install one and name it in ${BROWSER_VARIABLES[0]}`);
  }
  return downloaded;
}

/** The path of a browser; installed first where there is none. */
export function ensureChromium() {
  return findChromium() ?? installChromium();
}

function distribution() {
  if (!existsSync('/etc/os-release')) return undefined;
  return /^ID="?([^"\n]+)/mu.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
  spawnSync(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  });
}
