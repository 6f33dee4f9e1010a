// Firefox and WebKit, if the machine has them. Unlike Chromium, test runs never install them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether an engine can be tested on this machine.
 *
 * @typedef {{ version: string } | { missing: string }} Found With `missing`: what is not there, and how to get it.
 */

/**
 * @typedef {object} OtherEngine
 * @property {string} variable The environment variable that names its program.
 * @property {readonly string[]} programs What the program is called, the first found is taken.
 * @property {readonly string[]} besides Further programs without which it cannot be driven.
 * @property {string} install How it comes to a machine.
 * @property {(path: string) => Promise<string>} start Starts it once and says its version.
 */

/** @type {Readonly<Record<'firefox' | 'webkit', OtherEngine>>} */
export const OTHER_ENGINES = {
  firefox: {
    variable: 'FIREFOX_PATH',
    programs: [
      'firefox',
      'firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    besides: [],
    install: 'Debian: apt-get install firefox-esr',
    start: async (path) => {
      const { startFirefox } = await import('./firefox.mjs');
      const browser = await startFirefox(path);
      const version = await browser.version();
      await browser.close();
      return version;
    },
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    besides: ['Xvfb'],
    install: 'Debian: apt-get install webkit2gtk-driver xvfb',
    start: async (path) => {
      const { startWebKit } = await import('./webkit.mjs');
      const browser = await startWebKit(path);
      const { version } = browser;
      await browser.close();
      return version;
    },
  },
};

/** @typedef {keyof typeof OTHER_ENGINES} OtherEngineName */

/** @type {readonly OtherEngineName[]} */
export const OTHER_ENGINE_NAMES = ['firefox', 'webkit'];

/**
 * The program of an engine: the one that its environment variable names, or one in the path.
 *
 * @param {OtherEngineName} name
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {{ path: string, named: boolean } | { missing: string }}
 * @throws {Error} when the one named cannot be run: it was asked for, so that leaving it out would hide a fault
 */
export function findOtherEngine(name, environment = process.env) {
  const { variable, programs, besides, install } = OTHER_ENGINES[name];
  const named = environment[variable];
  if (named && !canBeRun(named)) {
    throw new Error(`${variable}=${named} cannot be run; unset it, or name a program`);
  }
  const find = (/** @type {string} */ program) => findProgram(program, environment['PATH'] ?? '');
  const path = named || programs.map(find).find((found) => found !== undefined);
  const lacking = path === undefined ? programs[0] : besides.find((program) => find(program) === undefined);
  if (path !== undefined && lacking === undefined) return { path, named: Boolean(named) };
  const missing = `there is no ${String(lacking)} on this machine (${install})`;
  if (named) throw new Error(`${variable} is set, but ${missing}`);
  return { missing };
}

/**
 * Starts an engine once. That its program is there says little: Ubuntu has a `firefox` that only asks for another package.
 *
 * @param {OtherEngineName} name
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {(path: string) => Promise<string>} [start] for tests
 * @returns {Promise<Found>}
 * @throws {Error} when the one that an environment variable names does not start
 */
export async function prepareOtherEngine(name, environment = process.env, start = OTHER_ENGINES[name].start) {
  const found = findOtherEngine(name, environment);
  if ('missing' in found) return found;
  try {
    return { version: await start(found.path) };
  } catch (error) {
    const why = `${found.path} does not start: ${error instanceof Error ? error.message : String(error)}`;
    if (found.named) throw new Error(why, { cause: error });
    return { missing: why };
  }
}

/**
 * @param {OtherEngineName} name
 * @returns {string} the path of its program
 * @throws {Error} where it is not there
 */
export function ensureOtherEngine(name) {
  const found = findOtherEngine(name);
  if ('missing' in found) throw new Error(`${name} cannot be tested: ${found.missing}`);
  return found.path;
}

/**
 * @param {string} program a name or a path
 * @param {string} folders as in PATH
 * @returns {string | undefined}
 */
function findProgram(program, folders) {
  return [program, ...folders.split(delimiter).map((folder) => join(folder, program))].find(
    (path) => /[/\\]/u.test(path) && canBeRun(path),
  );
}

/** @param {string} path */
function canBeRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
