// Finds the Chromium for the browser tests, and has one installed if none starts.
import { accessSync, constants, existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { HEADLESS_SHELL, installChromium, installHeadlessShell } from './install-chromium.mjs';

/** Environment variables that name a browser; the first one wins. */
export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH'];

/** The oldest version with all that the tests use; since then a failed import is fetched again. */
const OLDEST_VERSION = 151;

/** The first start after an installation reads everything from disk. */
const START_TIMEOUT_MS = 90_000;

/**
 * Arguments for a browser under test. The sandbox cannot start for root in a container, as in CI; all pages are our
 * own.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

/**
 * The browser that an environment variable names.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 * @throws {Error} when it cannot be run: silently taking another one would test something else than what was
 *   asked for.
 */
export function namedChromium(environment = process.env) {
  const name = BROWSER_VARIABLES.find((variable) => environment[variable]);
  const path = name && environment[name];
  if (!path) return undefined;
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    throw new Error(`${name}=${path} cannot be run; unset it or name a browser`);
  }
}

/** @returns {string[]} the browsers of the machine, the quickest first, and Playwright's download */
function findInstalled() {
  let installed = /** @type {string[]} */ ([]);
  try {
    installed = Launcher.getInstallations();
  } catch {
    // Throws if there is none.
  }
  return [HEADLESS_SHELL, ...installed, chromium.executablePath()].filter((path) => existsSync(path));
}

/**
 * A browser that was seen to start: the one named, one that is there, or one installed for it.
 *
 * @param {object} [options] for tests
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {() => string[]} [options.find]
 * @param {() => void} [options.installShell] where the machine is there for the tests alone
 * @param {() => void} [options.install]
 * @param {(path: string) => Promise<string>} [options.start]
 * @returns {Promise<{ path: string, version: string }>}
 * @throws {Error} that says what to do, when there is none in the end
 */
export async function prepareChromium({
  environment = process.env,
  find = findInstalled,
  installShell = installHeadlessShell,
  install = installChromium,
  start = startChromium,
} = {}) {
  const named = namedChromium(environment);
  if (named !== undefined) {
    const { found, faults } = await firstThatStarts([named], start);
    if (found) return found;
    throw new Error(`The browser named does not start. ${faults}`);
  }
  if (environment['CI'] === 'true') installShell();
  const before = await firstThatStarts(find(), start);
  if (before.found) return before.found;
  if (before.faults) console.log(`No Chromium that starts.\n${before.faults}`);
  install();
  const after = await firstThatStarts(find(), start);
  if (after.found) return after.found;
  throw new Error(
    `There is no Chromium that starts, and none could be installed.\n${after.faults}` +
      `Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or name one in ${BROWSER_VARIABLES[0]}.`,
  );
}

/**
 * @param {readonly string[]} paths
 * @param {(path: string) => Promise<string>} start
 * @returns {Promise<{ found?: { path: string, version: string }, faults: string }>} with a line for each that does not
 *   start
 */
async function firstThatStarts(paths, start) {
  let faults = '';
  for (const path of paths) {
    try {
      const version = await start(path);
      if (Number.parseInt(version, 10) >= OLDEST_VERSION) return { found: { path, version }, faults };
      faults += `${path}: version ${version} is older than ${OLDEST_VERSION}\n`;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      faults += `${path}: ${message.replace(/^<launching>.*\n?/mu, '')}\n`;
    }
  }
  return { faults };
}

/**
 * Starts a browser once. That a file is there and can be run says little: it may be a note that something is to be
 * installed first, or lack the system's libraries.
 *
 * @param {string} path
 * @returns {Promise<string>} its version
 */
async function startChromium(path) {
  const browser = await chromium.launch({
    executablePath: path,
    args: CHROMIUM_ARGUMENTS,
    timeout: START_TIMEOUT_MS,
  });
  const version = browser.version();
  await browser.close();
  return version;
}

/** The path of a browser with windows, which has a back/forward cache, unlike the headless shell. */
export async function ensureWindowedChromium() {
  const named = namedChromium();
  if (named !== undefined && named !== HEADLESS_SHELL) return named;
  const windowed = () => findInstalled().find((path) => path !== HEADLESS_SHELL);
  if (windowed() === undefined && process.env['CI'] === 'true') installChromium();
  return windowed() ?? (await ensureChromium());
}

/** The path of a browser; fast if it was determined before. */
export async function ensureChromium() {
  return namedChromium() ?? (await prepareChromium()).path;
}
