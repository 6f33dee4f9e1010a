// Finds the Chromium for the browser tests, and has one installed if none starts.
import { accessSync, constants, existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { HEADLESS_SHELL, installChromium, installHeadlessShell } from './install-chromium.mjs';

/** Environment variables that name a browser; the first one wins. */
const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH'];

/** The oldest version with all that the tests use; since then a failed import is fetched again. */
const OLDEST_VERSION = 151;

/** The first start after an installation reads everything from disk. */
const START_TIMEOUT_MS = 90_000;

/**
 * What a browser under test does without: the lists below its address field, which are pages that each new window loads
 * and that take a third of its processor time; and what Playwright leaves out, as only the last such argument counts.
 */
const FEATURES_LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['ThirdPartyStoragePartitioning', 'LensOverlay', 'MediaRouter', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/**
 * Arguments for a browser under test. The sandbox cannot start for root in a container, as in CI; all pages are our
 * own.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  `--disable-features=${FEATURES_LEFT_OUT.join(',')}`,
];

/**
 * The path of a browser: the one that the environment names, one of the machine that starts, or one installed for it.
 *
 * @returns {Promise<string>}
 * @throws {Error} when the one named cannot be run, because another one is not what was asked for, and when there is
 *   none in the end
 */
export async function ensureChromium() {
  const variable = VARIABLES.find((name) => process.env[name]);
  if (variable !== undefined) return runnable(variable);
  // Where the machine is there for the tests alone, the one that needs a third less processor time.
  if (process.env['CI'] === 'true') installHeadlessShell();
  const found = await firstThatStarts();
  if (found !== undefined) return found;
  installChromium();
  const installed = await firstThatStarts();
  if (installed !== undefined) return installed;
  throw new Error(
    'There is no Chromium that starts, and none could be installed. Install one (Debian: apt-get install chromium; ' +
      `macOS: brew install --cask chromium), or name one in ${VARIABLES[0]}.`,
  );
}

/** @param {string} variable */
function runnable(variable) {
  const path = process.env[variable] ?? '';
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    throw new Error(`${variable}=${path} cannot be run; unset it or name a browser`);
  }
}

/** The browsers of the machine, the quickest first, and Playwright's download. */
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
 * Starts each browser once: a file that can be run may be a note that something is to be installed first, or lack the
 * system's libraries.
 */
async function firstThatStarts() {
  for (const executablePath of findInstalled()) {
    try {
      const browser = await chromium.launch({
        executablePath,
        args: CHROMIUM_ARGUMENTS,
        timeout: START_TIMEOUT_MS,
      });
      const version = browser.version();
      await browser.close();
      if (Number.parseInt(version, 10) >= OLDEST_VERSION) return executablePath;
      console.log(`${executablePath}: version ${version} is older than ${OLDEST_VERSION}`);
    } catch (error) {
      console.log(`${executablePath}: ${String(error)}`);
    }
  }
  return undefined;
}
