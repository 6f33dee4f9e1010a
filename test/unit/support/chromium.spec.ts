import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { namedChromium, prepareChromium } from '../../support/chromium.mjs';
import { zipOfProgram } from './zip.js';

let folder: string;

beforeAll(() => {
  // Not in the system's temporary folder, in which execution may be disabled.
  mkdirSync('build', { recursive: true });
  folder = mkdtempSync(resolve('build/browsers-'));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An executable program. */
function program(name: string, script = '#!/bin/sh\n'): string {
  const path = join(folder, name);
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return path;
}

/** Browsers by path: the version with which each starts, or its error. */
type Browsers = Readonly<Record<string, string | Error>>;

/** Looks only among these browsers; `installed` exist after the installation. */
function prepare(browsers: Browsers, installed: Browsers = {}, environment: NodeJS.ProcessEnv = {}) {
  vi.spyOn(console, 'log').mockReturnValue();
  let there = browsers;
  return prepareChromium({
    environment,
    find: () => Object.keys(there),
    installShell: () => void (there = { shell: '156.0', ...browsers }),
    install: () => void (there = { ...browsers, ...installed }),
    start: (path) => {
      const version = there[path]!;
      return version instanceof Error ? Promise.reject(version) : Promise.resolve(version);
    },
  });
}

describe('a browser that an environment variable names', () => {
  test('is taken', async () => {
    const path = program('named');
    expect(namedChromium({ CHROME_PATH: path })).toBe(path);
    expect(await prepare({ other: '156.0', [path]: '156.0' }, {}, { CHROMIUM_PATH: path })).toEqual({
      path,
      version: '156.0',
    });
  });

  test('but cannot be run is an error, not a reason to take another', () => {
    expect(() => namedChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
      'CHROMIUM_PATH=/nowhere/chromium cannot be run',
    );
  });

  test('but does not start is an error that says what it wrote', async () => {
    const path = program('silly');
    const browsers = { other: '156.0', [path]: new Error('it needs a snap') };
    await expect(prepare(browsers, {}, { CHROMIUM_PATH: path })).rejects.toThrow('it needs a snap');
  });
});

describe('among the browsers that are there', () => {
  test('the first that starts and is not too old is taken', async () => {
    const browsers = { note: new Error('install the snap first'), old: '99.0', good: '156.0', more: '157.0' };
    expect(await prepare(browsers)).toEqual({ path: 'good', version: '156.0' });
  });

  test('where the machine is there for the tests alone, the one without windows is installed and taken', async () => {
    const ci = { CI: 'true' };
    expect(await prepare({ good: '156.0' }, {}, ci)).toMatchObject({ path: 'shell' });
    expect(
      await prepare({ [program('named')]: '156.0' }, {}, { ...ci, CHROMIUM_PATH: program('named') }),
    ).toMatchObject({ path: program('named') });
  });

  test('one that another installation mends is tried again', async () => {
    const missing = new Error('libnss3.so: cannot open shared object file');
    expect(await prepare({ mended: missing }, { mended: '156.0' })).toMatchObject({ path: 'mended' });
  });

  test('where none starts in the end, it is said why and what to do', async () => {
    const bare = new Error('error while loading shared libraries: libnss3.so');
    await expect(prepare({ bare })).rejects.toThrow(/bare: .*libnss3\.so[^]*CHROMIUM_PATH/u);
  });

  test('where there is none at all, it is said what to do', async () => {
    await expect(prepare({})).rejects.toThrow(/none could be installed\.\nInstall one/u);
  });
});

describe("Playwright's download", () => {
  let server: Server;
  let asked: string[];

  beforeAll(async () => {
    asked = [];
    // The path in the archive depends on where Playwright looks for the program.
    const place = /chromium-\d+[/\\](.+)$/u.exec(chromium.executablePath())![1]!;
    const films = process.platform === 'darwin' ? 'ffmpeg-mac' : 'ffmpeg-linux';
    server = createServer((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      const archive = zipOfProgram(url.includes('ffmpeg') ? films : place, '#!/bin/sh\n');
      response.setHeader('content-length', archive.length);
      response.end(archive);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  test('is made where there is no browser, and its browser is taken', async () => {
    const browsers = join(folder, 'playwright');
    const script = `
      import { existsSync } from 'node:fs';
      import { chromium } from 'playwright-core';
      import { prepareChromium } from './test/support/chromium.mjs';
      import { downloadChromium } from './test/support/install-chromium.mjs';
      const { path } = await prepareChromium({
        environment: {},
        find: () => [chromium.executablePath()].filter((place) => existsSync(place)),
        install: () => downloadChromium(),
        start: async () => '156.0',
      });
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
    // The tests start the full browser, so the headless shell is not needed.
    expect(asked.filter((path) => path.includes('headless'))).toEqual([]);
  });
});
