// Settings of the person or the machine that a test run must not inherit.
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
  // Lit and Vite read it; each runner sets its own.
  delete environment['NODE_ENV'];
  delete environment['FORCE_COLOR'];
  if (!process.stdout.isTTY) environment['NO_COLOR'] = '1';
  // Browsers use the language of the person who starts them, but pages are tested in English.
  environment['LANGUAGE'] = 'en_US';
  // npm needs its cache for packing, a browser its settings, and a download a folder.
  replaceUnless(isWritable(environment['HOME'] ?? ''), environment, 'HOME', join(build, 'home'));
  replaceUnless(isWritable(environment['TMPDIR'] ?? tmpdir()), environment, 'TMPDIR', join(build, 'tmp'));
}

/**
 * @param {boolean} usable
 * @param {NodeJS.ProcessEnv} environment
 * @param {'HOME' | 'TMPDIR'} name
 * @param {string} folder
 */
function replaceUnless(usable, environment, name, folder) {
  if (usable) return;
  mkdirSync(folder, { recursive: true });
  environment[name] = folder;
}

/** @param {string} folder */
function isWritable(folder) {
  if (folder === '') return false;
  try {
    rmSync(mkdtempSync(join(folder, 'othello-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
