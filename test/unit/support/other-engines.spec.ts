import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findOtherEngine, prepareOtherEngine } from '../../browsers/other-engines.mjs';

let folder: string;

beforeEach(() => {
  // Not in the system's temporary folder, in which execution may be disabled.
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/engines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An executable program. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

describe('another engine than Chromium', () => {
  test('is found in the path', () => {
    const path = program('firefox-esr');
    expect(findOtherEngine('firefox', { PATH: folder })).toEqual({ path, named: false });
  });

  test('that an environment variable names is taken', () => {
    program('firefox');
    const path = program('nightly');
    expect(findOtherEngine('firefox', { PATH: folder, FIREFOX_PATH: path })).toEqual({ path, named: true });
  });

  test('that is not there is said to be missing, with the way to get it', () => {
    expect(findOtherEngine('webkit', { PATH: folder })).toEqual({
      missing: 'there is no WebKitWebDriver on this machine (Debian: apt-get install webkit2gtk-driver xvfb)',
    });
  });

  test('is missing where what it needs besides is', () => {
    program('WebKitWebDriver');
    expect(findOtherEngine('webkit', { PATH: folder })).toMatchObject({
      missing: expect.stringContaining('there is no Xvfb') as string,
    });
    program('Xvfb');
    expect(findOtherEngine('webkit', { PATH: folder })).toHaveProperty('path');
  });

  test('that is named and cannot be run is an error: it was asked for', () => {
    program('firefox');
    const environment = { PATH: folder, FIREFOX_PATH: '/nowhere/firefox' };
    expect(() => findOtherEngine('firefox', environment)).toThrow(
      'FIREFOX_PATH=/nowhere/firefox cannot be run',
    );
    const driver = program('driver');
    expect(() => findOtherEngine('webkit', { PATH: folder, WEBKIT_DRIVER_PATH: driver })).toThrow(
      'WEBKIT_DRIVER_PATH is set, but there is no Xvfb',
    );
  });

  test('that does not start is missing, unless it was named', async () => {
    const path = program('firefox');
    const broken = () => Promise.reject(new Error('please install the package'));
    expect(await prepareOtherEngine('firefox', { PATH: folder }, broken)).toEqual({
      missing: `${path} does not start: please install the package`,
    });
    await expect(prepareOtherEngine('firefox', { FIREFOX_PATH: path }, broken)).rejects.toThrow(
      'does not start: please install the package',
    );
    expect(await prepareOtherEngine('firefox', { PATH: folder }, () => Promise.resolve('153.0'))).toEqual({
      version: '153.0',
    });
  });
});
