// Finds the Chromium that the browser tests drive, and has one installed where there is none that starts.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installChromium } from './install-chromium.mjs';
import { tryChromium } from './try-chromium.mjs';

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
 * The browser that an environment variable names.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 * @throws {Error} when it cannot be run: silently taking another one would test something else than what was
 *   asked for.
 */
export function namedChromium(environment = process.env) {
  for (const name of BROWSER_VARIABLES) {
    const path = environment[name];
    if (!path) continue;
    if (!isExecutable(path)) throw new Error(`${name}=${path} cannot be run; unset it or name a browser`);
    return path;
  }
  return undefined;
}

/**
 * Where a browser may be, those that are there.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} places
 * @returns {string[]}
 */
function candidates(environment, places) {
  const inPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...new Set([...inPath, ...places, chromium.executablePath()])].filter(isExecutable);
}

/**
 * A browser that was seen to start: the one named, one that is there, or one installed for it.
 *
 * @param {object} [options] for tests
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {readonly string[]} [options.places]
 * @param {() => void} [options.install]
 * @returns {{ path: string, version: string }}
 * @throws {Error} that says what to do, when there is none in the end
 */
export function prepareChromium({
  environment = process.env,
  places = USUAL_PLACES,
  install = installChromium,
} = {}) {
  /** @type {Map<string, string>} */
  const faults = new Map();
  const starting = (/** @type {string[]} */ paths) => {
    for (const path of paths.filter((candidate) => !faults.has(candidate))) {
      const { version, fault } = tryChromium(path, CHROMIUM_ARGUMENTS);
      if (version !== undefined) return { path, version };
      faults.set(path, fault);
    }
    return undefined;
  };
  const complaint = () => [...faults].map(([path, fault]) => `${path}: ${fault}`).join('\n');

  const named = namedChromium(environment);
  if (named !== undefined) {
    const found = starting([named]);
    if (found === undefined) throw new Error(`The browser named does not start. ${complaint()}`);
    return found;
  }
  const found = starting(candidates(environment, places));
  if (found !== undefined) return found;
  if (faults.size > 0) console.log(`No Chromium that starts.\n${complaint()}`);
  install();
  // What has been installed since may have mended what was there.
  const before = complaint();
  faults.clear();
  const installed = starting(candidates(environment, places));
  if (installed !== undefined) return installed;
  throw new Error(
    [
      'There is no Chromium that starts, and none could be installed.',
      complaint() || before,
      `Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or name one in ${BROWSER_VARIABLES[0]}.`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );
}

/** The path of a browser, as fast as can be where somebody has looked for one already. */
export function ensureChromium() {
  return namedChromium() ?? prepareChromium().path;
}
