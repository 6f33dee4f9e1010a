import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { namedChromium, prepareChromium } from '../../support/chromium.mjs';
import { zipOfProgram } from './zip.js';

const STARTS = '#!/bin/sh\necho "<body>Mozilla/5.0 HeadlessChrome/156.0.0.0</body>"\n';

let folder: string;

beforeAll(() => {
  // Not among the system's temporary files, from which programs may not be allowed to run.
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/browsers-'));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A browser, as far as it matters here: a program that writes something. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return path;
}

/** Looks only among these places, and neither in the path nor among the user's downloads. */
function prepare(places: string[], install = () => undefined, environment: NodeJS.ProcessEnv = {}) {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
  return prepareChromium({ environment, places, install });
}

describe('a browser that an environment variable names', () => {
  test('is taken', () => {
    const path = program('named', STARTS);
    expect(namedChromium({ CHROME_PATH: path })).toBe(path);
    expect(prepare([], undefined, { CHROMIUM_PATH: path })).toEqual({ path, version: '156' });
  });

  test('but cannot be run is an error, not a reason to take another', () => {
    expect(() => namedChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'CHROMIUM_PATH=/nowhere/chromium cannot be run',
    );
  });

  test('but does not start is an error that says what it wrote', () => {
    const path = program('silly', '#!/bin/sh\necho "it needs a snap" >&2; exit 10\n');
    const other = program('other', STARTS);
    expect(() => prepare([other], undefined, { CHROMIUM_PATH: path })).toThrow('it needs a snap');
  });
});

describe('among the browsers that are there', () => {
  test('the first that starts is taken', () => {
    const note = program('note', '#!/bin/sh\necho "install the snap first"; exit 1\n');
    const old = program('old', '#!/bin/sh\necho "HeadlessChrome/99.0"\n');
    const good = program('good', STARTS);
    expect(prepare([join(folder, 'missing'), note, old, good])).toEqual({ path: good, version: '156' });
  });

  test('one that another installation mends is tried again', () => {
    const path = program('mended', '#!/bin/sh\nexit 127\n');
    expect(prepare([path], () => void program('mended', STARTS)).path).toBe(path);
  });

  test('where none starts in the end, it is said why and what to do', () => {
    const path = program(
      'bare',
      '#!/bin/sh\necho "$0: error while loading shared libraries: libnss3.so: cannot open" >&2; exit 127\n',
    );
    expect(() => prepare([path])).toThrow(
      /bare: shared libraries are missing: libnss3\.so\. .*install-deps chromium[^]*CHROMIUM_PATH/u,
    );
  });

  test('where there is none at all, it is said what to do', () => {
    expect(() => prepare([])).toThrow(/none could be installed\.\nInstall one/u);
  });
});

describe("Playwright's download", () => {
  let server: Server;
  let asked: string[];

  beforeAll(async () => {
    asked = [];
    // The place in the archive follows from where Playwright will look for the program.
    const place = /chromium-\d+[/\\](.+)$/u.exec(chromium.executablePath())![1]!;
    const films = process.platform === 'darwin' ? 'ffmpeg-mac' : 'ffmpeg-linux';
    server = createServer((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      const archive = zipOfProgram(url.includes('ffmpeg') ? films : place, STARTS);
      response.setHeader('content-length', archive.length);
      response.end(archive);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('is made where there is no browser, and its browser is taken', async () => {
    const browsers = join(folder, 'playwright');
    const script = `
      import { prepareChromium } from './test/support/chromium.mjs';
      import { downloadChromium } from './test/support/install-chromium.mjs';
      const { path } = prepareChromium({ environment: {}, places: [], install: () => downloadChromium() });
      console.log('took ' + path);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: {
        PATH: process.env['PATH'],
        PLAYWRIGHT_BROWSERS_PATH: browsers,
        PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await new Promise((done) => child.once('close', done));
    expect(output).toContain(`took ${browsers}/chromium-`);
    expect(asked.some((path) => /chrom(e|ium).*\.zip$/u.test(path))).toBe(true);
    // The tests start the browser with a window or without: the small one without is not needed.
    expect(asked.filter((path) => path.includes('headless'))).toEqual([]);
  });
});
