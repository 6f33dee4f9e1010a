// WebKit for Web Test Runner.
import { Key } from 'selenium-webdriver';
import { sizePage, startWebKit } from './webkit.mjs';

const PAGE = { width: 800, height: 600 };

/** The names of keys for which WebDriver has characters. */
const KEYS = new Map(
  Object.entries({
    ArrowDown: Key.ARROW_DOWN,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    Alt: Key.ALT,
    Backspace: Key.BACK_SPACE,
    Control: Key.CONTROL,
    Delete: Key.DELETE,
    End: Key.END,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Home: Key.HOME,
    Meta: Key.META,
    PageDown: Key.PAGE_DOWN,
    PageUp: Key.PAGE_UP,
    Shift: Key.SHIFT,
    Tab: Key.TAB,
  }),
);

/**
 * @param {string} name as in `KeyboardEvent.key`
 * @returns {string} the character that stands for it in WebDriver
 */
function webDriverKey(name) {
  const key = KEYS.get(name) ?? name;
  if (Array.from(key).length !== 1)
    throw new RangeError(`No key ${name}; there are ${[...KEYS.keys()].join(', ')}`);
  return key;
}

/**
 * A launcher with one window. The runner's commands speak to it as they do to a page of Playwright.
 *
 * @param {string} path of WebKitWebDriver
 * @returns {import('@web/test-runner-core').BrowserLauncher & { getPage(): object }}
 */
export function webkitLauncher(path) {
  /** @type {import('./webkit.mjs').WebKitBrowser | undefined} */
  let browser;
  /** @type {string | undefined} the session that has the window */
  let active;

  const driver = () => {
    if (browser === undefined) throw new Error('WebKit has not been started');
    return browser.driver;
  };

  /** @type {(name: string) => Promise<void>} */
  const press = (name) => driver().actions().keyDown(webDriverKey(name)).keyUp(webDriverKey(name)).perform();
  const page = {
    keyboard: {
      press,
      /** @type {(name: string) => Promise<void>} */
      down: (name) => driver().actions().keyDown(webDriverKey(name)).perform(),
      /** @type {(name: string) => Promise<void>} */
      up: (name) => driver().actions().keyUp(webDriverKey(name)).perform(),
      /** @type {(text: string) => Promise<void>} */
      type: async (text) => {
        for (const key of text) await press(key);
      },
    },
    /** @type {(size: typeof PAGE) => Promise<void>} */
    setViewportSize: (size) => sizePage(driver(), size),
  };

  return {
    name: 'WebKit',
    type: 'playwright',
    concurrency: 1,
    async initialize() {
      browser = await startWebKit(path);
    },
    async stop() {
      await browser?.close();
    },
    async startSession(id, url) {
      active = id;
      await sizePage(driver(), PAGE);
      await driver().get(url);
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => driver().getCurrentUrl(),
    getPage: () => page,
    async stopSession() {
      active = undefined;
      // Ends everything that is running in the page.
      await driver().get('about:blank');
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit is tested on a screen that nobody sees: there is nothing to debug in');
    },
  };
}
