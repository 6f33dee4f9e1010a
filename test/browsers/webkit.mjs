// WebKit: the MiniBrowser of WebKitGTK on a virtual screen, driven by WebDriver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../support/free-port.mjs';

const START_TIMEOUT_MS = 30_000;

const SCREEN = { width: 1600, height: 1200 };

/**
 * Makes the window's own toolbar narrow, which would otherwise keep it 447 pixels wide: pages are also tested at phone
 * width.
 */
const NARROW_TOOLBAR = '* { min-width: 0; margin: 0; border-width: 0; padding: 0; }';

/**
 * A browser with one window.
 *
 * @typedef {object} WebKitBrowser
 * @property {import('selenium-webdriver').WebDriver} driver
 * @property {string} version WebKitGTK's
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} path of WebKitWebDriver
 * @returns {Promise<WebKitBrowser>}
 */
export async function startWebKit(path) {
  const screen = await startScreen();
  const port = await freePort();
  const settings = gtkSettings();
  const server = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    // Makes the browser end together with its driver.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
  const stop = () => {
    end(server);
    screen.stop();
    rmSync(settings, { recursive: true, force: true });
    process.off('exit', stop);
  };
  process.once('exit', stop);
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    const close = async () => {
      try {
        await driver.quit();
      } finally {
        stop();
      }
    };
    return { driver, version, close };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * More than the height of any toolbar or the width of any border. With a larger difference the page has not been
 * resized yet.
 */
const MOST_CHROME = 200;

/**
 * Gives the page exactly so many pixels; the window needs some more. The window is resized some time after it was told to.
 *
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {{ width: number, height: number }} size
 */
export async function sizePage(driver, { width, height }) {
  const query = `(width: ${width}px) and (height: ${height}px)`;
  const fits = async () =>
    (await driver.executeScript('return matchMedia(arguments[0]).matches', query)) === true;
  /** @returns {Promise<[number, number]>} what the page lacks in width and height */
  const lacks = async () => {
    /** @type {[number, number]} */
    const [pageWidth, pageHeight] = await driver.executeScript('return [innerWidth, innerHeight]');
    return [width - pageWidth, height - pageHeight];
  };
  /** @param {() => Promise<boolean>} condition */
  const comesTrue = (condition) =>
    driver.wait(condition, 2000).then(
      () => true,
      () => false,
    );
  for (let attempt = 0; attempt < 3; attempt++) {
    await sizeWindow(driver, width, height);
    const isNear = async () => (await lacks()).every((pixels) => Math.abs(pixels) <= MOST_CHROME);
    if (!(await comesTrue(isNear))) continue;
    if (await fits()) return;
    const [moreWidth, moreHeight] = await lacks();
    await sizeWindow(driver, width + moreWidth, height + moreHeight);
    if (await comesTrue(fits)) return;
  }
  throw new Error(`the window does not get a page of ${width} by ${height} pixels`);
}

/**
 * In the middle of the screen, where the pointer is: without a window manager the window below it has the focus.
 *
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {number} width
 * @param {number} height
 */
async function sizeWindow(driver, width, height) {
  const x = Math.round((SCREEN.width - width) / 2);
  const y = Math.round((SCREEN.height - height) / 2);
  await driver.manage().window().setRect({ x, y, width, height });
}

/** A folder with settings for GTK, which draws the browser's window. */
function gtkSettings() {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  return folder;
}

/** A virtual X11 screen. */
async function startScreen() {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const number = await Promise.race([
    once(output, 'data').then(([data]) => String(data).trim()),
    once(server, 'error').then(([error]) => Promise.reject(error)),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended at once'))),
  ]);
  return { display: `:${number}`, stop: () => server.kill() };
}

/** @param {string} url */
async function answers(url) {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
}

/** @param {import('node:child_process').ChildProcess} leader of a group of processes */
function end(leader) {
  try {
    if (leader.pid !== undefined) process.kill(-leader.pid);
  } catch {
    // It has ended already.
  }
}
