// What a test run does not take over from the person or the machine that starts it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/**
 * Makes the environment one in which the tests mean the same everywhere.
 *
 * @param {NodeJS.ProcessEnv} environment changed in place
 * @param {string} build a folder that may be written to
 */
export function prepareEnvironment(environment, build) {
  environment['PATH'] = [resolve('node_modules/.bin'), environment['PATH']].join(delimiter);
  // Lit and Vite ask for it; each runner sets what it wants.
  delete environment['NODE_ENV'];
  delete environment['FORCE_COLOR'];
  if (!process.stdout.isTTY) environment['NO_COLOR'] = '1';
  // A browser speaks the language of the person who starts it, and pages are tested in English.
  environment['LANGUAGE'] = 'en_US';
  if (!isWritable(tmpdir())) {
    environment['TMPDIR'] = join(build, 'tmp');
    mkdirSync(environment['TMPDIR'], { recursive: true });
  }
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    rmSync(mkdtempSync(join(folder, 'othello-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
