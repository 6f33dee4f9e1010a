// Firefox and WebKit, where the machine has them. Unlike Chromium, test runs never install them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const OTHERS = {
  firefox: {
    variable: 'FIREFOX_PATH',
    programs: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    install: 'Debian: apt-get install firefox-esr',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    install: 'Debian: apt-get install webkit2gtk-driver xvfb',
  },
};

/**
 * The program of a browser: the one that its environment variable names, or one in the path. The one named is taken
 * unseen: who names it wants the tests to fail where it is not there.
 *
 * @param {keyof typeof OTHERS} name
 * @returns {{ path: string, missing: string }} `missing` says how it comes to the machine, and is empty where it is there
 */
export function findOtherBrowser(name) {
  const { variable, programs, install } = OTHERS[name];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path =
    process.env[variable] ??
    programs
      .flatMap((program) => [program, ...folders.map((folder) => join(folder, program))])
      .find(canBeRun);
  return { path: path ?? '', missing: path ? '' : `there is no ${name} on this machine (${install})` };
}

/** @param {string} path */
function canBeRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return /[/\\]/u.test(path);
  } catch {
    return false;
  }
}
