import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { browserTests } from './browser-tests.mjs';
import { findOtherBrowser } from './other-browsers.mjs';

/** Firefox, driven by WebDriver BiDi. @type {import('puppeteer-core').LaunchOptions & { browser: 'firefox' }} */
const launchOptions = {
  browser: 'firefox',
  executablePath: findOtherBrowser('firefox').path,
  headless: true,
  extraPrefsFirefox: {
    // Without a desktop Firefox assumes reduced motion.
    'ui.prefersReducedMotion': 0,
    'intl.accept_languages': 'en-US, en',
  },
};

export default await browserTests(
  'test/browser/**/*.browsers.test.ts',
  // It launches whatever Puppeteer can.
  chromeLauncher({
    puppeteer: puppeteerCore,
    launchOptions,
    // Each context is a window of its own; the first has the focus.
    createBrowserContext: ({ browser }) => browser.defaultBrowserContext(),
  }),
);
