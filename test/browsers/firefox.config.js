import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { firefoxOptions } from './firefox.mjs';
import { ensureOtherEngine } from './other-engines.mjs';
import { browserTests } from './browser-tests.mjs';

export default {
  ...(await browserTests('firefox')),
  // It launches whatever Puppeteer can.
  browsers: [
    chromeLauncher({
      puppeteer: puppeteerCore,
      launchOptions: firefoxOptions(ensureOtherEngine('firefox')),
      // Each context is a window of its own; the first has the focus.
      createBrowserContext: ({ browser }) => browser.defaultBrowserContext(),
    }),
  ],
};
